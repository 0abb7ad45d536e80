import CodeFacts
import Diagnostics
import NotificationSchema

extension RuleSource {
    static let responses = RuleSource(
        "UserNotifications, Handling notifications and notification-related actions",
        url:
            "https://developer.apple.com/documentation/usernotifications/handling-notifications-and-notification-related-actions"
    )
    static let selectedActions = responses.section("Handle user-selected actions")
    static let foregroundNotifications = responses.section("Handle notifications while your app runs in the foreground")
    static let explicitAuthorization = RuleSource(
        "UserNotifications, Asking permission to use notifications",
        url: "https://developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"
    ).section("Explicitly request authorization in context")
    static let declaringActions = RuleSource(
        "UserNotifications, Declaring your actionable notification types",
        url:
            "https://developer.apple.com/documentation/usernotifications/declaring-your-actionable-notification-types"
    )
}

// What several link rules need. A link is judged only if everything that it depends on is known.
extension NotificationFacts {
    /// The name of the function without a caller that has some code; nil if code calls it.
    func uncalledFunction(around range: SourceRange) -> String? {
        uncalledFunctions.first { $0.key.contains(range) }?.value
    }

    /// Registrations that run, as far as is known.
    var calledRegistrations: [Registration] {
        registrations.filter { $0.function.map { uncalledFunctions[$0] == nil } ?? true }
    }

    /// The registered identifiers; nil if a set isn't known completely, or nothing is registered.
    var registeredIdentifiers: Set<String>? { registeredIdentifiers { _ in true } }

    /// The registered identifiers, as far as some code can meet them; nil if one of these sets isn't known completely, or
    /// there is none.
    ///
    /// - Parameter isNear: Whether a place isn't in another app than the code.
    func registeredIdentifiers(where isNear: (SourceRange) -> Bool) -> Set<String>? {
        let near = calledRegistrations.filter { isNear($0.range) }
        guard !near.isEmpty || !declaredInSchemas.isEmpty, near.allSatisfy(\.isComplete),
            categories.allSatisfy({ $0.identifier.known != nil || !isNear($0.range) })
        else { return nil }
        let all = calledRegistrations.flatMap(\.categories) + declaredElsewhere + declaredInSchemas
        return Set(all.compactMap(\.identifier.known))
    }

    /// Whether the method is of no delegate that code sets.
    func isUnused(_ handler: Handler) -> Bool {
        guard let type = handler.type, !delegates.isEmpty, !hasUnknownDelegate else { return false }
        return delegates.allSatisfy { $0.type != nil && !$0.inherited.contains(type) }
    }

    /// Names that only an app with a part in JavaScript or Dart mentions: code that isn't read.
    package static let frameworksOfOtherLanguages = [
        "Flutter", "FlutterAppDelegate", "FlutterPlugin", "React", "RCTBridge", "RCTAppDelegate", "Capacitor",
        "CDVPlugin",
        "ExpoModulesCore", "EXAppDelegate",
    ]

    /// Whether the code that was read mentions one of some names, outside of comments.
    func mention(_ names: [String]) -> Bool {
        let mentions = CodeMentions(of: names, in: files)
        return names.contains { mentions.isMentioned($0, outside: []) }
    }

    /// Whether all notifications are made by code that was read.
    var hasOnlyLocalNotifications: Bool {
        unread.isEmpty && pushes.isEmpty && !mayGetRemoteNotifications && !postingFunctions.isEmpty
            && !mention(Self.frameworksOfOtherLanguages)
    }

    /// Whether all objects that become the delegate are known, and none has a method of it.
    var hasDelegatesWithoutMethods: Bool {
        !delegates.isEmpty && !hasUnknownDelegate && handlers.isEmpty
            && delegates.allSatisfy(\.isWithoutMethods)
    }

    /// A library that may become the delegate itself, and get the responses.
    var libraryThatBecomesDelegate: String? { files.lazy.compactMap(\.libraryThatBecomesDelegate).first }

    /// Whether no code gets responses, although all of it was read: there is neither a handler nor the type of a
    /// response.
    var isWithoutReceiver: Bool {
        let isOwnDelegate = handlers.contains { $0.kind == .willPresent && $0.foreignSuperclass == nil }
        guard !handlers.contains(where: { $0.kind == .didReceive }), comparisons.isEmpty,
            escapes.isEmpty,
            isOwnDelegate || hasDelegatesWithoutMethods || delegates.isEmpty && !hasUnknownDelegate, unread.isEmpty
        else { return false }
        return !mention(
            ["UNNotificationResponse", "didReceiveNotificationResponse", "handleActionWithIdentifier"]
                + Self.frameworksOfOtherLanguages)
    }

    /// What replaces deprecated API.
    var replacements: [String: String] {
        [
            "UILocalNotification": "UNNotificationRequest",
            "UIMutableUserNotificationAction": "UNNotificationAction",
            "UIMutableUserNotificationCategory": "UNNotificationCategory",
            "UIUserNotificationSettings": "UNUserNotificationCenter.requestAuthorization(options:)",
        ]
    }
}

/// Finds the identifier that was probably meant, among some.
struct NearestIdentifiers {
    private let identifiers: [String]
    private var byLetters: [String: String] = [:]
    private var search = SuggestionSearch()

    init(_ identifiers: some Sequence<String>) {
        self.identifiers = identifiers.sorted()
        for identifier in self.identifiers {
            let letters = Self.letters(identifier)
            if byLetters[letters] == nil { byLetters[letters] = identifier }
        }
    }

    mutating func nearest(to identifier: String) -> String? {
        let letters = Self.letters(identifier)
        return letters.isEmpty ? nil : byLetters[letters] ?? search.nearest(to: identifier, among: identifiers)
    }

    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
