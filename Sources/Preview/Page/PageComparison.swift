import AppleFacts
import Basics
package import ChangeRules
package import Diagnostics
import NotificationSchema

/// An earlier version of a schema, to show what changed.
package struct EarlierVersion: Sendable {
    /// The revision or folder from the command line.
    let name: String
    let change: SchemaChange
    let breaking: [Finding]?

    /// - Parameter breaking: What `breaking` says; nil if the schema has errors that prevent the comparison.
    package init(_ name: String, _ change: SchemaChange, breaking: [Finding]?) {
        (self.name, self.change, self.breaking) = (name, change, breaking)
    }
}

/// What a page says about the changes since an earlier version.
struct PageComparison {
    private let earlier: EarlierVersion
    private let page: PageContext
    /// The page of the earlier version, which draws its notifications.
    private let earlierPage: PageContext
    private var changes: [ObjectIdentifier: NotificationChange] = [:]
    let groups: [PreviewPage.Group]
    private let removed: [Notification]

    init(_ earlier: EarlierVersion, _ page: PageContext) {
        self.earlier = earlier
        self.page = page
        let old = earlier.change.old
        earlierPage = PageContext(old, Translator(old, nil, page.budget), [], page.symbols, page.budget)
        let pairs = earlier.change.notificationPairs
        removed = pairs.removed
        // By name: the comparison reads the current schema again.
        let olds = Dictionary(pairs.earlier.map { ($0.new.name.value, $0.old) }) { first, _ in first }
        var (changed, added, same): ([Notification], [Notification], [Notification]) = ([], [], [])
        for notification in page.schema.notifications {
            guard let old = olds[notification.name.value] else {
                added.append(notification)
                continue
            }
            let change = NotificationChange(old, earlierPage, notification, page)
            guard !change.isEmpty else {
                same.append(notification)
                continue
            }
            changes[ObjectIdentifier(notification)] = change
            changed.append(notification)
        }
        groups = [("Changed", changed), ("Added", added), ("Unchanged", same)].filter { !$0.1.isEmpty }
            .map { PreviewPage.Group(title: $0.0, notifications: $0.1) }
    }

    /// The change of a notification, above its states.
    func html(of notification: Notification) -> HTML {
        changes[ObjectIdentifier(notification)]?.html(since: earlier.name) ?? .empty
    }

    /// What `breaking` says, and the notifications that were removed.
    var summary: HTML {
        tag("section", .class("problems"), HTML.Attribute("aria-labelledby", "changes")) {
            tag("h2", .id("changes")) { "Changes since \(earlier.name.withVisibleControls)" }
            tag("p") { numbers }
            if let breaking = earlier.breaking {
                if breaking.isEmpty {
                    tag("p") { "Nothing breaks installed apps, servers or delivered notifications." }
                }
                FindingList(findings: breaking, page: page).html
            } else {
                tag("p") { "What would break isn't known: the schema has errors." }
            }
            OtherChanges(from: earlier.change.old, to: page.schema).html(page.budget)
            if !removed.isEmpty {
                tag("h3") { "Removed" }
                tag("div", .class("removed")) {
                    for notification in removed {
                        page.budget.section(of: notification.name.range) {
                            tag("div", .class("old")) {
                                tag("h4") { tag("del") { notification.name.value.withVisibleControls } }
                                StateDrawings(notification, ShownExample.all(of: notification)[0], earlierPage).brief
                            }
                        }
                    }
                }
            }
        }
    }

    private var numbers: String {
        let counts = groups.map { "\($0.notifications.count.grouped) \($0.title.lowercased())" }
        return (counts + (removed.isEmpty ? [] : ["\(removed.count.grouped) removed"])).joined(separator: ", ")
    }
}

/// What changed in one notification that people see or receive.
private struct NotificationChange {
    private let before: StateDrawings
    private let after: StateDrawings
    private let facts: [(name: String, before: String, after: String)]
    private let budget: PageBudget

    init(_ old: Notification, _ oldPage: PageContext, _ new: Notification, _ page: PageContext) {
        // The same values, so that only texts differ.
        let example = ShownExample.all(of: new)[0]
        let oldExample = ShownExample.all(of: old).first { $0.name == example.name } ?? ShownExample.all(of: old)[0]
        var before = StateDrawings(
            old, ShownExample(name: example.name, content: oldExample.content.merging(example.content) { $1 }), oldPage)
        var after = StateDrawings(new, example, page)
        for part in NotificationText.allCases {
            let (left, right) = (before.texts[part]?.text ?? "", after.texts[part]?.text ?? "")
            guard left != right else { continue }
            let difference = WordDifference(from: left, to: right, page.budget)
            before.marked[part] = difference.old
            after.marked[part] = difference.new
        }
        (self.before, self.after) = (before, after)
        budget = page.budget
        let lists = (before.comparedTexts, after.comparedTexts)
        let shownAsText = Set(NotificationText.allCases.map(\.rawValue))
        var seen: Set<String> = []
        let names = (lists.0 + lists.1).map(\.name).filter { seen.insert($0).inserted }
        let texts = names.compactMap { name -> (name: String, before: String, after: String)? in
            let values = [lists.0, lists.1].map { $0.first { $0.name == name }?.value ?? "" }
            return values[0] == values[1] ? nil : (name, values[0], values[1])
        }
        // Every other key, also those that nobody sees.
        let keys = KeyChange.all(from: old.dumped(in: oldPage.schema), to: new.dumped(in: page.schema))
        facts = texts + keys.filter { !shownAsText.contains($0.key) }.map { ($0.key, $0.before, $0.after) }
    }

    var isEmpty: Bool { facts.isEmpty }

    func html(since name: String) -> HTML {
        tag("div", .class("change")) {
            tag("div", .class("old")) {
                tag("h4") { "Before, in \(name.withVisibleControls)" }
                before.brief
            }
            tag("div", .class("new")) {
                tag("h4") { "After" }
                after.brief
            }
            tag(
                "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
                HTML.Attribute("aria-label", "Differences")
            ) {
                KeyTableView.html {
                    for fact in facts { KeyTableView.row(fact.name, fact.before, fact.after, budget) }
                }
            }
        }
    }
}

extension StateDrawings {
    /// The two states that show most.
    fileprivate var brief: HTML {
        tag("div", .class("states")) {
            if notification.isShown {
                lockScreen
                expanded
            } else {
                silent
            }
        }
    }

    /// Texts and actions, each as one text.
    fileprivate var comparedTexts: [Fact] {
        var facts = NotificationText.allCases.compactMap { part in
            notification[part].map { Fact(name: part.rawValue.capitalizedFirst, value: $0.text.value) }
        }
        let actions = (category?.actions.prefix(Limits.actionsOfCategory) ?? []).map { action in
            let marks = [
                (action.isDestructive, "destructive"), (action.isAuthenticationRequired, "asks to unlock"),
                (action.isForeground, "opens the app"), (action.textInput != nil, "takes text"),
            ].filter(\.0).map(\.1)
            let icon = action.icon.map { " [\($0.name.value)]" } ?? ""
            return (action.shownTitle?.value ?? action.name.value) + icon
                + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
        }
        if !actions.isEmpty { facts.append(Fact(name: "Actions", value: actions.joined(separator: " · "))) }
        if let text = category?.hiddenPreviewsBodyPlaceholder {
            facts.append(Fact(name: "Hidden previews", value: text.value))
        }
        if let text = category?.summaryFormat { facts.append(Fact(name: "Summary", value: text.value)) }
        return facts
    }
}
