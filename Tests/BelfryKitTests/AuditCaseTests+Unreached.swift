extension AuditCaseTests {
    // MARK: Code that never gets what it waits for, each with its right twin

    private static let willPresent =
        "func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {"

    private static func opening(_ completion: String) -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            \(willPresent)
                UIApplication.shared.open(url, options: [:], completionHandler: \(completion))
            }
        }
        """
    }

    private static let foods = """
        let ok = UNNotificationAction(identifier: "eaten", title: "I Have Eaten", options: [])
        let fav = UNNotificationAction(identifier: "fav", title: "Mark as Favorite", options: [])
        let categories: Set = [
            UNNotificationCategory(identifier: "meal", actions: [ok], intentIdentifiers: []),
            UNNotificationCategory(identifier: "photo", actions: [fav], intentIdentifiers: []),
        ]
        """

    private static func preview(_ accept: String) -> String {
        """
        class Preview: UIViewController, UNNotificationContentExtension {
            func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                switch response.actionIdentifier {
                case "fav": \(accept)
                case "dismiss": completion(.dismiss)
                default: break
                }
            }
        }
        """
    }

    /// Code that observes a name and makes a notification, and a file with a post.
    private static func observing(_ post: String) -> [String: String] {
        [
            "App/Notifier.swift": """
            extension Notification.Name { static let trackStarted = Notification.Name("trackStarted") }
            final class Notifier: NSObject {
                override init() { super.init(); NotificationCenter.default.addObserver(self, selector: #selector(onStarted), name: .trackStarted, object: nil) }
                @objc func onStarted(_ note: Notification) {
                    guard let info = note.userInfo, let track = info["track"] as? Track, let name = info["name"] as? String else { return }
                    remind(track, name)
                }
                private func remind(_ track: Track, _ name: String) {
                    let content = UNMutableNotificationContent()
                    content.body = name
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: track.id, content: content, trigger: nil))
                }
            }
            """,
            "App/Player.swift": "final class Player { func start(_ track: Track) { \(post) } }",
        ]
    }

    private static func asynchronous(_ code: String, options: String = "[]") -> String {
        """
        let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: \(options))
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { \(code) }
            func handle(_ action: String) async { if action == "archive" { await archiveMail() } }
        }
        """
    }

    /// An action that posts a name, which some code observes.
    private static func posting(_ post: String, _ observer: String) -> String {
        """
        extension Notification.Name { static let rateTrip = Notification.Name("rateTrip") }
        let rate = UNNotificationAction(identifier: "rate", title: "Rate Trip", options: [])
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                switch response.actionIdentifier {
                case "rate": go(response.notification.request.content.userInfo)
                default: break
                }
                done()
            }
            private func go(_ info: [AnyHashable: Any]) { \(post) }
        }
        class Screen: UIViewController {
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(forName: .finished, object: nil, queue: .main) { [weak self] note in self?.reload() }
                \(observer)
            }
            func onRate(_ note: Notification) { print("received") }
            func onTrip(_ note: Notification) { showRating() }
        }
        """
    }

    private static let postInCondition =
        "if let id = info[\"trip\"] as? String { NotificationCenter.default.post(name: .rateTrip, object: nil, userInfo: [\"trip\": id]) }"
    private static let post = "NotificationCenter.default.post(name: .rateTrip, object: nil)"
    private static func observer(_ method: String) -> String {
        "NotificationCenter.default.addObserver(forName: .rateTrip, object: nil, queue: .main) { [weak self] note in self?.\(method)(note) }"
    }

    static let unreached = [
        Case(
            "a label with the name of the completion handler is no call", swift: opening("nil"),
            ["completion-handler-missing"], ["error completion-handler-missing: \(willPresent)"]),
        Case(
            "the handler itself as an argument", swift: opening("{ _ in completionHandler([]) }"),
            ["completion-handler-missing"]),
        Case(
            "a content extension compares, and the app does the same for each action",
            swift: foods
                + "\nfunc userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { await tracker.refresh() }\n"
                + preview("completion(.dismiss)"), ["action-unhandled"]),
        Case(
            "the app compares, too",
            swift: foods
                + "\nfunc userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { if response.actionIdentifier == \"fav\" { await tracker.refresh() } }\n"
                + preview("completion(.dismiss)"), ["action-unhandled"], ["error action-unhandled: \"eaten\""]),
        Case(
            "a post in a condition, which nothing observes", swift: posting(postInCondition, ""), ["action-unhandled"],
            ["warning action-unhandled: \"rate\""]),
        Case(
            "a post in a condition, which code observes", swift: posting(postInCondition, observer("onTrip")),
            ["action-unhandled"]),
        Case(
            "a post whose observer only writes to a log", swift: posting(post, observer("onRate")),
            ["action-unhandled"], ["warning action-unhandled: \"rate\""]),
        Case(
            "a post with two observers", swift: posting(post, observer("onRate") + "\n" + observer("onTrip")),
            ["action-unhandled"]),
        Case(
            "an observer that schedules and gets no data",
            observing("NotificationCenter.default.post(name: .trackStarted, object: nil)"), ["name-mismatch"],
            ["warning name-mismatch: note.userInfo"]),
        Case(
            "an observer that schedules and gets other keys",
            observing(
                "NotificationCenter.default.post(name: .trackStarted, object: nil, userInfo: [\"track\": track])"),
            ["name-mismatch"], ["warning name-mismatch: \"name\""]),
        Case(
            "an observer that schedules and gets all keys",
            observing(
                "NotificationCenter.default.post(name: .trackStarted, object: nil, userInfo: [\"track\": track, \"name\": track.name])"
            ), ["name-mismatch"]),
        Case(
            "an observer that schedules and gets data that isn't known",
            observing("NotificationCenter.default.post(name: .trackStarted, object: nil, userInfo: track.data)"),
            ["name-mismatch"]),
        Case(
            "a name that nothing posts", observing("play(track)"), ["name-mismatch"],
            ["warning name-mismatch: note.userInfo"]),
        Case(
            "a name that code elsewhere may post", observing("events.send(Event.trackStarted)"), ["name-mismatch"]),
        Case(
            "a case of a content extension without a call", swift: preview("label.text = \"Yes\""),
            ["completion-handler-missing"], ["warning completion-handler-missing: \"fav\""]),
        Case(
            "cases of a content extension with a call",
            swift: preview("label.text = \"Yes\"; completion(.doNotDismiss)"),
            ["completion-handler-missing"]),
        Case(
            "an asynchronous method that only starts a task",
            swift: asynchronous("Task { await handle(response.actionIdentifier) }"), ["completion-handler-missing"],
            ["warning completion-handler-missing: Task { await handle(response.actionIdentifier) }"]),
        Case(
            "an asynchronous method that waits",
            swift: asynchronous(
                "Task { print(response) }; await Task { await handle(response.actionIdentifier) }.value"),
            ["completion-handler-missing"]),
        Case(
            "a task for actions that open the app",
            swift: asynchronous("Task { await handle(response.actionIdentifier) }", options: ".foreground"),
            ["completion-handler-missing"]),
    ]
}
