import AppleFacts
import CodeFacts
import Diagnostics
import Rules

// What the project of an app lacks for the calls that its code makes. A project file is judged only if it is there, and
// no other file of the project has the key.
extension CodeRule {
    static let pushEntitlementMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let project = facts.app.project
        let isWithoutAny =
            project.isWithoutEntitlements && facts.app.isStarted && !project.mentioned.contains("com.apple.Push")
            && !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        guard facts.isEntitled || isWithoutAny, !project.isOfOldXcode,
            let call = facts.app.remoteRegistrations.first(where: { isWithoutAny || facts.hasEntitlements($0) })
        else { return }
        // A package for servers in the repository also has macOS as its platform.
        let isOnlyForMac = Array(facts.deploymentTargets.keys) == ["macOS"] && !facts.foreignModules.contains("UIKit")
        let isOnMac = isOnlyForMac || call.text.hasPrefix("NSApp")
        let mac = "com.apple.developer.aps-environment"
        let mentioned = project.mentioned
        let (key, other) = isOnMac ? (mac, "aps-environment") : ("aps-environment", mac)
        // The other key can be that of a Mac app in the same repository.
        guard !mentioned.contains(key), !mentioned.contains(other) || isOnMac || facts.isOnlyForUIKit(call) else {
            return
        }
        report.add(
            at: call, "no entitlements file has '\(key)', so the app gets no device token", severity: .warning,
            help: mentioned.contains(other)
                ? "write '\(key)': the key '\(other)' is for \(isOnMac ? "the other systems" : "macOS")"
                : "add the capability Push Notifications to the target in Xcode")
    }

    static let communicationEntitlementMissing: CodeFactRule = RuleDescription.requirementMissing.code {
        facts, report in
        let key = "com.apple.developer.usernotifications.communication"
        guard facts.isEntitled, facts.updatesContent, !facts.app.project.mentioned.contains(key),
            let intent = facts.intents.first(where: { $0.name == "INSendMessageIntent" })
        else { return }
        report.add(
            at: intent.range, "no entitlements file in the repository has '\(key)'", severity: .warning,
            help: "add the capability Communication Notifications to the target in Xcode")
    }

    static let backgroundModeMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let project = facts.app.project
        guard project.hasPropertyList, !project.isGenerated, !project.mentioned.contains("remote-notification"),
            let handler = facts.app.backgroundHandlers.first, let push = facts.pushes.first(where: \.isForBackground)
        else { return }
        report.add(
            at: handler, "no property list has the background mode 'remote-notification', so pushes don't wake the app",
            severity: .warning,
            help: "add it to UIBackgroundModes in the Info.plist of the app",
            notes: [Finding.Note("a push for the background is here", at: push.range)])
    }

    /// The names of values that a service extension turns into an attachment, in lowercase.
    private static let pictures = ["image", "picture", "photo", "attachment"]

    static let serviceExtensionMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let project = facts.app.project
        guard project.hasPropertyList, !project.isGenerated, facts.unread.isEmpty, facts.app.registersForPushes,
            facts.app.serviceExtensions.isEmpty, !project.mentioned.contains(InfoPlistKey.serviceExtensionPoint),
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages),
            let push = facts.pushes.first(where: { push in
                push.runsExtension
                    && push.allKeys.contains { key in pictures.contains(where: key.lowercased().contains) }
            })
        else { return }
        report.add(
            at: push.range, "the app has no service extension, so it shows no picture for this push",
            severity: .warning,
            help: "add a Notification Service Extension that attaches the picture, or leave out 'mutable-content'")
    }

    static let backgroundMethodMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        guard facts.app.project.mentioned.contains("remote-notification"), facts.unread.isEmpty,
            facts.app.backgroundHandlers.isEmpty, let method = facts.app.oldPushMethods.first,
            facts.pushes.contains(where: \.isForBackground) || method.text.contains("content-available"),
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        report.add(
            at: method, "the system doesn't call this for pushes in the background", severity: .warning,
            help: method.isSwift
                ? "implement 'application(_:didReceiveRemoteNotification:fetchCompletionHandler:)'"
                : "implement 'application:didReceiveRemoteNotification:fetchCompletionHandler:'")
    }

    static let callModeMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let project = facts.app.project
        // Without the mode, PushKit delivers nothing on iOS; a Mac needs none.
        guard project.hasPropertyList, !project.isGenerated,
            project.mentioned.isDisjoint(with: ["voip", backgroundModes]),
            facts.app.isStarted, Array(facts.deploymentTargets.keys) != ["macOS"],
            let registration = facts.app.callRegistrations.first
        else { return }
        report.add(
            at: registration, "no property list has the background mode 'voip', so the app gets no VoIP pushes",
            severity: .warning, help: "add it to UIBackgroundModes in the Info.plist of the app")
    }

    /// The setting of a project with which Xcode writes the modes into the property list.
    private static let backgroundModes = "INFOPLIST_KEY_UIBackgroundModes"

    static let activitySupportMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        let project = facts.app.project
        guard project.hasPropertyList, !project.isGenerated, !project.mentioned.contains("NSSupportsLiveActivities"),
            let request = facts.app.activityRequests.first
        else { return }
        report.add(
            at: request, "no property list has 'NSSupportsLiveActivities', so no Live Activity starts",
            severity: .warning, help: "add it to the Info.plist of the app, with the value YES")
    }

    static let tokenMethodMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        guard let registration = facts.app.registrationWithoutToken, facts.unread.isEmpty, facts.isOfApp,
            !facts.authorizations.isEmpty,
            // A library may get the token.
            ForeignModules(facts.foreignModules).unknown == nil,
            !facts.foreignModules.contains(where: { $0.hasPrefix("Firebase") }),
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        report.add(
            at: registration, "no code gets the device token, so no server can send a push to this app",
            severity: .warning,
            help: "implement 'application(_:didRegisterForRemoteNotificationsWithDeviceToken:)' in the app's delegate")
    }

    static let registrationMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        // Without local notifications, methods for pushes aren't leftovers.
        guard !facts.app.registersForPushes, facts.unread.isEmpty,
            // A library may call it.
            ForeignModules(facts.foreignModules).unknown == nil
        else { return }
        let handler =
            facts.app.tokenHandlers.first ?? (facts.hasActionsOnlyOfPushes ? facts.app.pushHandlers.first : nil)
        guard let handler else {
            guard facts.isOfApp, let service = facts.app.serviceExtensions.first,
                !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
            else { return }
            return report.add(
                at: service, "no push gets here: no code calls 'registerForRemoteNotifications'",
                severity: .warning, help: "call it at each launch of the app")
        }
        report.add(
            at: handler, "this is never called: no code calls 'registerForRemoteNotifications'",
            severity: .warning, help: "call it at each launch")
    }
}

