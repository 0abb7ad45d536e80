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
    private static let requests = Set(
        [
            "requestAuthorization", "requestAuthorizationWithOptions", "registerUserNotificationSettings",
            "registerForRemoteNotificationTypes", "requestPermission", "requestPermissions", "requestPushPermissions",
            "requestNotificationPermission", "requestNotificationAuthorization", "registerForPushNotifications",
            "promptForPushNotifications", "promptForPushNotificationsWithUserResponse", "userPushNotificationsEnabled",
            "enableUserPushNotifications", "promptForPushPrimer", "UnityFramework", "UnityAppController",
            "XamarinForms",
        ] + frameworksOfOtherLanguages)

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
    private static let subscriptions: Set<String> = [
        "CKSubscription", "CKQuerySubscription", "CKDatabaseSubscription", "CKRecordZoneSubscription",
    ]

    /// Notes what nothing uses, among the functions and the names that rules ask for.
    ///
    /// - Parameter shown: The paths of all sources as shown.
    mutating func noteUnused(in index: CodeIndex, _ shown: [String], _ search: CallerSearch) {
        let making = Set(registrations.compactMap(\.function)).union(contentFunctions).union(postingFunctions)
        let functions =
            making.subtracting(actionFunctions).compactMap(\.callable) + actionFunctions.compactMap(\.callableForAction)
        guard !registrations.isEmpty || !authorizations.isEmpty || !postingFunctions.isEmpty || !handlers.isEmpty
        else { return }
        let names = Set(functions.map(\.name))
        let words = [
            Self.startsOfApps, Self.remoteNotifications, Self.subscriptions, Self.settingsMethods, Self.requests,
            Self.replies,
        ]
        let uses = CodeUses(of: names, and: words.reduce([]) { $0.union($1) }, in: index)
        opensSettings = Self.settingsMethods.contains(where: uses.isUsed)
        mayAsk = Self.requests.contains(where: uses.isUsed)
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
            mayGetRemoteNotifications =
                projectKeys.contains("aps-environment") || Self.remoteNotifications.contains(where: uses.isUsed)
        }
        guard Self.startsOfApps.contains(where: uses.isUsed) else { return }
        for one in functions where !uses.isUsed(one.name) { uncalledFunctions[one.range] = one.name }
        let called = functions.filter { uncalledFunctions[$0.range] == nil }
        uncalledFunctions.merge(Self.uncalled(called, uses, in: index, shown, search)) { first, _ in first }
        forgetUncalledHandlers()
    }

    /// Forgets what functions compare that no code calls.
    private mutating func forgetUncalledHandlers() {
        let code = uncalledActionFunctions
        guard !code.isEmpty else { return }
        func isUncalled(_ range: SourceRange) -> Bool { code.contains { $0.contains(range) } }
        comparisons.removeAll { isUncalled($0.identifier.range) }
        escapes.removeAll { isUncalled($0.range) }
        dismissals.removeAll(where: isUncalled)
        idleBranches = idleBranches.filter { !isUncalled($0.value) }
        postingBranches = postingBranches.filter { !isUncalled($0.value.range) }
    }

    /// How many functions are looked at that add requests.
    private static let requestLimit = 100

    /// Types and protocols of the system that call only functions with names of their own.
    private static let ofSystem: Set<String> = [
        "AnyObject", "App", "Codable", "Equatable", "Hashable", "Identifiable", "NSObject", "ObservableObject",
        "Sendable",
        "UIApplicationDelegate", "UIResponder", "UIViewController", "UIWindowSceneDelegate",
        "UNUserNotificationCenterDelegate", "View",
    ]

    /// Notes functions that add requests and that no code calls. Code elsewhere can call those of a type that conforms to a
    /// protocol which no file declares.
    mutating func noteUncalledRequests(in index: CodeIndex) {
        guard !appFiles.isEmpty, unread.isEmpty else { return }
        let uncalled = postingFunctions.filter { uncalledFunctions[$0] != nil }
            .sorted { ($0.file.path, $0.bytes.lowerBound) < ($1.file.path, $1.bytes.lowerBound) }
        let inherited = uncalled.prefix(Self.requestLimit).map { TypeAround($0)?.inherited ?? [] }
        let forms = { (type: String) in ["protocol \(type)", "class \(type)", "typealias \(type)"] }
        let counts = index.counts(of: Set(inherited.joined().filter { !Self.ofSystem.contains($0) }.flatMap(forms)))
        for (function, types) in zip(uncalled, inherited) {
            guard let name = uncalledFunctions[function], let own = function.callable,
                ![name, own.name].contains(where: \.isOfTrial),
                !registrations.contains(where: { $0.function == function }),
                own.isPrivate
                    || types.allSatisfy({ type in
                        Self.ofSystem.contains(type) || forms(type).contains { counts[$0] != nil }
                    })
            else { continue }
            app.uncalledRequests.append(CodeText(name, at: function))
        }
    }

    /// Notes the function that removes requests if nothing calls it, and no other code removes any.
    mutating func noteUncalledRemovals(in index: CodeIndex, _ shown: [String], _ search: CallerSearch) {
        // A library has callers elsewhere.
        guard app.requestOfObject != nil, !appFiles.isEmpty, unread.isEmpty, app.hasAllRemovals else { return }
        let functions = app.removingFunctions.compactMap { $0?.callable }
        guard !functions.isEmpty, functions.count == app.removingFunctions.count, functions.count <= 20 else { return }
        let uses = CodeUses(of: Set(functions.map(\.name)), and: [], in: index)
        let called = functions.filter { uses.isUsed($0.name) }
        let uncalled = Self.uncalled(called, uses, in: index, shown, search)
        guard called.allSatisfy({ uncalled[$0.range] != nil }) else { return }
        app.uncalledRemoval = (functions[0].name, functions[0].range)
    }

    /// Functions that no code calls, because each call is of another function with the name, and those that only code
    /// calls which nothing calls itself, with the name of the caller.
    ///
    /// - Parameter depth: How many callers are between these functions and those that are asked for.
    private static func uncalled(
        _ functions: [CallerSearch.Function], _ uses: CodeUses, in index: CodeIndex, _ shown: [String],
        _ search: CallerSearch, depth: Int = 0
    ) -> [SourceRange: String] {
        guard !functions.isEmpty else { return [:] }
        var uncalled: [SourceRange: String] = [:]
        var callers: [(function: SourceRange, callers: [CallerSearch.Function])] = []
        for (function, found) in zip(functions, search.callers(of: functions)) {
            let using = uses.files(using: [function.name]).map { shown[$0] }
            if let found, found.functions.isEmpty, found.files.isSuperset(of: using) {
                uncalled[function.range] = function.name
            }
            // Only names that read code alone can call.
            let all = (found?.functions ?? []).map(\.function.range.callable)
            guard !all.isEmpty, all.allSatisfy({ $0 != nil }) else { continue }
            callers.append((function.range, all.compactMap(\.self)))
        }
        guard !callers.isEmpty else { return uncalled }
        let usesOfCallers = CodeUses(of: Set(callers.flatMap(\.callers).map(\.name)), and: [], in: index)
        let called = callers.flatMap(\.callers).filter { usesOfCallers.isUsed($0.name) }
        let others =
            depth < 1 && called.count <= 40
            ? Self.uncalled(called, usesOfCallers, in: index, shown, search, depth: depth + 1) : [:]
        for (function, callers) in callers
        where callers.allSatisfy({ !usesOfCallers.isUsed($0.name) || others[$0.range] != nil }) {
            uncalled[function] = callers[0].name
        }
        return uncalled
    }
}

