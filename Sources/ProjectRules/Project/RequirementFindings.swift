import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules

extension RuleReport {
    /// Reports what a project file lacks, at the place where the schema names the file, so that an `allow` of the app
    /// covers it.
    ///
    /// - Parameter effect: The effect on the notification: `'new-message' comes without a face`.
    mutating func add(
        _ requirement: Requirement,
        in project: Project,
        severity: Severity? = nil,
        capability: String? = nil,
        effect: (String) -> String
    ) {
        for gap in requirement.gaps(in: project) {
            guard let reason = requirement.reasons.first else { continue }
            add(
                at: gap.file.name.range,
                "\(requirement.problem(of: gap)): \(effect(reason.name.value))",
                severity: severity,
                help: gap.help(capability: capability),
                notes: gap.noteInFile + requirement.notes
            )
        }
    }
}

extension Requirement {
    /// `'App.entitlements' lacks 'aps-environment'`
    func problem(of gap: Gap) -> String {
        let file = gap.file.name.value
        if case .include(_, let strings) = gap.change {
            return "'\(key)' in '\(file)' lacks \(strings.asEnumeration)"
        }
        if let found = gap.found { return "'\(key)' in '\(file)' is \(found.kindWords), not \(expectation.words)" }
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
        return inXcode + (isWritable ? "let 'belfry requirements --write' add it" : "add it in Xcode")
    }

    var noteInFile: [Finding.Note] {
        guard isWritable, let found else { return [] }
        return [Finding.Note("it is \(found.kindWords) here", at: found.range)]
    }
}

extension Schema {
    /// The requirements for one key in one target.
    func requirements(_ key: String, of target: AppTarget) -> [Requirement] {
        requirements.filter { $0.key == key && $0.target == target }
    }
}

extension RuleSource {
    static let implementingCommunication = RuleSource(
        "UserNotifications, Implementing communication notifications",
        url:
            "https://developer.apple.com/documentation/usernotifications/implementing-communication-notifications"
    )
    static let notificationSound = RuleSource(
        "UserNotifications, UNNotificationSound",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationsound"
    )
}

/// Property lists for examples, in Xcode's format.
enum ExampleFile {
    static func propertyList(_ path: String, _ lines: String...) -> RuleExample.File {
        propertyList(path, lines: lines)
    }

    private static func propertyList(_ path: String, lines: [String]) -> RuleExample.File {
        let inside = lines.map { "\t\($0)\n" }.joined()
        return RuleExample.File(
            path,
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \(inside)</dict>
                </plist>

                """
        )
    }

    /// The entitlements of an app that gets pushes, and more of them.
    static func entitlements(_ path: String, _ lines: String...) -> RuleExample.File {
        propertyList(
            path, lines: ["<key>\(Entitlement.pushEnvironment)</key>", "<string>development</string>"] + lines)
    }

    /// A silent sound.
    ///
    /// - Parameter format: The format code of a WAV file; 1 is linear PCM.
    static func sound(_ path: String, seconds: Int, format: UInt8 = 1) -> RuleExample.File {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        // Ten one-byte samples per second, to keep the example small.
        let rate = 10
        let samples = [UInt8](repeating: 0x80, count: seconds * rate)
        let description = [format, 0, 1, 0] + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2)
        let chunks =
            Array("fmt ".utf8) + number(16, 4) + description + Array("data".utf8) + number(samples.count, 4) + samples
        return RuleExample.File(path, Array("RIFF".utf8) + number(4 + chunks.count, 4) + Array("WAVE".utf8) + chunks)
    }
}
