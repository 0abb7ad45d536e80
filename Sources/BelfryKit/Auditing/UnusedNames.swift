import AppleFacts
import Basics
import CodeEvaluation
import CodeFacts
import CodeRules
import Diagnostics
import Files

extension NotificationFacts {
    /// Words of the start of an app. Of a library, other code calls functions.
    private static let startsOfApps: Set<String> = [
        "didFinishLaunchingWithOptions", "UIApplicationMain", "NSApplicationMain", "WindowGroup", "MenuBarExtra",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "NSApplicationDelegate",
    ]

    private static let settingsMethods: Set<String> = ["openSettingsFor", "openSettingsForNotification"]

    /// Words of code that asks for permission, or whose other part may: methods of the system and of libraries, and
    /// frameworks for apps in other languages.
    private static let otherRequests = Set(
        [
            "registerUserNotificationSettings",
            "registerForRemoteNotificationTypes", "requestPermission", "requestPermissions", "requestPushPermissions",
            "requestNotificationPermission", "requestNotificationAuthorization", "registerForPushNotifications",
            "promptForPushNotifications", "promptForPushNotificationsWithUserResponse", "userPushNotificationsEnabled",
            "enableUserPushNotifications", "promptForPushPrimer", "UnityFramework", "UnityAppController",
            "XamarinForms",
        ] + frameworksOfOtherLanguages)

    private static let requests: Set<String> = ["requestAuthorization", "requestAuthorizationWithOptions"]

    /// Words of code that reads the text of a reply.
    private static let replies: Set<String> = [
        "userText", "UIUserNotificationActionResponseTypedTextKey", "responseInfo",
    ]

    /// Words of code that gets remote notifications.
    private static let remoteNotifications: Set<String> = [
        "registerForRemoteNotifications", "didRegisterForRemoteNotificationsWithDeviceToken",
        "registerForRemoteNotificationTypes", "PKPushRegistry", "FirebaseMessaging", "OneSignal",
        "UNNotificationServiceExtension", "RCTBridge", "FlutterAppDelegate",
    ]

    /// Words of code that makes iCloud send pushes, whose category that code sets.
    private static let subscriptions = Set(CloudKitSubscription.all)

    /// Notes what nothing uses, among the functions and the names that rules ask for.
    ///
    /// - Parameter shown: The paths of all sources as shown.
    mutating func noteUnused(in index: CodeIndex, _ shown: [String], _ search: CallerSearch) {
        let own = Set((delegates.map(\.functionRange) + authorizations.map(\.function)).compactMap(\.self))
            .union(postingFunctions)
        let making = Set(registrations.compactMap(\.function)).union(contentFunctions).union(own)
        let functions =
            making.subtracting(actionFunctions).compactMap { own.contains($0) ? $0.ownFunction : $0.callable }
            + actionFunctions.compactMap(\.callableForAction)
        guard
            !registrations.isEmpty || !authorizations.isEmpty || !postingFunctions.isEmpty || !handlers.isEmpty
                || !legacyUses.isEmpty
        else { return }
        let names = Set(functions.map(\.name))
        let words = [
            Self.startsOfApps, Self.remoteNotifications, Self.subscriptions, Self.settingsMethods, Self.requests,
            Self.otherRequests, Self.replies,
        ]
        let uses = CodeUses(of: names, and: words.reduce([]) { $0.union($1) }, in: index)
        opensSettings = Self.settingsMethods.contains(where: uses.isUsed)
        mayAsk = Self.requests.union(Self.otherRequests).contains(where: uses.isUsed)
        readsReplies = Self.replies.contains(where: uses.isUsed)
        appFiles = uses.files(using: Self.startsOfApps).sorted().map { shown[$0] }
        let others = Self.remoteNotifications.subtracting(["registerForRemoteNotifications"])
        if Self.subscriptions.contains(where: uses.isUsed), !others.contains(where: uses.isUsed) {
            // No other server knows the device.
            mayGetRemoteNotifications = uses.files(using: Self.subscriptions).contains { number in
                guard let bytes = index.bytes(of: number) else { return true }
                return [".category =", ".category=", " setCategory:"].contains { bytes.firstIndex(of: $0) != nil }
            }
        } else {
            // The entitlement is also that of iCloud. Only a library can register the app without a mention in its code.
            let isEntitled =
                projectKeys.contains("aps-environment") && ForeignModules(foreignModules).unknown != nil
            mayGetRemoteNotifications = isEntitled || Self.remoteNotifications.contains(where: uses.isUsed)
        }
        guard Self.startsOfApps.contains(where: uses.isUsed) else { return }
        for one in functions where !uses.isUsed(one.name) { uncalledFunctions[one.range] = one.name }
        let called = functions.filter { uncalledFunctions[$0.range] == nil }
        uncalledFunctions.merge(Self.uncalled(called, uses, in: index, shown, search)) { first, _ in first }
        forgetUncalledHandlers()
        if mayAsk, !Self.otherRequests.contains(where: uses.isUsed) {
            mayAsk = mayAskElsewhere(in: uses.files(using: Self.requests), of: index, shown)
        }
    }

    /// Forgets what functions compare that no code calls.
    private mutating func forgetUncalledHandlers() {
        let code = uncalledActionFunctions
        guard !code.isEmpty else { return }
        func isUncalled(_ range: SourceRange) -> Bool { code.contains { $0.contains(range) } }
        comparisons.removeAll { isUncalled($0.identifier.range) }
        escapes.removeAll { isUncalled($0.range) }
        dismissals.removeAll(where: isUncalled)
        dismissalsAsTaps.removeAll(where: isUncalled)
        idleBranches = idleBranches.filter { !isUncalled($0.value) }
        postingBranches = postingBranches.filter { !isUncalled($0.value.range) }
    }
}
