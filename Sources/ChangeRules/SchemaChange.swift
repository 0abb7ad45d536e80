import Diagnostics
package import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax
import SwiftNaming

/// A schema and its earlier version, with corresponding declarations paired.
///
/// Pairing uses the identifiers that are sent: two declarations with the same identifier correspond, whatever their
/// names. Activities also correspond if their types have the same name in Swift, which is sent.
package struct SchemaChange: Sendable {
    package let old: Schema
    package let new: Schema
    let categories: Succession<Category>
    let notifications: Succession<Notification>
    let activities: Succession<Activity>
    /// What installed apps, and apps of the current schema, make of pushes and responses.
    let installed: AppReader
    let updated: AppReader
    /// The first notification of each category that people see.
    let samplesOfCategories: [ObjectIdentifier: Notification]

    package init(from old: Schema, to new: Schema) {
        self.old = old
        self.new = new
        (installed, updated) = (AppReader(old), AppReader(new))
        samplesOfCategories = Dictionary(
            [old, new].flatMap { schema in
                schema.notifications.filter(\.isShown).compactMap { notification in
                    schema.category(of: notification).map { (ObjectIdentifier($0), notification) }
                }
            }, uniquingKeysWith: { first, _ in first })
        categories = Succession(from: old.categories, to: new.categories)
        notifications = Succession(from: old.notifications, to: new.notifications)
        activities = Succession(
            from: old.activities, to: new.activities, key: { $0.name.value },
            formerKeys: { $0.renamedFrom.map(\.value) }, name: { $0.attributesType.text })
    }

    /// The number of earlier declarations that still exist, to find the earlier version of a schema.
    package var commonCount: Int { categories.matches.count + notifications.matches.count + activities.matches.count }
}

/// The pairs of earlier and current declarations of one kind.
struct Succession<Item: Sendable>: Sendable {
    private(set) var matches: [Match] = []
    /// The declarations that were removed.
    private(set) var removed: [Item] = []

    struct Match: Sendable {
        let old: Item
        let new: Item
        let kind: Kind
    }

    enum Kind: Sendable {
        /// The identifier is unchanged.
        case same
        /// The identifier changed, and `renamed-from` has the earlier one.
        case renamed
        /// Only the name is the same.
        case changed
    }

    /// - Parameters:
    ///   - key: The identifier that is sent.
    ///   - formerKeys: The former identifiers.
    ///   - name: A name that pairs declarations whose identifiers differ.
    fileprivate init(
        from old: [Item],
        to new: [Item],
        key: (Item) -> String,
        formerKeys: (Item) -> [String],
        name: (Item) -> String
    ) {
        func index(_ keys: (Item) -> [String]) -> [String: Item] {
            var index: [String: Item] = [:]
            for item in new { for key in keys(item) where index[key] == nil { index[key] = item } }
            return index
        }
        let (current, former, named) = (index { [key($0)] }, index(formerKeys), index { [name($0)] })
        let oldKeys = Set(old.map(key))
        for item in old {
            if let successor = current[key(item)] {
                matches.append(Match(old: item, new: successor, kind: .same))
            } else if let successor = former[key(item)] {
                matches.append(Match(old: item, new: successor, kind: .renamed))
            } else if let successor = named[name(item)], !oldKeys.contains(key(successor)) {
                matches.append(Match(old: item, new: successor, kind: .changed))
            } else {
                removed.append(item)
            }
        }
    }
}

extension Succession where Item: Renamable {
    init(from old: [Item], to new: [Item]) {
        self.init(
            from: old, to: new, key: { $0.identifier.value }, formerKeys: { $0.renamedFrom.map(\.value) },
            name: { $0.name.value })
    }
}

extension Succession<Field> {
    init(from old: [Field], to new: [Field]) {
        self.init(
            from: old, to: new, key: { $0.key }, formerKeys: { $0.renamedFrom.map(\.value) }, name: { $0.name.value })
    }
}

// MARK: - Pairs

extension SchemaChange {
    /// The categories that the app registered and still registers itself.
    var registeredCategories: [Succession<Category>.Match] {
        categories.matches.filter { !$0.old.isExternal && !$0.new.isExternal }
    }

    /// The actions of each category, also of those that other code registers. A shared action occurs in every category that uses it.
    var actionsByCategory: [(category: Succession<Category>.Match, actions: [Succession<Action>.Match])] {
        categories.matches.map { ($0, Succession(from: $0.old.actions, to: $0.new.actions).matches) }
    }

    /// The actions of categories. A shared action occurs once for each use.
    var actions: [(category: Succession<Category>.Match, action: Succession<Action>.Match)] {
        actionsByCategory.flatMap { category, actions in actions.map { (category, $0) } }
    }

    /// Current data of a notification, with the earlier version.
    struct DataChange {
        let notification: Succession<Notification>.Match
        let data: Succession<Field>.Match
    }

    var data: [DataChange] {
        notifications.matches.flatMap { match in
            Succession(from: match.old.data, to: match.new.data).matches.map {
                DataChange(notification: match, data: $0)
            }
        }
    }

    /// The declaration of an action in a category: the shared action, if the category doesn't change it.
    func declaration(of action: Action) -> Text {
        guard action.isShared else { return action.name }
        return new.sharedActions[action.name.value]?.name ?? action.name
    }

    /// The range of the key, or of the declaration without the key.
    func place(of key: String, in action: Action) -> SourceRange {
        action.key(key)?.range ?? declaration(of: action).range
    }

    /// The place where a removed declaration would be: at the key of its kind, in its file if the file still exists.
    func place(ofRemoved name: Text, under key: String) -> SourceRange {
        let file = old.files.firstIndex { $0 === name.range.file }.map { OldFile(index: $0, old: old, new: new) }
        let keys = new.documents.compactMap { $0.key(key) }
        return (keys.first { $0.range.file === file?.successor } ?? keys.first)?.range ?? new.startOfRoot
    }
}

/// A file of the earlier schema.
private struct OldFile {
    /// The file with the same name in the current schema.
    let successor: SourceFile?

    init(index: Int, old: Schema, new: Schema) {
        func name(_ file: SourceFile, in schema: Schema) -> String {
            SwiftFileName.name(for: file.path, root: schema.files[0].path)
        }
        let wanted = name(old.files[index], in: old)
        successor = new.files.first { name($0, in: new) == wanted }
    }
}

extension Schema {
    fileprivate var startOfRoot: SourceRange { SourceRange(files[0], 0..<0) }
}

extension Succession<Notification>.Match {
    /// Whether installed apps get pushes of the current schema.
    var reachesInstalledApps: Bool { new.delivery.isPush }

    /// The senders that may still use the earlier form, for messages.
    var earlierOnes: String {
        old.delivery.isPush
            ? "pushes from old servers and delivered notifications" : "scheduled and delivered notifications"
    }
}

extension SchemaChange {
    /// The earlier version of each current notification, and the notifications that were removed.
    package var notificationPairs: (earlier: [(new: Notification, old: Notification)], removed: [Notification]) {
        (notifications.matches.map { ($0.new, $0.old) }, notifications.removed)
    }
}
