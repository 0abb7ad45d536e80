extension StyleTables {
    static let misspellingsJToZ = """
        jewlery: jewelry
        kilometeres: kilometers
        knowlege: knowledge
        labratory: laboratory
        lenght: length
        lets go: let’s go
        liason: liaison
        libary: library
        licens: license
        lisence: license
        litteraly: literally
        loction: location
        loosing: losing
        loose weight: lose weight
        loose your: lose your
        luggages: luggage
        maintainance: maintenance
        maintainence: maintenance
        maintanance: maintenance
        maintenence: maintenance
        managment: management
        medcine: medicine
        medecine: medicine
        medicin: medicine
        mesage: message
        mesages: messages
        messege: message
        messgae: message
        mintues: minutes
        minuets left: minutes left
        minuts: minutes
        mispelled: misspelled
        missle: missile
        mornig: morning
        neccesary: necessary
        neccessary: necessary
        necesary: necessary
        neighbur: neighbor
        ninty: ninety
        noticable: noticeable
        notication: notification
        noticeing: noticing
        notifcation: notification
        notifcations: notifications
        notifiation: notification
        notificaton: notification
        numbr: number
        ocassion: occasion
        occassion: occasion
        occassionally: occasionally
        occured: occurred
        occurence: occurrence
        occuring: occurring
        ocurred: occurred
        offical: official
        oponent: opponent
        oportunity: opportunity
        oppurtunity: opportunity
        orderd: ordered
        orginal: original
        overveiw: overview
        pacage: package
        pacakge: package
        packge: package
        pakage: package
        paralel: parallel
        parliment: parliament
        partical: particle
        particularily: particularly
        passanger: passenger
        passangers: passengers
        passwrod: password
        payed for: paid for
        paymant: payment
        peform: perform
        peice: piece
        perfrom: perform
        permenant: permanent
        permision: permission
        perscription: prescription
        personel: personnel
        persue: pursue
        pharmecy: pharmacy
        pharmicist: pharmacist
        pleae: please
        plesae: please
        posession: possession
        posible: possible
        posponed: postponed
        postphoned: postponed
        preceeding: preceding
        precription: prescription
        prefered: preferred
        prescripton: prescription
        previus: previous
        privelege: privilege
        probaly: probably
        probelm: problem
        proccess: process
        processs: process
        profesional: professional
        professer: professor
        promiss: promise
        pronounciation: pronunciation
        publically: publicly
        purchace: purchase
        purchsae: purchase
        quarentine: quarantine
        questionaire: questionnaire
        questionnare: questionnaire
        realy: really
        reasturant: restaurant
        reccomend: recommend
        reccomended: recommended
        recepit: receipt
        reciept: receipt
        recieve: receive
        recieved: received
        recieves: receives
        recived: received
        recomend: recommend
        recomendation: recommendation
        recomended: recommended
        reconize: recognize
        referal: referral
        refered: referred
        registeration: registration
        rehersal: rehearsal
        relevent: relevant
        remaing: remaining
        remainig: remaining
        rember: remember
        remeber: remember
        remider: reminder
        reminde: remind
        reminer: reminder
        repitition: repetition
        resceduled: rescheduled
        resereved: reserved
        reservaton: reservation
        reservered: reserved
        resturant: restaurant
        retreive: retrieve
        retrive: retrieve
        rythm: rhythm
        saftey: safety
        scedule: schedule
        sceduled: scheduled
        schduled: scheduled
        schedual: schedule
        schedueled: scheduled
        secratary: secretary
        sensative: sensitive
        sentance: sentence
        seperate: separate
        seperately: separately
        shceduled: scheduled
        shedule: schedule
        shedules: schedules
        shiped: shipped
        shipement: shipment
        shippment: shipment
        shoping: shopping
        shoud: should
        shouldnt: shouldn’t
        similiar: similar
        sincerly: sincerely
        softwares: software
        somone: someone
        speach: speech
        stoped: stopped
        strenght: strength
        subscribtion: subscription
        subscripton: subscription
        succeded: succeeded
        succesful: successful
        succesfully: successfully
        successfull: successful
        successfuly: successfully
        sucess: success
        sucessful: successful
        sucessfull: successful
        sucessfully: successfully
        summery of: summary of
        supervisior: supervisor
        supprise: surprise
        suprise: surprise
        surpised: surprised
        teh: the
        temperatur: temperature
        temperture: temperature
        temprature: temperature
        thankyou: thank you
        thats: that’s
        their are: there are
        their is: there is
        theirs a: there’s a
        theirs an: there’s an
        therefor you: therefore you
        theres: there’s
        thermostate: thermostat
        theyre: they’re
        thier: their
        throught: through
        to much: too much
        to soon: too soon
        tommorow: tomorrow
        tommorrow: tomorrow
        tomorow: tomorrow
        tonigth: tonight
        tounament: tournament
        tournement: tournament
        traffc: traffic
        tranfer: transfer
        tranferred: transferred
        transfered: transferred
        transfering: transferring
        trasnfer: transfer
        truely: truly
        trys: tries
        unabel: unable
        unavailible: unavailable
        unecessary: unnecessary
        unfortunatly: unfortunately
        unneccessary: unnecessary
        untill: until
        untl: until
        upgarde: upgrade
        upto: up to
        usefull: useful
        vaccinaton: vaccination
        vaccum: vacuum
        vacinated: vaccinated
        vegatables: vegetables
        vehical: vehicle
        vehicule: vehicle
        verfiy: verify
        visable: visible
        volunter: volunteer
        waether: weather
        wasnt: wasn’t
        wating: waiting
        watter: water
        weekley: weekly
        wensday: Wednesday
        werent: weren’t
        wether: whether
        wether forecast: weather forecast
        whats: what’s
        wheather: weather
        whith: with
        who's turn: whose turn
        whos: who’s
        wich: which
        wieght: weight
        wierd: weird
        witdraw: withdraw
        withdrawl: withdrawal
        wont: won’t
        woud: would
        wouldnt: wouldn’t
        writting: writing
        yesturday: yesterday
        youll: you’ll
        your all set: you’re all set
        your almost: you’re almost
        your being: you’re being
        your going: you’re going
        your invited: you’re invited
        your not: you’re not
        your ready to: you’re ready to
        your welcome: you’re welcome
        your's: yours
        youre: you’re
        youself: yourself
        youve: you’ve
        """
}
