import AppleFacts
package import Diagnostics
package import SourceSyntax

/// `UNNotificationCategory`.
///
/// A class, because a copy of it would be large. Nothing changes it.
@dynamicMemberLookup
public final class Category: Declaration, KeyedModel {
    /// The values that are read and linked.
    public struct Contents: Sendable {
        package let name: Text
        package let scope: SourceRange
        package let body: Node

        @Rare package var identifierText: Text?
        /// Former identifiers. The category is still registered under each.
        package var renamedFrom: [Text] = []
        @Rare package var declaredDeprecation: Located<Deprecation>?
        @Rare package var documentation: Text?
        package var actionList: CategoryActions?
        package var intentIdentifiers: [Text] = []
        package var hiddenPreview: CountedText?
        @Rare package var summaryFormat: Text?
        @Rare package var customDismissOption: RegisteredValue<Located<Bool>>?
        @Rare package var carPlayOption: RegisteredValue<Located<Bool>>?
        @Rare package var showTitleOption: RegisteredValue<Located<Bool>>?
        @Rare package var showSubtitleOption: RegisteredValue<Located<Bool>>?
        package var allowAnnouncement: Located<Bool>?
        /// Whether a content extension shows its notifications.
        package var contentExtension: Located<Bool>?
        package var external: Located<Bool>?
        /// Where and when it is registered; nil for always.
        @Rare package var available: DeclaredAvailability?
        package var allow: [Allowance] = []

        init(name: Text, scope: SourceRange, body: Node) {
            self.name = name
            self.scope = scope
            self.body = body
        }
    }

    @usableFromInline package let contents: Contents

    init(_ contents: Contents) {
        self.contents = contents
    }

    /// A value of the contents. Public, because only public functions are inlined into other modules.
    @inlinable public subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value {
        contents[keyPath: path]
    }

    package var name: Text { contents.name }
    package var scope: SourceRange { contents.scope }
    package var renamedFrom: [Text] { contents.renamedFrom }
    package var allow: [Allowance] { contents.allow }

    /// The identifier that is registered and sent.
    package var identifier: Text { contents.identifierText ?? name }
    /// In display order. After linking, each is complete, with inherited values.
    package var actions: [Action] { contents.actionList?.declared ?? [] }
    package var hiddenPreviewsBodyPlaceholder: Text? { contents.hiddenPreview?.text }
    // Nil also for options that only the running app knows.
    package var customDismissAction: Located<Bool>? { contents.customDismissOption?.fixed }
    package var allowInCarPlay: Located<Bool>? { contents.carPlayOption?.fixed }
    package var hiddenPreviewsShowTitle: Located<Bool>? { contents.showTitleOption?.fixed }
    package var hiddenPreviewsShowSubtitle: Located<Bool>? { contents.showSubtitleOption?.fixed }
    /// Whether the app can be told of a dismissal.
    package var hasCustomDismissAction: Bool { contents.customDismissOption.map { $0.fixed?.value ?? true } ?? false }
    /// Whether CarPlay can show its notifications.
    package var isInCarPlay: Bool { contents.carPlayOption.map { $0.fixed?.value ?? true } ?? false }
    /// Whether only the running app knows its actions, or those after the declared ones.
    package var hasActionsFromApp: Bool { contents.actionList?.fromApp != nil }
    package var hasContentExtension: Bool { contents.contentExtension.isTrue }
    /// Whether other code, such as an SDK, registers it.
    package var isExternal: Bool { contents.external.isTrue }
}

extension Category {
    static let keys = KeyTable<Category>(
        "a category",
        legacy: .ofCategory,
        [
            Key(
                "identifier", .text, "The identifier that is registered and sent.", \.identifierText,
                .implied("the name"),
                .dumped { category, _ in .text(category.identifier) }),
            Key(
                "renamed-from", .renamedFrom,
                "Former identifiers of the category. It's still registered under them.", \.renamedFrom
            ),
            Key(
                "deprecated", .deprecation, "Whether a later version removes it: true, or what to use instead.",
                \.declaredDeprecation),
            Key("description", .text, "The doc comment of the type in Swift.", \.documentation),
            Key(
                "actions", .actionsOfCategory, "The actions, in display order. The last item can be { from: app }.",
                \.actionList, .names(.action), .declares(.action)),
            Key(
                "intent-identifiers", .list(of: .nonEmptyText),
                "Intents that the category relates to, such as INSendMessageIntent.", \.intentIdentifiers, .reference,
                .names(.intent)
            ),
            Key(
                "hidden-previews-body-placeholder",
                .counted,
                "The text shown when previews are hidden. %u is the number of notifications.",
                \.hiddenPreview, .available(.hiddenPreviewsBodyPlaceholder)
            ),
            Key(
                "category-summary-format", .localizable(.text, isRegistered: true),
                "The summary of a group of notifications. %u is their number.", \.summaryFormat,
                .available(.categorySummaryFormat)
            ),
            Key(
                "custom-dismiss-action", Form<Located<Bool>>.boolean.orFromApp,
                "Whether the app is told when people dismiss the notification.", \.customDismissOption),
            Key(
                "allow-in-car-play", Form<Located<Bool>>.boolean.orFromApp,
                "Whether CarPlay may show the notification.", \.carPlayOption, .available(.carPlay)),
            Key(
                "hidden-previews-show-title", Form<Located<Bool>>.boolean.orFromApp,
                "Whether to show the title when previews are hidden.", \.showTitleOption,
                .available(.hiddenPreviewOptions)),
            Key(
                "hidden-previews-show-subtitle", Form<Located<Bool>>.boolean.orFromApp,
                "Whether to show the subtitle when previews are hidden.", \.showSubtitleOption,
                .available(.hiddenPreviewOptions)),
            Key(
                "allow-announcement", .boolean,
                "Whether Siri may announce the notification. Ignored since iOS 15 and watchOS 7.", \.allowAnnouncement
            ),
            Key(
                "content-extension", .boolean, "Whether a content extension shows notifications of the category.",
                \.contentExtension),
            Key("external", .boolean, "Whether other code, such as an SDK, registers the category.", \.external),
            Key(
                "available", .availability,
                "The versions, platforms and builds in which it is registered. It is always decoded.",
                \.available
            ),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow, .names(.rule)),
        ]
    )
}

