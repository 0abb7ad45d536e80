import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let foregroundSilent: CodeFactRule = RuleDescription(
        id: "foreground-silent",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "The delegate says what to show while the app is active.",
        rationale:
            """
            Without the method for willPresent, the system shows nothing while the app is in the foreground: no banner, no sound, \
            and no entry in the list. The same is true if the method always passes on no option, in an app that gets no remote \
            notifications: its own ones are then never seen while people use it. In an app without any delegate, a notification \
            that appears seconds after the code which adds it is never seen. A method of an object that isn't the delegate is \
            never called.
            """,
        unseen: "What a method returns isn't judged if it does more than to return an empty set.",
        source: .foregroundNotifications,
        passing: [
            .swift(
                """
                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .list, .sound]
                    }
                }

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = handler
                    return true
                }
                """)
        ],
        failing: [
            .swift(
                """
                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦foreground-silent│func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }⟧
                }

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = handler
                    return true
                }
                """)
        ]
    ).code { facts, report in
        let presenting = facts.handlers.filter { $0.kind == .willPresent }
        // The only method always does the same. A push can be for what the app shows by itself.
        if let method = facts.app.silentPresentations.first, presenting.count == 1,
            presenting[0].range == method, !facts.postingFunctions.isEmpty, !facts.mayGetRemoteNotifications
        {
            report.add(
                at: method, "nothing is shown while the app is active: this always passes on no option",
                help: method.isSwift
                    ? "pass on what to show, such as [.banner, .list, .sound]"
                    : "pass on what to show, such as UNNotificationPresentationOptionBanner")
        }
        if let use = facts.localNotificationWithoutMethod {
            return report.add(
                at: use, "nothing is shown while the app is active: no code gets local notifications then",
                help: use.isSwift
                    ? "set a delegate of the notification center with 'userNotificationCenter(_:willPresent:withCompletionHandler:)'"
                    : "set a delegate of the notification center with '-userNotificationCenter:willPresentNotification:withCompletionHandler:'"
            )
        }
        if let trigger = facts.app.quickRequest, facts.isWithoutDelegate {
            return report.add(
                at: trigger, "if the app is still active then, nothing is shown: no object is the delegate",
                help: trigger.isSwift
                    ? "set a delegate of the notification center with 'userNotificationCenter(_:willPresent:withCompletionHandler:)'"
                    : "set a delegate of the notification center with '-userNotificationCenter:willPresentNotification:withCompletionHandler:'"
            )
        }
        let (own, other) = facts.handlersOfDelegates
        guard !facts.delegates.isEmpty, presenting.isEmpty || other != nil else { return }
        // The object is the delegate for nothing.
        if facts.hasDelegatesWithoutMethods, facts.libraryThatBecomesDelegate == nil, facts.unread.isEmpty,
            // With actions, another finding says that no code receives responses.
            facts.actions.isEmpty, !facts.postingFunctions.isEmpty,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        {
            let delegate = facts.delegates[0]
            return report.add(
                at: delegate.range,
                "nothing is shown while the app is active: '\(delegate.object ?? "self")' has no method of the delegate",
                help: delegate.range.isSwift
                    ? "add 'userNotificationCenter(_:willPresent:withCompletionHandler:)' and pass on what to show"
                    : "add '-userNotificationCenter:willPresentNotification:withCompletionHandler:' and pass on what to show"
            )
        }
        guard let handler = own ?? facts.handlers.first(where: { $0.kind == .didReceive }),
            !facts.asksWhetherAppIsActive
        else { return }
        report.add(
            at: handler.range, "nothing is shown while the app is active: the delegate has no method for willPresent",
            help: handler.range.isSwift
                ? "add 'userNotificationCenter(_:willPresent:withCompletionHandler:)' and pass on what to show"
                : "add '-userNotificationCenter:willPresentNotification:withCompletionHandler:' and pass on what to show",
            notes: other.map { [Finding.Note("'\($0.type ?? "")' has one, but isn't the delegate", at: $0.range)] }
                ?? []
        )
    }
}

extension NotificationFacts {
    /// The method for responses of the delegate, and the method for notifications that arrive while the app is active, if
    /// only an object has it that isn't the delegate.
    fileprivate var handlersOfDelegates: (own: Handler?, other: Handler?) {
        let presenting = handlers.filter { $0.kind == .willPresent }
        guard let first = presenting.first, unread.isEmpty, !hasUnknownDelegate, libraryThatBecomesDelegate == nil,
            delegates.allSatisfy({ $0.object != nil && $0.isOfKnownClass })
        else { return (nil, nil) }
        let types = Set(delegates.flatMap { $0.inherited.union([$0.object ?? ""]) })
        guard presenting.allSatisfy({ $0.type.map { !types.contains($0) } ?? false }),
            let own = handlers.first(where: { $0.kind == .didReceive && types.contains($0.type ?? "") }),
            own.foreignSuperclass == nil, !own.passesResponse
        else { return (nil, nil) }
        return (own, first)
    }

    /// Whether each function that adds a request first asks for the state of the app, so that it adds none while that is active.
    fileprivate var asksWhetherAppIsActive: Bool {
        !postingFunctions.isEmpty && postingFunctions.allSatisfy { $0.text.contains("applicationState") }
    }

    /// Whether an app for iOS has no delegate of the notification center, although all of its code was read.
    fileprivate var isWithoutDelegate: Bool {
        handlers.isEmpty && delegates.isEmpty && !hasUnknownDelegate && unread.isEmpty && isOfApp
            && libraryThatBecomesDelegate == nil && !ForeignModules(foreignModules).mayAskForPermission
            && (deploymentTargets["iOS"] != nil || foreignModules.contains("UIKit"))
            && !mention(["willPresent", "willPresentNotification"] + NotificationFacts.frameworksOfOtherLanguages)
    }

    /// A local notification of iOS 8 that the app makes, if it handles actions, and has no method for notifications that
    /// arrive while it is active.
    fileprivate var localNotificationWithoutMethod: SourceRange? {
        guard handlers.isEmpty, delegates.isEmpty, !hasUnknownDelegate, unread.isEmpty,
            libraryThatBecomesDelegate == nil,
            !app.legacyActionMethods.isEmpty,
            registrations.contains(where: { $0.categories.contains { !$0.actions.isEmpty } }),
            let use = legacyUses.first(where: { $0.name == "UILocalNotification" }),
            // `application(_:didReceive:)`
            !mention(["didReceiveLocalNotification", "didReceive"] + NotificationFacts.frameworksOfOtherLanguages)
        else { return nil }
        return use.range
    }
}
