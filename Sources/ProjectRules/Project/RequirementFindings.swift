import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules

extension Requirement {
    /// `'App.entitlements' lacks 'aps-environment'`
    func problem(of gap: Gap) -> String {
        let file = gap.file.name.value
        if case .include(_, let strings) = gap.change {
            return "'\(key)' in '\(file)' lacks \(strings.asEnumeration)"
        }
        if case .append(_, let value) = gap.change { return "'\(key)' in '\(file)' lacks \(value.words)" }
        if let found = gap.found {
            guard found.string?.isEmpty != true else { return "'\(key)' in '\(file)' is empty" }
            let kind =
                switch expectation {
                case .value(.boolean): "the Boolean "
                case .includes: "an array with "
                default: ""
                }
            return "'\(key)' in '\(file)' is \(found.kindWords), not \(kind)\(expectation.words)"
        }
        return "'\(file)' lacks '\(key)'"
    }

    /// The first reasons, which are enough.
    var notes: [Finding.Note] {
        reasons.prefix(3).map { Finding.Note("'\($0.name.value)' \($0.words)", at: $0.range) }
    }
}

extension Requirement.Gap {
    private var isWritable: Bool { file.list != nil }

    func help(capability: String?) -> String {
        let inXcode = capability.map { "add the capability \($0) to the target in Xcode, or " } ?? ""
        let verb = found == nil ? "add" : "correct"
        return inXcode + (isWritable ? "let 'belfry requirements --write' \(verb) it" : "\(verb) it in Xcode")
    }

    var noteInFile: [Finding.Note] {
        guard isWritable, let found else { return [] }
        return [Finding.Note("it is \(found.kindWords) here", at: found.range)]
    }
}

extension RuleSource {
    static let notificationSound = RuleSource(
        "UserNotifications, UNNotificationSound",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationsound"
    )
}
