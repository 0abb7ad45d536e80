package import AppleFacts
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
    /// Reloads widgets.
    case widgets
    /// Reloads controls.
    case controls
    /// Asks the location push service extension for the location.
    case location
    case pushToTalk = "push-to-talk"
    /// A call.
    case voip

    /// Whether a server sends it.
    package var isPush: Bool { self != .local && self != .extension }

    /// Whether people see it. Only the app and its extensions see the others.
    package var isShown: Bool { self == .remote || self == .local || self == .extension }

    /// Whether the payload has keys next to `aps`. Widgets and controls only reload.
    package var hasData: Bool { self != .widgets && self != .controls }

    /// The header `apns-push-type`.
    package var pushType: PushType {
        switch self {
        case .remote, .local, .extension: .alert
        case .background: .background
        case .widgets: .widgets
        case .controls: .controls
        case .location: .location
        case .pushToTalk: .pushtotalk
        case .voip: .voip
        }
    }

    /// Whether the push can wait, to save power, if the schema doesn't say.
    package var canWait: Bool {
        switch self {
        case .background, .widgets, .controls, .location: true
        case .remote, .local, .extension, .pushToTalk, .voip: false
        }
    }
}

/// Who translates a push.
package enum Localization: String, CaseIterable, Sendable {
    /// The push carries text.
    case server
    /// The push carries keys, which the device looks up in the app.
    case device
    /// The push carries text and data, and the service extension writes the text again, for the person.
    case `extension`

    static let `default` = Localization.server
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
        /// `$(name)`, for data with the name of a file.
        case template(Template)

        /// As in a payload, or `$(name)`.
        package var text: String {
            switch self {
            case .default: "default"
            case .file(let file): file.value
            case .template(let template): template.text.value
            }
        }
    }

    package var name: Name
    package var critical: Located<Bool>?
    /// The volume of a critical sound, from 0 to 1.
    package var volume: Located<Double>?
    package let node: Node

    package var isCritical: Bool { critical.isTrue }

    package var template: Template? { if case .template(let template) = name { template } else { nil } }
}

package typealias Badge = ValueOrPlaceholder<Int>

/// A value of a key, or a placeholder for a value of data.
package enum ValueOrPlaceholder<Value: ScalarValue>: Sendable {
    case value(Located<Value>)
    /// Only `$(name)`.
    case template(Template)

    package var template: Template? { if case .template(let template) = self { template } else { nil } }

    package var node: Node {
        switch self {
        case .value(let value): value.node
        case .template(let template): template.text.node
        }
    }
}

/// Values for one fixture.
package struct Example: Sendable {
    package let name: Text
    package let node: Node
    package var values: [(name: Text, node: Node)]
    /// By the name of the variable or data. Complete after linking.
    package var content: [String: FieldValue] = [:]
}

extension Template {
    /// `$(unread)` for `unread`: the name of a value that stands where the value belongs.
    @Sendable static func placeholder(for word: String) -> String? {
        let isName = word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        return isName ? "$(\(word)), for the value of '\(word)'" : nil
    }
}
