package import AppleFacts

extension APSKey {
    /// Those that notifications declare, then the others.
    package static let all = Notification.keys.keysAsSent.map(\.aps) + others

    /// Keys of `aps` in a notification or a background push.
    package static let ofAPS = Table(all.filter { $0.place == .aps && $0.isOfNotifications })
    /// Keys of `aps` in other pushes: updates of Live Activities and widgets.
    package static let ofOtherPushes = Table(
        all.filter { $0.place == .aps && !$0.isOfNotifications && ofAPS[$0.name] == nil })
    /// Keys of `aps` in the pushes of Live Activities.
    package static let ofActivities = Table(all.filter { $0.place == .aps && $0.pushTypes.contains(.liveactivity) })
    package static let ofAlert = Table(all.filter { $0.place == .alert })
    package static let ofSound = Table(all.filter { $0.place == .sound })
    /// Keys next to `aps`.
    package static let ofPayload = Table(all.filter { $0.place == .payload })

    /// Keys of `aps` in pushes of a type, except Live Activities.
    package static func ofAPS(in type: PushType) -> Table {
        switch type {
        case .alert, .background: ofAPS
        case .widgets, .controls: ofReloads
        default: none
        }
    }

    private static let ofReloads = Table([contentChanged])
    private static let none = Table([])

    /// Whether a key belongs in `aps`, for any push type.
    package static func isOfAPS(_ name: String) -> Bool { ofAPS[name] != nil || ofOtherPushes[name] != nil }

    package struct Table: Sendable {
        /// Keys by name, in the order of code points.
        package let keys: [APSKey]
        /// The names of the keys that current systems read.
        package let names: [String]
        private let byName: [String: APSKey]

        fileprivate init(_ keys: [APSKey]) {
            self.keys = keys.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            names = self.keys.filter { !$0.isLegacy }.map(\.name)
            byName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
        }

        package subscript(name: String) -> APSKey? { byName[name] }
    }
}
