extension StyleTables {
    /// Frequent misspellings, which mean nothing else.
    static let misspellings = [misspellingsAToI, misspellingsJToZ].joined(separator: "\n")

    private static let misspellingsAToI = """
        abscence: absence
        accesible: accessible
        accessable: accessible
        accidently: accidentally
        accomodation: accommodation
        accross: across
        acheive: achieve
        acheived: achieved
        acheivement: achievement
        acheivements: achievements
        acknowlege: acknowledge
        acount: account
        activty: activity
        addres: address
        adress: address
        advices: advice
        agian: again
        allready: already
        alot: a lot
        ammount: amount
        anniversery: anniversary
        anounced: announced
        anouncement: announcement
        aparment: apartment
        apointment: appointment
        appartment: apartment
        appearence: appearance
        appoinment: appointment
        appoinments: appointments
        appoitment: appointment
        appologize: apologize
        aproved: approved
        aquired: acquired
        arent: aren’t
        arguement: argument
        arived: arrived
        ariving: arriving
        arrivied: arrived
        arrving: arriving
        asignment: assignment
        assigment: assignment
        aswell: as well
        attachement: attachment
        attendence: attendance
        attendent: attendant
        avaiable: available
        availble: available
        availible: available
        avalable: available
        avaliable: available
        awsome: awesome
        baggages: baggage
        baloon: balloon
        batery: battery
        battary: battery
        batttery: battery
        beautifull: beautiful
        becuase: because
        befor: before
        beggining: beginning
        begining: beginning
        beleive: believe
        birhtday: birthday
        brithday: birthday
        buisness: business
        bussiness: business
        calandar: calendar
        calender: calendar
        cancled: canceled
        cant: can’t
        catagory: category
        categorys: categories
        chalenge: challenge
        challange: challenge
        charactor: character
        chargeing: charging
        choosen: chosen
        collegue: colleague
        comittee: committee
        comming: coming
        commited: committed
        committment: commitment
        compair: compare
        completeing: completing
        completly: completely
        conect: connect
        conected: connected
        conection: connection
        confimation: confirmation
        confirmaton: confirmation
        confirmd: confirmed
        congradulations: congratulations
        congragulations: congratulations
        congratulatons: congratulations
        connecton: connection
        consistant: consistent
        controled: controlled
        convinient: convenient
        coud: could
        couldnt: couldn’t
        curiousity: curiosity
        custumer: customer
        custumers: customers
        decison: decision
        defered: deferred
        definately: definitely
        definatly: definitely
        delievered: delivered
        delievery: delivery
        delivary: delivery
        deliverd: delivered
        delivry: delivery
        departement: department
        departue: departure
        depature: departure
        desparate: desperate
        detatched: detached
        develope: develop
        dicount: discount
        didnt: didn’t
        diffrence: difference
        diffrent: different
        dilemna: dilemma
        disapear: disappear
        disapeared: disappeared
        disapointed: disappointed
        discound: discount
        documant: document
        doesnt: doesn’t
        dont: don’t
        donwload: download
        dowload: download
        downlaod: download
        eachother: each other
        earlier then: earlier than
        eficient: efficient
        eligable: eligible
        embarass: embarrass
        emergancy: emergency
        enought: enough
        entrence: entrance
        enviroment: environment
        equiped: equipped
        equipement: equipment
        equipments: equipment
        everone: everyone
        excelent: excellent
        excercise: exercise
        excersise: exercise
        exellent: excellent
        exept: except
        exersise: exercise
        existance: existence
        expence: expense
        experiance: experience
        expierd: expired
        expierence: experience
        expried: expired
        extention: extension
        facinating: fascinating
        familar: familiar
        faster then: faster than
        favorit: favorite
        febuary: February
        feedbacks: feedback
        feture: feature
        finaly: finally
        finnished: finished
        fourty: forty
        foward: forward
        freind: friend
        freinds: friends
        frequant: frequent
        fullfill: fulfill
        fullfilled: fulfilled
        furnitures: furniture
        garantee: guarantee
        gaurantee: guarantee
        gaurd: guard
        geting: getting
        goverment: government
        grammer: grammar
        greatful: grateful
        guage: gauge
        guarentee: guarantee
        guarenteed: guaranteed
        happend: happened
        happended: happened
        harrass: harass
        hasnt: hasn’t
        havent: haven’t
        heigth: height
        heres: here’s
        hieght: height
        hieghts: heights
        homeworks: homework
        hopefuly: hopefully
        hospitel: hospital
        humidty: humidity
        im on my: I’m on my
        imediately: immediately
        immediatley: immediately
        immediatly: immediately
        immedietly: immediately
        importent: important
        incomming: incoming
        indentification: identification
        independant: independent
        infomation: information
        informations: information
        innoculation: inoculation
        instalation: installation
        insurence: insurance
        interupted: interrupted
        intrest: interest
        intresting: interesting
        invintation: invitation
        invitaion: invitation
        invitiation: invitation
        invoce: invoice
        isnt: isn’t
        its almost: it’s almost
        its also: it’s also
        its an: it’s an
        its at: it’s at
        its been: it’s been
        its cold and: it’s cold and
        its full of: it’s full of
        its going to: it’s going to
        its here: it’s here
        its in: it’s in
        its just: it’s just
        its never: it’s never
        its not: it’s not
        its on: it’s on
        its only: it’s only
        its packed: it’s packed
        its raining: it’s raining
        its ready: it’s ready
        its snowing: it’s snowing
        its still: it’s still
        its the: it’s the
        its there: it’s there
        its time for: it’s time for
        its time to: it’s time to
        its too: it’s too
        its very: it’s very
        its your: it’s your
        jaket: jacket
        """
}
