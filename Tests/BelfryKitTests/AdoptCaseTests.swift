import BelfryKit
import Diagnostics
import Files
import SwiftCode
import TestSupport
import Testing

/// What 'belfry adopt' writes registers what the code registers, or is left open, so that nothing is generated from it.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct AdoptCaseTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var files: [String: String]
        var schema: String

        init(_ proves: String, _ files: [String: String], _ schema: String) {
            (testDescription, self.files, self.schema) = (proves, files, schema)
        }
    }

    @Test(arguments: texts + unknown + types + conditions + local + enumCases) func adoptedSchema(_ one: Case) throws {
        let folder = try TemporaryFolder(one.files)
        let code = try CodeInput([], readsContents: true, from: folder.path, swift: SwiftReader.read)
        let schema = try #require(code.schema)
        #expect(schema == one.schema)
        // What is left open is the only error, and nothing else judges what belongs to it.
        let adopted = try TemporaryFolder(["notifications.yaml": schema]).input()
        let findings = adopted.findings(of: adopted.linter)
        #expect(findings.contains { $0.severity == .error } == schema.contains("not-known"))
        #expect(
            findings.allSatisfy { $0.severity != .error || $0.rule.id == "schema-value-unknown" },
            "\(findings.map { ($0.rule.id, $0.message) })")
    }

    static func app(_ code: String, _ others: [String: String] = [:]) -> [String: String] {
        others.merging(["App/App.swift": code]) { $1 }
    }

    static func action(titled title: String) -> String {
        "let snooze = UNNotificationAction(identifier: \"snooze\", title: \(title), options: [])\n"
    }

    static func schema(_ title: String) -> String {
        "actions:\n  snooze:\n    title:\n\(title)"
    }

    // MARK: What isn't known

    private static let unknown = [
        Case(
            "an identifier and a title that only the running app knows",
            app(
                """
                func make(_ item: Item) -> UNNotificationAction {
                    UNNotificationAction(identifier: item.id, title: item.title ?? "Unknown", options: [.foreground])
                }

                """),
            """
            actions:
              item:
                identifier:
                  not-known: item.id
                title:
                  not-known: item.title ?? "Unknown"
                foreground: true

            """),
        Case(
            "an action whose name generated code needs",
            app("let a = UNNotificationAction(identifier: \"DISMISS_ACTION\", title: \"Clear\", options: [])\n"),
            """
            actions:
              dismiss-action-action:
                identifier: DISMISS_ACTION
                title: Clear

            """),
        Case(
            "a case of an enum that makes no action",
            app(
                """
                enum Choice: String, CaseIterable {
                    case reply, react
                    var action: UNNotificationAction? {
                        guard self != .react else { return nil }
                        return UNNotificationAction(identifier: rawValue, title: "Reply", options: [])
                    }
                }
                let chat = UNNotificationCategory(
                    identifier: "chat", actions: Choice.allCases.compactMap { $0.action }, intentIdentifiers: [],
                    options: [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle])

                """),
            """
            categories:
              chat:
                hidden-previews-show-title: true
                hidden-previews-show-subtitle: true
                actions:
                  - reply:
                      title: Reply

            """),
        Case(
            "an identifier and options of which one of two is used",
            app(
                """
                enum Kind: String { case daily, weekly }
                enum Options {
                    static let own: UNNotificationActionOptions = { if #available(iOS 15, *) { return [] } else { return .foreground } }()
                }
                let done = UNNotificationAction(identifier: "finish", title: "Mark as Done", options: Options.own)
                let tasks = UNNotificationCategory(
                    identifier: (isDaily ? Kind.daily : .weekly).rawValue, actions: [done], intentIdentifiers: [])

                """),
            """
            categories:
              unknown:
                identifier:
                  not-known: "(isDaily ? Kind.daily : .weekly).rawValue"
                actions:
                  - finish:
                      title: Mark as Done
                      foreground:
                        not-known: Options.own

            """),
        Case(
            "options, actions and a condition that aren't known",
            app(
                """
                func register(_ user: User) {
                    let open = UNNotificationAction(identifier: "show", title: "Show Chat", options: user.options)
                    if user.isPremium {
                        let chat = UNNotificationCategory(
                            identifier: "chat", actions: [open] + user.actions, intentIdentifiers: [])
                        center.setNotificationCategories([chat])
                    }
                }

                """),
            """
            categories:
              chat:
                actions:
                  - show:
                      title: Show Chat
                      foreground:
                        not-known: user.options
                  - not-known: "[open] + user.actions"
                available:
                  not-known: if user.isPremium

            """),
    ]

    // MARK: Local notifications

    private static let local = [
        Case(
            "data that only the running app knows: the notification is left out, because its handler needs it",
            app(
                action(titled: "\"Snooze\"") + """
                    func remind(_ game: Game) {
                        let content = UNMutableNotificationContent()
                        content.title = "Time to Check In"
                        content.userInfo = ["game": game.id]
                        let other = UNMutableNotificationContent()
                        other.title = "Time to Stretch"
                        other.userInfo["game"] = game.id
                    }

                    """), "actions:\n  snooze:\n    title: Snooze\n"),
        Case(
            "an attachment: a schema doesn't declare it, so the notification is left out",
            app(
                action(titled: "\"Snooze\"") + """
                    func remind() {
                        let content = UNMutableNotificationContent()
                        content.title = "Time to Stretch"
                        content.attachments = [picture]
                    }

                    """), "actions:\n  snooze:\n    title: Snooze\n"),
        Case(
            "a body that exists only at run time: the notification is left out, because nothing registers it",
            app(
                action(titled: "\"Snooze\"") + """
                    func remind(_ a: Item) {
                        let content = UNMutableNotificationContent()
                        content.title = "Reminder"
                        content.body = a.title ?? "Unknown"
                        let other = UNMutableNotificationContent()
                        other.title = "Time to Stretch"
                        other.sound = UNNotificationSound.init(named: UNNotificationSoundName.init("bell.caf"))
                    }

                    """),
            """
            actions:
              snooze:
                title: Snooze
            notifications:
              remind:
                delivery: local
                title: Time to Stretch
                sound: bell.caf

            """),
        Case(
            "the content of a service extension isn't local",
            [
                "App/App.swift": action(titled: "\"Snooze\""),
                "Service/Service.swift": """
                class NotificationService: UNNotificationServiceExtension {
                    func make() { let content = UNMutableNotificationContent(); content.title = "New Message" }
                }
                """,
            ], "actions:\n  snooze:\n    title: Snooze\n"),
    ]
}
