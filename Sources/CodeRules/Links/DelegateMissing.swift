import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = RuleDescription(
        id: "delegate-missing",
        severity: .error,
        group: .links,
        domain: .code,
        summary:
            "An app that handles responses sets the delegate of the notification center before it has finished launching.",
        rationale: """
            The system calls the methods of UNUserNotificationCenterDelegate only on the object that is the center's \
            delegate, and never in an extension. Without one, nothing happens when people press a button. If the app has only the method for \
            notifications that arrive while it is active, that is a warning. If a response launches the app, the system \
            delivers it right after launch: a delegate that is set later misses it, which is a warning. A delegate without any of \
            the methods takes the place of one that has them, and one that is set later takes the place of the first. The delegate is weak: an object that nothing else keeps is gone at \
            once. An app of SwiftUI creates its application delegate only with an adaptor. It \
            is also a warning if the app delegate's superclass belongs to another framework, which may set it.
            """,
        unseen: """
            A function counts as late by its name, such as viewDidAppear, if only view controllers call it, or if onAppear or \
            task of a view runs it; a class that sets itself, if only such functions mention it, or if only view controllers copy its lazy property, and no storyboard shows them first. When others run isn't known. A delegate that no code sets is found only if all code was read.
            """,
        source: .responses,
        passing: [
            .swift(
                """
                class Picker {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) -> PickerData? {
                        response.actionIdentifier == "snooze" ? PickerData() : nil
                    }
                }
                """),
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
                """),
        ],
        failing: [
            .swift(
                """
                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦delegate-missing│func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }⟧
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .list, .sound]
                    }
                }
                """),
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

                class Home: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        UNUserNotificationCenter.current().delegate = ⟦delegate-missing│handler⟧
                    }
                }
                """),
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }
                }

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = ⟦delegate-missing│Handler()⟧
                    return true
                }
                """),
        ]
    )

    static let delegateMissing: CodeFactRule = description.code { facts, report in
        for handler in facts.handlersOfExtensions where !facts.isIdle(handler) {
            report.add(
                at: handler.range, "this is never called: the system gives responses to the app, not to its extension",
                help: "move the code into the delegate of the app")
        }
        report.add(delegatesWithoutMethodsIn: facts)
        report.add(handlersOutsideOfDelegatesIn: facts)
        report.add(replacedDelegatesIn: facts)
        report.add(followedDelegatesIn: facts)
        report.add(lateDelegatesIn: facts)
        let uncalled = facts.delegates.compactMap { facts.uncalledFunction(around: $0.range) }
        if let function = uncalled.first, uncalled.count == facts.delegates.count, !facts.hasUnknownDelegate,
            facts.unread.isEmpty, facts.libraryThatBecomesDelegate == nil,
            // A registration there is reported itself.
            !facts.registrations.contains(where: { facts.uncalledFunction(around: $0.range) == function })
        {
            report.add(
                at: facts.delegates[0].range, "this is never set: no code calls '\(function)'",
                help: "call it before the app has finished launching")
        }
        if !facts.delegates.isEmpty, facts.delegates.allSatisfy(\.isNeverMade), let first = facts.delegates.first {
            report.add(
                at: first.range, "this is never set: no code creates '\(first.type ?? "")'",
                help: "create the object before the app has finished launching")
        }
        // With scenes, the app delegate has no window.
        if facts.projectKeys.contains("UIApplicationSceneManifest"), !facts.delegates.isEmpty,
            facts.delegates.allSatisfy(\.needsWindow), let first = facts.delegates.first
        {
            report.add(
                at: first.range, "this is never set: in an app with scenes, the app delegate has no window",
                severity: .warning, help: "make an object the delegate that exists at launch, such as the app delegate")
        }
        // Code that wasn't read may set it.
        guard facts.delegates.isEmpty, !facts.hasUnknownDelegate, facts.unread.isEmpty else { return }
        guard let handler = facts.handlers.first(where: { $0.kind == .didReceive }) else {
            return reportUncalledPresentation(facts, &report)
        }
        // A library that becomes the delegate, and passes responses on.
        guard !facts.files.contains(where: \.passesDelegateOn) else { return }
        // The superclass can belong to a framework for apps in other languages, which may set the delegate.
        let other = handler.foreignSuperclass ?? facts.files.lazy.compactMap(\.libraryThatBecomesDelegate).first
        report.add(
            at: handler.range,
            other.map { "no code sets the delegate of the notification center, unless '\($0)' does" }
                ?? "this is never called: no code sets the delegate of the notification center",
            severity: other == nil ? nil : .warning,
            help: handler.range.helpToSetDelegate)
    }

    /// Reports a method for notifications that arrive while the app is active, if no object is the delegate.
    private static func reportUncalledPresentation(_ facts: NotificationFacts, _ report: inout RuleReport) {
        let methods = facts.handlers.filter { $0.kind == .willPresent }
        guard let method = methods.first, facts.isOfApp, methods.allSatisfy({ $0.foreignSuperclass == nil }),
            // Without a delegate, the system shows nothing either.
            !methods.contains(where: { facts.app.silentPresentations.contains($0.range) }),
            facts.libraryThatBecomesDelegate == nil, !facts.files.contains(where: \.passesDelegateOn),
            !ForeignModules(facts.foreignModules).mayAskForPermission,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        report.add(
            at: method.range, "this is never called: no code sets the delegate of the notification center",
            severity: .warning, help: method.range.helpToSetDelegate)
    }

    /// Functions that may run while the app launches, whatever else they do.
    private static let starts: Set<String> = ["init", "main", "body", "applicationDidFinishLaunching"]

    private static let delegateLimit = 200

    static let delegateLate: CodeFactRule = description.code { facts, report in
        let late = facts.delegates.filter { delegate in
            // A function that posts a notification runs later, unless the launch calls it.
            let isForPost = delegate.functionRange.map(facts.postingFunctions.contains) ?? false
            return isForPost && !delegate.isAtLaunch && !(delegate.functionRange?.isFunctionOfC ?? false)
                && !Self.starts.contains(delegate.function ?? "init")
                || delegate.function.map(DelegateFact.lateFunctions.contains) ?? false
                || delegate.isCalledLate && !delegate.isAtLaunch
                || delegate.functionRange?.isInterfaceAction ?? false
        }
        guard !late.isEmpty, facts.delegates.count <= Self.delegateLimit else { return }
        // An earlier assignment elsewhere in the app makes a later one harmless.
        let onTime = facts.delegates.filter { delegate in !late.contains { $0.range == delegate.range } }
        let apps = AppFolders(facts.files, withEntries: true)
        let first = late.first { delegate in onTime.allSatisfy { apps.separate($0.range, delegate.range) } }
        // A handler that does nothing loses nothing, unless it looks for an action of the app, whose code is missing.
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        let declared = Set(facts.actions.lazy.filter { !$0.isDismissal }.compactMap(\.identifier.known))
        let doNothing =
            !handlers.isEmpty && handlers.allSatisfy(\.isIdle) && facts.actionsWithCode.isEmpty
            && facts.postingBranches.isEmpty && declared.isDisjoint(with: facts.idleBranches.keys)
        guard !doNothing, let first,
            !facts.app.delegatesOfNil.contains(where: { $0.delegate.range == first.range })
        else { return }
        report.add(
            at: first.range,
            "the delegate is set after the app has finished launching",
            severity: .warning,
            help: "set it in 'application(_:didFinishLaunchingWithOptions:)', or in the initializer of the app",
            notes: late.filter { $0.range != first.range }.prefix(5).map { Finding.Note("also here", at: $0.range) })
    }
}

extension SourceRange {
    fileprivate var helpToSetDelegate: String {
        isSwift
            ? "set 'UNUserNotificationCenter.current().delegate' before the app has finished launching"
            : "set '[UNUserNotificationCenter currentNotificationCenter].delegate' before the app has finished launching"
    }

    /// Whether it is a function of C, whose callers aren't known.
    fileprivate var isFunctionOfC: Bool {
        let first = file.bytes[bytes].first
        return !isSwift && first != UInt8(ascii: "-") && first != UInt8(ascii: "+")
    }

    /// Whether the function is what a button or another control calls.
    fileprivate var isInterfaceAction: Bool {
        let before = file.bytes[..<bytes.lowerBound].suffix(20).reversed().prefix { $0 != UInt8(ascii: "\n") }
            .reversed()
        let declaration = file.bytes[bytes].prefix(40).prefix { $0 != UInt8(ascii: "{") }
        return String(decoding: before + declaration, as: UTF8.self).contains("IBAction")
    }
}

extension SourceFile {
    /// A library for pushes that it imports, and that may become the delegate and pass responses on.
    var libraryThatBecomesDelegate: String? {
        importedModules.intersection(Self.librariesForPushes).min()
    }

    private static let librariesForPushes: Set<String> = [
        "AirshipCore", "AirshipKit", "Appboy_iOS_SDK", "AppboyKit", "Batch", "BrazeKit", "CleverTapSDK", "Countly",
        "KumulosSDK", "Leanplum", "MoEngageSDK", "OneSignal", "OneSignalFramework", "PushwooshFramework", "SwrveSDK",
        "WonderPush",
    ]

    /// `RNNotifications.addNativeDelegate(self)`
    fileprivate var passesDelegateOn: Bool {
        let calls = ["Delegate(self)", "NativeDelegate:self]"].map { Array($0.utf8) }
        return bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { index in
                bytes[index] == UInt8(ascii: "D") && calls[0].count <= bytes.count - index
                    && bytes[index...].starts(with: calls[0])
                    || bytes[index] == UInt8(ascii: "N") && bytes[index...].starts(with: calls[1])
            }
        }
    }
}
