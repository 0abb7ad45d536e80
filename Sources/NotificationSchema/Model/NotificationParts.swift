import Diagnostics
package import SourceSyntax

/// A payload key and the value by which the notification is recognized.
package struct Match: Sendable {
    package var key: Text
    package var constant: Text
}

package enum Delivery: String, CaseIterable, Sendable {
    case remote, local
    /// A silent push, which wakes the app and shows nothing.
    case background
    /// Made by the service extension from an encrypted push.
    case `extension`

    /// Whether a server sends it.
    package var isPush: Bool { self == .remote || self == .background }
}

/// Who translates a push.
package enum Localization: String, CaseIterable, Sendable {
    /// The push carries text.
    case server
    /// The push carries keys, which the device looks up in the app.
    case device
}

/// `UNNotificationInterruptionLevel`, as APNs spells it.
package enum InterruptionLevel: String, CaseIterable, Sendable {
    case passive, active
    case timeSensitive = "time-sensitive"
    case critical
}

/// The header `apns-priority`.
package enum Priority: String, CaseIterable, Sendable {
    case immediate = "10"
    /// Considers the battery.
    case considerate = "5"
    /// Never wakes the device.
    case low = "1"
}

/// `UNNotificationPresentationOptions`.
package enum Presentation: String, CaseIterable, Sendable {
    case banner, list, sound, badge
}

package struct Sound: Sendable {
    package enum Name: Sendable {
        case `default`
        case file(Text)
    }

    package var name: Name
    package var critical: Located<Bool>?
    /// The volume of a critical sound, from 0 to 1.
    package var volume: Located<Double>?
    package let node: Node

    package var isCritical: Bool { critical?.value ?? false }
}

package enum Badge: Sendable {
    case number(Located<Int>)
    case template(Template)

    package var template: Template? { if case .template(let template) = self { template } else { nil } }
}

/// Values for one fixture.
package struct Example: Sendable {
    package let name: Text
    package let node: Node
    package var values: [(name: Text, node: Node)]
    /// By the name of the variable or data. Complete after linking.
    package var content: [String: FieldValue] = [:]
}