extension CodeRule {
    static let stepMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        guard facts.isOfApp, facts.unread.isEmpty,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        for step in facts.app.missingSteps {
            guard let name = step.known else { continue }
            report.add(
                at: step.range,
                name.hasSuffix("()")
                    ? "no code calls '\(name)', so this crashes the app"
                    : "no code sets '\(name)', so nothing arrives here",
                severity: .warning,
                help: name.hasSuffix("()") ? "call it at launch, before this" : "set it at each launch")
        }
        for call in facts.app.missingCalls {
            let (message, help) =
                switch call.known {
                case "setTaskCompleted":
                    (
                        "no code calls 'setTaskCompleted', so the system stops the app, and runs the task less often",
                        "call it when the task is done"
                    )
                case "registerForRemoteNotifications":
                    (
                        "no code calls 'registerForRemoteNotifications', so the pushes of this subscription never arrive",
                        "call it at each launch"
                    )
                case "setDelegate":
                    ("no code calls 'setDelegate' of a CXProvider, so this never runs", "call it before the first call")
                default: ("no code submits this request, so the task never runs", "call 'submit' of BGTaskScheduler")
                }
            report.add(at: call.range, message, severity: .warning, help: help)
        }
        for sender in facts.app.uncalledSenders {
            report.add(
                at: sender.range, "no code calls '\(sender.known ?? "")', so no server gets the device token",
                severity: .warning, help: "call it with the token that the system gives the app")
        }
        for comparison in facts.app.comparisonsWithStored {
            report.add(
                at: comparison, "the code before this has stored the token, so it is never another one",
                severity: .warning, help: "store it after the comparison")
        }
        for task in facts.app.discardedTasks {
            report.add(
                at: task, "nothing resumes this task, so it never runs", severity: .warning,
                help: "call 'resume()' of the task")
        }
    }
}

extension NotificationFacts {
    /// Whether the app registers actions and no code makes a local notification.
    fileprivate var hasActionsOnlyOfPushes: Bool {
        postingFunctions.isEmpty && registrations.contains { $0.categories.contains { !$0.actions.isEmpty } }
            && !mention(
                [
                    "UNNotificationRequest", "scheduleLocalNotification", "presentLocalNotificationNow",
                    "scheduledLocalNotifications", "reportNewIncomingVoIPPushPayload",
                ] + Self.frameworksOfOtherLanguages)
    }

    /// Whether the entitlements of the app are files of the repository.
    fileprivate var isEntitled: Bool {
        app.isStarted && !app.project.entitlements.isEmpty && !app.project.isGenerated
            && !mention(Self.frameworksOfOtherLanguages)
    }

    /// Whether a call uses UIKit, and no file imports AppKit.
    fileprivate func isOnlyForUIKit(_ call: SourceRange) -> Bool {
        !call.text.hasPrefix("NSApp") && app.project.entitlements.count <= 4
            && foreignModules.isDisjoint(with: ["AppKit", "Cocoa"])
    }

    /// Whether a file with entitlements is of the app with some code.
    fileprivate func hasEntitlements(_ code: SourceRange) -> Bool {
        let folder = code.file.folder
        return app.project.entitlements.count == 1
            || app.project.entitlements.contains { path in
                let other = path[...].lastIndex(of: "/").map { path[..<$0] } ?? ""
                return folder.hasPrefix(other) || other.hasPrefix(folder)
            }
    }
}
