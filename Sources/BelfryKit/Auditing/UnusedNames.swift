import Basics
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

extension NotificationFacts {
    /// Words of the start of an app. Of a library, other code calls functions.
    private static let startsOfApps: Set<String> = [
        "didFinishLaunchingWithOptions", "UIApplicationMain", "NSApplicationMain", "WindowGroup", "MenuBarExtra",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "NSApplicationDelegate",
    ]

    private static let settingsMethods: Set<String> = ["openSettingsFor", "openSettingsForNotification"]

    /// Words of code that gets remote notifications.
    private static let remoteNotifications: Set<String> = [
        "registerForRemoteNotifications", "didRegisterForRemoteNotificationsWithDeviceToken",
        "registerForRemoteNotificationTypes", "PKPushRegistry", "FirebaseMessaging", "OneSignal", "CKSubscription",
        "CKQuerySubscription", "CKDatabaseSubscription", "UNNotificationServiceExtension", "RCTBridge",
        "FlutterAppDelegate",
    ]

    /// Notes what nothing uses, among the functions and the names that rules ask for.
    mutating func noteUnused(in files: [FilePath], threads: Int, _ search: CallerSearch) {
        let functions = Set(registrations.compactMap(\.function)).union(contentFunctions).compactMap { range in
            range.nameIfPrivateOrNotable.map { (range, $0) }
        }
        let posted = Set(postingBranches.values.lazy.flatMap(\.names))
        guard !registrations.isEmpty || !posted.isEmpty || !authorizations.isEmpty else { return }
        let names = posted.union(functions.map(\.1))
        let uses = CodeUses(
            of: names, and: Self.startsOfApps.union(Self.remoteNotifications).union(Self.settingsMethods), in: files,
            threads: threads)
        opensSettings = Self.settingsMethods.contains(where: uses.isUsed)
        mayGetRemoteNotifications =
            projectKeys.contains("aps-environment") || Self.remoteNotifications.contains(where: uses.isUsed)
        unobservedNames = posted.filter { !uses.isUsed($0) }
        guard Self.startsOfApps.contains(where: uses.isUsed) else { return }
        for (range, name) in functions where !uses.isUsed(name) { uncalledFunctions[range] = name }
        let called = functions.filter { uncalledFunctions[$0.0] == nil }.map {
            CallerSearch.Function(name: $0.1, range: $0.0)
        }
        noteCallersWithoutCaller(of: called, in: files, threads, search)
    }

    /// Notes functions that only code calls which nothing calls itself, with the name of the caller.
    private mutating func noteCallersWithoutCaller(
        of functions: [CallerSearch.Function], in files: [FilePath], _ threads: Int, _ search: CallerSearch
    ) {
        var callers: [(function: SourceRange, names: [String])] = []
        for (function, found) in zip(functions, search.callers(of: functions)) {
            // Only names that read code alone can call.
            let names = (found ?? []).map(\.function.range.nameIfPrivateOrNotable)
            guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { continue }
            callers.append((function.range, names.compactMap(\.self)))
        }
        guard !callers.isEmpty else { return }
        let uses = CodeUses(of: Set(callers.flatMap(\.names)), and: [], in: files, threads: threads)
        for (function, names) in callers where !names.contains(where: uses.isUsed) {
            uncalledFunctions[function] = names[0]
        }
    }
}

extension SourceRange {
    /// The name of a function that only code which is read can call: it is private, or its name says that it is the
    /// app's own. The system may call others.
    fileprivate var nameIfPrivateOrNotable: String? {
        let code = String(decoding: file.bytes[bytes].prefix(200), as: UTF8.self)
        let before = String(decoding: file.bytes[..<bytes.lowerBound].suffix(120), as: UTF8.self)
        guard isSwift else { return nameInObjectiveC(code) }
        guard let keyword = code.firstRange(of: "func ") else { return nil }
        let name = String(code[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        // Attributes can be on the line before.
        let head =
            (before.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).joined(separator: " "))
            + code[..<keyword.lowerBound]
        let words = Set(head.split { !$0.isLetter && $0 != "@" }.map(String.init))
        guard words.isDisjoint(with: ["override", "public", "open", "@objc", "@IBAction", "@Test"]) else { return nil }
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        return isPrivate || name.isNotable ? name : nil
    }

    private func nameInObjectiveC(_ code: String) -> String? {
        guard code.hasPrefix("-") || code.hasPrefix("+"), let parenthesis = code.firstIndex(of: ")"),
            !code[..<parenthesis].contains("IBAction")
        else { return nil }
        let rest = code[code.index(after: parenthesis)...].drop(while: \.isWhitespace)
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        // The system's methods have parameters.
        guard rest.dropFirst(name.count).first != ":", name.isNotable else { return nil }
        return name
    }
}

extension String {
    /// Whether a function with the name is probably the app's own, and about notifications.
    fileprivate var isNotable: Bool {
        let name = lowercased()
        let ofSystem = ["application", "usernotification", "did", "will", "should", "scene", "perform", "registerfor"]
        let making = ["configure", "create", "make", "prepare", "register", "setup"]
        return !ofSystem.contains(where: name.hasPrefix)
            && (making.contains(where: name.hasPrefix)
                || ["notification", "categor", "remind", "schedul", "action", "button"].contains(where: name.contains))
    }
}
