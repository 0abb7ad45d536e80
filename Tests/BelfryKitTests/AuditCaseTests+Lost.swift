extension AuditCaseTests {
    // MARK: What is undone or never done

    /// An app with the category of mail, and what it does when it launches.
    static func mailApp(_ code: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let center = UNUserNotificationCenter.current()
                \(code)
                return true
            }
            func register() {
                let open = UNNotificationAction(identifier: "open", title: "Open", options: [])
                let mail = UNNotificationCategory(identifier: "mail", actions: [open], intentIdentifiers: [], options: [])
                UNUserNotificationCenter.current().setNotificationCategories([mail])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "open" { open() }
            }
        }
        """
    }

    private static let linkRules: Set<String> = ["category-replaced", "category-unregistered", "delegate-missing"]

    static let undone = [
        Case(
            "an empty set after the categories",
            swift: mailApp("center.delegate = self; register(); center.setNotificationCategories([])"), linkRules,
            ["error category-replaced: center.setNotificationCategories([])"]),
        Case(
            "a delegate that is removed",
            swift: mailApp("center.delegate = self; register()\n        center.delegate = nil"),
            linkRules, ["error delegate-missing: center.delegate"]),
        Case(
            "what only the first launch does",
            swift: mailApp(
                """
                if !UserDefaults.standard.bool(forKey: "launched") {
                            center.delegate = self
                            register()
                            UserDefaults.standard.set(true, forKey: "launched")
                        }
                """), linkRules,
            [
                "error delegate-missing: self",
                "warning category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([mail])",
            ]),
        Case(
            "a delegate that needs an option of the launch",
            swift: mailApp("register(); if launchOptions?[.url] != nil { center.delegate = self }"), linkRules,
            ["error delegate-missing: self"]),
        Case(
            "an empty set before the categories, and other things of the first launch",
            swift: mailApp(
                """
                center.setNotificationCategories([]); register(); center.delegate = nil; center.delegate = self
                        if !UserDefaults.standard.bool(forKey: "launched") {
                            welcome()
                            UserDefaults.standard.set(true, forKey: "launched")
                        }
                """), linkRules),
        Case(
            "a merged set that nothing registers",
            swift: """
                func add(_ category: UNNotificationCategory) {
                    UNUserNotificationCenter.current().getNotificationCategories { current in
                        let all = current.union([category])
                        print(all.count)
                    }
                }
                """, linkRules, ["error category-unregistered: current.union([category])"]),
        Case(
            "a merged set in Objective-C, and the right twin",
            objectiveC: """
                @implementation App
                - (void)add:(UNNotificationCategory *)mail {
                    [center getNotificationCategoriesWithCompletionHandler:^(NSSet *categories) {
                        NSMutableSet *all = [categories mutableCopy];
                        [all addObject:mail];
                    }];
                    [center getNotificationCategoriesWithCompletionHandler:^(NSSet *categories) {
                        [center setNotificationCategories:[categories setByAddingObject:mail]];
                    }];
                }
                @end
                """, linkRules, ["error category-unregistered: [all addObject:mail]"]),
        Case(
            "a request and a content that nothing uses",
            swift: """
                func post(_ content: UNNotificationContent) {
                    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
                    logger.info("\\(request)")
                }
                func make() {
                    let content = UNMutableNotificationContent()
                    content.title = "Tea"
                }
                func discard() {
                    _ = UNNotificationRequest(identifier: "a", content: .init(), trigger: nil)
                }
                """, ["request-unadded"],
            [
                "error request-unadded: UNNotificationRequest(identifier: \"a\", content: content, trigger: nil)",
                "error request-unadded: UNMutableNotificationContent()",
                "error request-unadded: UNNotificationRequest(identifier: \"a\", content: .init(), trigger: nil)",
            ]),
        Case(
            "a request in Objective-C that only a log gets",
            objectiveC: """
                @implementation App
                - (void)post:(UNNotificationContent *)content {
                    UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"a" content:content trigger:nil];
                    NSLog(@"%@", request);
                }
                @end
                """, ["request-unadded"],
            ["error request-unadded: [UNNotificationRequest requestWithIdentifier:@\"a\" content:content trigger:nil]"]),
        Case(
            "requests that are added, returned and kept",
            swift: """
                func post(_ content: UNNotificationContent) async throws -> UNNotificationRequest {
                    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
                    try await UNUserNotificationCenter.current().add(request)
                    let other = UNNotificationRequest(identifier: "b", content: content, trigger: nil)
                    requests.append(other)
                    let copy = UNMutableNotificationContent()
                    copy.title = "Tea"
                    return UNNotificationRequest(identifier: "c", content: copy, trigger: nil)
                }
                """, ["request-unadded"]),
        Case(
            "a request that the next line removes, and one of which an earlier one is removed",
            swift: """
                func post(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    let center = UNUserNotificationCenter.current()
                    let tea = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
                    center.add(tea)
                    center.removePendingNotificationRequests(withIdentifiers: ["tea"])
                    let milk = UNNotificationRequest(identifier: "milk", content: content, trigger: trigger)
                    center.add(milk)
                    center.removePendingNotificationRequests(withIdentifiers: ["bread"])
                }
                """, ["request-removed"],
            ["error request-removed: center.removePendingNotificationRequests(withIdentifiers: [\"tea\"])"]),
    ]
}
