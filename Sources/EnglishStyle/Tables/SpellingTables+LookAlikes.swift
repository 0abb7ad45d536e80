// Words and names that look like a misspelled one of the tables.
extension SpellingTables {
    static let lookAlikes = """
        abuts acing actin actins acton actons adapt adapted adapting adapts addressees adept adepts adust ageing agued
        agues aking alane alang alars alays aline alost alternat alway anima animas annal annals anneal anneals annul
        annuls anther anyon apert apologies aport apple apples appling argus arias availably baases babees babes babis
        bached baches baching backus baked baker bakes baking balcon baled baling ballad ballance ballat ballats ballet
        ballets bandung baned baning barded barding bards bared baring barrow barrows basin basis baskett basse basses
        basted basting basts bated bating batter battered batterie battering batters battle battled battles battling
        baying beaded beading beads beaks beard bearded bearding beards beast became becked becking becks beech beeches
        beeching beets belive belled belling bellow bellows bells bended bending bends benefitted benefitting beraking
        berks beses bestad bestud betas bette bettor bettors bided biding bight bights binding binds binging bings binks
        birder birders birks bises bitter bittered bittering bitters bitting blaes bleed blees bling blocs blows blude
        boaked boaking boaks boars boast bocked bocking bocks boded bodes bodge bodges boding bogan boing boked bokes
        boking bokos bolled bolling bolls bondage bondages bonded bonding bonds bones bonked bonking bonks boodied
        boodies boodying booed booing booted booting boots bordar bordars borde borer borers borked borking borks bosket
        boskets botas bother bothered bothering bothers botte bottes bough bouks bouses bouts brach braches brads braes
        braky brans breda breded breding breed breeding breeds breeks bride brides bries brigs brining brins broad
        broads broke broking brough brunch brunched brunches brunching brung buats bucked bucking bucks budge budges
        bulled bulling bulls bunded bunding bunds bunked bunking bunks burds burks burns burrow burrowed burrowing
        burrows busket bussed busses bussing busted busting busts busyness busynesses butter buttered butteries
        buttering butters buttery buttle buttled buttles buttling byked bykes byking cached caches caching caese cains
        calender calendered calendering calenders callid cames campion campions canad cancelled cancelling canid canned
        cannel cannels canning canter cantered cantering canters captan captans cardin caress carful caried caries
        carrect carrects carrie carse carte casas cashion caste casted castes casting casts casus catted catting cauld
        causa caver cavers celled celling cells centre centreing centres cerate cerated cerates ceratin cered ceres
        cering certs chace chagres chais chancy chanel chang changs channelled channelling chaoses chaps chare chared
        chares chari charing chars cheep cheeps cheops chick chicks chided chiding childe chits chock chocked chocking
        chocks chocolaty choired choiring choosy chose choses chouse chouses chousing chuck chucked chucking chucks
        chunnel chunnels chuts cills cions cisted cists cited cites clack clacked clacking clacks clams clans classis
        claud cleck clecked clecking clecks cleon click clicked clicking clicks clint clints clises clods clous cluck
        clucked clucking clucks coachees coaled coaling coals coarse coast coble cobles cocked cocking cocks coffey
        coiled coiling coils cointer cointers coirs coked cokes coking coled collage collages collet colleted colleting
        collets colling comas comfortably comins commo commos compar compete competed competer competers competes
        competing compony compter compute computes comus concreted concreting coned conferrence conferrences conform
        conformation conformations conformed conforming conforms congratulation coning contes continua continuo
        continuos contrat cooch cooches cooed cooing cooke coolin cooming coons coors coots coped copes coping coppies
        corded cording cords cored corer corers cores coring corries corry corse corses cosed coses coshed coshes
        coshing cosing cosses coste coted coting couch couched couches couching counsellor counties county coupe couped
        coupes couping couter couters coves coying crary crass crate crated crates crating cress cresses crete crocket
        crockets crosse cukes culled culling culls culmed culming culms cunts curded curding curds cured cures curing
        currant currants curried curries curry currying curse cursed curses cursing curtin cushes cushing custos cutch
        cutches cuties cymes cysts daals daces dancy danes dantist dared daring dashed dashes dashing datos dawing
        dawned dawning dawns deadliness debated debating debted debts debut debuted debuting debuts decade decades
        decode decoded decodes decoding deeds deering deers defat defats deice deices deign deigned deigning deigns
        deils delate delated delates delating deleing delver delvers deport deported deporting deports descried descries
        desses develope dialing dials diner diners dinger dingers dinking dinks dirked dirking dirks discoer discoers
        discus discuses disks dites diver divers dives diving doable doers doilies doily doning donner donnered dopped
        dopping dorking dorks dorps doted dotes doting doubly dowed dowing drams drank drapped drapping draps drats
        drave dreed drees drier driers drift drifted drifting drifts dripped dripping drips droops dross drosses drove
        drover drovers droves droving drows drunk drunks duads duals duars dunce dunces dunner dusks dyads dyers dying
        earle earring eases easing edite eduction eductions elevon elevons emergence emergences employe employes engin
        enrol equalled equalling erned erning ether evans evant evets excite excusive exorcise exorcised exorcises
        exorcising expanse expanses expert experts expiry fallow fallowed fallowing fallows famed faming fanal fanals
        fanes farad farer farers faros farse fashed fashes fashing fated fating faves faxed faxes faxing fealing feals
        feces felled felling fellow fellowed fellowing fellows fells fended fending fends feods fermat ferms ferris
        fests feuding feuds feuing fibre fices ficus ficuses fiend fiends fille filles filos finer finers finis finises
        finned finning finnish finos firmed firmer firmers firming firms firring firry fisted fisting fists flees flesh
        fleshed fleshes fleshing fling flits floes flosh floshes flour floured flouring flours flued flues fluor fluors
        flush flushed flushes flushing focussed focusses focussing foiled foiling foils fonded fonding fonds fonts fores
        forgat forgave forge forges forgot forme former formers fother fothered fothering fothers fouds foxed foxes
        foxing framed framer framers framing freit freits frequence frequences freud friand fried fries frist frits
        froes frons frosh froward froze fucus fucused fucuses fuelled fuelling fulfil fumous furry fusted fusting fusts
        fyces gallerias galley gamas gamin gammed gammes gamming garbagy gardiner gardner gardners gasolene gasolenes
        gassed gasses gassing gater gaters gatting gealed gealing geals geats geest geests gelding gelds geneal genera
        gessed gesses gests gilding gilds gites givees gleds gloss glossed glosses glossing goading goads godling goels
        gools gouts greeing greene grees greet greets greta groat groats grocer groped groping guaranties guars gudes
        guido guids gulleries gullery gurage gusted gusting gusts gyals gytes gyves gyving haars hadden haded hades
        hading hakes halling halls haman handel handless hardin hared hares haring harried harries harry harrying harts
        hatted hatting hause haused hauses hausing haves hearst heath heaths heave heaves heeded heeding heeds heids
        heigh heighs heired heiring heirs helled helling hells helmut heman hemet herat herding herds heros herried
        herries herry herrying herse hight hights hilding hinds hippy hired hires hiring hoars hodden hoers hoise hoised
        hoises hoising hoked hokes hoking holing holliday holyday holydays hondle hondles hones hooped hooping hopis
        hopped hopping hoppy hording horoscopy horsa horsy horus hosed hoses hosing hudden hulled hulling hulls humas
        hurds hurra hurraed hurraing hyads hydes hykes hyped hypes hyping imago imagos improv improvs incudes infirm
        infirmed infirming infirms insection insections instal instalment instals instill instilled instilling instills
        interess invitee invitees issus jains janes jested jesting jests jewellery jibed jibing jobbed jobbing jones
        jules julie julius justin kecked kecking kecks kells knaves knive labelled labelling lacked lacker lackers
        lacking lacks laded lader laders lading laigh laighs laing laked lakes laking lanch lanched lanches lanching
        lande landry lanes lares largess largo largos larned larning larns lased lases lasing lasses latter launces
        laved laves laving lawin leadin leaned leaning leans lears leats leavis leavy lecky leeds lenes leses lessees
        lessen lessened lessening lessens lettre lettres leuds leveed levelled levelling libel libeled libeling libels
        libraires licked licker lickers licking licks liens lightings likin limps linch linches linds lings linin linos
        linus lisses liston liter litre litres litter littered littering litters livid loader loaders loafed loafing
        loafs loave loaved loaves loaving locale localled localling locke loculed locution locutions loess lofted
        lofting lofts loided loiding loids loins lokes longe looing looning loons looses loosing looves loped loping
        lotter lotters lough loughs louped louping loups lovings luckie lumps lunes lunged lunging lungs luning lunks
        lusted lusting lusts luted luter lynch lynched lynches lynching lyses lysing maches maile maills makos males
        malis mande mange manged manger mangers manges manging manis manned manus mares maser masers massage massaged
        massages massaging massed masses massing masts mated mater maters mates mather mating matte mattes mauled
        mauling mauls mavie mavies maxed maxes maxing mayer mayos meane meddle meddled meddles meddling medial medials
        mediation mediations meined meining meins menage menages mended mending mends mened menes mening menton meres
        merks mesic messed messes messing meted metes meting metre metres metter miches miked mikes miking milles milos
        mined mining minted minting minuet minuets minus mires mirks mises missees missis missus mister misters mists
        mitch mitched mitches mitching mites mither mithered mithering mithers moaned moaning moans moated moats mobil
        moble moches modal modals modelled modelling moder modes moiled moiling moils mokes moles monee mooney mooneyed
        moras moros morse morus mossed mosses mossing moted motes mothed moths mouthe muddle muddled muddles muddling
        mules munday mures murks musci mussed musses mussing muster musters musts mutch mutches mutter muttered
        muttering mutters muxed muxes muxing myles namas nates natura nenes neoned neons netes neves newed newing nicked
        nicking nicks nighed nighs nimes nites nithing nithings nocked nocking nocks noeses noisy nomes nonas noose
        noosed nooses noosing norma norse nosies notus notwork notworks nouns nouses objet objets oncus oners opined
        opining orang orangs orangy outdoer outdoers overdye owing paced paces pacing packet packeted packeting packets
        pagod paine paise palled palling palls paned panes panned panning panted panting pantings pants papes papular
        papulation parcelled parcelling pared paries paring parings paris parkin parkins parson parsons parter parters
        parti pases pashed pashes pashing passible passus paste pated patent patents pates pawer pawers payer payers
        peacod pease peased peases peasing pecked pecking pecks peers peined peining peins pelite perked perking perks
        peron perts pervious pests petties petty phene phenes phono phonos phons phony phots pians picket picketed
        picketing pickets pieing piked piking pilled pilling pills pined pinguin pinguins pining pinter pints piper
        pipers pished pishes pishing pissed pisses pissing piths pizes pizzle pizzles placid plano plantin plata plato
        plats platte platted platting platy platys pleaing pleas ploce ployed ploying ploys plussed plusses plussing
        plyer plyers plying pocked pocking pocks poils pointe pointings poled policy polies poling polit polity pollan
        pollans polled pollices polling polos pones ponts pooed pooing poole pooted pooting poplar poplars porked
        porking porks ported porting ports porty posed poshed poshes poshing posing positon positons posses possibly
        postin potin potted potting potto practic practics prated praties prating prats praty precess precessed
        precesses precessing prefect prefects prefile prefiled prefiles prefiling preform preformed preforming preforms
        premise premised premises premising premotion premotions prent prented prenter prenting prents preses preset
        presets prevened prevening prezes pricy pried pries priss prissed prisses prissing programmed programming projet
        projets promisee promisees proscription proscriptions pross prosses prunt prunted prunts pubic pucked pucking
        pucks puers puled puling pulsed pulses pulsing purty puses pusses pycnic pyins quack quacks quarte quartes quate
        quaters quito quits quitted quitting quizzes quote quoted quotes quoting raches radii radius raged rages raging
        raisin rales ralls rangy ranis ranted ranting rants rased rases rasing ratas rater rathe ratos ratted ratting
        ratus rauns raver ravers rawing readding readds reade recant recept recepts recoded recoding redded redding
        redes redid redig reech reeched reeches reeching reeded reeding reeds reedy reefer reefers reeject reejected
        reejecting reejects reels reested reesting reests refall refalling refalls refell refelled refelling refiled
        refiling refind refinding refinds regin regula rehearing rehears reich reign reigned reigning reigns reined
        reining reins reises relace relaced relaces relacing relaxin releasee releasees relied relies relying reman
        remand remanded remanding remands remans remate remates remend remended remending remends rente repla repled
        repot repots resin resined resining resins responsa responsibly retes retorn retuned retuning reval revel
        reveled reveling revels revered revers revie revies rewed reword reworded rewording rewords rials riced rices
        ricing ridding ridgy rifer riled riles riling rilled rilling rills risus rites rives roach roached roaches
        roaching roadies roady roamed roaming roams roches roded rodes roding rollin romains roods rooted rooting roses
        rosing roted rotes rother roting routs rover rovers ruches rudge ruined ruing ruining ruins runds rungs runted
        runts ruses rusks rusted rusting rusts ryals sable sables sacked sacking sacks sadden saddens sades sages salas
        salse salve salved salver salvers salves salving samis samos sampled sampling sanded sanding sandings sands
        sanger sangers sapper sappers sarking sarks sarver sated sates sating sauls savin saxes sayid scare scared
        scares scaring scissor scorse scoter scoters scouter scouters scree screes sealed sealing seals seamed seaming
        seams searced searces searcing seatang seconde secrete secretin secund sedes seeded seeding seeds seeping seeps
        seiled seiling seils selves semes semple senor senors sensa sered serer seres sering serous serries serry servo
        servos setal setted setting sever severs sevin sevins sexes shaft shafts shane shaps shard shari sharpe shawed
        shawing shaws shelve shewed shewer shewers shewing shews shied shies shinned shinning shins shiny shipmen shire
        shires shiting shits shoat shoats shoers shone shooed shooing shool shooled shooling shools shoos shope shopped
        shopping shore shored shores shoring shots shout shouting shouts showring shred shute shutting sials sices sidas
        sifts sighed sighing sighs signalled signalling signer signers sikes siled silen silens siler silers siles
        siling sills similor simmer simmered simmering simmers simply simular sinded sinding sinds sines singe singes
        singly sining siple sipped sipper sippers sipping siring sitting situs siver sivers skeed skees skell skells
        skeps skiing skilful skull skulled skulls skyed slade slades slaes slaws slewed slewing slews sliver slivers
        slove smartt smell smelled smelling smells smily smoko smokos smoky smoot smooted smoothe smooting smoots snawed
        snawing snaws sneds snigs snogs soars sociol socked socking socks sodden soddens soiled soiling soils soken
        sokes solas soled solen solent soler solers soles soling sollar sollars solvang solver solvers sommer sonce
        sonse sooth soothed soothing sooths sooting soots soper sopped sopping sorage sorages sored sores soring sorra
        soths sowed sower sowers sowing spaak spacial spacy spaed spaes spaing spared sparing spars spats spice spiced
        spices spicing spied spits spoke spork sporks sprad sprang sprangs spreed sprig sprigs springe sprong sprung
        spued squire squired squires squiring stably stack stacked stacking stacks stael stagged stagging stags stagy
        stale staled stales staling stall stalled stalling stalls staning stans stapped stapping staps stare stares
        starred starring starrs statin statins stats statues stdio steak steaks steale steam steamed steaming steamings
        steams steel steeled steeling steels steeps steff steil steils stela stelas stele steles stell stelled stelling
        stells stend stending stends stepped stepping stere steres stied sties stiff stiffed stiffing stiffs stile
        stiled stiles stiling sting stire stirs stites stoked stoking stole stoled stoles stollen stolon stond stong
        stoops stoped stoping storge storting strang strass strasses streek streeks string stroam stroamed stroaming
        stroams stroy stroying strung stuck studdies stuff stuffed stuffing stuffs stull stulls sturt sturted sturting
        sturts styed styes stying styli stylo stylos stylus succuss succusses sucked sucking sucks sucrets suction
        suctioned suctioning suctions suers suets suing suite sumer summar summery sunda sundae sundaes sundas supes
        suppered suppering suppl supple suppled supples suppling surger surry suttle suttled suttles suttling swatch
        swatches sweat sweating sweats swith syeing synded synding synds tabes tabla tablas taches tacked tacket tackets
        tacking tacks tailed tailing tails tains takas takin takis tales talls tamed tamer tamers tames taming tanked
        tanking tanks taped tapes taping tared tares taring tarns tasty tates tavel taxus taxying teaed teaing teated
        teats teeing teemed teeming teems tellin temes tempe tempes tended tending tends tennant tennies tennos tenty
        tepic terned terning terns teste testes teuch texes theatre theatres theed thees theme thera thesis thess thigs
        thins thonder thong thongs thraw thrawing thraws threw throe throes thunk thunked thunking thunks tiers tikes
        tilling tills timid timor timur tings tinking tinks tiros tirred tirring toady toeing togue togues toile toiled
        toiles toiling toils token tokes toking toled toling tolling tolls tomes tonant topes topis topped topping tores
        torminal torus totalled totalling tough traced tracing trans transection transections transitted transitting
        traps trats trave travelled traveller travelling traves tread treas treck trecked trecking trecks treys triad
        trias trick tricked tricking tricks triffic trined trining trins triol triols trios trist troat troated troating
        troats trock trocked trocking trocks trode trodes trough trowing trows truced trucing trueing truss trusteed
        tryst trysted trysting trysts tsked tsking tucked tucket tuckets tucking tucks tuned tuning turing turms tusked
        tusking tusks tuxes tying tykes typic typos unavailably unbale unite unlicked untied untile untilled uplead
        upleading upleads vaccina vaccinas vaccinee vaccinees vales vegetably versin versins viced vices vicing villae
        visite visiter visiters vocation vocations voces volin volley volleys vouches wades waist waite wakas wakings
        waled waling wamed wander wandered wandering wanders wands waned wanes waning wanings wanner wantad wanter
        wanters warded warding wards wared wareless waring warked warking warks warne warrant warranted warrantees
        warranting wases washin washos wasta wasts watter weakly weels weigh weighed weighing weighs weiring weirs
        welded welding welds welked welking welks wended wending wends wether wethers whale whaled whales whaling whare
        wheal wheals wheens whees whets whins whither whits whity whore whores widow widowed widowing widows wight
        wighted wighting wights wilde wiled wiles wiling willed willet willets willing wills winder winders winned
        winning winos wised wises wishings wising wisted wisting wists witch witched witches witching wited wites witing
        witten woald woalds woking wolds womyn woning wonner wonners wonted wonting wonts woold woolds worksop wormed
        worming worms worts wrang wrangs wrier wries wring wringed wringing wrings writs wrote wroth wrung wulled
        wulling wulls wunner wunners wynds yardang yerded yerding yerds yesses yirded yirding yirds yourt yourts zines
        zooned zooning
        """
}
