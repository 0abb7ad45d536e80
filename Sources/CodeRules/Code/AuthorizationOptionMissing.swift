import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let authorizationOptionMissing: CodeFactRule = RuleDescription(
        id: "authorization-option-missing",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "The app asks for everything that its notifications use.",
        rationale:
            """
            The system ignores the sound and the badge of a notification if the app didn't ask for them. Without \
            alert, people see no text and no actions. A badge that the app sets itself and critical alerts need their \
            options, too. If the app asks for sounds and none of its notifications has one, a sound may have been \
            forgotten; that is a warning if the app also presents sounds while it is active. Badges that no code sets need no permission.
            """,
        unseen: """
            Sounds and badges that only servers send aren't seen. Nothing is reported if the options of a request \
            can't be read.
            """,
        source: .explicitAuthorization,
        passing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.sound = .default
                    content.badge = 1
                }
                """)
        ],
        failing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.sound = ⟦authorization-option-missing│.default⟧
                    content.badge = ⟦authorization-option-missing│1⟧
                }
                """),
            .swift(
                """
                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func ask() async throws {
                        try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
                    }
                    func post() {
                        let content = ⟦authorization-option-missing│UNMutableNotificationContent()⟧
                        content.title = "Tea Is Ready"
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .sound]
                    }
                }
                """),
        ]
    ).code { facts, report in
        report.addLegacyOptions(of: facts)
        report.addSilentContents(of: facts)
        report.addUnusedBadge(of: facts)
        guard !facts.authorizations.isEmpty, facts.authorizations.allSatisfy(\.options.isComplete) else { return }
        // Reads all files.
        lazy var asksOnlyHere = facts.asksOnlyWithOptions
        for (option, noun) in [
            ("sound", "a sound"), ("alert", "alerts, so this isn't shown"), ("badge", "a badge"),
            ("criticalAlert", "critical alerts"),
        ] where !facts.authorizations.contains(where: { $0.options.contains(option) }) {
            let use: SourceRange? =
                switch option {
                case "sound": facts.contents.lazy.compactMap(\.sound).first
                case "alert": facts.textOfContent ?? (asksOnlyHere ? facts.actionsOfCategory : nil)
                case "badge":
                    facts.contents.lazy.compactMap(\.badge).first ?? facts.badgeOfOtherContent
                        ?? (asksOnlyHere ? facts.badgeOfApp : nil)
                default: facts.levels.first { $0.name == "critical" }?.range
                }
            guard let use else { continue }
            report.add(
                at: use, "the app doesn't ask for permission to use \(noun)",
                help: "add .\(option) to the options of requestAuthorization",
                notes: facts.authorizations.prefix(1).map { Finding.Note("the app asks here", at: $0.range) })
        }
    }
}

extension RuleReport {
    /// Reports that the app asks for badges, and no code sets one.
    fileprivate mutating func addUnusedBadge(of facts: NotificationFacts) {
        guard let asked = facts.authorizations.first(where: { $0.options.contains("badge") }), facts.isOfApp,
            !facts.app.badgesDock, let place = asked.options.range(of: "badge"), !facts.setsBadgeOfApp,
            facts.contents.allSatisfy({ $0.badge == nil }), !facts.postingFunctions.isEmpty,
            facts.unread.isEmpty, facts.pushes.isEmpty, !facts.mayGetRemoteNotifications,
            !facts.mention(
                ["setBadge", "setBadgeCount", "applicationIconBadgeNumber", "badgeLabel"]
                    + NotificationFacts.frameworksOfOtherLanguages),
            !facts.files.contains(where: { $0.sets("badge") })
        else { return }
        add(
            at: place, "the app asks for badges, and no code sets one", severity: .advice,
            help: "set the badge of the app or of a notification, or don't ask for it")
    }

    /// Reports that no notification has a sound, although the app asks for sounds and presents them.
    fileprivate mutating func addSilentContents(of facts: NotificationFacts) {
        let made = facts.contents.filter { !$0.isCopy }
        let presents = facts.handlers.contains { handler in
            handler.kind == .willPresent
                && [".sound", "OptionSound"].contains { handler.range.text.contains($0) }
        }
        guard let first = made.first, facts.contents.allSatisfy({ $0.sound == nil }), facts.unread.isEmpty,
            let asked = facts.authorizations.first(where: { $0.options.contains("sound") }),
            facts.pushes.isEmpty, !facts.mayGetRemoteNotifications,
            !facts.mention(["UNNotificationSound", "setSound"] + NotificationFacts.frameworksOfOtherLanguages),
            !facts.files.contains(where: { $0.sets("sound") })
        else { return }
        add(
            at: first.range, "no notification has a sound, so all arrive silently",
            severity: presents ? nil : .advice,
            help: "set 'sound' to UNNotificationSound.default, or don't ask for sounds",
            notes: [Finding.Note("the app asks for sounds here", at: asked.range)])
    }

    /// Reports what local notifications of iOS 8 use although no settings of the app have its type.
    fileprivate mutating func addLegacyOptions(of facts: NotificationFacts) {
        let settings = facts.legacyOptions.settings
        guard let first = settings.first, settings.allSatisfy(\.options.isComplete), facts.authorizations.isEmpty,
            !facts.legacyOptions.uses.isEmpty, facts.asksOnlyWithSettings
        else { return }
        for (option, noun) in [("sound", "a sound"), ("badge", "a badge")]
        where !settings.contains(where: { $0.options.contains(option) }) {
            guard let use = facts.legacyOptions.uses.first(where: { $0.option == option }) else { continue }
            add(
                at: use.range, "the app doesn't ask for permission to use \(noun)",
                help: "add the type for \(noun) to the UIUserNotificationSettings",
                notes: [Finding.Note("the app asks here", at: first.range)])
        }
    }
}

extension NotificationFacts {
    private var isProvisional: Bool { authorizations.contains { $0.options.contains("provisional") } }

    /// The first text of a notification that people can see.
    fileprivate var textOfContent: SourceRange? {
        guard !isProvisional else { return nil }
        return contents.lazy.filter { !$0.isCopy }.compactMap { ($0.texts["title"] ?? $0.texts["body"])?.range }.first
    }

    /// The actions of the first category that code registers.
    fileprivate var actionsOfCategory: SourceRange? {
        guard !isProvisional else { return nil }
        let categories = registrations.lazy.flatMap(\.categories)
        return categories.first { !$0.actions.isEmpty }.map { $0.actionsRange ?? $0.range }
    }

    /// Whether nothing asks for permission by another way, such as a library or the API of iOS 8.
    fileprivate var asksOnlyWithOptions: Bool {
        mention(none: ["UIUserNotificationSettings", "registerForRemoteNotificationTypes"])
    }

    /// The same, if the app uses only the API of iOS 8.
    fileprivate var asksOnlyWithSettings: Bool {
        mention(none: [
            "registerForRemoteNotificationTypes", "requestAuthorization", "requestAuthorizationWithOptions",
        ])
    }

    /// Whether all code is read, and neither it nor a library may ask by one of some names.
    private func mention(none names: [String]) -> Bool {
        guard unread.isEmpty, !ForeignModules(foreignModules).mayAskForPermission else { return false }
        let mentions = CodeMentions(of: names, in: files)
        return !names.contains { mentions.isMentioned($0, outside: []) }
    }
}

extension SourceFile {
    /// Whether code sets a property with a name.
    fileprivate func sets(_ property: String) -> Bool {
        let code = String(decoding: bytes, as: UTF8.self)
        return code.contains(".\(property) =") || code.contains(".\(property)=")
    }
}
