import AppleFacts
import Diagnostics
import NotificationSchema

extension WrittenText {
    /// The visible length: characters, with East Asian ones counted as two.
    package var length: Int { trimmed.places }

    /// The length with the longest declared values. Text that people write, and values without a declared length, count
    /// as empty: only certain lengths count.
    func longest(in notification: Notification, template: Template) -> Int {
        template.parts.reduce(0) { length, part in
            switch part {
            case .literal(let literal): length + literal.places
            case .placeholder(let name, _): length + (notification.field(named: name)?.longestPlaces ?? 0)
            }
        }
    }
}

extension Template {
    /// Whether the text is a placeholder and nothing else.
    var isOnlyPlaceholder: Bool {
        guard parts.count == 1, case .placeholder? = parts.first else { return false }
        return true
    }
}

extension Field {
    fileprivate var longestPlaces: Int {
        guard origin == .app else { return 0 }
        let values = self.values.lazy.map(\.value.places).max()
        return values ?? self.maxLength?.value ?? 0
    }
}

extension StringProtocol {
    fileprivate var places: Int {
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return reduce(0) { $0 + ($1.unicodeScalars.first?.isEastAsianWide == true ? 2 : 1) }
    }
}

extension App {
    /// Whether a watch shows the notifications, which has little space.
    var hasWatchApp: Bool { deploymentTargets[.watchOS] != nil }
}
