extension AuditCaseTests {
    // MARK: Types of parameters in Objective-C

    private static func legacyOrder(
        _ type: String, _ body: String, kind: String = "forLocalNotification", name: String = "AppDelegate",
        more: String = ""
    ) -> String {
        """
        @implementation \(name)
        - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier \(kind):(\(type))notification completionHandler:(void (^)())done {
            if ([identifier isEqualToString:@"REVIEW"]) { \(body) }
            done();
        }
        \(more)
        @end
        """
    }

    private static let crash =
        "error delegate-method-misnamed: - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier "
    private static let end = "notification completionHandler:(void (^)())done {"
    private static let read = "[self review:[notification objectForKey:@\"ORDER\"]];"

    static let parameterTypes = [
        Case(
            "a dictionary", objectiveC: legacyOrder("NSDictionary *", read), ["delegate-method-misnamed"],
            ["\(crash)forLocalNotification:(NSDictionary *)\(end)"]),
        Case(
            "a dictionary that the code hands on",
            objectiveC: legacyOrder(
                "NSDictionary *", "[self application:app review:notification];",
                more:
                    "- (void)application:(UIApplication *)app review:(NSDictionary *)info { [self open:info[@\"ORDER\"]]; }"
            ), ["delegate-method-misnamed"], ["\(crash)forLocalNotification:(NSDictionary *)\(end)"]),
        Case(
            "a notification",
            objectiveC: legacyOrder(
                "UILocalNotification *", "[self review:notification.userInfo];", kind: "forRemoteNotification"),
            ["delegate-method-misnamed"], ["\(crash)forRemoteNotification:(UILocalNotification *)\(end)"]),
        Case(
            "the right type",
            objectiveC: legacyOrder("UILocalNotification *", "[self review:notification.userInfo];"),
            ["delegate-method-misnamed"]),
        Case(
            "the right type of a push", objectiveC: legacyOrder("NSDictionary *", read, kind: "forRemoteNotification"),
            ["delegate-method-misnamed"]),
        Case(
            "an object that only goes to a method with the right type",
            objectiveC: legacyOrder(
                "NSDictionary *", "[self review:notification];",
                more: "- (void)review:(UILocalNotification *)order { [self open:order.userInfo]; }"),
            ["delegate-method-misnamed"]),
        Case(
            "code that looks at the object",
            objectiveC: legacyOrder(
                "NSDictionary *", "if ([notification isKindOfClass:[NSDictionary class]]) \(read)"),
            ["delegate-method-misnamed"]),
        Case(
            "a class that gets the dictionary from the app's delegate",
            objectiveC: legacyOrder("NSDictionary *", read, name: "Orders"), ["delegate-method-misnamed"]),
        Case(
            "a method of Swift 1, beside a comment with code of Swift 3",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, handleActionWithIdentifier identifier: String?, forLocalNotification notification: UILocalNotification, completionHandler: () -> Void) {
                        // NotificationCenter.default.post(name: "order", object: nil)
                        NSNotificationCenter.defaultCenter().postNotificationName("order", object: nil)
                        completionHandler()
                    }
                }
                """, ["delegate-method-misnamed"]),
        Case(
            "an action that only the minimal context has",
            objectiveC: """
                - (void)register:(UIApplication *)app {
                    UIMutableUserNotificationAction *note = [UIMutableUserNotificationAction new];
                    note.identifier = @"NOTE";
                    UIMutableUserNotificationAction *later = [UIMutableUserNotificationAction new];
                    later.identifier = @"LATER";
                    UIMutableUserNotificationCategory *memo = [UIMutableUserNotificationCategory new];
                    memo.identifier = @"memo";
                    [memo setActions:@[note] forContext:UIUserNotificationActionContextDefault];
                    [memo setActions:@[note, later] forContext:UIUserNotificationActionContextMinimal];
                    [app registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObjects:memo, nil]]];
                }
                - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)())done {
                    if ([identifier isEqualToString:@"NOTE"]) { [self note]; }
                    if ([identifier isEqualToString:@"LATER"]) { [self later]; }
                    done();
                }
                """, ["action-undeclared"]),
    ]
}
