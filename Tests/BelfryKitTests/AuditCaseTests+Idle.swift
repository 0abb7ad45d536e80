extension AuditCaseTests {
    // MARK: Code that a handler calls, and that does nothing

    /// An app whose handler compares with two actions, each with some code.
    private static func rental(_ accept: String, _ decline: String, _ methods: String, _ others: String = "") -> String
    {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [])
                let decline = UNNotificationAction(identifier: "decline", title: "Decline", options: [])
                let rental = UNNotificationCategory(identifier: "rental", actions: [accept, decline], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([rental])
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                handle(response.actionIdentifier, response.notification.request.content.userInfo)
                completionHandler()
            }
            private func handle(_ id: String, _ info: [AnyHashable: Any]) {
                switch id {
                case "accept": \(accept)
                case "decline": \(decline)
                default: break
                }
            }
            \(methods)
        }
        \(others)
        """
    }

    private static let both = ["warning action-unhandled: \"accept\"", "warning action-unhandled: \"decline\""]

    static let idle = [
        Case(
            "methods with a comment, with a log, and with a test whose code does nothing",
            swift: rental(
                "accept(info)", "Task { await decline(info) }",
                """
                private func accept(_ info: [AnyHashable: Any]) {
                    let id = info["id"]
                    print("accepted", id ?? "")
                    // Call the server.
                }
                private func decline(_ info: [AnyHashable: Any]) async {
                    if let id = info["id"] as? String {
                        // Call the server.
                    }
                    guard info.isEmpty else { return }
                }
                """), ["action-unhandled"], both),
        Case(
            "a method that calls another one, which does nothing, and an object with a class",
            swift: rental(
                "accept(info)", "server.decline(info)",
                """
                private let server = Server()
                private func accept(_ info: [AnyHashable: Any]) { send(info) }
                private func send(_ info: [AnyHashable: Any]) {}
                """, "final class Server { func decline(_ info: [AnyHashable: Any]) { log(\"declined\") } }"),
            ["action-unhandled"], both),
        Case(
            "a method with a result, one that gets a closure, and one that changes something",
            swift: rental(
                "_ = accept(info)", "decline(info) { self.count += 1 }",
                """
                private var count = 0
                private func accept(_ info: [AnyHashable: Any]) -> Bool { false }
                private func decline(_ info: [AnyHashable: Any], _ then: () -> Void) { then() }
                """), ["action-unhandled"]),
        Case(
            "'return' with a call, and a test that calls something",
            swift: rental(
                "return accept(info)", "if decline(info) {}",
                """
                private func accept(_ info: [AnyHashable: Any]) { UserDefaults.standard.set(true, forKey: "accepted") }
                private func decline(_ info: [AnyHashable: Any]) -> Bool { remove(info) }
                """), ["action-unhandled"]),
        Case(
            "methods of which another class or a protocol has another one, and overloads",
            swift: rental(
                "router.accept(info)", "decline(info)",
                """
                var router: Router = OwnRouter()
                func decline(_ info: [AnyHashable: Any]) {}
                func decline(_ info: Any) { save(info) }
                """,
                """
                class Router { func accept(_ info: [AnyHashable: Any]) {} }
                class OwnRouter: Router { override func accept(_ info: [AnyHashable: Any]) { save(info) } }
                """), ["action-unhandled"]),
        Case(
            "a closure in a variable has the name of a method that does nothing",
            swift: rental(
                "accept(info)", "decline?(info)",
                """
                var decline: (([AnyHashable: Any]) -> Void)?
                private func accept(_ info: [AnyHashable: Any]) { other.accept(info) }
                """, "class Other { func accept(_ info: [AnyHashable: Any]) {} }"), ["action-unhandled"]),
        Case(
            "a method in Objective-C that does nothing, and a log",
            objectiveC: """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    center.delegate = self;
                    UNNotificationAction *accept = [UNNotificationAction actionWithIdentifier:@"accept" title:@"Accept" options:0];
                    UNNotificationAction *decline = [UNNotificationAction actionWithIdentifier:@"decline" title:@"Decline" options:0];
                    UNNotificationAction *later = [UNNotificationAction actionWithIdentifier:@"later" title:@"Decide Later" options:0];
                    [center setNotificationCategories:[NSSet setWithObject:[UNNotificationCategory categoryWithIdentifier:@"rental" actions:@[accept, decline, later] intentIdentifiers:@[] options:0]]];
                    return YES;
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    if ([response.actionIdentifier isEqualToString:@"accept"]) { [self accept]; }
                    if ([response.actionIdentifier isEqualToString:@"decline"]) { NSLog(@"declined"); }
                    if ([response.actionIdentifier isEqualToString:@"later"]) { [self wait]; }
                    done();
                }
                - (void)accept { }
                - (void)wait { [self.list addObject:@"later"]; }
                @end
                """, ["action-unhandled"],
            ["warning action-unhandled: @\"accept\"", "warning action-unhandled: @\"decline\""]),
        Case(
            "the method of iOS 8 does nothing, and that of the delegate passes everything on",
            objectiveC: """
                void declare(void) {
                    [UNNotificationAction actionWithIdentifier:@"accept" title:@"Accept" options:0];
                }
                @implementation AppDelegate
                - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))done {
                    if ([identifier isEqualToString:@"accept"]) { }
                    done();
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    [self.router handle:response then:done];
                }
                @end
                """, ["action-unhandled"]),
        Case(
            "notifications within the app that methods post, of which code observes one",
            swift: rental(
                "accept(info)", "decline(info)",
                """
                private func accept(_ info: [AnyHashable: Any]) { NotificationCenter.default.post(name: .rentalAccepted, object: nil) }
                private func decline(_ info: [AnyHashable: Any]) { NotificationCenter.default.post(name: .rentalDeclined, object: nil) }
                """,
                """
                extension Notification.Name {
                    static let rentalAccepted = Notification.Name("rentalAccepted")
                    static let rentalDeclined = Notification.Name("rentalDeclined")
                }
                let declined = NotificationCenter.default.publisher(for: .rentalDeclined)
                """), ["action-unhandled"], ["warning action-unhandled: \"accept\""]),
        Case(
            "a method that posts the notification it gets",
            swift: rental(
                "send(.rentalAccepted)", "send(.rentalDeclined)",
                "private func send(_ rentalName: Notification.Name) { NotificationCenter.default.post(name: rentalName, object: nil) }"
            ), ["action-unhandled"]),
    ]
}
