extension AuditCaseTests {
    // MARK: What buttons promise, and what their code does

    /// An app with two actions that open it or don't, and the code of its handler.
    private static func app(_ first: String, _ second: String, _ handler: String, _ methods: String = "") -> String {
        """
        @main class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let center = UNUserNotificationCenter.current()
                center.delegate = self
                center.requestAuthorization(options: [.alert]) { _, _ in }
                let first = UNNotificationAction(identifier: "first", \(first))
                let second = UNNotificationAction(identifier: "second", \(second))
                center.setNotificationCategories([UNNotificationCategory(identifier: "trip", actions: [first, second], intentIdentifiers: [])])
                return true
            }
            func post(_ name: String) {
                let content = UNMutableNotificationContent()
                content.title = "Trip"
                \(category)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(handler)
                done()
            }
            \(methods)
        }
        """
    }

    private static let category = "content.categoryIdentifier = \"trip\""

    private static let both = ["warning action-unhandled: \"first\"", "warning action-unhandled: \"second\""]

    private static func branches(_ first: String, _ second: String) -> String {
        """
        switch response.actionIdentifier {
        case "first": \(first)
        case "second": \(second)
        default: break
        }
        """
    }

    private static func inBackground(_ handler: String, _ methods: String = "") -> String {
        app("title: \"Finish Trip\", options: []", "title: \"Delay Trip\", options: []", handler, methods)
    }

    private static let subscription = """
        import CloudKit
        func subscribe() {
            let all = CKQuerySubscription(recordType: "Trip", predicate: NSPredicate(value: true), subscriptionID: "all", options: [])
            let info = CKSubscription.NotificationInfo()
            info.alertBody = "Changed"
            SETTING
            all.notificationInfo = info
            CKContainer.default().publicCloudDatabase.save(all) { _, _ in }
        }
        """

    private static func subscribing(_ setting: String) -> [String: String] {
        [
            "App/App.swift": inBackground(branches("finish()", "delay()"))
                .replacing("\n        \(category)", with: ""),
            "App/Cloud.swift": subscription.replacing("SETTING", with: setting),
        ]
    }

    private static func sound(_ project: String) -> [String: String] {
        [
            "App/App.swift": """
            func post(_ content: UNMutableNotificationContent) {
                content.sound = UNNotificationSound(named: UNNotificationSoundName("horn.caf"))
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
            }
            """,
            "App.xcodeproj/project.pbxproj": project,
        ]
    }

