extension AuditCaseTests {
    // MARK: What runs, and what ends

    private static func daily(_ name: String, title: String, hour: Int, _ first: String = "", _ last: String = "")
        -> String
    {
        """
        private func \(name)() {
            \(first)
            let content = UNMutableNotificationContent()
            content.title = "\(title)"
            let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: \(hour)), repeats: true)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
            \(last)
        }
        """
    }

    private static func subjects(_ others: String) -> String {
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
                switch response.actionIdentifier {
                case "accept": Router.shared.accepted.send("a")
                case "decline": Router.shared.decline()
                default: break
                }
                completionHandler()
            }
        }
        final class Router {
            static let shared = Router()
            let accepted = PassthroughSubject<String, Never>()
            let declined = CurrentValueSubject<Bool, Never>(false)
            func decline() { declined.send(true) }
        }
        \(others)
        """
    }

    private static func expiring(_ code: String, _ others: String = "") -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            var contentHandler: ((UNNotificationContent) -> Void)?
            var best: UNMutableNotificationContent?
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                self.contentHandler = contentHandler
                best = request.content.mutableCopy() as? UNMutableNotificationContent
                load { contentHandler(request.content) }
            }
            override func serviceExtensionTimeWillExpire() {
                \(code)
            }
            \(others)
        }
        """
    }

    private static func service(_ code: String) -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                \(code)
            }
        }
        """
    }

    private static func list(_ modes: String) -> String {
        "<plist><dict><key>CFBundleDisplayName</key><string>Calls</string>\(modes)</dict></plist>"
    }

    private static let voip = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() { registry.desiredPushTypes = [.voIP] }
        }
        """

    private static let asksForCalls = ["warning requirement-missing: registry.desiredPushTypes"]

    static let calls = [
        Case(
            "two methods with the same identifier, of which one caller runs both",
            swift: """
                final class Reminders {
                    func schedule() {
                        morning()
                        evening()
                    }
                    \(daily("morning", title: "Good Morning", hour: 8))
                    \(daily("evening", title: "Good Evening", hour: 20))
                }
                """, ["request-replaced"], ["error request-replaced: \"daily\""]),
        Case(
            "a method that calls the other one after its request",
            swift: """
                final class Reminders {
                    \(daily("morning", title: "Good Morning", hour: 8, "", "evening()"))
                    \(daily("evening", title: "Good Evening", hour: 20))
                }
                """, ["request-replaced"], ["error request-replaced: \"daily\""]),
        Case(
            "methods of which one runs, that may return before, or that remove what was there",
            swift: """
                final class Reminders {
                    func schedule() { if isMorning { morning() } else { evening() } }
                    \(daily("morning", title: "Good Morning", hour: 8))
                    \(daily("evening", title: "Good Evening", hour: 20))
                }
                final class Others {
                    func schedule() {
                        morning()
                        evening()
                    }
                    \(daily("morning", title: "Good Morning", hour: 8, "guard isEarly else { return }"))
                    \(daily("evening", title: "Good Evening", hour: 20, "guard isLate else { return }"))
                }
                final class Third {
                    func schedule() {
                        morning()
                        evening()
                    }
                    \(daily("morning", title: "Good Morning", hour: 8))
                    \(daily("evening", title: "Good Evening", hour: 20, "center.removePendingNotificationRequests(withIdentifiers: [id])"))
                }
                """, ["request-replaced"]),
        Case(
            "the same method twice",
            swift: """
                final class Reminders {
                    func schedule() {
                        morning()
                        morning()
                    }
                    \(daily("morning", title: "Good Morning", hour: 8))
                }
                """, ["request-replaced"]),
        Case(
            "subjects that nobody subscribes to", swift: subjects(""), ["action-unhandled"],
            ["warning action-unhandled: \"accept\"", "warning action-unhandled: \"decline\""]),
        Case(
            "subjects that code subscribes to, or whose value it reads",
            swift: subjects(
                """
                let first = Router.shared.accepted.sink { open($0) }
                func isDeclined() -> Bool { Router.shared.declined.value }
                """), ["action-unhandled"]),
        Case(
            "what only measures after a branch doesn't count",
            swift: """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    let pause = UNNotificationAction(identifier: "pause", title: "Start Break", options: .foreground)
                    let show = UNNotificationAction(identifier: "show", title: "View", options: .foreground)
                    let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: .foreground)
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        switch response.actionIdentifier {
                        case "pause", "show": break
                        case "stop": await stopTimer()
                        default: break
                        }
                        Analytics.shared.track("notification")
                    }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"pause\""]),
        Case(
            "the end of a service extension's time without a call of the handler",
            swift: expiring("print(\"expired\")"),
            ["completion-handler-missing"],
            ["error completion-handler-missing: override func serviceExtensionTimeWillExpire() {"]),
        Case(
            "the same in Objective-C, which sets a text",
            objectiveC: """
                @implementation NotificationService
                - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    self.contentHandler = contentHandler;
                    self.best = [request.content mutableCopy];
                    [self load:^{ self.contentHandler(self.best); }];
                }
                - (void)serviceExtensionTimeWillExpire {
                    self.best.title = @"Late";
                }
                @end
                """, ["completion-handler-missing"],
            ["error completion-handler-missing: - (void)serviceExtensionTimeWillExpire {"]),
        Case(
            "an end that calls the handler in another method, and one that cancels a task",
            [
                "App/First.swift": expiring(
                    "finish()", "func finish() { contentHandler?(best ?? UNNotificationContent()) }"),
                "App/Second.swift": expiring("task?.cancel()").replacing(
                    "NotificationService:", with: "SecondService:"),
            ], ["completion-handler-missing"]),
        Case(
            "VoIP pushes without the background mode",
            [
                "App/App.swift": voip,
                "App/Info.plist": list("<key>UIBackgroundModes</key><array><string>audio</string></array>"),
            ],
            ["requirement-missing"], asksForCalls),
        Case(
            "VoIP pushes with the background mode",
            [
                "App/App.swift": voip,
                "App/Info.plist": list("<key>UIBackgroundModes</key><array><string>voip</string></array>"),
            ],
            ["requirement-missing"]),
        Case("VoIP pushes of an app without a property list", ["App/App.swift": voip], ["requirement-missing"]),
        Case(
            "background modes that Xcode writes",
            [
                "App/App.swift": voip, "App/Info.plist": list(""),
                "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIBackgroundModes = \"$(MODES)\";",
            ], ["requirement-missing"]),
        Case(
            "texts and sounds in Objective-C",
            objectiveC: """
                static NSString * const Bell = @"bell.caf";
                void post(void) {
                    UNMutableNotificationContent *first = [[UNMutableNotificationContent alloc] init];
                    first.sound = @"tea.caf";
                    UNMutableNotificationContent *second = [[UNMutableNotificationContent alloc] init];
                    second.sound = Bell;
                    UNMutableNotificationContent *third = [[UNMutableNotificationContent alloc] init];
                    third.sound = [UNNotificationSound soundNamed:@"tea.caf"];
                    third.sound = [UNNotificationSound defaultSound];
                }
                """, ["sound-unplayable"],
            ["error sound-unplayable: @\"tea.caf\"", "error sound-unplayable: Bell"]),
        Case(
            "closures that run at once don't end the method",
            swift: service(
                """
                autoreleasepool {
                            guard let text = self.text else { return }
                            if text.isFinal { contentHandler(text.content) }
                        }
                        ids.forEach { id in
                            guard id > 1 else { return }
                            add(id, contentHandler)
                        }
                        queue.sync {
                            guard !isFinished else { return }
                            isFinished = true
                            contentHandler(request.content)
                        }
                """), ["completion-handler-missing"]),
        Case(
            "a closure that runs at once, and nothing after it",
            swift: service(
                """
                autoreleasepool {
                            guard let text = self.text else { return }
                            contentHandler(text.content)
                        }
                """), ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "the condition without which nothing calls the handler",
            swift: service(
                """
                load { [weak self] data, error in
                            if let error {
                                log(error)
                                contentHandler(request.content)
                            } else if let self, let text = data {
                                contentHandler(self.content(text))
                            }
                        }
                """), ["completion-handler-missing"], ["error completion-handler-missing: data"]),
        Case(
            "two conditions of which one may always be true",
            swift: service(
                """
                load { data, error in
                            if let data { contentHandler(content(data)) }
                            if error != nil { contentHandler(request.content) }
                        }
                """), ["completion-handler-missing"]),
    ]
}
