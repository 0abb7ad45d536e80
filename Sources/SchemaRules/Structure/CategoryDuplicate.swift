import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let categoryDuplicate: WholeSchemaRule = RuleDescription(
        id: "category-duplicate",
        severity: .advice,
        group: .structure,
        isOnlyForSchemas: true,
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
        var first: [CategoryContent: Category] = [:]
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
    /// Nil if there are no actions, or if the identifier itself has a meaning, because a content extension uses it.
    fileprivate var content: CategoryContent? {
        guard !actions.isEmpty, !declaration.hasActionsFromApp, !declaration.hasContentExtension,
            declaration.available == nil
        else { return nil }
        return CategoryContent(self)
    }
}

/// What the system uses of a category, besides its identifier.
private struct CategoryContent: Hashable {
    let texts: [String?]
    let flags: [Bool]
    let intents: Set<String>
    let actions: [ActionContent]

    init(_ category: ShownCategory) {
        texts = [category.hiddenPreviewsBodyPlaceholder?.value, category.summaryFormat?.value]
        flags = [
            category.customDismissAction, category.allowInCarPlay, category.hiddenPreviewsShowTitle,
            category.hiddenPreviewsShowSubtitle, category.allowAnnouncement,
        ].map { $0?.value == true }
        intents = Set(category.intentIdentifiers.map(\.value))
        actions = category.actions.map(ActionContent.init)
    }

    /// These nearly always tell categories apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(texts)
        for action in actions { hasher.combine(action.identifier) }
    }
}

/// What the system uses of an action.
private struct ActionContent: Equatable {
    let identifier: String
    let texts: [String?]
    let flags: [Bool]

    init(_ action: ShownAction) {
        identifier = action.identifier.value
        texts = [
            action.shownTitle?.value, action.icon?.name.value, action.textInput?.buttonTitle?.value,
            action.textInput?.placeholder?.value,
        ]
        flags = [action.isDestructive, action.isForeground, action.isAuthenticationRequired, action.isTextInput]
    }
}