    private static func contentExtension(_ option: String) -> [String: String] {
        [
            "App/App.swift": inBackground(branches("finish()", "delay()")),
            "Trip/View.swift": """
            class TripViewController: UIViewController, UNNotificationContentExtension {
                @IBOutlet var label: UILabel!
                func didReceive(_ notification: UNNotification) { label.text = notification.request.content.body }
                func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                    label.textColor = .red
                    completion(\(option))
                }
            }
            """,
            "Trip/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>trip</string>
            </dict></dict></dict></plist>
            """,
        ]
    }

    /// A view controller that creates the delegate when its view appears. Its own method has the name of the system's.
    private static let lateOwner = """
        class TripsViewController: UITableViewController {
            lazy var notifier: Notifier = { return Notifier(self) }()
            override func viewDidLoad() { super.viewDidLoad(); notifier.owner = self; setBadgeCount() }
            func setBadgeCount() { UIApplication.shared.applicationIconBadgeNumber = 1 }
        }
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
        """

    private static let lateDelegate = """
        class Notifier: NSObject, UNUserNotificationCenterDelegate {
            weak var owner: TripsViewController?
            init(_ owner: TripsViewController?) {
                super.init()
                UNUserNotificationCenter.current().delegate = self
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "first" { owner?.finish() }
            }
        }
        """

    private static func oneFunction(_ callers: String) -> String {
        """
        func start() { UNUserNotificationCenter.current().delegate = self }
        \(callers)
        func post(_ name: String, _ action: UNNotificationAction) {
            let category = UNNotificationCategory(identifier: name, actions: [action], intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([category])
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = name
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
        }
        """
    }

    private static let walk = """
        func walk() { post("walk", UNNotificationAction(identifier: "walked", title: "Mark as Walked", options: [])) }
        """

    static let promises = [
        Case(
            "code that takes a text apart, and only writes to a log",
            swift: inBackground(
                branches(
                    "if let id = response.notification.request.identifier.split(separator: \"_\").first { print(id) }",
                    "let parts = response.notification.request.identifier.components(separatedBy: \"_\"); print(parts[0])"
                )),
            ["action-unhandled"], both),
        Case(
            "a method that stores something in a log, and one of another object with the name of the completion handler",
            swift: inBackground(
                branches("addTripLog(2)", "owner?.done(\"second\")"),
                "func addTripLog(_ count: Int) { let entry = Entry(context: context); entry.count = count; try? context.save() }"
            ),
            ["action-unhandled"]),
        Case(
            "a log that another object keeps for people, and one for developers",
            swift: inBackground(branches("store.log(trip)", "logger.log(\"second\")")), ["action-unhandled"],
            ["warning action-unhandled: \"second\""]),
        Case(
            "buttons that open the app, and promise more than that",
            swift: app(
                "title: \"Call Driver\", options: .foreground", "title: \"Get Directions\", options: .foreground",
                branches("break", "break")), ["action-unhandled"], both),
        Case(
            "buttons that promise no more than to open the app",
            swift: app(
                "title: \"Open App\", options: .foreground", "title: \"Get Started\", options: .foreground",
                branches("break", "break")), ["action-unhandled"]),
        Case(
            "buttons without code, after code that changes the number on the badge",
            swift: inBackground("badgeCount -= 1\n" + branches("break", "break")), ["action-unhandled"], both),
        Case(
            "a button that deletes and opens the app, if nothing gets responses",
            swift: """
                @main class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let delete = UNNotificationAction(identifier: "delete", title: "Delete", options: [.foreground, .destructive])
                        let read = UNNotificationAction(identifier: "read", title: "Read", options: .foreground)
                        UNUserNotificationCenter.current().setNotificationCategories([
                            UNNotificationCategory(identifier: "mail", actions: [delete, read], intentIdentifiers: [])
                        ])
                        return true
                    }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"delete\""]),
        Case(
            "a content extension that closes the notification for each action", contentExtension(".dismiss"),
            ["action-unhandled"],
            [
                "warning action-unhandled: func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {"
            ]),
        Case(
            "a content extension that hands each action on", contentExtension(".dismissAndForwardAction"),
            ["action-unhandled"]),
        Case(
            "a category that neither content nor the pushes of iCloud have", subscribing(""), ["category-unused"],
            ["warning category-unused: \"trip\""]),
        Case(
            "a category that the pushes of iCloud have", subscribing("info.category = \"trip\""), ["category-unused"]),
        Case(
            "a sound in no folder and no project", sound("isa = PBXProject; /* App.swift in Sources */"),
            ["sound-unplayable"], ["warning sound-unplayable: \"horn.caf\""]),
        Case(
            "a sound in a project whose folders aren't listed", sound("isa = PBXFileSystemSynchronizedRootGroup;"),
            ["sound-unplayable"]),
        Case(
            "a delegate that is created late, in a file before its own",
            ["App/A.swift": lateOwner, "App/B.swift": lateDelegate], ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a delegate that is created late, in a file after its own",
            ["App/C.swift": lateOwner, "App/B.swift": lateDelegate], ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a function that registers another category for each of its callers",
            swift: oneFunction(
                walk
                    + "\nfunc drink() { post(\"water\", UNNotificationAction(identifier: \"drunk\", title: \"Mark as Drunk\", options: [])) }"
            ), ["category-replaced"],
            ["warning category-replaced: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case("a function that registers one category for its caller", swift: oneFunction(walk), ["category-replaced"]),
    ]
}
