extension WordTables {
    /// Whether the word is ordinary in labels such as “Friend request”: not a name, and therefore lowercase unless it
    /// begins the text.
    package static func isCommonInPreviews(_ folded: String) -> Bool {
        previewWords.contains(folded)
            || folded.utf8.last == UInt8(ascii: "s") && previewWords.contains(String(folded.dropLast()))
    }

    /// Words with a final s are looked up without it.
    private static let previewWords = words(
        """
        a about an and at available better by cancelled canceled changed cheaper closed completed confirmed declined
        delivered done due edited ended expired failed for from has higher in incoming into is lower missed moved new
        now of off on opened or outgoing over overdue paid pending posted ready received recent rejected resolved
        returned scheduled sent shared shipped soon started starting the to today tomorrow unread upcoming updated was
        will with your you

        account action activity address alarm album alert answer appointment article assignment attempt auction
        audio avalanche badge bag battery bid bike bill bin birthday blog book booking breakfast budget bug
        build bus buyer call campaign car challenge change channel chapter charge chat checkup class club coach
        code collection comment commit compost concert connection contact conversation course crew customer
        danger deadline delay delivery departure device dinner direction document dog donation door dose
        download draft driver drop duty email energy entry episode error event exam exercise exhibit exhibition
        expense fare favorite feature feed feedback field file fine flight flow folder follower forecast friend
        garden gate gift goal grade grocery group guest guide habit harvest hazard headline heat home homework
        hotel house image inbox information inspection instrument introduction invitation invite invoice issue
        item job journey key lab language leak lesson level like lineup link list listing loan location lock
        login lunch machine mail map market match meal measurement media medication medicine meeting member
        mention message meter milestone mission mode motion movie music news night note offer office opponent
        opportunity order outage outing package page parcel parking part partner password patch patient payment
        payout people permission permit person pet photo phrase pickup picture pill place plan plant platform
        player playlist podcast poll pool portfolio post power practice prescription price prize product
        profile program progress project promotion purchase puzzle quest question quiz quote rain rating
        reaction reading receipt recipe recommendation record recording refill refund registration rehearsal
        release reminder rental repair reply report request reservation response result return review reward
        ride roster round route rule run sale sample schedule score screen seat security seller sensor series
        service session setting share shelf shift shipment shop show sign signature smoke snow song space sport
        stage stand statement status stay step stock storm story streak stream study subscription suggestion
        summary support survey sync system table tag tank target task team temperature test text therapy thread
        ticket tip title tool topic tour tournament track trade train training transaction transfer translation
        travel treatment trip turn tutor update upload usage user vaccination vehicle verification version
        video visit visitor voicemail vote wait walk warning watch water watering weather week weight wind
        window wish withdrawal word work workout year
        """)
}
