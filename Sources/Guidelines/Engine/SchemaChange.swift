import Diagnostics
package import NotificationSchema
import SourceSyntax
import SwiftNaming

/// A schema and what it was before, and what of the one has become what of the other.
///
/// What is on the wire decides: two things with one identifier are the same, whatever they are called.
package struct SchemaChange: Sendable {
    package let old: Schema
    package let new: Schema
    let categories: Succession<NotificationSchema.Category>
    let notifications: Succession<NotificationSchema.Notification>

    package init(from old: Schema, to new: Schema) {
        self.old = old
        self.new = new
        categories = Succession(from: old.categories, to: new.categories)
        notifications = Succession(from: old.notifications, to: new.notifications)
    }

    /// How much of the earlier schema is still there: to find out which schema it was that this one comes from.
    package var commonCount: Int { categories.matches.count + notifications.matches.count }
}

/// What became of things of one kind.
struct Succession<Item: Sendable>: Sendable {
    private(set) var matches: [Match] = []
    /// What there is no more.
    private(set) var removed: [Item] = []

    struct Match: Sendable {
        let old: Item
        let new: Item
        let kind: Kind
    }

    enum Kind: Sendable {
        /// On the wire it is called what it was called.
        case same
        /// It is called something else, and `renamed-from` says so.
        case renamed
        /// Its name alone says that it is the same.
        case changed
    }

    /// - Parameters:
    ///   - key: What it is called on the wire.
    ///   - formerKeys: What it was called there.
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

// MARK: - What belongs to what

extension SchemaChange {
    /// The categories that the app registered and registers itself.
    var registeredCategories: [Succession<NotificationSchema.Category>.Match] {
        categories.matches.filter { !$0.old.isExternal && !$0.new.isExternal }
    }

    /// An action of a category, and what it was there. A shared one comes as often as it is used.
    var actions: [Succession<Action>.Match] {
        registeredCategories.flatMap { Succession(from: $0.old.actions, to: $0.new.actions).matches }
    }

    /// Data of a notification, and what they were.
    struct DataChange {
        let notification: Succession<NotificationSchema.Notification>.Match
        let data: Succession<Field>.Match
    }

    var data: [DataChange] {
        notifications.matches.flatMap { match in
            Succession(from: match.old.data, to: match.new.data).matches.map {
                DataChange(notification: match, data: $0)
            }
        }
    }

    /// Where an action of a category is declared: at the shared one, where it is that as it stands.
    func declaration(of action: Action) -> Text {
        guard action.isShared else { return action.name }
        return new.actions.first { $0.name.value == action.name.value }?.name ?? action.name
    }

    /// Where the action says so, or where it is declared.
    func place(of key: String, in action: Action) -> SourceRange {
        action.key(key)?.range ?? declaration(of: action).range
    }

    /// Where what is no more would stand: at the key of its kind, in the file that held it as long as there is one.
    func place(ofRemoved name: Text, under key: String) -> SourceRange {
        let file = old.files.firstIndex { $0 === name.range.file }.map { OldFile(index: $0, old: old, new: new) }
        let keys = new.documents.compactMap { $0.key(key) }
        return (keys.first { $0.range.file === file?.successor } ?? keys.first)?.range ?? new.startOfRoot
    }
}

/// A file of the earlier schema.
private struct OldFile {
    /// The file of that name in the schema of today.
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

    /// Where that stands which is no declaration's: what is gone from the schema is found there.
    var placesOfDeclarations: [SourceRange] {
        guard !files.isEmpty else { return [] }
        return documents.flatMap { document in
            ["categories", "notifications"].compactMap { document.key($0)?.range }
        } + [startOfRoot]
    }
}

extension Succession<NotificationSchema.Notification>.Match {
    /// Whether installed apps get what is sent now.
    var reachesInstalledApps: Bool { new.delivery.isPush }

    /// Who may still bring one as it was, in the words of a message.
    var earlierOnes: String {
        old.delivery.isPush
            ? "pushes from old servers and delivered notifications" : "scheduled and delivered notifications"
    }
}
