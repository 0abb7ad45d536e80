import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let presentationOptionDeprecated: CodeFactRule = RuleDescription(
        id: "presentation-option-deprecated",
        severity: .advice,
        group: .code,
        domain: .code,
        summary: "From iOS 14, willPresent says whether a notification is a banner, in the list, or both.",
        rationale:
            """
            .alert is deprecated since iOS 14. .banner and .list say more. The rule asks for them only if all systems that \
            the app supports have them.
            """,
        unseen: "Nothing is reported if the deployment target isn't known.",
        source: RuleSource(
            "UserNotifications, UNNotificationPresentationOptions",
            url: "https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions"
        ),
        passing: [
            .swift(example(".alert"), files: [target("13.0")]),
            .swift(example("[.banner, .list]"), files: [target("15.0")]),
        ],
        failing: [.swift(example("⟦presentation-option-deprecated│.alert⟧"), files: [target("15.0")])]
    ).code { facts, report in
        let targets = facts.deploymentTargets
        let areNewEnough = [("iOS", 14), ("macOS", 11)].allSatisfy { targets[$0] ?? $1 >= $1 }
        guard !targets.isEmpty, areNewEnough else { return }
        for handler in facts.handlers where handler.kind == .willPresent {
            guard let range = handler.range.firstAlert else { continue }
            report.add(
                at: range, "'\(range.text)' is deprecated since iOS 14",
                help: handler.range.isSwift
                    ? "write .banner and .list"
                    : "write UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList")
        }
    }

    private static func example(_ options: String) -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                completionHandler(\(options))
            }
        }
        """
    }

    private static func target(_ version: String) -> RuleExample.File {
        RuleExample.File("App.xcodeproj/project.pbxproj", text: "IPHONEOS_DEPLOYMENT_TARGET = \(version);\n")
    }
}

extension SourceRange {
    /// The first old option in a method; nil if the method asks for the version of the system.
    fileprivate var firstAlert: SourceRange? {
        let code = file.bytes[bytes]
        func first(_ word: String) -> Range<Int>? {
            let word = Array(word.utf8)
            return code.indices.first { index in
                guard code[index] == word[0], code[index...].starts(with: word) else { return false }
                // The style of an alert: `preferredStyle: .alert`.
                let before = code[..<index].last { $0 != UInt8(ascii: " ") }
                guard before != UInt8(ascii: ":") else { return false }
                let end = index + word.count
                guard end < code.endIndex else { return true }
                return !(0x61...0x7A).contains(code[end] | 0x20) && code[end] != UInt8(ascii: "(")
            }.map { $0..<$0 + word.count }
        }
        guard !code.contains("available".utf8) else { return nil }
        return (first(".alert") ?? first("UNNotificationPresentationOptionAlert")).map { SourceRange(file, $0) }
    }
}
