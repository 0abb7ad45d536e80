import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let categoryDuplicate: Rule = Rule(
        id: "category-duplicate",
        severity: .advice,
        group: .structure,
        summary: "Two categories differ in more than their identifier.",
        rationale: """
            A category declares how a notification looks and which buttons it has. Two categories with the same \
            content do the same, and one day only one of them is changed. The notification itself says what it is \
            about, and renamed-from covers an earlier identifier.
            """,
        source: .notificationCategory,
        passing: [
            """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
            categories:
              message: { hidden-previews-body-placeholder: Message, actions: [reply] }
              comment: { hidden-previews-body-placeholder: Comment, actions: [reply] }
              photo: { hidden-previews-body-placeholder: Photo, content-extension: true }
              video: { hidden-previews-body-placeholder: Photo, content-extension: true }
            """
        ],
        failing: [
            """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
            categories:
              message: { hidden-previews-body-placeholder: Message, actions: [reply] }
              ⟦chat⟧: { hidden-previews-body-placeholder: Message, actions: [reply] }
            """
        ]
    ).schema { context, report in
        var first: [[String]: Category] = [:]
        func isNearlySame(_ one: Category, _ other: Category) -> Bool {
            one.identifier.value.nameWords == other.identifier.value.nameWords
        }
        for shown in context.categories {
            guard let content = shown.content else { continue }
            let category = shown.declaration
            guard let other = first[content] else {
                first[content] = category
                continue
            }
            // id-near-duplicate and category-id-unique report identifiers that look the same.
            guard !isNearlySame(category, other) else { continue }
            report.add(
                at: category.name.range,
                "'\(category.name.value)' has the same content as '\(other.name.value)'",
                help: "use '\(other.name.value)' for both, or allow it with the reason for two",
                notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)]
            )
        }
    }
}

extension ShownCategory {
    /// The keys that the system uses, normalized for comparison. Nil if there are no actions, or if the identifier
    /// itself has a meaning, because a content extension uses it.
    fileprivate var content: [String]? {
        guard !actions.isEmpty, !declaration.hasContentExtension, declaration.available == nil else { return nil }
        let texts = [declaration.hiddenPreviewsBodyPlaceholder, declaration.summaryFormat].map { $0?.value ?? "" }
        let flags = [
            declaration.customDismissAction, declaration.allowInCarPlay, declaration.hiddenPreviewsShowTitle,
            declaration.hiddenPreviewsShowSubtitle, declaration.allowAnnouncement,
        ].map { $0?.value == true ? "1" : "0" }
        return texts + flags + ["intents"] + declaration.intentIdentifiers.map(\.value).sorted() + ["actions"]
            + actions.flatMap(\.content)
    }
}

extension ShownAction {
    /// The keys that the system uses.
    fileprivate var content: [String] {
        let texts =
            [declaration.identifier, declaration.title, declaration.icon?.name, declaration.textInput?.buttonTitle]
            + [declaration.textInput?.placeholder]
        let flags = [
            declaration.isDestructive, declaration.isForeground, declaration.isAuthenticationRequired, isTextInput,
        ].map { $0 ? "1" : "0" }
        return texts.map { $0?.value ?? "" } + flags
    }
}
