import AppleFacts
import NotificationSchema
import PayloadContracts
import SourceSyntax

/// Data of a notification that a push has in the wrong place: one mistake of the server, whatever the number of keys.
struct MisplacedData {
    enum Place {
        /// In `aps`, where only Apple's keys are.
        case aps
        /// In an object next to `aps`, with this key.
        case object(Node)
        /// Next to `aps`, with a dot in each key instead of an object.
        case flat
    }

    let place: Place
    /// The keys, the first of which is reported.
    let keys: [Node]
    /// The push with the data in the right place, but without flat keys.
    let corrected: Push
    /// The keys next to `aps` whose objects are written with flat keys.
    let objects: Set<String>

    /// - Parameter notification: The notification that the push identifies in the right place.
    init?(in push: Push, _ contract: PayloadContract, _ notification: NotificationContract?) {
        // Most pushes have only known keys.
        guard
            !push.apsEntries.allSatisfy({ APSKey.isOfAPS($0.name) })
                || !push.ownEntries.allSatisfy({ entry in
                    entry.name == contract.notificationKey || notification?.data.member(named: entry.name) != nil
                })
        else { return nil }
        let names = Set(push.ownEntries.map(\.name))
        /// The entries of an object that belong next to `aps`, and aren't there.
        func data(in entries: [Push.Entry]) -> [Push.Entry] {
            var notification = notification
            if notification == nil, !names.contains(contract.notificationKey) {
                let identifier = entries.first { $0.name == contract.notificationKey }?.value
                notification = identifier.flatMap { $0.isString ? contract.notification(identifier: $0.text) : nil }
            }
            guard let notification else { return [] }
            return entries.filter { entry in
                !names.contains(entry.name)
                    && (entry.name == contract.notificationKey || notification.data.member(named: entry.name) != nil)
            }
        }
        let own = push.apsEntries.filter { !APSKey.isOfAPS($0.name) }
        if !own.isEmpty, case let data = data(in: own), !data.isEmpty {
            let moved = Set(data.map(\.name))
            (place, keys, objects) = (.aps, data.map(\.key), [])
            corrected = push.with(
                apsEntries: push.apsEntries.filter { !moved.contains($0.name) }, ownEntries: push.ownEntries + data)
            return
        }
        for (index, entry) in push.ownEntries.enumerated()
        where entry.value.kind == .mapping && entry.name != contract.notificationKey
            && notification?.data.member(named: entry.name) == nil && APSKey.ofPayload[entry.name] == nil
        {
            let content = entry.value.entries.map { Push.Entry($0) }
            guard !data(in: content).isEmpty else { continue }
            var entries = push.ownEntries
            entries.replaceSubrange(index...index, with: content.filter { !names.contains($0.name) })
            (place, keys, objects) = (.object(entry.key), [entry.key], [])
            corrected = push.with(apsEntries: push.apsEntries, ownEntries: entries)
            return
        }
        let flat = push.ownEntries.filter { entry in
            guard let notification, entry.name.contains("."), !entry.isFirebaseData else { return false }
            let path = entry.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return !names.contains(path[0]) && notification.data.member(named: entry.name) == nil
                && notification.data.hasValue(at: path)
        }
        guard !flat.isEmpty else { return nil }
        let moved = Set(flat.map(\.name))
        (place, keys) = (.flat, flat.map(\.key))
        objects = Set(moved.map { String($0.prefix { $0 != "." }) })
        corrected = push.with(
            apsEntries: push.apsEntries, ownEntries: push.ownEntries.filter { !moved.contains($0.name) })
    }
}

extension ObjectShape {
    /// Whether it has a member at a path of several names.
    fileprivate func hasValue(at path: [String]) -> Bool {
        guard let member = member(named: path[0]) else { return false }
        guard path.count > 1 else { return true }
        guard case .object(let object) = member.shape else { return false }
        return object.hasValue(at: Array(path.dropFirst()))
    }
}
