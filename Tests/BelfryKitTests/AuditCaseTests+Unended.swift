extension AuditCaseTests {
    // MARK: What code makes and nothing uses

    private static func app(_ code: String, _ more: String = "") -> String {
        """
        import UserNotifications
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                application.registerForRemoteNotifications()
                return true
            }
            \(code)
        }
        \(more)
        """
    }

    private static func token(_ code: String) -> String {
        """
        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken data: Data) {
                let token = data.map { String(format: "%02x", $0) }.joined()
                \(code)
            }
        """
    }

    private static let sender = """
        func sendToken(_ token: String) {
            let request = URLRequest(url: URL(string: "https://example.com/\\(token)")!)
            URLSession.shared.dataTask(with: request).resume()
        }
        """

    private static func background(_ code: String, _ task: String) -> String {
        app(
            """
            func start() {
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in \(task) }
                    let request = BGAppRefreshTaskRequest(identifier: "refresh")
                    \(code)
                }
            """)
    }

    private static func legacy(_ more: String) -> String {
        app(
            """
            func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void) { completionHandler() }
                func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) { done([.banner]) }
                \(more)
            """)
    }

    private static let post = """
        func post() {
                let content = UNMutableNotificationContent()
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "help", content: content, trigger: nil))
            }
        """

    private static func snooze(_ code: String, _ identifier: String = "\"alarm-\" + id") -> String {
        """
        func schedule(_ id: String) {
            let content = UNMutableNotificationContent()
            content.title = "Alarm"
            content.categoryIdentifier = "alarm"
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "alarm", content: content, trigger: soon))
        }
        func snooze(_ old: UNNotificationRequest, _ id: String) {
            UNUserNotificationCenter.current().getDeliveredNotifications { list in
                \(code)
            }
        }
        """
    }

    private static func region(_ entry: Bool, _ exit: Bool) -> String {
        """
        func remind(_ place: CLLocationCoordinate2D) {
            let region = CLCircularRegion(center: place, radius: 150, identifier: "home")
            region.notifyOnEntry = \(entry)
            region.notifyOnExit = \(exit)
            let trigger = UNLocationNotificationTrigger(region: region, repeats: false)
            center.add(UNNotificationRequest(identifier: "home", content: content, trigger: trigger))
        }
        """
    }

    private static func ask(_ authorized: String) -> String {
        """
        func ask(_ done: @escaping (Bool) -> Void) {
            UNUserNotificationCenter.current().getNotificationSettings { settings in
                switch settings.authorizationStatus {
                case .notDetermined: UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { ok, _ in done(ok) }
                case .authorized, .provisional: \(authorized)
                default: done(false)
                }
            }
        }
        """
    }

    private static func coordinator(
        _ kept: String, _ closure: String = "{ [weak self] note in self?.show(note.object) }"
    )
        -> String
    {
        app(
            """
            var coordinator: Coordinator?
                func start() { \(kept) = Coordinator() }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    NotificationCenter.default.post(name: .showOffer, object: Offer())
                }
            """,
            """
            extension Notification.Name { static let showOffer = Notification.Name("showOffer") }
            final class Coordinator {
                private var token: AnyCancellable?
                init() { token = NotificationCenter.default.publisher(for: .showOffer).sink \(closure) }
                func show(_ object: Any?) { open(object) }
            }
            """)
    }

    static let unended = [
        Case(
            "a task that code discards",
            swift: app("func send(_ request: URLRequest) { _ = URLSession.shared.dataTask(with: request) }"),
            ["requirement-missing"], ["warning requirement-missing: URLSession.shared.dataTask(with: request)"]),
        Case(
            "tasks that code resumes or keeps",
            swift: app(
                """
                func send(_ request: URLRequest) { URLSession.shared.dataTask(with: request).resume() }
                    func task(_ request: URLRequest) -> URLSessionDataTask { URLSession.shared.dataTask(with: request) }
                """), ["requirement-missing"]),
        Case(
            "a function for the token that nothing calls",
            swift: app(token("UserDefaults.standard.set(token, forKey: \"token\")"), sender),
            ["requirement-missing"], ["warning requirement-missing: func sendToken(_ token: String) {"]),
        Case(
            "a function for the token that code calls, and a token that goes elsewhere",
            swift: app(token("UserDefaults.standard.set(token, forKey: \"token\"); server.update(token)"), sender),
            ["requirement-missing"]),
        Case(
            "a comparison with the token that was just stored",
            swift: app(
                token(
                    """
                    UserDefaults.standard.set(token, forKey: "token")
                            let saved = UserDefaults.standard.string(forKey: "token")
                            guard token != saved else { return }
                            Server.send(token)
                    """)), ["requirement-missing"], ["warning requirement-missing: token != saved"]),
        Case(
            "a comparison before the token is stored",
            swift: app(
                token(
                    """
                    let saved = UserDefaults.standard.string(forKey: "token")
                            UserDefaults.standard.set(token, forKey: "token")
                            guard token != saved else { return }
                            Server.send(token)
                    """)), ["requirement-missing"]),
        Case(
            "a background task that nothing submits or ends", swift: background("print(request)", "work()"),
            ["requirement-missing"],
            [
                "warning requirement-missing: BGTaskScheduler.shared.register(forTaskWithIdentifier: \"refresh\", using: nil) { task in work() }",
                "warning requirement-missing: \"refresh\"",
            ]),
        Case(
            "one that code submits and ends",
            swift: background("try? BGTaskScheduler.shared.submit(request)", "task.setTaskCompleted(success: true)"),
            ["requirement-missing"]),
        Case(
            "the methods of a call provider without the delegate",
            swift: app(
                "let provider = CXProvider(configuration: .init())",
                "extension AppDelegate: CXProviderDelegate { func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() } }"
            ), ["requirement-missing"],
            [
                "warning requirement-missing: func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }"
            ]),
        Case(
            "the methods of a call provider with the delegate",
            swift: app(
                "let provider = CXProvider(configuration: .init())\n    func start() { provider.setDelegate(self, queue: nil) }",
                "extension AppDelegate: CXProviderDelegate { func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() } }"
            ), ["requirement-missing"]),
        Case(
            "only a method for UILocalNotification knows actions", swift: legacy(post), ["delegate-method-misnamed"],
            [
                "warning delegate-method-misnamed: func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void) { completionHandler() }"
            ]),
        Case(
            "also a method of the center's delegate",
            swift: legacy(
                post
                    + "\n    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }"
            ), ["delegate-method-misnamed"]),
        Case(
            "the trigger of the first request, and one that nothing uses",
            swift: snooze(
                """
                let later = UNTimeIntervalNotificationTrigger(timeInterval: 540, repeats: false)
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: old.content, trigger: old.trigger))
                """), ["trigger-never-fires"], ["warning trigger-never-fires: old.trigger"]),
        Case(
            "the trigger of the first request, and one that another request has",
            swift: snooze(
                """
                let later = UNTimeIntervalNotificationTrigger(timeInterval: 540, repeats: false)
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: old.content, trigger: later))
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id + "-2", content: old.content, trigger: old.trigger))
                """), ["trigger-never-fires"]),
        Case(
            "a region for nothing", swift: region(false, false), ["trigger-never-fires"],
            ["error trigger-never-fires: region"]),
        Case("a region for an exit", swift: region(false, true), ["trigger-never-fires"]),
        Case(
            "new content in a closure, without the category of the first one",
            swift: snooze(
                """
                let copy = UNMutableNotificationContent()
                        copy.title = "Alarm"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: copy, trigger: soon))
                """), ["name-mismatch"], ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "new content in a closure, with the category",
            swift: snooze(
                """
                let copy = UNMutableNotificationContent()
                        copy.title = "Alarm"
                        copy.categoryIdentifier = "alarm"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: copy, trigger: soon))
                """), ["name-mismatch"]),
        Case(
            "who asks for permission gets no answer if people gave it", swift: ask("break"), ["authorization-inverted"],
            ["error authorization-inverted: settings.authorizationStatus"]),
        Case("who asks for permission gets an answer", swift: ask("done(true)"), ["authorization-inverted"]),
        Case(
            "an object that observes weakly, and that nothing keeps", swift: coordinator("_"), ["name-mismatch"],
            ["warning name-mismatch: Coordinator()"]),
        Case("an object that a property keeps", swift: coordinator("coordinator"), ["name-mismatch"]),
        Case(
            "an object that its closure keeps", swift: coordinator("_", "{ note in self.show(note.object) }"),
            ["name-mismatch"]),
        Case(
            "a post of the app, where code observes only the application",
            objectiveC: """
                @implementation App
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(openOrder:) name:OrderOpened object:application];
                    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(openChat:) name:ChatOpened object:nil];
                    return YES;
                }
                - (void)openOrder:(NSNotification *)note { [self open:note.userInfo]; }
                - (void)openChat:(NSNotification *)note { [self open:note.userInfo]; }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    SEL known = @selector(openChat:);
                    SEL unknown = @selector(openRoom:);
                    [self performSelector:known withObject:nil];
                    [self performSelector:unknown withObject:nil];
                    [[NSNotificationCenter defaultCenter] postNotificationName:OrderOpened object:self userInfo:nil];
                    [[NSNotificationCenter defaultCenter] postNotificationName:ChatOpened object:self userInfo:nil];
                    done();
                }
                @end
                """, ["name-mismatch"],
            [
                "warning name-mismatch: openRoom",
                "warning name-mismatch: [[NSNotificationCenter defaultCenter] postNotificationName:OrderOpened object:self userInfo:nil]",
            ]),
        Case(
            "a delegate that only a local variable keeps, although it mentions itself weakly",
            objectiveC: """
                @implementation Handler
                - (instancetype)init {
                    if ((self = [super init])) {
                        __weak typeof(self) weakSelf = self;
                        _open = ^{ [weakSelf open]; };
                    }
                    return self;
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done { self.open(); done(); }
                @end
                @implementation App
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    Handler *handler = [Handler new];
                    UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter;
                    center.delegate = handler;
                    return YES;
                }
                @end
                """, ["delegate-missing"], ["error delegate-missing: handler"]),
    ]
}
