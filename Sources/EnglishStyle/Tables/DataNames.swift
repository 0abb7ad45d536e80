/// What the words in a name of data tell, such as `unreadCount`: every word once, in alphabetical order, with its
/// properties.
package enum DataNames {
    package enum Property: String, Sendable {
        /// What many notifications can be about.
        case conversation
        /// What only one notification is about.
        case message
        /// What the next notification outdates.
        case state
        /// How much of something is done, which the next notification outdates, too.
        case progress
        /// A number of items that wait.
        case count
        /// A quantity that is measured, not counted.
        case measure
        /// A length of time, and the words that say that it is left; or both.
        case time, rest, countdown
    }

    package static func has(_ property: Property, _ word: String) -> Bool {
        table.properties[property]?.contains(word) ?? false
    }

    /// The sensitivity of data with the word anywhere in its name. It rarely means anything else.
    package static func sensitivity(of word: String) -> String? { table.certain[word] }

    /// The sensitivity of data whose name ends with the word, perhaps: `cardTitle` isn't sensitive.
    package static func possibleSensitivity(of lastWord: String) -> String? { table.possible[lastWord] }

    /// Whether a balance isn't one of money, or a pin not the secret one: `water-balance`, `bowling-pin`.
    package static func hasHarmlessBalanceOrPIN(_ words: [String]) -> Bool {
        guard let last = words.last, ["balance", "pin"].contains(last), let before = words.dropLast().last else {
            return false
        }
        return !ownersOfMoney.contains(before)
    }

    private static let ownersOfMoney = WordTables.words(
        """
        access account atm available bank card cash checking closing credit current customer debit device door entry final
        gift login my new opening outstanding remaining savings security sim temporary total user wallet your
        """)

    private static let table:
        (properties: [Property: Set<String>], certain: WordTable<String>, possible: WordTable<String>) = {
            var properties: [Property: Set<String>] = [:]
            var certain: [String: String] = [:]
            var possible: [String: String] = [:]
            for line in lines.linesOfTable {
                let parts = line.partsOfTable(between: ":")
                let name = String(parts[0])
                for text in parts[1].partsOfTable(between: ",").map({ $0.dropFirst() }) {
                    let words = text.wordsOfTable.map(String.init)
                    if words.count == 2 {
                        if words[0] == "private" { certain[name] = words[1] } else { possible[name] = words[1] }
                    } else {
                        guard let property = Property(rawValue: String(text)) else {
                            preconditionFailure("'\(text)' isn't a property")
                        }
                        properties[property, default: []].insert(name)
                    }
                }
            }
            return (properties, WordTable(certain), WordTable(possible))
        }()

    private static let lines = """
        a1c: private health
        accesscode: private secret
        accesstoken: private secret
        accountnumber: private financial
        address: perhaps location
        age: measure
        alarm: message
        alarmcode: private secret
        alert: message
        alimony: private financial
        allergies: private health
        allergy: private health
        amount: measure, perhaps financial
        apikey: private secret
        authcode: private secret
        authenticationcode: private secret
        authorizationcode: private secret
        backupcode: private secret
        badge: count
        balance: measure, perhaps financial
        bankaccount: private financial
        battery: measure
        birthdate: private personal
        birthday: perhaps personal
        bloodglucose: private health
        bloodgroup: private health
        bloodpressure: private health
        bloodsugar: private health
        bloodtype: private health
        bmi: private health
        bodyweight: private health
        bpm: measure
        call: message
        calories: measure
        card: perhaps financial
        cardnumber: private financial
        cardpin: private secret
        channel: conversation
        chat: conversation
        childlocation: private location
        code: perhaps secret
        conversation: conversation
        countdown: countdown
        credit: perhaps financial
        creditcard: private financial
        creditlimit: private financial
        creditscore: private financial
        currentaddress: private location
        currentlocation: perhaps location
        cvc: private financial
        cvv: private financial
        cycleday: private health
        date: measure
        day: measure
        debitcard: private financial
        debt: private financial
        degrees: measure
        diagnosis: private health
        disability: private health
        discussion: conversation
        disease: private health
        distance: measure
        dob: private personal
        doorcode: private secret
        dosage: private health
        driverslicense: private personal
        drug: private health
        duration: measure
        email: message
        emailaddress: perhaps personal
        entrycode: private secret
        eta: countdown
        ethnicity: private personal
        event: message
        factorcode: private secret
        friendlocation: private location
        gatecode: private secret
        glucose: private health
        group: conversation
        hba1c: private health
        heartrate: private health
        height: measure
        hiv: private health
        homeaddress: private location
        homelocation: private location
        hour: measure
        hours: time
        humidity: measure
        iban: private financial
        illness: private health
        income: private financial
        insulin: private health
        invitation: message
        lastlocation: perhaps location
        lat: perhaps location
        latitude: private location
        left: rest
        level: measure
        like: message
        livelocation: private location
        lng: perhaps location
        loanamount: private financial
        lockcode: private secret
        lockercode: private secret
        log: message
        logincode: private secret
        lon: perhaps location
        longitude: private location
        maidenname: private personal
        mail: message
        medication: private health
        medicine: perhaps health
        menstruation: private health
        mentalhealth: private health
        mention: message
        message: message
        mfa: private secret
        mins: time
        minutes: measure, time
        mobilenumber: perhaps personal
        mortgage: perhaps financial
        nationalid: private personal
        networth: private financial
        occurrence: message
        onetimecode: private secret
        onetimepassword: private secret
        otp: private secret
        otpcode: private secret
        overdraft: private financial
        ovulation: private health
        oxygensaturation: private health
        passcode: private secret
        passphrase: private secret
        passport: private personal
        passportnumber: private personal
        password: private secret
        paycheck: private financial
        payment: message
        payroll: private financial
        pension: perhaps financial
        percent: measure, progress
        percentage: measure, progress
        personalid: private personal
        phase: state
        phonenumber: perhaps personal
        pin: perhaps secret
        pincode: private secret
        points: measure
        position: measure
        pregnancy: private health
        prescription: perhaps health
        pressure: perhaps health
        price: measure
        privatekey: private secret
        prognosis: private health
        progress: state, measure, progress
        psychiatrist: private health
        pulse: perhaps health
        pwd: private secret
        rank: measure
        rate: measure
        rating: measure
        reaction: message
        record: message
        recoverycode: private secret
        refreshtoken: private secret
        refund: message
        religion: private personal
        remaining: rest
        reminder: message
        reply: message
        resetcode: private secret
        result: perhaps health
        room: conversation
        routingnumber: private financial
        safecode: private secret
        salary: private financial
        score: measure
        seconds: measure, time
        secret: private secret
        secs: time
        securitycode: private secret
        seedphrase: private secret
        sessiontoken: private secret
        sexuality: private personal
        sexualorientation: private personal
        signincode: private secret
        size: measure
        smscode: private secret
        socialsecurity: private secret
        sortcode: private financial
        speed: measure
        spo2: private health
        ssn: private secret
        stage: state
        state: state
        status: state
        steps: measure
        streak: measure
        symptom: private health
        symptoms: private health
        taxid: private personal
        taxrefund: private financial
        temperature: measure
        therapy: private health
        thread: conversation
        time: measure, time
        token: perhaps secret
        totp: private secret
        transaction: message
        transfer: message
        unlockcode: private secret
        unread: count
        until: rest
        update: message
        userlocation: private location
        value: measure
        verificationcode: private secret
        voicemail: message
        volume: measure
        vote: message
        wage: private financial
        weight: measure
        year: measure
        """
}
