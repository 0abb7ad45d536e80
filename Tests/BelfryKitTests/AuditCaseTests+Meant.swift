extension AuditCaseTests {
    // MARK: What was meant for another call, another method or another request

    /// A registration at launch, and one of another category in another folder.
    private static func registering(_ launch: String, _ other: String, _ start: String = "@main ") -> [String: String] {
        func register(_ category: String) -> String {
            "UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: \"\(category)\", actions: [], intentIdentifiers: [])])"
        }
        return [
            launch: launching(register("mail")),
            other: """
            \(start == "@main " ? "" : start)class Home: UIViewController {
                override func viewDidLoad() { \(register("news")) }
            }
            """,
        ]
    }

    private static let second =
        "warning category-replaced: UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: \"news\", actions: [], intentIdentifiers: [])])"

    /// Two categories of iOS 8, and a method for each kind of notification.
    private static func legacyPair(_ remote: String) -> String {
        func action(_ name: String) -> String {
            """
            UIMutableUserNotificationAction *\(name) = [[UIMutableUserNotificationAction alloc] init];
            \(name).identifier = @"\(name)"; \(name).title = @"Pay"; \(name).activationMode = UIUserNotificationActivationModeBackground;
            """
        }
        func category(_ name: String, _ actions: String) -> String {
            """
            UIMutableUserNotificationCategory *\(name) = [[UIMutableUserNotificationCategory alloc] init];
            \(name).identifier = @"\(name)";
            [\(name) setActions:@[\(actions)] forContext:UIUserNotificationActionContextDefault];
            """
        }
        return """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                \(action("accept"))
                \(action("deny"))
                \(action("renew"))
                \(action("later"))
                \(category("booking", "accept, deny"))
                \(category("session", "renew, later"))
                [application registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObjects:booking, session, nil]]];
                return YES;
            }
            - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)action forRemoteNotification:(NSDictionary *)info completionHandler:(void (^)())done {
                \(remote)
                done();
            }
            - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)action forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)())done {
                if ([action isEqualToString:@"renew"]) { [self renew]; }
                done();
            }
            @end
            """
    }

    private static func legacyAndNew(_ handler: String) -> String {
        """
        @implementation AppDelegate
        - (void)register {
            UNNotificationAction *answer = [UNNotificationAction actionWithIdentifier:@"answer" title:@"Mark as Read" options:0];
            UNNotificationCategory *call = [UNNotificationCategory categoryWithIdentifier:@"call" actions:@[answer] intentIdentifiers:@[] options:0];
            [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:call]];
        }
        - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification withResponseInfo:(NSDictionary *)info completionHandler:(void (^)())done {
            if ([identifier isEqual:@"answer"]) { [self answer]; }
            done();
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            \(handler)
            done();
        }
        @end
        """
    }

    private static func launch(_ declaration: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            \(declaration) {
                UNUserNotificationCenter.current().delegate = handler
                return true
            }
        }
        """
    }

    private static func arriving(_ more: String) -> String {
        """
        enum Names { static let arrive = "arrive" }
        func register() {
            let send = UNNotificationAction(identifier: "send", title: "Send Location", options: [])
            let category = UNNotificationCategory(identifier: Names.arrive, actions: [send], intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([category])
            let content = UNMutableNotificationContent()
            content.body = "You are here"
            \(more)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: Names.arrive, content: content, trigger: nil))
        }
        """
    }

    private static func token(_ text: String) -> String {
        """
        @implementation AppDelegate
        + (NSString *)hex:(NSData *)data { return [\(text) stringByReplacingOccurrencesOfString:@" " withString:@""]; }
        - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
            [self send:[AppDelegate hex:deviceToken]];
        }
        @end
        """
    }

    private static func flights(_ removed: String) -> String {
        """
        final class Flights {
            let center = UNUserNotificationCenter.current()
            func remind(_ id: UUID) {
                center.add(UNNotificationRequest(identifier: key(id), content: content, trigger: trigger))
                center.add(UNNotificationRequest(identifier: key(id) + "-2h", content: content, trigger: trigger))
            }
            func remove(_ id: UUID) { center.removePendingNotificationRequests(withIdentifiers: [\(removed)]) }
            func key(_ id: UUID) -> String { "flight-\\(id.uuidString)" }
        }
        """
    }

    private static func hints(_ second: String) -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                let options: [AnyHashable: Any] = [UNNotificationAttachmentOptionsTypeHintKey: "public.png", \(second): "public.jpeg"]
                contentHandler(content(of: request, options))
            }
        }
        """
    }

    /// An app with two actions, and a handler with `if`.
    private static func finishing(_ condition: String) -> String {
        """
        class Center: NSObject, UNUserNotificationCenterDelegate {
            func register() {
                let finish = UNNotificationAction(identifier: "FINISH", title: "Mark as Done", options: [])
                let wait = UNNotificationAction(identifier: "WAIT", title: "Not Now", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "TASK", actions: [finish, wait], intentIdentifiers: [])])
                UNUserNotificationCenter.current().delegate = self
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if \(condition)
            }
        }
        """
    }

    static let meant = [
        Case(
            "a removal that misses the identifier with an end", swift: flights("key(id)"), ["name-mismatch"],
            ["warning name-mismatch: key(id)"]),
        Case(
            "a removal of both identifiers", swift: flights("key(id), key(id) + \"-2h\""), ["name-mismatch"]),
        Case(
            "a key of a dictionary that is there twice", swift: hints("UNNotificationAttachmentOptionsTypeHintKey"),
            ["service-content-unfinished"],
            ["error service-content-unfinished: UNNotificationAttachmentOptionsTypeHintKey"]),
        Case(
            "two keys of a dictionary", swift: hints("UNNotificationAttachmentOptionsThumbnailHiddenKey"),
            ["service-content-unfinished"]),
        Case(
            "registrations in two folders of the only app",
            registering("App/Delegate/AppDelegate.swift", "App/Screens/Home.swift"), ["category-replaced"], [second]),
        Case(
            "registrations in an app and in a demo",
            registering("App/Delegate/AppDelegate.swift", "Demo/Screens/Home.swift"), ["category-replaced"]),
        Case(
            "registrations in two starts of an app, of which a project builds one",
            registering("App/AppDelegate.swift", "App/AppDelegate_old.swift", "@UIApplicationMain "),
            ["category-replaced"]),
        Case(
            "an else for the other action of a category, and none for that of another one",
            objectiveC: legacyPair(
                "if ([action isEqualToString:@\"accept\"]) { [self set:1]; } else { [self set:2]; }"),
            ["action-unhandled"], ["error action-unhandled: @\"later\""]),
        Case(
            "a chain of comparisons without an else",
            objectiveC: legacyPair(
                "if ([action isEqualToString:@\"accept\"]) { [self set:1]; } else if ([action isEqualToString:@\"renew\"]) { [self set:2]; }"
            ),
            ["action-unhandled"], ["error action-unhandled: @\"deny\"", "error action-unhandled: @\"later\""]),
        Case(
            "a method of iOS 8 that the system doesn't call beside the delegate",
            objectiveC: legacyAndNew("NSLog(@\"%@\", response.actionIdentifier);"), ["action-unhandled"],
            ["error action-unhandled: @\"answer\""]),
        Case(
            "a delegate that calls the method of iOS 8",
            objectiveC: legacyAndNew(
                "[self application:app handleActionWithIdentifier:response.actionIdentifier forLocalNotification:nil withResponseInfo:nil completionHandler:^{}];"
            ), ["action-unhandled"]),
        Case(
            "a misspelled method of the launch",
            swift: launch(
                "func applicationDidFinishLaunching(_ application: UIApplication, didFinishLauncingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
            ), ["delegate-method-misnamed"],
            [
                "error delegate-method-misnamed: func applicationDidFinishLaunching(_ application: UIApplication, didFinishLauncingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {"
            ]),
        Case(
            "the methods of the launch",
            swift: launch(
                "func application(_ app: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool"
            ), ["delegate-method-misnamed"]),
        Case(
            "a category whose text is only the identifier of a request", swift: arriving(""), ["category-unused"],
            ["warning category-unused: \"arrive\""]),
        Case(
            "a category that a content gets from another one, which has none",
            swift: arriving(
                "let next = UNMutableNotificationContent(); next.categoryIdentifier = content.categoryIdentifier"),
            ["category-unused"], ["warning category-unused: \"arrive\""]),
        Case(
            "right: a category that a content gets from what a server has sent",
            swift: arriving("content.categoryIdentifier = message.categoryIdentifier"), ["category-unused"]),
        Case(
            "a category that code also sets", swift: arriving("content.categoryIdentifier = Names.arrive"),
            ["category-unused"]),
        Case(
            "a category that is misspelled where it is set: one finding",
            swift: arriving("content.categoryIdentifier = \"arived\"").replacing("\"arrive\"", with: "\"arrived\""),
            ["category-unused", "category-unregistered"], ["error category-unregistered: \"arived\""]),
        Case(
            "a helper that describes the token", objectiveC: token("[data description]"), ["token-described"],
            ["error token-described: [data description]"]),
        Case("a helper with another text", objectiveC: token("[self textOf:data]"), ["token-described"]),
        Case(
            "the method of the launch in Swift 2",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
                        UIApplication.sharedApplication().registerForRemoteNotifications()
                        return true
                    }
                }
                """, ["delegate-method-misnamed"]),
        Case(
            "a comparison and another condition, before a log",
            swift: finishing("response.actionIdentifier == \"FINISH\", let id = ids.first { print(id) }"),
            ["action-unhandled"], ["warning action-unhandled: \"FINISH\""]),
        Case(
            "a comparison and another condition, before an effect; a button that only closes",
            swift: finishing("response.actionIdentifier == \"FINISH\", let id = ids.first { finish(id) }"),
            ["action-unhandled"]),
    ]
}
