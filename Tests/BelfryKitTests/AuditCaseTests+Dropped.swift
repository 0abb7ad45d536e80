extension AuditCaseTests {
    // MARK: Settings and data that no notification gets

    /// An app whose function makes one notification, with its parameters and code.
    private static func remind(_ parameters: String, _ code: String, identifier: String = "id") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func remind(\(parameters)) {
                let center = UNUserNotificationCenter.current()
                let content = UNMutableNotificationContent()
                content.body = "Water the plants"
                \(code)
                center.add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: nil))
            }
            func start() { remind(at: .now) }
        }
        """
    }

    private static let registering = """
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [])
                let own = UNNotificationCategory(identifier: "Plant", actions: [done], intentIdentifiers: [], options: [])
                center.setNotificationCategories([own])
        """

    /// The same app, with a handler that looks at the category of a tap.
    private static func routed(_ category: String) -> String {
        remind("at date: Date", "\(registering)\n        content.categoryIdentifier = \"\(category)\"") + """

            class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.notification.request.content.categoryIdentifier == "plants" { showPlants() }
                }
            }
            """
    }

    static let dropped = [
        Case(
            "a closure in the request makes its content",
            swift: """
                func post() {
                    let request = UNNotificationRequest(
                        identifier: "tea",
                        content: {
                            let content = UNMutableNotificationContent()
                            content.title = "Tea"
                            return content
                        }(), trigger: nil)
                    UNUserNotificationCenter.current().add(request)
                }
                """, ["content-changed-late"]),
        Case(
            "a level that no content gets",
            swift: remind("interruptionLevel: UNNotificationInterruptionLevel = .active", ""),
            ["name-mismatch"],
            ["warning name-mismatch: func remind(interruptionLevel: UNNotificationInterruptionLevel = .active) {"]),
        Case(
            "a level that content gets, and data that are nil without a caller's",
            swift: remind(
                "interruptionLevel: UNNotificationInterruptionLevel, userInfo: [String: Any]? = nil",
                "content.interruptionLevel = interruptionLevel"), ["name-mismatch"]),
        Case(
            "a title that another function gets", swift: remind("title: String", "fill(content, title)"),
            ["name-mismatch"]),
        Case(
            "a category that only routes taps, beside the only one that the function registers",
            swift: routed("plants"), ["category-unregistered"], ["error category-unregistered: \"plants\""]),
        Case(
            "the category that the function registers, beside one that only routes taps", swift: routed("Plant"),
            ["category-unregistered"]),
        Case(
            "a dictionary that code fills and no content gets",
            swift: remind("at date: Date", "var userInfo = [String: Any]()\n        userInfo[\"date\"] = date"),
            ["name-mismatch"], ["warning name-mismatch: [String: Any]()"]),
        Case(
            "a dictionary that content gets, and one that a function gets",
            swift: remind(
                "at date: Date",
                "var userInfo = [String: Any]()\n        userInfo[\"date\"] = date; content.userInfo = userInfo")
                + remind(
                    "at date: Date",
                    "var userInfo: [String: Any] = [:]\n        userInfo[\"date\"] = date; fill(content, userInfo)"
                )
                .replacing("AppDelegate", with: "Other"), ["name-mismatch"]),
        Case(
            "a dictionary of Objective-C that no notification gets",
            objectiveC: """
                @implementation AppDelegate
                - (void)remind:(NSString *)identifier {
                    UILocalNotification *notification = [[UILocalNotification alloc] init];
                    notification.alertBody = @"Water the plants";
                    NSMutableDictionary *userInfo = [NSMutableDictionary new];
                    [userInfo setObject:identifier forKey:@"id"];
                    [[UIApplication sharedApplication] presentLocalNotificationNow:notification];
                }
                @end
                """, ["name-mismatch"], ["warning name-mismatch: [NSMutableDictionary new]"]),
        Case(
            "a date with a year, if the trigger may repeat",
            swift: dated("!task.days.isEmpty"), ["trigger-never-fires"], ["warning trigger-never-fires: parts"]),
        Case("a date with a year, and the parameter of a function", swift: dated("repeats"), ["trigger-never-fires"]),
    ]

    private static func dated(_ repeats: String) -> String {
        """
        func add(_ content: UNNotificationContent, for task: Task, repeats: Bool) {
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: task.date)
            let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: \(repeats))
            let request = UNNotificationRequest(identifier: task.id, content: content, trigger: trigger)
            UNUserNotificationCenter.current().add(request)
        }
        """
    }

    // MARK: Service extensions that want to hide a notification

    private static func hiding(_ code: String, entitlement: String = "communication") -> [String: String] {
        [
            "Service/Service.swift": """
            class NotificationService: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                    let content = request.content.mutableCopy() as! UNMutableNotificationContent
                    \(code)
                    contentHandler(content)
                }
            }
            """,
            "Service/Service.entitlements":
                "<plist><dict><key>com.apple.developer.usernotifications.\(entitlement)</key><true/></dict></plist>",
        ]
    }

    static let hidden = [
        Case(
            "no text, without Apple's entitlement for it",
            hiding("if isKnown(request) { content.title = \"\"; content.body = \"\"; content.sound = nil }"),
            ["service-content-unfinished"], ["warning service-content-unfinished: content.title = \"\""]),
        Case(
            "no text, with Apple's entitlement for it",
            hiding("if isKnown(request) { content.title = \"\"; content.body = \"\" }", entitlement: "filtering"),
            ["service-content-unfinished"]),
        Case(
            "texts that the code after it sets",
            hiding(
                "content.title = \"\"; content.body = \"\"\n        if let text = text(request) { content.body = text }"
            ),
            ["service-content-unfinished"]),
        Case(
            "only the title",
            hiding("content.title = \"\"; content.body = text(request)"), ["service-content-unfinished"]),
    ]

    // MARK: Methods of objects that aren't the delegate

    private static func delegates(_ delegate: String, _ presenting: String = "Presenter") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = \(delegate)
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                open(response.notification.request.identifier)
            }
        }
        class Presenter: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Presenter()
        }
        extension \(presenting) {
            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                [.banner]
            }
        }
        """
    }

    static let handlersOfOthers = [
        Case(
            "only an object that isn't the delegate presents notifications", swift: delegates("self"),
            ["foreground-silent"],
            [
                "warning foreground-silent: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {"
            ]),
        Case(
            "the delegate presents notifications in an extension of its class",
            swift: delegates("self", "AppDelegate"), ["foreground-silent"]),
        Case("a delegate that isn't known", swift: delegates("router.delegate"), ["foreground-silent"]),
        Case(
            "a closure of a public class that no module sets", bridge(["onOpened"]), ["delegate-missing"],
            ["warning delegate-missing: onSnoozed: ((UNNotificationResponse) -> Void)?"]),
        Case("closures that another module sets", bridge(["onOpened", "onSnoozed"]), ["delegate-missing"]),
        Case("a public class none of whose closures this repository sets", bridge([]), ["delegate-missing"]),
    ]

    private static func bridge(_ closures: [String]) -> [String: String] {
        [
            "Package/Bridge.swift": """
            public final class Bridge {
                public static let shared = Bridge()
                public var onOpened: ((URL) -> Void)?
                public var onSnoozed: ((UNNotificationResponse) -> Void)?
                public func handle(_ response: UNNotificationResponse) {
                    if response.actionIdentifier == "snooze" { onSnoozed?(response) } else { onOpened?(url(of: response)) }
                }
            }
            """,
            "App/Model.swift":
                "func start() { \(closures.map { "Bridge.shared.\($0) = { show($0) }" }.joined(separator: "; ")) }",
        ]
    }

    // MARK: Names of the system's actions

    static let systemActions = [
        Case(
            "an enum of actions with a case for taps",
            swift: """
                enum Action: String {
                    case open = "open", tap = "com.apple.UNNotificationDefaultActionIdentifier"
                    var action: UNNotificationAction { UNNotificationAction(identifier: rawValue, title: "Open", options: []) }
                }
                func register(_ isShort: Bool) {
                    var actions: [Action] = [.open]
                    if isShort { actions = [] }
                    let mail = UNNotificationCategory(identifier: "mail", actions: actions.map { $0.action }, intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                """, ["id-invalid"]),
        Case(
            "an action with the identifier of a tap",
            swift: """
                let open = UNNotificationAction(identifier: "com.apple.UNNotificationDefaultActionIdentifier", title: "Open", options: [])
                """, ["id-invalid"],
            ["error id-invalid: \"com.apple.UNNotificationDefaultActionIdentifier\""]),
    ]

    // MARK: Translations of texts

    private static func catalog(_ texts: String..., title: String = #"String(localized: "Snooze")"#) -> [String: String]
    {
        let unit = #"{ "stringUnit": { "state": "translated", "value": "X" } }"#
        let entries = ["Stop", "Start", "Resume"].map { #""\#($0)": { "localizations": { "de": \#(unit) } }"# } + texts
        return [
            "App/App.swift": """
            func post() {
                let content = UNMutableNotificationContent()
                content.title = \(title)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "id", content: content, trigger: nil))
            }
            """,
            "App/Localizable.xcstrings":
                #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#,
        ]
    }

    static let translations = [
        Case(
            "a text that a catalog lacks",
            catalog(#""Wait": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "Snooze" } } } }"#),
            ["loc-key-missing"], ["warning loc-key-missing: \"Snooze\""]),
        Case(
            "a text that a catalog has in one language only", catalog(#""Snooze": { }"#), ["loc-key-missing"],
            ["warning loc-key-missing: \"Snooze\""]),
        Case(
            "a text that is the same in all languages", catalog(#""Snooze": { "shouldTranslate": false }"#),
            ["loc-key-missing"]),
        Case(
            "a catalog whose translation has only begun",
            catalog(#""A": {}"#, #""B": {}"#, #""C": {}"#, #""D": {}"#, #""Snooze": {}"#), ["loc-key-missing"]),
        Case(
            "a translated text",
            catalog(
                #""Snooze": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "X" } } } }"#),
            ["loc-key-missing"]),
        Case(
            "one of two texts has a value, and no catalog has it",
            catalog(translated("Late by %lld days"), title: late),
            ["loc-key-missing"], [#"warning loc-key-missing: "Late by \(minutes) minutes""#]),
        Case(
            "a translated text with a value", catalog(translated("Late by %lld minutes"), title: late),
            ["loc-key-missing"]),
        Case(
            "a translated text with a value that has a specifier of its own",
            catalog(
                translated("Late by %.1f minutes"),
                title: #"String(localized: "Late by \(minutes, specifier: "%.1f") minutes")"#), ["loc-key-missing"]),
    ]

    private static let late = #"isOnTime ? String(localized: "Stop") : String(localized: "Late by \(minutes) minutes")"#

    private static func translated(_ key: String) -> String {
        #""\#(key)": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "X" } } } }"#
    }
}
