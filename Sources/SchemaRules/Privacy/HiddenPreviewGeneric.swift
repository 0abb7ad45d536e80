import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let hiddenPreviewGeneric: WholeSchemaRule = RuleDescription(
        id: "hidden-preview-generic",
        severity: .warning,
        group: .privacy,
        summary: "A text for hidden previews says in a few words what kind of notification it is.",
        rationale: """
            By default, the system shows “Notification” with the app's name and icon: a text that says no more is \
            useless. A long text reveals more than people who hide previews expect; above \(mostWords) words or \
            \(mostCharacters) characters, the finding is advice.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { name: Parcels }
            categories:
              shipment: { hidden-previews-body-placeholder: Shipment }
              request: { hidden-previews-body-placeholder: Friend request }
              message: { hidden-previews-body-placeholder: "New in groups: %u" }
            """
        ],
        failing: [
            """
            app: { name: Parcels }
            categories:
              shipment: { hidden-previews-body-placeholder: ⟦Notification⟧ }
              parcel: { hidden-previews-body-placeholder: ⟦"Parcels"⟧ }
              message: { hidden-previews-body-placeholder: ⟦Something new about what you ordered⟧ }
            """
        ]
    ).schema { context, report in
        let names = context.schema.app.aliases + [context.schema.app.name].compactMap { $0 }
        let appNames = Set(names.map { WrittenText($0).wordsOfPreview })
        for text in context.englishCategories.compactMap(\.hiddenPreview) {
            let words = text.wordsOfPreview
            guard !words.isEmpty else { continue }
            if empty.contains(words) || appNames.contains(words) {
                report.add(
                    at: text.range,
                    "“\(text.value)” says nothing to people who hide previews",
                    help: "say what kind of notification it is, such as “Friend request” or “Shipment”"
                )
            } else if words.count > mostWords || text.value.count > mostCharacters {
                report.add(
                    at: text.range,
                    "“\(text.value)” is long for a text for hidden previews",
                    severity: .advice,
                    help: "write one to \(mostWords) words"
                )
            }
        }
    }

    private static let mostWords = 4
    private static let mostCharacters = 30

    /// Texts that fit every notification.
    private static let empty: Set<[String]> = [
        ["notification"], ["notifications"], ["new", "notification"], ["new", "notifications"], ["alert"],
        ["new", "alert"],
        ["update"], ["new", "update"], ["content", "hidden"], ["hidden", "content"], ["preview", "hidden"],
        ["hidden", "preview"], ["hidden"],
    ]
}

extension WrittenText {
    /// The folded words, without punctuation and the number of notifications.
    fileprivate var wordsOfPreview: [String] {
        tokens.filter { $0.kind != .decoration && $0.core != "%u" }.map(\.folded)
    }
}