extension Form where Value == Action {
    /// An item in the list of actions: the name of a shared action, or a name with declarations or changes.
    static var actionOfCategory: Form {
        Form(.either([.text, .names(Action.keys.shapeOfChanges(of: "an action of a category"))])) { slot, reader in
            let node = slot.node
            if node.kind == .scalar {
                return reader.scalar(slot, expected: .one("the name of an action")).map {
                    Action(Action.Contents(name: Text($0), scope: $0.range, body: $0))
                }
            }
            guard node.kind == .mapping else {
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "an item of 'actions' must be a single action, not \(node.kind.words)",
                    help: "write the name of a shared action, or reply: { title: Reply }"
                )
                return nil
            }
            let entries = reader.entries(of: node)
            if reader.reportsItemWithoutName(entries, in: node) { return nil }
            guard let entry = entries.first, entries.count == 1, !entry.value.isMissing else {
                reader.reportNotOneAction(entries, in: node)
                return nil
            }
            return Action.read(entry, isComplete: !reader.mayBeShared(entry.key.text), by: &reader)
        }
    }
}

extension SchemaReader {
    /// `- identifier: accept` with `title: Accept` below it, as other formats write lists.
    fileprivate mutating func reportsItemWithoutName(_ entries: [Node.Entry], in item: Node) -> Bool {
        guard let first = entries.first, first.value.kind == .scalar, !first.value.isMissing else { return false }
        func isName(_ key: Node) -> Bool { ["identifier", "name", "id"].contains { key.isText($0) } }
        guard entries.allSatisfy({ isName($0.key) || Action.keys.key(named: $0.key) != nil }) else { return false }
        let written = entries.first { isName($0.key) }?.value
        let title = entries.first { $0.key.isText("title") }?.value
        let name = (written ?? title).flatMap(\.nameOfAction) ?? "name"
        // The identifier that is sent must not change.
        let rest = entries.filter { !isName($0.key) || $0.key.isText("identifier") && !$0.value.isText(name) }
        let map = rest.map { "\($0.key.text): \($0.value.shortSource ?? "…")" }.joined(separator: ", ")
        let isReference = rest.isEmpty && mayBeShared(name)
        unread.add(item.range)
        report(
            .wrongValue,
            at: first.key.range,
            "an item of 'actions' begins with the name of the action, not with '\(first.key.text)'",
            help: "write - \(name)" + (isReference ? "" : ": { \(map.isEmpty ? "title: …" : map) }")
        )
        return true
    }

    fileprivate mutating func reportNotOneAction(_ entries: [Node.Entry], in item: Node) {
        guard let first = entries.first else {
            // Mistakes in its keys are already reported.
            guard item.entries.isEmpty else { return }
            report(
                .wrongValue, at: item.range, "an item of 'actions' must be a single action",
                help: "write its name, or delete the item")
            return
        }
        let name = first.key.text
        guard let second = entries.dropFirst().first else {
            report(
                .missingKey,
                at: first.key.range,
                "'\(name)' has no value",
                help: "write - \(name) for the shared action, or - \(name): { title: … } for one of this category"
            )
            return
        }
        if first.value.isMissing, Action.keys.key(named: second.key) != nil {
            reportNotIndented(second.key, below: first.key)
            return
        }
        report(
            .wrongValue,
            at: second.key.range,
            "an item of 'actions' must be a single action",
            help: "begin each action with '- ', as in - reply: { title: Reply }"
        )
    }
}

extension Action {
    /// - Parameter isComplete: False if it changes a shared action.
    static func read(_ entry: Node.Entry, isComplete: Bool, by reader: inout SchemaReader) -> Action? {
        let slot = Slot(node: entry.value, key: entry.key)
        guard let body = reader.collection(slot, .mapping, expected: .map(of: Action.keys)) else { return nil }
        var action = Contents(name: Text(entry.key), scope: entry.range, body: body)
        reader.read(body, by: Action.keys, of: entry.key.range, isComplete: isComplete, into: &action)
        return Action(action)
    }
}

extension Node {
    /// `accept-invitation` for `ACCEPT_INVITATION`.
    fileprivate var nameOfAction: String? {
        guard let source = shortSource, textLength == source.utf8.count else { return nil }
        let words = source.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard !words.isEmpty else { return nil }
        let isName = source.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
        return isName ? source : words.joined(separator: "-").lowercased()
    }
}
