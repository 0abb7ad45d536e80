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

        account action activity address alarm album alert answer appointment article assignment attempt audio badge bill
        birthday blog booking budget bug build call campaign change channel chapter charge chat class code collection
        comment commit connection contact conversation course customer deadline delivery device direction document
        donation door download draft driver email episode error event exam expense fare favorite feature feed feedback
        file flight folder follower forecast friend gift goal grade group guest headline homework image inbox
        information invitation invite invoice issue item job journey lesson level like link list listing location lock
        login mail match measurement media medication meeting member mention message milestone mode motion movie music
        news note offer order outage package parcel part password payment people permission person photo picture place
        plan playlist podcast poll portfolio post practice prescription price product profile program progress project
        promotion purchase question quiz quote rating reaction reading receipt recipe recommendation record recording
        refund registration release reminder reply report request reservation response result review reward ride rule
        sale schedule score screen security sensor series service session share shift shipment show sign signature song
        statement status step stock story stream study subscription suggestion summary support survey sync system table
        tag task team temperature test text thread ticket tip topic track transaction transfer travel trip update upload
        user vehicle verification version video visit visitor voicemail vote warning watch weather week weight
        withdrawal word work workout year
        """)
}
