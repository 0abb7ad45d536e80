extension AuditCaseTests {
    // MARK: Replies that nothing uses

    private static func desk(_ reading: String, set: String = "[NSSet setWithObject:") -> String {
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
            center.delegate = self;
            UNTextInputNotificationAction *say = [UNTextInputNotificationAction actionWithIdentifier:@"say" title:@"Comment" options:0 textInputButtonTitle:@"Send" textInputPlaceholder:@"Your comment"];
            [center setNotificationCategories:\(set)[UNNotificationCategory categoryWithIdentifier:@"talk" actions:@[say] intentIdentifiers:@[] options:0]\(set.contains("Objects") ? ", nil" : "")]];
            return YES;
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            NSString *text = @"";
            if ([response.actionIdentifier isEqualToString:@"say"]) {
                UNTextInputNotificationResponse *reply = (UNTextInputNotificationResponse *)response;
                \(reading)
            }
            done();
        }
        @end
        """
    }

    static let unusedReplies = [
        Case(
            "a reply that only goes to a log", objectiveC: desk("text = reply.userText; NSLog(@\"%@\", text);"),
            ["reply-unread"], ["warning reply-unread: userText"]),
        Case(
            "a variable that nothing uses, and a set made by an initializer",
            objectiveC: desk(
                "NSString *unused = reply.userText; [self refresh];", set: "[[NSSet alloc] initWithObjects:"),
            ["reply-unread"], ["warning reply-unread: userText"]),
        Case("the text is sent", objectiveC: desk("text = reply.userText; [self send:text];"), ["reply-unread"]),
        Case(
            "a text is made of it",
            objectiveC: desk("text = [reply.userText uppercaseString]; self.label.text = text;"), ["reply-unread"]),
        Case(
            "a part of it", objectiveC: desk("NSLog(@\"%@\", reply.userText); [self send:reply.userText];"),
            ["reply-unread"]),
        Case(
            "in Swift",
            swift: swiftDesk(
                "if let reply = response as? UNTextInputNotificationResponse { let text = reply.userText; print(text) }"
            ),
            ["reply-unread"], ["warning reply-unread: userText"]),
        Case(
            "bound in a condition",
            swift: swiftDesk(
                "if let text = (response as? UNTextInputNotificationResponse)?.userText { print(\"got \\(text)\") }"),
            ["reply-unread"], ["warning reply-unread: userText"]),
        Case(
            "bound and sent",
            swift: swiftDesk(
                "if let text = (response as? UNTextInputNotificationResponse)?.userText { print(text); send(text) }"),
            ["reply-unread"]),
        Case(
            "bound and tested",
            swift: swiftDesk(
                "if let text = (response as? UNTextInputNotificationResponse)?.userText, text == \"stop\" { stop() }"),
            ["reply-unread"]),
        Case(
            "a log of the app keeps it",
            swift: swiftDesk(
                "if let reply = response as? UNTextInputNotificationResponse { journal.log(reply.userText) }"),
            ["reply-unread"]),
    ]

    private static func swiftDesk(_ reading: String) -> String {
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                let say = UNTextInputNotificationAction(identifier: "say", title: "Comment", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "talk", actions: [say], intentIdentifiers: [])])
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                if response.actionIdentifier == "say" {
                    refresh()
                    \(reading)
                }
                done()
            }
        }
        """
    }
}
