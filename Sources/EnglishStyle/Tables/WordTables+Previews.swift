extension WordTables {
    /// Whether the word is ordinary in labels such as “Friend request”: not a name, and therefore lowercase unless it
    /// begins the text.
    package static func isCommonInPreviews(_ folded: String) -> Bool {
        previewParticiples.contains(folded) || isNounInPreviews(folded)
            || folded.utf8.last == UInt8(ascii: "s") && isNounInPreviews(String(folded.dropLast()))
    }

    /// Whether the word is a noun of such labels, in the singular.
    package static func isNounInPreviews(_ folded: String) -> Bool { previewNouns.contains(folded) }

    /// Whether the words fit every notification: *New notification*, *Unlock to view*.
    package static func saysNothingInPreviews(_ words: [String]) -> Bool {
        // A single letter may stand for anything.
        words.allSatisfy(emptyPreviewWords.contains) && words != ["a"] || words.last == "hidden"
            || words.contains("app")
                && words.allSatisfy { ["check", "message"].contains($0) || emptyPreviewWords.contains($0) }
            || words.contains("preview") && ["available", "unavailable"].contains(words.last)
    }

    private static let emptyPreviewWords = words(
        """
        a about alert alerts an app at body click confidential content data details for from happened has have here hidden hide in
        info information inside is it item items join locked misc miscellaneous more new no not nothing notification
        notifications now of one open our placeholder preview previews private read recent reveal secret see sensitive
        something stuff surprise tap the there this title to touch unlock unread untitled update updates view waiting
        waits with you your
        """)

    /// What is done bit by bit, next to a percentage.
    package static let wordsOfProgress = words(
        """
        analyzed backup charged complete completed converted copied done download downloaded downloading encoded encoding
        export exported exporting finished import imported importing install installed installing processed processing
        progress ready render rendered rendering restore restored restoring scanned sync synced syncing transferred update
        updating upload uploaded uploading
        """)

    /// Whether the words make a sentence about something that happened: *Your tea is ready*, *You have mail*.
    package static func tellsInPreviews(_ words: [String]) -> Bool {
        switch words.first {
        case "you", "you're", "you've": words.count > 1
        case "your": words.dropFirst().contains(where: verbsOfEvents.contains)
        default: false
        }
    }

    private static let verbsOfEvents = words(
        """
        are arrived canceled changed declined delivered ended expired expires failed has have is shipped was were
        """)

    private static let previewParticiples = words(
        """
        a about accepted added an and approved arrived assigned at available better booked by canceled cancelled changed
        cheaper closed completed confirmed created declined delayed delivered detected done due edited ended expired
        failed fixed for found from has higher in incoming into is joined left liked locked lost lower missed moved needed
        new now of off on opened or outgoing over overdue paid paused pending posted published ready received recent
        rejected removed required resolved resumed returned saved scheduled sent shared shipped solved soon started
        starting submitted suspended the to today tomorrow unlocked unread upcoming updated was will with won you your
        """)

    /// Words with a final s are looked up without it.
    private static let previewNouns = words(
        """
        account action activity address agenda agreement airport alarm album alert announcement answer appointment
        arrangement article assessment assignment attempt auction audio avalanche badge bag balance bank battery bed bell
        bid bike bill bin birthday blog book booking bracelet breakfast budget bug build bus buyer call campaign car cart
        certificate challenge change channel chapter charge charger charging chat checkout checkup class cleaning club
        coach code collection comment commentary commit competition complaint compost concert conference connection
        consultation contact container contract conversation correction course crew crossing customer cycling danger
        deadline delay delivery departure deposit design detection device dinner direction discussion dispatch display
        document dog donation door dose download draft drawing driver driving drop duty email energy enrollment entry
        episode error estimate evaluation event exam exercise exhibit exhibition expense experiment family fare favorite
        feature feed feedback field file filter finding fine flight flow folder follower forecast friend fundraiser
        furnace garage garden gate gathering gift goal grade grocery group guest guide habit happening harbor harvest
        hazard headline heat heater helper hike hiking holiday home homework hotel hour house image import inbox
        information inquiry inspection instruction instrument insurance introduction invitation invite invoice issue item
        itinerary job journey key kitchen lab language laundry layover leak lease lecture lender lesson level like line
        lineup link list listing loan location lock log login luggage lunch lunchtime machine mail maintenance manuscript
        map market match meal measurement media medication medicine meeting meetup member membership memory mention menu
        merchant message meter milestone mission mode module moment motion move movie music needle neighbor news night
        nomination note notification objective observation occasion offer office opening operation opponent opportunity
        orchestra order outage outcome outing oven overview package page parade parcel parking part partner pass passenger
        password patch patient payment payout payroll people performance permission permit person pet phase photo phrase
        piano pickup picture pile pill place placement plan planning plant platform player playlist podcast podium poll
        pool portfolio post power practice preparation prescription presentation price printer prize procedure process
        product profile program progress project promotion proposal protest publication purchase puzzle quarter quest
        question quiz quota quote race raffle rain rating reaction reader reading receipt recipe recommendation record
        recording refill refund registration rehearsal relay release reminder removal rental repair reply report reporter
        request research reservation resource response restaurant restock result retreat return review revision reward
        ride rider road robot roster round route routine rule run running sailing sale sample schedule score screen
        screening script seat security selection seller seminar sensor series sermon service session setting share shelf
        shift shipment shop show shuttle sign signature signup sleep slot smoke snow soil song space sport sprinkler stage
        stand standing statement station status stay step stock storm story streak stream study subject submission
        subscription substitution suggestion summary support surgery survey swap swim symptom sync system table tag talk
        tank target task teacher team tee temperature tenant test testing text theater therapy thermostat thread ticket
        tide timer timetable tip title token tool topic tour tournament track trade traffic trail trailer train training
        transaction transfer translation transport travel treasure treatment trial trip turn tutor tutorial unit update
        upload usage user vacation vaccination vacuum valve vehicle verdict verification version video visit visitor
        voicemail volunteer vote voucher wait walk wallet warning washer waste watch water watering weather webinar week
        weight wind window wish withdrawal word work workout workshop world writing yard year
        """)
}
