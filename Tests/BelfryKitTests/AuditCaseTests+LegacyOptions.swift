extension AuditCaseTests {
    // MARK: What the settings of iOS 8 ask for, and what they replace

    private static func registration(_ types: String, _ more: String = "") -> String {
        """
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
                let hours = UIMutableUserNotificationCategory()
                hours.identifier = "hours"
                let settings = UIUserNotificationSettings(forTypes: \(types), categories: Set<UIUserNotificationCategory>(arrayLiteral: hours))
                application.registerUserNotificationSettings(settings)
                \(more)
                remind()
                return true
            }
            func remind() {
                let notification = UILocalNotification()
                notification.alertBody = "8 hours?"
                notification.category = "hours"
                notification.soundName = UILocalNotificationDefaultSoundName
                UIApplication.sharedApplication().scheduleLocalNotification(notification)
            }
        }
        """
    }

    private static let empty =
        "application.registerUserNotificationSettings(UIUserNotificationSettings(forTypes: [.Sound], categories: nil))"

    static let legacyOptions = [
        Case(
            "settings of iOS 8 without sounds", swift: registration("[.Alert, .Badge]"),
            ["authorization-option-missing"],
            ["warning authorization-option-missing: UILocalNotificationDefaultSoundName"]),
        Case(
            "settings of iOS 8 without sounds, with constants",
            swift: registration("UIUserNotificationType.Alert | UIUserNotificationType.Badge"),
            ["authorization-option-missing"],
            ["warning authorization-option-missing: UILocalNotificationDefaultSoundName"]),
        Case(
            "settings of iOS 8 with sounds", swift: registration("[.Alert, .Sound]"),
            ["authorization-option-missing"]),
        Case(
            "other settings with sounds", swift: registration("[.Alert]", empty), ["authorization-option-missing"]),
        Case("types that aren't known", swift: registration("wanted"), ["authorization-option-missing"]),
        Case(
            "a sound of another object",
            swift: registration("[.Alert, .Badge]").replacing("UILocalNotification()", with: "Reminder()"),
            ["authorization-option-missing"]),
        Case(
            "in Objective-C",
            objectiveC: """
                - (void)remind {
                    UIUserNotificationType types = UIUserNotificationTypeAlert | UIUserNotificationTypeBadge;
                    [app registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:types categories:nil]];
                    UILocalNotification *reminder = [[UILocalNotification alloc] init];
                    reminder.soundName = UILocalNotificationDefaultSoundName;
                    [app scheduleLocalNotification:reminder];
                }
                """, ["authorization-option-missing"],
            ["warning authorization-option-missing: UILocalNotificationDefaultSoundName"]),
        Case(
            "settings without categories after those with one", swift: registration("[.Alert]", empty),
            ["category-replaced"],
            [
                "error category-replaced: "
                    + "UIUserNotificationSettings(forTypes: [.Sound], categories: nil)"
            ]),
        Case(
            "settings without categories on one branch",
            swift: registration("[.Alert]", "if isQuiet { \(empty) }"), ["category-replaced"]),
        Case(
            "settings without categories before those with one",
            swift: registration("[.Alert]", empty + "\n        application.registerUserNotificationSettings(settings)"),
            ["category-replaced"]),
    ]
}
