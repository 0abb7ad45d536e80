extension AuditCaseTests {
    // MARK: Handlers whose code does nothing

    private static func two(_ first: String, _ second: String, _ code: String, options: String = "[.foreground]")
        -> String
    {
        """
        let first = UNNotificationAction(identifier: "A", title: "\(first)", options: \(options))
        let second = UNNotificationAction(identifier: "B", title: "\(second)", options: \(options))
        final class App: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(code)
                done()
            }
        }
        """
    }

    private static func cases(_ a: String, _ b: String, _ rest: String = "print(\"tap\")") -> String {
        "switch response.actionIdentifier {\n case \"A\": \(a)\n case \"B\": \(b)\n default: \(rest)\n }"
    }

    private static let nothing = cases("print(\"a\")", "print(\"b\")")
    private static let found = ["warning action-unhandled: \"A\"", "warning action-unhandled: \"B\""]

    private static func ringing(_ code: String) -> String {
        """
        NSArray *actions = @[
            [UNNotificationAction actionWithIdentifier:@"answer" title:@"Answer" options:UNNotificationActionOptionForeground],
            [UNTextInputNotificationAction actionWithIdentifier:@"reply" title:@"Reply" options:UNNotificationActionOptionNone]];
        @implementation App
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            NSLog(@"%@", response.actionIdentifier);
            if ([response.actionIdentifier isEqual:@"reply"]) \(code)
            done();
        }
        @end
        """
    }

    private static func assigning(_ after: String) -> String {
        """
        id action = [UNNotificationAction actionWithIdentifier:@"send" title:@"Send" options:UNNotificationActionOptionNone];
        @implementation App
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            NSString *text = @"";
            if ([response.actionIdentifier isEqualToString:@"send"]) {
                text = @"sent";
            }
            \(after)
            done();
        }
        @end
        """
    }

    static let stubs = [
        Case(
            "two actions in an unknown language that only open the app", swift: two("Kelar", "Belum", nothing),
            ["action-unhandled"], found),
        Case("titles that say that they open something", swift: two("Buka", "Lihat", nothing), ["action-unhandled"]),
        Case(
            "code for one of them, or for a tap",
            swift: two("Kelar", "Belum", cases("print(\"a\")", "print(\"b\")", "open(response)")), ["action-unhandled"]),
        Case(
            "an answer to a call that no code handles, in a handler that only logs",
            objectiveC: ringing("NSLog(@\"reply\");"), ["action-unhandled"],
            ["warning action-unhandled: @\"answer\"", "warning action-unhandled: @\"reply\""]),
        Case(
            "an answer to a call beside code for another action", objectiveC: ringing("[self send:response];"),
            ["action-unhandled"]),
        Case(
            "a local variable that only a log uses", objectiveC: assigning("NSLog(@\"%@\", text);"),
            ["action-unhandled"], ["warning action-unhandled: @\"send\""]),
        Case(
            "a local variable that is used", objectiveC: assigning("[self keep:text];"), ["action-unhandled"]),
        Case(
            "functions of another file that only log, after code for every response",
            [
                "App/App.swift": two(
                    "Approve", "Deny",
                    "state?.last = response.notification.request.identifier\n"
                        + cases("Api.approve(state!.last)", "Api.deny(state!.last)", "state?.isShown = true"),
                    options: "[]"),
                "App/Api.swift":
                    "struct Api {\n static func approve(_ id: String) { print(id) }\n static func deny(_ id: String) { print(id) }\n}",
            ], ["action-unhandled"], ["warning action-unhandled: \"A\""]),
        Case(
            "functions of another file that do something",
            [
                "App/App.swift": two(
                    "Approve", "Deny",
                    "state?.last = response.notification.request.identifier\n"
                        + cases("Api.approve(state!.last)", "Api.deny(state!.last)", "state?.isShown = true"),
                    options: "[]"),
                "App/Api.swift":
                    "struct Api {\n static func approve(_ id: String) { send(id) }\n static func deny(_ id: String) { send(id) }\n}",
            ], ["action-unhandled"]),
    ]
}

extension AuditCaseTests {
    // MARK: Methods that the system calls

    private static func showing(_ cases: String) -> String {
        """
        final class Page: UIViewController, UNNotificationContentExtension {
            func didReceive(_ notification: UNNotification) {}
            func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                let action = response.actionIdentifier
                switch (action) {
                \(cases)
                default: break
                }
            }
        }
        """
    }

