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
        address: perhaps location
        age: measure
        alarm: message
        alert: message
        amount: measure, perhaps financial
        badge: count
        balance: measure, perhaps financial
        battery: measure
        birthdate: private personal
        birthday: perhaps personal
        bloodpressure: private health
        bloodsugar: private health
        bloodtype: private health
        bmi: private health
        bpm: measure
        call: message
        calories: measure
        card: perhaps financial
        cardnumber: private financial
        channel: conversation
        chat: conversation
        code: perhaps secret
        conversation: conversation
        countdown: countdown
        credit: perhaps financial
        cvc: private financial
        cvv: private financial
        date: measure
        day: measure
        debt: private financial
        degrees: measure
        diagnosis: private health
        discussion: conversation
        distance: measure
        dob: private personal
        duration: measure
        email: message
        eta: countdown
        event: message
        glucose: private health
        group: conversation
        heartrate: private health
        height: measure
        hiv: private health
        hour: measure
        hours: time
        humidity: measure
        iban: private financial
        income: private financial
        invitation: message
        lat: perhaps location
        latitude: private location
        left: rest
        level: measure
        like: message
        lng: perhaps location
        log: message
        lon: perhaps location
        longitude: private location
        mail: message
        medication: private health
        mention: message
        message: message
        mfa: private secret
        mins: time
        minutes: measure, time
        occurrence: message
        otp: private secret
        ovulation: private health
        passcode: private secret
        passphrase: private secret
        passport: private personal
        password: private secret
        payment: message
        percent: measure, progress
        percentage: measure, progress
        phase: state
        pin: perhaps secret
        points: measure
        position: measure
        pregnancy: private health
        prescription: perhaps health
        pressure: perhaps health
        price: measure
        progress: state, measure, progress
        pulse: perhaps health
        rank: measure
        rate: measure
        rating: measure
        reaction: message
        record: message
        refund: message
        remaining: rest
        reminder: message
        reply: message
        result: perhaps health
        room: conversation
        salary: private financial
        score: measure
        seconds: measure, time
        secret: private secret
        secs: time
        size: measure
        speed: measure
        ssn: private secret
        stage: state
        state: state
        status: state
        steps: measure
        streak: measure
        symptom: private health
        symptoms: private health
        temperature: measure
        therapy: private health
        thread: conversation
        time: measure, time
        token: perhaps secret
        totp: private secret
        transaction: message
        transfer: message
        unread: count
        until: rest
        update: message
        value: measure
        voicemail: message
        volume: measure
        vote: message
        wage: private financial
        weight: measure
        year: measure
        """
}
