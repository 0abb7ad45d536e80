extension AuditCaseTests {
    // MARK: What handlers reach

    static let ends = [
        Case(
            "closures that run once, in which the object may be gone",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        Task {
                            guard let id = response.id else { return }
                            await allow(id)
                            done()
                        }
                    }
                }
                class Other: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        DispatchQueue.main.async { [weak self] in
                            guard let self else { return }
                            open()
                            done()
                        }
                    }
                }
                """, ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "a completion handler in the only method of another type",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        _ = Chats.shared.markAsRead(response, then: done)
                    }
                }
                class Chats {
                    func markAsRead(_ response: UNNotificationResponse, then done: (() -> Void)? = nil) -> Bool {
                        guard response.chat != nil else {
                            done?()
                            return false
                        }
                        return send()
                    }
                }
                """, ["completion-handler-missing"], ["error completion-handler-missing: return send()"]),
        Case(
            "branches that do nothing, unless something follows",
            swift: """
                enum Chosen: String { case mute, archive, show, map }
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func register() {
                        let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                        let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: [])
                        let show = UNNotificationAction(identifier: "show", title: "Show App", options: .foreground)
                        let map = UNNotificationAction(identifier: "map", title: "Show on Map", options: .foreground)
                        let later = UNNotificationAction(identifier: "later", title: "Remind Me", options: [])
                        let mail = UNNotificationCategory(identifier: "mail", actions: [mute, archive, show, map, later], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([mail])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if let chosen = Chosen(rawValue: response.actionIdentifier) {
                            switch chosen {
                            case .mute: mute()
                            case .archive: break
                            case .show: break
                            case .map: break
                            }
                        }
                        if response.actionIdentifier == "later" {}
                    }
                }
                """, ["action-unhandled"],
            [
                "warning action-unhandled: .archive", "warning action-unhandled: .map",
                "warning action-unhandled: \"later\"",
            ]),
        Case(
            "a branch that leaves the work to what follows",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func register() {
                        let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
                        let mail = UNNotificationCategory(identifier: "mail", actions: [mute], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([mail])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        switch response.actionIdentifier {
                        case "mute": break
                        default: return
                        }
                        mute()
                    }
                }
                """, ["action-unhandled"]),
        Case(
            "a delegate after the answer to the request, here and in a method",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func start() {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in self.connect() }
                    }
                    private func connect() { UNUserNotificationCenter.current().delegate = self }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open() }
                }
                """, ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a library that becomes the delegate",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func start() { Library.addNativeDelegate(self) }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open() }
                }
                """, ["delegate-missing"]),
        Case(
            "identifiers that are joined",
            swift: """
                enum Message {
                    static let category = "message"
                    static let reply = [category, ".reply"].joined()
                    static let read = [category, "read"].joined(separator: "-")
                }
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func register() {
                        let reply = UNNotificationAction(identifier: Message.reply, title: "Reply", options: [])
                        let read = UNNotificationAction(identifier: Message.read, title: "Mark as Read", options: [])
                        let message = UNNotificationCategory(identifier: Message.category, actions: [reply, read], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([message])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "message.reply" { reply() }
                        if response.actionIdentifier == "message-reed" { read() }
                    }
                }
                """, ["action-unhandled", "action-undeclared"],
            ["error action-unhandled: [category, \"read\"].joined(separator: \"-\")"]),
        Case(
            "a placeholder that is known at run time",
            swift: """
                func make(_ placeholder: String) -> UNNotificationAction {
                    UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: placeholder)
                }
                """, ["text-input-labels"]),
        Case(
            "a method that calls the handler only if it has no result",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                        var report: Report?
                        report = makeReport(info, done)
                        report?.show { done(.newData) }
                    }
                    func makeReport(_ info: [AnyHashable: Any], _ done: (UIBackgroundFetchResult) -> Void) -> Report? {
                        guard let text = info["text"] else {
                            done(.failed)
                            return nil
                        }
                        return Report(text)
                    }
                }
                """, ["completion-handler-missing"]),
        Case(
            "a method that never calls its handler: one finding",
            objectiveC: """
                @implementation AppDelegate
                - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
                    if (info.count == 0) { return; }
                    [self show:info];
                }
                @end
                """, ["completion-handler-missing"],
            [
                "warning completion-handler-missing: - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {"
            ]),
        Case(
            "the app delegate's method for remote notifications, and its declaration in a protocol",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                        guard let event = info["event"] as? String else { return }
                        load(event) { done(.newData) }
                    }
                }
                class Other: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]?, fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                        if info != nil { done(.newData) }
                    }
                }
                class Library {
                    static func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {}
                }
                protocol Receiving {
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void)
                }
                """, ["completion-handler-missing"], ["warning completion-handler-missing: return"]),
    ]
}