    private static func shown(_ end: String) -> [String: String] {
        [
            "Page/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>mail</string></dict></dict></dict></plist>
            """,
            "Page/Page.m": """
            static NSString *const reply = @"reply";
            @implementation Page
            - (void)didReceiveNotificationResponse:(UNNotificationResponse *)response completionHandler:(void (^)(UNNotificationContentExtensionResponseOption option))completion {
                if ([response.actionIdentifier isEqualToString:reply]) { self.label.textColor = [UIColor redColor]; }
                completion(UNNotificationContentExtensionResponseOption\(end));
            }
            @end
            """,
            "Post/App.m": """
            static NSString *const reply = @"reply";
            @implementation App
            - (void)start {
                UNNotificationAction *action = [UNNotificationAction actionWithIdentifier:reply title:@"Archive" options:UNNotificationActionOptionNone];
                UNNotificationCategory *mail = [UNNotificationCategory categoryWithIdentifier:@"mail" actions:@[action] intentIdentifiers:@[] options:0];
                [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:mail]];
            }
            - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                if ([response.actionIdentifier isEqualToString:reply]) { [self archive:response]; }
                done();
            }
            @end
            """,
        ]
    }

    private static func receiving(_ code: String, _ more: String = "") -> String {
        """
        import PushKit
        final class Calls: NSObject, PKPushRegistryDelegate {
            let registry = PKPushRegistry(queue: .main)
            func start() { registry.delegate = self; registry.desiredPushTypes = [.voIP] }
            func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {
                \(code)
            }
            \(more)
        }
        @main struct Demo: App { var body: some Scene { WindowGroup { Text("") } } }
        """
    }

    private static func alarming(_ method: String) -> String {
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            UIMutableUserNotificationAction *a = [[UIMutableUserNotificationAction alloc] init];
            a.identifier = @"stop";
            a.title = @"Stop";
            a.activationMode = UIUserNotificationActivationModeBackground;
            UIMutableUserNotificationCategory *c = [[UIMutableUserNotificationCategory alloc] init];
            c.identifier = @"alarm";
            [c setActions:@[a] forContext:UIUserNotificationActionContextDefault];
            [application registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:c]]];
            return YES;
        }
        - (void)schedule {
            UILocalNotification *alarm = [[UILocalNotification alloc] init];
            [[UIApplication sharedApplication] scheduleLocalNotification:alarm];
        }
        - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))completionHandler {
            if ([identifier isEqualToString:@"stop"]) { [self stop]; }
            completionHandler();
        }
        \(method)
        @end
        """
    }

    static let systemMethods = [
        Case(
            "cases of a content extension without the handler, which others call",
            swift: showing("case \"accept\": label.text = \"yes\"\n case \"dismiss\": completion(.dismiss)"),
            ["completion-handler-missing"], ["warning completion-handler-missing: \"accept\""]),
        Case(
            "cases of a content extension that all call it",
            swift: showing(
                "case \"accept\": label.text = \"yes\"; completion(.doNotDismiss)\n case \"dismiss\": completion(.dismiss)"
            ),
            ["completion-handler-missing"]),
        Case(
            "a content extension that compares with the actions it keeps from the app", shown("Dismiss"),
            ["action-unhandled"],
            [
                "warning action-unhandled: - (void)didReceiveNotificationResponse:(UNNotificationResponse *)response completionHandler:(void (^)(UNNotificationContentExtensionResponseOption option))completion {"
            ]),
        Case(
            "a content extension that forwards them", shown("DismissAndForwardAction"), ["action-unhandled"]),
        Case(
            "a method for VoIP pushes, in an app without calls", swift: receiving("Center.shared.show(payload)"),
            ["call-unreported"],
            [
                "warning call-unreported: func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {"
            ]),
        Case(
            "one in an app with calls",
            swift: receiving("Center.shared.show(payload)", "let provider: CXProvider"), ["call-unreported"]),
        Case(
            "one in an app with a library that may report calls",
            swift: "import TwilioVoice\n" + receiving("Center.shared.show(payload)"), ["call-unreported"]),
        Case(
            "alarms of iOS 8 that nothing gets while the app is active", objectiveC: alarming(""),
            ["foreground-silent"], ["warning foreground-silent: UILocalNotification"]),
        Case(
            "alarms of iOS 8 with a method for them",
            objectiveC: alarming(
                "- (void)application:(UIApplication *)application didReceiveLocalNotification:(UILocalNotification *)notification { [self ring]; }"
            ), ["foreground-silent"]),
    ]
}
