extension WordTables {
    /// Common words in their base forms, with an emphasis on topics of notifications. Names aren't included, nor words
    /// that are as likely a name (May, Will, Apple, Home of the app).
    static let common = words(
        """
        able about above accept access accident account achieve across act action active activity actual add address
        adjust advance advice afternoon again against age agent ago agree air airport alarm alert all allow almost
        alone along already also alternate although always amazing amount animal announce annual another answer any
        anyone anything anywhere apart apartment app apply appointment approve area argue arm around arrange arrival
        arrive art article ask assign assist attach attempt attend attention author auto available average avoid award
        away baby back bad bag balance ball band bank bark base basic basket battery beach beat beautiful because
        become bed before begin behind believe below benefit best better between beyond bicycle big bike bill bird
        birthday bit black block blood blue board boat body bonus book border both bottle bottom box boy brake branch
        bread break breakfast bridge brief bright bring broken brother budget build bus business busy buy cable cake
        calendar call calm camera campaign can cancel card care careful carry cart case cash catch cause center certain
        chair challenge chance change channel charge chat cheap check child choice choose city claim class clean clear
        clock close cloud coach coat coffee cold collect college color come comment common community company compare
        complete computer concert condition confirm connect consider contact contain content contest continue contract
        control conversation cook cool copy corner correct cost could count country couple coupon course court cover
        create credit cross current customer cut daily damage dance danger dark data date daughter day dead deadline
        deal dear debit decide decline deep default degree delay delete deliver delivery depart deposit describe design
        desk destination detail develop device did different difficult dinner direct direction discount discover
        discuss dish distance do doctor document dog door double down download draft draw dream dress drink drive
        driver drop dry due during each ear early earn east easy eat edit edition education effect effort eight either
        electric element eleven else email employee empty end energy enjoy enough enter entire entry episode equal
        error even evening event ever every everyone everything exam example excellent except exchange excited
        exclusive exercise exist exit expect expense expire explain explore extra eye face fact fail fall family famous
        fan far fare farm fast father favorite feature fee feed feel few field fight figure file fill film final finally
        find fine finger finish fire first fish fit five fix flash flat flight floor flower fly focus folder follow
        food foot forecast forget form forward four free fresh friend front fruit fuel full fun fund future gain
        gallery game garage garden gate gather general get gift girl give glad glass go goal gold gone good great green
        ground group grow guard guess guest guide guy habit hair half hand happen happy hard hat head health hear heart
        heat heavy height help her here hidden high hike hill him his history hit hold holiday hope hospital hot hotel
        hour house how however huge human hurry husband ice idea if image immediate important improve include income
        increase indoor inform information inside install instead insurance interest interview introduce invitation
        invite invoice issue item job join journey just keep key kick kid kill kind kitchen know label land language
        large last late later latest laugh launch law lead leader leaf league learn least leave left leg less lesson
        let letter level library lie life lift light like limit line link list listen little live load loan local
        location lock log long look loop lose loss lost lot love low luck lucky lunch machine magazine mail main
        maintenance make man manage manager many map mark market match matter meal mean measure meat medical medication
        medicine meet meeting member memory menu message middle midnight mile milk mind minute miss mistake mix mobile
        model modern moment money month monthly more morning most mother motion mountain mouth move movie much music
        mute name narrow near nearby nearly neck need neighbor network never news next nice night nine no nobody noise
        none noon normal north nose note nothing notice notification now number object occur off offer office official
        often oil old once one online only open opinion option order original other outdoor outside over overdue own
        owner pack package page pain paint pair paper parcel parent park part partner party pass password past path
        patient pause pay payment peace people per perfect perhaps period person phone photo pick picture piece place
        plan plane plant plate play player please plus pocket podcast point police pool poor popular position possible
        post pot power practice prefer prepare prescription present press pretty prevent previous price print private
        prize probable problem process produce product profile program progress project promise promotion protect proud
        provide public publish pull purchase push put quality quarter question quick quiet quite quiz race radio rain
        raise range rate rather reach read ready real reason receipt receive recent recipe recommend record recover red
        reduce refer refill refund region register regular reject relax release remain remember remind reminder remote
        remove renew rent repair repeat replace reply report request require rescue reservation reserve rest restaurant
        result return reveal review reward rich ride right ring rise risk river road role roll room round route row
        rule run safe safety salary sale same save say schedule school science score screen sea search season seat
        second secret section secure security see seem sell send senior sense sensor separate series serious serve
        service session set settle seven several shape share sharp she shine ship shipment shirt shoe shoot shop short
        should show shower shut sick side sight sign signal silent similar simple since sing single sister sit site
        situation six size skill skin skip sky sleep slice slide slow small smart smile smoke smooth snow so social
        soft software sold some someone something somewhere son song soon sorry sort sound south space spark speak
        special speed spend spot spread spring square staff stage stand star start state statement station status stay
        steal step stick still stock stop storage store storm story straight strange stream street stress strong
        student study style subject submit subscribe subscription success such sudden suggest suit summary summer sun
        sunset super supply support sure surprise survey sweet swim switch symptom system table take talk task taste
        tax taxi teach teacher team tell temperature ten tennis term test than thank them then there these they thing
        think third those though thousand three through throw thus ticket tie tight time tip tire today together
        tomorrow tonight too tool top topic total touch tour toward town toy track trade traffic trail train
        transaction transfer transit travel treat tree trend trial trip trouble truck true trust try turn twelve twenty
        twice two type under understand unit unlock until unusual update upgrade upload upon upset us use user usual
        vacation valid value vehicle verify version very via video view village visit visitor voice vote wait wake walk
        wall want warm warn warranty wash waste watch water way weak wear weather website week weekend weekly weight
        welcome well west wet what wheel when where whether which while white who whole why wide wife wild win wind
        window wine winner winter wish without woman wonder wonderful word work world worry worth would write writer
        wrong yard year yellow yes yesterday yet young youth zero zone
        """)

    /// What people save with, after *savings*.
    static let ofSavings = words(
        "account accounts bank bond bonds box challenge club fund goal goals jar plan pot rate rule target transfer")
}
