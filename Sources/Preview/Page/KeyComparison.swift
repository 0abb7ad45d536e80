import Basics
import Diagnostics
import NotificationSchema

/// A key whose value differs between two versions of a declaration.
struct KeyChange: Sendable {
    /// `data.order-id.type`
    let key: String
    /// Empty if the key wasn't there.
    let before: String
    let after: String

    /// Every key that differs, in the order of the declarations.
    static func all(from old: JSONValue, to new: JSONValue) -> [KeyChange] {
        var seen: Set<String> = []
        let (before, after) = (values(in: old), values(in: new))
        let values = (
            Dictionary(before) { first, _ in first }, Dictionary(after) { first, _ in first }
        )
        return (after + before).compactMap { key, _ in
            guard seen.insert(key).inserted else { return nil }
            let change = KeyChange(key: key, before: values.0[key] ?? "", after: values.1[key] ?? "")
            return change.before == change.after ? nil : change
        }
    }

    /// The values by their paths. Declarations in lists have their names in the path, so that order doesn't matter.
    private static func values(in json: JSONValue, at path: String = "") -> [(String, String)] {
        func below(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        switch json {
        case .null: return []
        case .object(let members): return members.flatMap { values(in: $0.1, at: below($0.0)) }
        case .array(let items):
            let named = items.compactMap { item in item.name.map { ($0, item) } }
            if named.count == items.count { return named.flatMap { values(in: $0.1, at: below($0.0)) } }
            return [(path, items.map(\.words).joined(separator: ", "))]
        default: return [(path, json.words)]
        }
    }
}

extension JSONValue {
    /// The name of a declaration.
    fileprivate var name: String? {
        guard case .object(let members) = self,
            case .string(let name)? = members.first(where: { $0.0 == "name" })?.1
        else { return nil }
        return name
    }

    fileprivate var words: String { if case .string(let text) = self { text } else { compact } }

    fileprivate func member(_ key: String) -> JSONValue? {
        if case .object(let members) = self { members.first { $0.0 == key }?.1 } else { nil }
    }

    fileprivate var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
}

/// What changed in declarations other than notifications.
struct OtherChanges {
    private struct Change {
        let declaration: String
        let keys: [KeyChange]
        /// That it was added or removed, in place of keys.
        var event: String?
    }

    private var changes: [Change] = []

    init(from old: Schema, to new: Schema) {
        let (before, after) = (SchemaDump(old).json, SchemaDump(new).json)
        for key in ["app", "generate"] {
            let keys = KeyChange.all(from: before.member(key) ?? .null, to: after.member(key) ?? .null)
            if !keys.isEmpty { changes.append(Change(declaration: key, keys: keys)) }
        }
        let kinds = [
            ("topics", "topic"), ("actions", "action"), ("categories", "category"), ("activities", "activity"),
        ]
        for (list, noun) in kinds {
            add(noun, before.member(list)?.items ?? [], after.member(list)?.items ?? [])
        }
    }

    private mutating func add(_ noun: String, _ old: [JSONValue], _ new: [JSONValue]) {
        var left = Dictionary(old.map { ($0.name ?? "", $0) }) { first, _ in first }
        for item in new {
            let name = item.name ?? ""
            // What was renamed keeps its identifier.
            let earlier =
                left[name]
                ?? left.values.first { $0.member("identifier")?.words == item.member("identifier")?.words ?? "" }
            guard let earlier else {
                changes.append(Change(declaration: "\(noun) \(name)", keys: [], event: "added"))
                continue
            }
            left[earlier.name ?? ""] = nil
            let keys = KeyChange.all(from: earlier, to: item)
            if !keys.isEmpty { changes.append(Change(declaration: "\(noun) \(name)", keys: keys)) }
        }
        for name in left.keys.sorted() {
            changes.append(Change(declaration: "\(noun) \(name)", keys: [], event: "removed"))
        }
    }

    func html(_ budget: PageBudget) -> HTML {
        guard !changes.isEmpty else { return .empty }
        return .group([
            tag("h3") { "Other declarations" },
            tag(
                "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
                HTML.Attribute("aria-label", "Other declarations")
            ) {
                KeyTableView.html {
                    for change in changes {
                        if let event = change.event {
                            tag("tr") {
                                tag("th", HTML.Attribute("scope", "row")) { change.declaration.withVisibleControls }
                                tag("td") { event }
                                tag("td")
                            }
                        }
                        for key in change.keys {
                            budget.part(
                                KeyTableView.row("\(change.declaration): \(key.key)", key.before, key.after, budget))
                        }
                    }
                }
            },
        ])
    }
}

/// A table with a row for each difference.
enum KeyTableView {
    static func html(@HTMLBuilder rows: () -> HTML) -> HTML {
        tag("table") {
            tag("thead") {
                tag("tr") {
                    for name in ["What", "Before", "After"] { tag("th", HTML.Attribute("scope", "col")) { name } }
                }
            }
            tag("tbody") { rows() }
        }
    }

    static func row(_ name: String, _ before: String, _ after: String, _ budget: PageBudget) -> HTML {
        let difference = WordDifference(from: before, to: after, budget)
        return tag("tr") {
            tag("th", HTML.Attribute("scope", "row")) { name.withVisibleControls }
            tag("td") { difference.old }
            tag("td") { difference.new }
        }
    }
}
