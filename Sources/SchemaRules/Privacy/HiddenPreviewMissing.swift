import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "hidden-preview-missing",
        severity: .warning,
        group: .privacy,
        summary: "A category has a text for hidden previews, which says what kind of notification it is.",
        rationale: """
            If previews are hidden, hidden-previews-body-placeholder replaces the body. Without it, or with a text \
            that fits every notification, people see “Notification”, and must unlock the device to learn more. All \
            categories without a text are one finding. If a notification shows private content (location, health, \
            financial, secret), many people will hide it, and a missing text is an error. A long text reveals more \
            than people who hide previews expect; above \(mostWords) words or \(mostCharacters) characters, or if it \
            says what happened, the finding is advice.
            """,
        unseen: """
            Whether a text is long, or fits every notification, is judged only in English. Few of these texts are \
            known, such as “New notification”.
            """,
        source: .higNotificationContent,
        passing: [
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
              ping: { custom-dismiss-action: true }
            notifications:
              friend-request:
                category: friend-request
                title: $(name)
                body: $(name) would like to be friends.
                variables: { name: { origin: user } }
              ping:
                category: ping
                title: $(name) Pinged You
                variables: { name: { origin: user } }
            """,
            """
            app:
              platforms: { watchOS: 8.0 }
            categories:
              friend-request: { custom-dismiss-action: true }
            """,
            """
            categories:
              chat-of-sdk: { external: true }
            """,
            """
            app: { name: Parcels }
            categories:
              shipment: { hidden-previews-body-placeholder: Shipment }
              request: { hidden-previews-body-placeholder: Friend request }
              message: { hidden-previews-body-placeholder: "New in groups: %u" }
              chat: { hidden-previews-body-placeholder: Private message }
              walk: { hidden-previews-body-placeholder: Route 66 walk }
            """,
        ],
        failing: [
            """
            categories:
              ⟦friend-request⟧:
                actions:
                  - accept: { title: Accept, icon: checkmark }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: ⟦""⟧ }
            notifications:
              message:
                category: message
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user } }
            """,
            """
            categories:
              ⟦heart-rate⟧: {}
            notifications:
              heart-rate:
                category: heart-rate
                title: High Heart Rate
                body: Your heart rate is $(rate).
                variables: { rate: { type: integer, sensitivity: health } }
            """,
            """
            app: { name: Parcels }
            categories:
              shipment: { hidden-previews-body-placeholder: ⟦Notification⟧ }
              parcel: { hidden-previews-body-placeholder: ⟦"Parcels"⟧ }
              message: { hidden-previews-body-placeholder: ⟦Something new about what you ordered⟧ }
              refill: { hidden-previews-body-placeholder: ⟦Your antibiotic is due⟧ }
              lock: { hidden-previews-body-placeholder: ⟦Unlock to view⟧ }
              call: { hidden-previews-body-placeholder: ⟦Message hidden⟧ }
              count: { hidden-previews-body-placeholder: ⟦"%u"⟧ }
              order: { hidden-previews-body-placeholder: "Order ⟦#4412⟧" }
              charge: { hidden-previews-body-placeholder: Charge of ⟦$80⟧ }
              mail: { hidden-previews-body-placeholder: ⟦You have a message⟧ }
            """,
        ]
    )

    static let hiddenPreviewMissing: CategoryRule = description.eachCategory { category, context, report in
        let text = category.hiddenPreviewsBodyPlaceholder
        guard text?.value.allSatisfy(\.isWhitespace) ?? !category.body.attempts(hiddenPreviewKey),
            context.schema.needsHiddenPreview(category.allNotifications),
            // category-empty reports a category without anything.
            !context.schema.notifications.isEmpty || !category.declaresNothing
        else { return }
        let sensitive = category.allNotifications.lazy.filter(\.hasBody).compactMap(\.sensitiveField).first
        report.add(
            at: text?.range ?? category.name.range,
            "if previews are hidden, '\(category.name.value)' shows \(category.shownWithoutText)"
                + (sensitive.map { ", and '\($0.name.value)' is a reason to hide them" } ?? ""),
            severity: sensitive == nil ? .warning : .error,
            help: "say what kind of notification it is with \(hiddenPreviewKey), such as “Friend request”",
            notes: sensitive.map { [Finding.Note("'\($0.name.value)' is declared here", at: $0.name.range)] } ?? [],
            isOneDecision: true
        )
    }

    static let hiddenPreviewGeneric: WholeSchemaRule = description.schema { context, report in
        let names = context.schema.app.aliases + [context.schema.app.name].compactMap { $0 }
        let appNames = Set(names.map { WrittenText($0).wordsOfPreview })
        for text in context.englishCategories.compactMap(\.hiddenPreview) {
            let words = text.wordsOfPreview
            // An empty text has its own finding.
            guard !text.words.isEmpty else { continue }
            if WordTables.saysNothingInPreviews(words) || appNames.contains(words) {
                report.add(
                    at: text.range,
                    "“\(text.value)” says nothing to people who hide previews",
                    help: "say what kind of notification it is, such as “Friend request” or “Shipment”"
                )
            } else if let part = text.partOfOneNotification {
                report.add(
                    at: text.range(of: part), "the text says ‘\(part)’, whatever notification it replaces",
                    help: "say what kind of notification it is, such as “Friend request” or “Shipment”")
            } else if WordTables.tellsInPreviews(words) {
                report.add(
                    at: text.range,
                    "“\(text.value)” says what happened, also to people who hide previews",
                    severity: .advice,
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
}

private let hiddenPreviewKey = "hidden-previews-body-placeholder"

extension Category {
    fileprivate var shownWithoutText: String {
        let parts = [
            self.hiddenPreviewsShowTitle?.value == true ? "title" : nil,
            self.hiddenPreviewsShowSubtitle?.value == true ? "subtitle" : nil,
        ].compactMap { $0 }
        return parts.isEmpty
            ? "only “Notification”" : "“Notification” below the \(parts.joined(separator: " and the "))"
    }
}

extension Notification {
    /// A value in visible text that other people mustn't see.
    fileprivate var sensitiveField: Field? { fieldsUsed(in: alertTexts).map(\.field).first(where: \.isSensitive) }

    fileprivate var hasBody: Bool { self.bodyText?.text.value.isEmpty == false }
}

extension Schema {
    /// Whether a category needs a text for hidden previews.
    ///
    /// - Parameter shown: The notifications of the category.
    func needsHiddenPreview(_ shown: [Notification]) -> Bool {
        // For notifications that only a server knows, the schema has no bodies.
        app.hidesPreviews && (shown.isEmpty || shown.contains(where: \.hasBody))
    }
}

extension App {
    /// Whether one of its platforms shows the text.
    fileprivate var hidesPreviews: Bool {
        deploymentTargets.keys.contains { Availability.categorySummaryFormat.exists(on: $0) }
    }
}

extension WrittenText {
    /// The number of an order or an amount, which can't fit every notification of a category.
    fileprivate var partOfOneNotification: Substring? {
        tokens.first { token in
            !token.isPlaceholder && token.core.contains(where: \.isNumber)
                && (token.text.first.map { "#$€£".contains($0) } ?? false)
        }?.text
    }

    /// The folded words, without punctuation and the number of notifications.
    fileprivate var wordsOfPreview: [String] {
        tokens.filter { $0.kind != .decoration && $0.core != "%u" }.map(\.folded)
    }
}
