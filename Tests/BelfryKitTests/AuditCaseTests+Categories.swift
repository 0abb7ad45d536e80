extension AuditCaseTests {
    /// Categories that one line registers, and that another one loses or forgets.
    static let categories = [
        Case(
            "a category that is registered for content which doesn't get it, of an app that gets pushes",
            objectiveC: """
                @implementation App
                - (void)start { [[UIApplication sharedApplication] registerForRemoteNotifications]; }
                - (void)notify {
                    UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
                    content.title = @"You have arrived";
                    UNNotificationAction *send = [UNNotificationAction actionWithIdentifier:@"send" title:@"Send" options:0];
                    UNNotificationCategory *category = [UNNotificationCategory categoryWithIdentifier:@"arrival" actions:@[send] intentIdentifiers:@[] options:0];
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    [center setNotificationCategories:[NSSet setWithObjects:category, nil]];
                    [center addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"arrival" content:content trigger:nil] withCompletionHandler:nil];
                }
                @end
                """, ["category-unused"], ["warning category-unused: @\"arrival\""]),
        Case(
            "the category of content, and one that a launch registers for pushes",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        application.registerForRemoteNotifications()
                        let open = UNNotificationAction(identifier: "open", title: "Open", options: [])
                        let category = UNNotificationCategory(identifier: "news", actions: [open], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([category])
                        let content = UNMutableNotificationContent()
                        content.title = "Welcome"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                        return true
                    }
                    func post() {
                        let send = UNNotificationAction(identifier: "send", title: "Send", options: [])
                        let category = UNNotificationCategory(identifier: "arrival", actions: [send], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([category])
                        let content = UNMutableNotificationContent()
                        content.categoryIdentifier = "arrival"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                    }
                }
                """, ["category-unused"]),
        Case(
            "a category of a parameter, in a function that gives its content to another one",
            objectiveC: """
                @implementation Notices
                - (void)send:(NSString *)body kind:(NSString *)kind actions:(NSArray *)actions {
                    UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
                    content.body = body;
                    UNNotificationCategory *category = [UNNotificationCategory categoryWithIdentifier:kind actions:actions intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:category]];
                    content.categoryIdentifier = kind;
                    [self add:content withIdentifier:kind];
                }
                - (void)add:(UNNotificationContent *)content withIdentifier:(NSString *)identifier {
                    [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:[UNNotificationRequest requestWithIdentifier:identifier content:content trigger:nil] withCompletionHandler:nil];
                }
                @end
                """, ["category-replaced"],
            [
                "error category-replaced: [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:category]]"
            ]),
        Case(
            "settings of iOS 8 without the categories of the launch",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
                        register()
                        return true
                    }
                    func register() {
                        let submit = UIMutableUserNotificationAction()
                        submit.identifier = "submit"
                        let category = UIMutableUserNotificationCategory()
                        category.identifier = "record"
                        category.setActions([submit], forContext: .Default)
                        let settings = UIUserNotificationSettings(forTypes: [.Alert, .Sound], categories: [category])
                        UIApplication.sharedApplication().registerUserNotificationSettings(settings)
                    }
                }
                class SettingsViewController: UIViewController {
                    @IBAction func switchDidChange(sender: UISwitch) {
                        if sender.on {
                            UIApplication.sharedApplication().registerUserNotificationSettings(UIUserNotificationSettings(forTypes: [.Alert], categories: nil))
                        }
                    }
                }
                """, ["category-replaced"],
            ["warning category-replaced: UIUserNotificationSettings(forTypes: [.Alert], categories: nil)"]),
        Case(
            "settings of iOS 8 without categories before code that registers them",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
                        if hasAsked { register() }
                        return true
                    }
                    func register() {
                        let category = UIMutableUserNotificationCategory()
                        category.identifier = "record"
                        UIApplication.sharedApplication().registerUserNotificationSettings(UIUserNotificationSettings(forTypes: [.Alert], categories: [category]))
                    }
                    @IBAction func ask(sender: UIButton) {
                        UIApplication.sharedApplication().registerUserNotificationSettings(UIUserNotificationSettings(forTypes: [.Alert], categories: nil))
                    }
                }
                """, ["category-replaced"]),
        Case(
            "a category of iOS 8 for the newer API",
            objectiveC: """
                @implementation App
                - (void)start {
                    UNNotificationAction *accept = [UNNotificationAction actionWithIdentifier:@"accept" title:@"Accept" options:0];
                    UIMutableUserNotificationCategory *old = [[UIMutableUserNotificationCategory alloc] init];
                    [old setActions:@[accept] forContext:UIUserNotificationActionContextDefault];
                    [old setIdentifier:@"ride"];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:old]];
                }
                @end
                """, ["category-unregistered"],
            ["error category-unregistered: [[UIMutableUserNotificationCategory alloc] init]"]),
        Case(
            "categories of both systems, each for its own",
            objectiveC: """
                @implementation App
                - (void)start {
                    UIMutableUserNotificationCategory *old = [[UIMutableUserNotificationCategory alloc] init];
                    [old setIdentifier:@"ride"];
                    [[UIApplication sharedApplication] registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:old]]];
                    UNNotificationCategory *ride = [UNNotificationCategory categoryWithIdentifier:@"ride" actions:@[] intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:ride]];
                }
                @end
                """, ["category-unregistered"]),
        Case(
            "a notification for earlier systems without the category of the other one",
            objectiveC: fallback(setting: ""), ["category-unused"],
            ["warning category-unused: [[UILocalNotification alloc] init]"]),
        Case(
            "a notification for earlier systems with its category",
            objectiveC: fallback(setting: "old.category = kind;"), ["category-unused"]),
    ]

    private static func fallback(setting: String) -> String {
        """
        @implementation App
        - (void)start {
            UIMutableUserNotificationCategory *old = [[UIMutableUserNotificationCategory alloc] init];
            old.identifier = @"message";
            [[UIApplication sharedApplication] registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:old]]];
        }
        - (void)post:(NSString *)body kind:(NSString *)kind {
            if (@available(iOS 10.0, *)) {
                UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
                content.body = body;
                content.categoryIdentifier = kind;
                [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"x" content:content trigger:nil] withCompletionHandler:nil];
            } else {
                UILocalNotification *old = [[UILocalNotification alloc] init];
                old.alertBody = body;
                \(setting)
                [[UIApplication sharedApplication] presentLocalNotificationNow:old];
            }
        }
        @end
        """
    }
}