extension SourceRange {
    /// A function that only code which is read can call: it is private, or its name says that it is the app's own. The
    /// system may call others.
    fileprivate var callable: CallerSearch.Function? { callable(isForAction: false) }

    /// The same, of a function that gets the identifier of an action.
    fileprivate var callableForAction: CallerSearch.Function? { callable(isForAction: true) }

    private func callable(isForAction: Bool) -> CallerSearch.Function? {
        let code = String(decoding: file.bytes[bytes].prefix(200), as: UTF8.self)
        let before = String(decoding: file.bytes[..<bytes.lowerBound].suffix(120), as: UTF8.self)
        guard isSwift else {
            return nameInObjectiveC(code, isForAction: isForAction).map { .init(name: $0, range: self) }
        }
        guard let keyword = code.firstRange(of: "func ") else { return nil }
        let name = String(code[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard !name.isEmpty else { return nil }
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false).suffix(2)
        // Attributes can be on the line before, and so can another declaration.
        let attributes = lines.count < 2 ? "" : lines.first?.drop { $0 == " " } ?? ""
        let isOfFunction = attributes.hasPrefix("@") && !["var ", "let "].contains(where: attributes.contains)
        let head = (isOfFunction ? attributes + " " : "") + (lines.last ?? "") + code[..<keyword.lowerBound]
        let words = Set(head.split { !$0.isLetter && $0 != "@" }.map(String.init))
        guard words.isDisjoint(with: ["override", "public", "open", "@IBAction", "@Test"]) else { return nil }
        // Objective-C calls a static function without parameters by the same name; the system calls no static one.
        if words.contains("@objc") {
            let isStatic = code[..<keyword.lowerBound].contains("static ")
            guard isStatic, !head.contains("@objc("), code[keyword.upperBound...].dropFirst(name.count).hasPrefix("()")
            else { return nil }
        }
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        // The system calls methods of objects.
        let isStatic = words.contains("static") && !words.contains("@objc") && name.count > 8
        let isNotable = name.isNotable || isForAction && name.isOfHandler
        return isPrivate || isStatic || isNotable ? .init(name: name, range: self, isPrivate: isPrivate) : nil
    }

    private func nameInObjectiveC(_ code: String, isForAction: Bool) -> String? {
        guard code.hasPrefix("-") || code.hasPrefix("+"), let parenthesis = code.firstIndex(of: ")"),
            !code[..<parenthesis].contains("IBAction")
        else { return nil }
        let rest = code[code.index(after: parenthesis)...].drop(while: \.isWhitespace)
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if isForAction { return name.isNotable || name.isOfHandler ? name : nil }
        // The system's methods have parameters.
        guard rest.dropFirst(name.count).first != ":", name.isNotable else { return nil }
        return name
    }
}

extension String {
    /// Whether a function with the name probably handles something.
    fileprivate var isOfHandler: Bool { ["handle", "process", "route"].contains(where: hasPrefix) }

    /// Whether a function with the name is probably for trying something.
    fileprivate var isOfTrial: Bool {
        let name = lowercased()
        return ["test", "debug", "sample", "demo", "preview", "example"].contains(where: name.contains)
    }

    /// Whether a function with the name is probably the app's own, and about notifications.
    fileprivate var isNotable: Bool {
        let name = lowercased()
        let ofSystem = ["application", "usernotification", "did", "will", "should", "scene", "perform", "registerfor"]
        let making = ["configure", "create", "make", "prepare", "register", "setup"]
        return !ofSystem.contains(where: name.hasPrefix)
            && (making.contains(where: name.hasPrefix)
                || ["notification", "categor", "remind", "schedul", "action", "button", "permission", "authoriz"]
                    .contains(where: name.contains))
    }
}
