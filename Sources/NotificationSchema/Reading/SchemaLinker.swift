import Diagnostics
import SourceSyntax

/// Resolves names across the files of a schema.
struct SchemaLinker {
    var schema: Schema
    var findings: [Finding] = []
    var unread: UnreadSource
    /// Limits the number of names to compare: a schema can have very many unknown names.
    private var suggestions = SuggestionSearch()
    /// See ``ReadingLimits/activityValues``.
    var activityValuesLeft = ReadingLimits.activityValues

    init(_ schema: Schema, unread: UnreadSource) {
        self.schema = schema
        self.unread = unread
    }

    mutating func link() {
        checkNotificationKey()
        let actions = unique(schema.actions)
        schema.sharedActions = actions.mapValues { schema.actions[$0] }
        let categories = unique(schema.categories)
        let topics = unique(schema.topics)
        let notifications = unique(schema.notifications)
        let shared = schema.actions.map(SharedAction.init)
        for category in schema.categories.indices { linkActions(of: category, to: shared, by: actions) }
        for category in schema.categories { checkForms(of: category) }
        checkRemovedCategories()
        for notification in schema.notifications.indices { linkNotification(notification, to: categories, topics) }
        linkEncryption(to: notifications)
        _ = unique(schema.activities)
        checkURLSchemes()
        for activity in schema.activities.indices { linkActivity(activity, to: topics) }
        checkThatNotificationsDiffer()
        limitActionsOfNotifications()
        checkEarlierIdentifiersOfNotifications()
        checkTeamRules()
    }

    // MARK: Names

    /// The index of each declaration by its name. Reports duplicate names.
    private mutating func unique<Item: Declaration>(_ declarations: [Item]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, declaration) in declarations.enumerated() {
            guard let first = indices[declaration.name.value] else {
                indices[declaration.name.value] = index
                continue
            }
            findings.append(
                Finding(
                    .duplicateName,
                    at: declaration.name.range,
                    "'\(declaration.name.value)' is already declared",
                    help: "give one of the two another name",
                    notes: [Finding.Note("first declared here", at: declarations[first].name.range)]
                )
            )
        }
        return indices
    }

    /// The index of the declaration that is named; where there is none, a finding.
    mutating func index(
        of name: Text,
        in indices: [String: Int],
        what: String,
        among declarations: [some Declaration],
        otherwise help: String
    ) -> Int? {
        if let index = indices[name.value] { return index }
        reportUnknown(
            name.value,
            at: name.range,
            what: what,
            among: declarations.lazy.map(\.name.value),
            otherwise: help
        )
        return nil
    }

    mutating func reportUnknown(
        _ name: String,
        at range: SourceRange,
        what: String,
        in owner: String? = nil,
        among candidates: some Collection<String>,
        otherwise help: String
    ) {
        guard findings.count <= ReadingLimits.findings, !unread.mayDeclare(name) else { return }
        let suggestion = suggestion(for: name, among: candidates)
        findings.append(
            Finding(
                .schemaUnknownReference,
                at: range,
                owner.map { "\($0) has no \(what) '\(name)'" } ?? "there is no \(what) '\(name)'",
                help: suggestion.map { "did you mean '\($0)'?" } ?? help,
                fix: suggestion.map { Fix(.display, [TextEdit(range, $0)]) }
            )
        )
    }

    mutating func suggestion(for name: String, among candidates: some Collection<String>) -> String? {
        suggestions.nearest(to: name, among: candidates)
    }

    // MARK: Categories

    private mutating func checkRemovedCategories() {
        guard !schema.app.removedCategories.isEmpty else { return }
        let categories = Dictionary(
            schema.categories.flatMap { category in category.identifiers.map { ($0.value, category) } }
        ) { first, _ in first }
        for removed in schema.app.removedCategories {
            guard let category = categories[removed.value] else { continue }
            report(
                .wrongValue,
                at: removed.range,
                "'\(removed.value)' is an identifier of the category '\(category.name.value)', which isn't removed",
                help: "delete it here, or delete the category",
                notes: [Finding.Note("declared here", at: category.name.range)]
            )
        }
    }

    private mutating func linkActions(of category: Int, to actions: [SharedAction], by shared: [String: Int]) {
        if let fromApp = schema.categories[category].actionList?.fromApp,
            let external = schema.categories[category].external, external.value
        {
            report(
                .wrongValue,
                at: fromApp,
                "other code registers '\(schema.categories[category].name.value)', so registration takes no actions",
                help: "delete 'actions': whatever people choose arrives without it",
                notes: [Finding.Note("declared as external here", at: external.range)]
            )
            return
        }
        var linked = schema.categories[category].contents
        linked.actionList?.declared = schema.categories[category].actions.compactMap { use in
            if use.body.kind == .scalar {
                return index(
                    of: use.name,
                    in: shared,
                    what: "shared action",
                    among: schema.actions,
                    otherwise: "declare it under 'actions', or here as \(use.name.value): { title: … }"
                ).map { actions[$0].used(at: use) }
            }
            if let index = shared[use.name.value] { return actions[index].changed(by: use) }
            // It may change an action in a part that couldn't be read, so nothing is known about it.
            return unread.mayDeclare(use.name.value) ? nil : use
        }
        schema.categories[category] = Category(linked)
    }
}
