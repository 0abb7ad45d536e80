extension AuditCaseTests {
    // MARK: Slips that only two places together show

    private static func tasks(_ removed: String, added: String = "task.id.uuidString") -> String {
        """
        final class Tasks {
            let center = UNUserNotificationCenter.current()
            func schedule(_ task: Task, _ trigger: UNNotificationTrigger) {
                center.add(UNNotificationRequest(identifier: \(added), content: content, trigger: trigger))
                center.add(UNNotificationRequest(identifier: "\\(task.id)-reminder", content: content, trigger: trigger))
            }
            func cancel(_ task: Task, suffix: String) {
                center.removePendingNotificationRequests(withIdentifiers: [\(removed)])
            }
        }
        """
    }

    private static func scheduler(_ identifier: String, _ loop: String) -> [String: String] {
        [
            "App/ReminderManager.swift": """
            final class ReminderManager {
                static let shared = ReminderManager()
                func schedule(at date: DateComponents, title: String) {
                    let content = UNMutableNotificationContent()
                    content.title = title
                    let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: trigger))
                }
            }
            """,
            "App/Pills.swift": "final class Pills { let dates: [DateComponents]; func save() { \(loop) } }",
        ]
    }

    private static func asking(_ options: String, _ check: String) -> String {
        launching(
            """
            UNUserNotificationCenter.current().requestAuthorization(options: \(options)) { _, _ in
                UNUserNotificationCenter.current().getNotificationSettings { settings in \(check) }
            }
            """)
    }

    private static let register = "application.registerForRemoteNotifications()"

    private static func legacy(_ second: String, listed: String = "accept, decline") -> String {
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            UIMutableUserNotificationAction *accept = [[UIMutableUserNotificationAction alloc] init];
            accept.identifier = @"ACCEPT";
            accept.title = @"Accept";
            UIMutableUserNotificationAction *decline = [[UIMutableUserNotificationAction alloc] init];
            \(second).identifier = @"DECLINE";
            \(second).title = @"Decline";
            UIMutableUserNotificationCategory *invite = [[UIMutableUserNotificationCategory alloc] init];
            invite.identifier = @"INVITE";
            [invite setActions:@[\(listed)] forContext:UIUserNotificationActionContextDefault];
            [application registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:invite]]];
            return YES;
        }
        - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)())completionHandler {
            if ([identifier isEqualToString:@"ACCEPT"]) { [self accept]; }
            else if ([identifier isEqualToString:@"DECLINE"]) { [self decline]; }
            completionHandler();
        }
        @end
        """
    }

    /// An application delegate that hands the action on, with its data.
    private static func invitations(_ handler: String, _ manager: String) -> [String: String] {
        [
            "App/AppDelegate.m": """
            static NSString * const Prefix = @"invite";
            @implementation AppDelegate
            - (void)register {
                UNNotificationAction *accept = [UNNotificationAction actionWithIdentifier:[NSString stringWithFormat:@"%@.accept", Prefix] title:@"Accept" options:0];
                UNNotificationAction *decline = [UNNotificationAction actionWithIdentifier:[Prefix stringByAppendingString:@".decline"] title:@"Decline" options:0];
                UNNotificationCategory *invite = [UNNotificationCategory categoryWithIdentifier:@"INVITE" actions:@[accept, decline] intentIdentifiers:@[] options:0];
                [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:invite]];
            }
            - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                \(handler)
                done();
            }
            @end
            """,
            "App/InviteManager.m": """
            @implementation InviteManager
            - (void)handleAction:(NSString *)action userInfo:(NSDictionary *)info { \(manager) }
            - (void)alert:(NSString *)text category:(NSString *)category userInfo:(NSDictionary *)info { [self show:text]; }
            @end
            """,
        ]
    }

    private static let handOn =
        "[[InviteManager sharedManager] handleAction:response.actionIdentifier userInfo:response.notification.request.content.userInfo];"
    private static let accept = "if ([action isEqualToString:@\"invite.accept\"]) { [self accept]; }"

    /// A delegate in a lazy property, which a view controller copies.
    private static func lazyDelegate(
        _ storyboard: String = "", atLaunch: String = "", more: String = "", shared: String? = nil
    ) -> [String: String] {
        let property = "lazy var notifier: Notifier = { return Notifier() }()"
        let copy = "let notifier: Notifier = { return (UIApplication.shared.delegate as! AppDelegate).notifier }()"
        return [
            "App/AppDelegate.swift": """
            class Notifier: NSObject, UNUserNotificationCenterDelegate {
                static let category = "mail"
                static let shared = Notifier()
                override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { await open(response) }
                func languageChanged() {}
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                \(shared == nil ? property : "")
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { \(atLaunch); return true }
                func post(_ content: UNMutableNotificationContent) { content.categoryIdentifier = Notifier.category }
                \(more)
            }
            """,
            "App/LanguageViewController.swift": """
            class LanguageViewController: UIViewController {
                \(shared == nil ? copy : "")
                func change() { \(shared ?? "notifier.languageChanged()") }
            }
            """,
            "App/Main.storyboard": """
            <document initialViewController="A"><scenes>
            <navigationController id="A" sceneMemberID="viewController"><segue destination="B" kind="relationship"/></navigationController>
            <viewController id="B" customClass="\(storyboard)" sceneMemberID="viewController"><segue destination="C" kind="show"/></viewController>
            <viewController id="C" customClass="LanguageViewController" sceneMemberID="viewController"/>
            </scenes></document>
            """,
        ]
    }

    static let slips = [
        Case(
            "the removal of an identifier that no request has, of the same objects",
            swift: tasks("\"\\(task.id)-completion\""), ["name-mismatch"],
            ["warning name-mismatch: \"\\(task.id)-completion\""]),
        Case(
            "identifiers that some request may have",
            swift: tasks("\"\\(task.id)-\\(suffix)\"") + tasks("\"\\(task.id)-reminder\""), ["name-mismatch"]),
        Case(
            "an identifier that isn't known to be the ID of an object",
            swift: tasks("\"\\(task.id)-completion\"", added: "task.key"), ["name-mismatch"]),
        Case(
            "a text in a parameter that is an identifier",
            swift: tasks("\"\\(task.id)-completion\"", added: "\"\\(suffix)\""), ["name-mismatch"]),
        Case(
            "a loop that calls a method of another type, which makes a request",
            scheduler("\"pill\"", "for date in dates { ReminderManager.shared.schedule(at: date, title: \"Pill\") }"),
            ["request-replaced"],
            ["error request-replaced: ReminderManager.shared.schedule(at: date, title: \"Pill\")"]),
        Case(
            "the same in a closure, with an object in a constant",
            scheduler(
                "\"pill\"",
                "let manager = ReminderManager(); dates.forEach { date in reminderManager.schedule(at: date, title: name) }"
            ),
            ["request-replaced"], ["error request-replaced: reminderManager.schedule(at: date, title: name)"]),
        Case(
            "a loop with identifiers of their own",
            scheduler(
                "\"pill-\\(title)\"", "for date in dates { ReminderManager.shared.schedule(at: date, title: name) }"),
            ["request-replaced"]),
        Case(
            "a single call, and a loop with another object",
            scheduler(
                "\"pill\"",
                "ReminderManager.shared.schedule(at: date, title: name); for date in dates { calendar.schedule(at: date, title: name) }"
            ), ["request-replaced"]),
        Case(
            "only full permission counts, and the app asks for another",
            swift: asking(
                "[.alert, .provisional]",
                "guard settings.authorizationStatus == .authorized else { return }; \(register)"),
            ["authorization-missing"],
            ["error authorization-missing: settings.authorizationStatus == .authorized"]),
        Case(
            "the same in a switch",
            swift: asking(
                "[.alert, .provisional]",
                "switch settings.authorizationStatus { case .authorized: \(register)\n default: break }"),
            ["authorization-missing"], ["error authorization-missing: .authorized"]),
        Case(
            "the same in Objective-C, with the status in a variable",
            objectiveC: """
                @implementation App
                - (void)start {
                    [[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:(UNAuthorizationOptionAlert | UNAuthorizationOptionProvisional) completionHandler:^(BOOL granted, NSError *error) {}];
                    [[UNUserNotificationCenter currentNotificationCenter] getNotificationSettingsWithCompletionHandler:^(UNNotificationSettings *settings) {
                        UNAuthorizationStatus status = settings.authorizationStatus;
                        if (status != UNAuthorizationStatusAuthorized) { return; }
                        [[UIApplication sharedApplication] registerForRemoteNotifications];
                    }];
                }
                @end
                """, ["authorization-missing"],
            ["error authorization-missing: status != UNAuthorizationStatusAuthorized"]),
        Case(
            "provisional permission counts, too",
            swift: asking(
                "[.alert, .provisional]",
                "guard settings.authorizationStatus == .authorized || settings.authorizationStatus == .provisional else { return }; \(register)"
            ), ["authorization-missing"]),
        Case(
            "an app that asks for full permission",
            swift: asking("[.alert]", "if settings.authorizationStatus == .authorized { \(register) }"),
            ["authorization-missing"]),
        Case(
            "an app that also registers for pushes without a look at the status",
            swift: asking(
                "[.alert, .provisional]", "if settings.authorizationStatus == .authorized { \(register) }")
                + "\nfunc refresh(_ application: UIApplication) { \(register) }", ["authorization-missing"]),
        Case(
            "full permission only changes what people see",
            swift: asking(
                "[.alert, .provisional]", "if settings.authorizationStatus == .authorized { hide() }; \(register)"),
            ["authorization-missing"]),
        Case(
            "an action of iOS 8 whose identifier is set on another one", objectiveC: legacy("accept"),
            ["action-undeclared"], ["error action-undeclared: @\"DECLINE\""]),
        Case(
            "two actions of iOS 8 with one identifier",
            objectiveC: legacy("decline").replacing(
                "decline.identifier = @\"DECLINE\"", with: "decline.identifier = @\"ACCEPT\""),
            ["action-undeclared"],
            ["error action-undeclared: @\"ACCEPT\"", "warning action-undeclared: @\"DECLINE\""]),
        Case(
            "one of two actions with one identifier, in two forms",
            swift: """
                func register(_ isMuted: Bool) {
                    let mute = UNNotificationAction(identifier: "MUTE", title: "Mute", options: [])
                    let unmute = UNNotificationAction(identifier: "MUTE", title: "Unmute", options: [])
                    var actions: [UNNotificationAction] = []
                    if isMuted { actions.append(unmute) } else { actions.append(mute) }
                    let chat = UNNotificationCategory(identifier: "chat", actions: actions, intentIdentifiers: [])
                    let room = UNNotificationCategory(identifier: "room", actions: [isMuted ? unmute : mute], intentIdentifiers: [])
                    let call = UNNotificationCategory(identifier: "call", actions: isMuted ? [unmute] : [mute], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([chat, room, call])
                }
                func handle(_ response: UNNotificationResponse) { if response.actionIdentifier == "MUTE" { toggle() } }
                """, ["action-undeclared"]),
        Case("actions of iOS 8 with their identifiers", objectiveC: legacy("decline"), ["action-undeclared"]),
        Case(
            "an action of iOS 8 that its category leaves out", objectiveC: legacy("decline", listed: "accept"),
            ["action-undeclared"], ["warning action-undeclared: @\"DECLINE\""]),
        Case(
            "a handler that hands the action on to an object without notifications",
            invitations(handOn, accept), ["action-unhandled"],
            ["warning action-unhandled: [Prefix stringByAppendingString:@\".decline\"]"]),
        Case(
            "the same, and it knows all actions",
            invitations(handOn, accept + " else if ([action isEqualToString:@\"invite.decline\"]) { [self decline]; }"),
            ["action-unhandled"]),
        Case(
            "an action in the data of the next notification, under a key that nothing reads",
            invitations(
                handOn,
                accept
                    + "\nNSDictionary *data; data = @{@\"name\": action, @\"info\": info};\n[self alert:@\"Failed\" category:@\"invite.decline\" userInfo:data];"
            ), ["action-unhandled"], ["warning action-unhandled: [Prefix stringByAppendingString:@\".decline\"]"]),
        Case(
            "the same under a key that code reads",
            invitations(
                handOn,
                accept
                    + "\nNSDictionary *data; data = @{@\"name\": action, @\"info\": info};\n[self alert:@\"Failed\" category:@\"invite.decline\" userInfo:data];\n[self run:info[@\"name\"]];"
            ), ["action-unhandled"]),
        Case(
            "a delegate in a lazy property that only a later view controller copies", lazyDelegate(),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a delegate that the first view controller copies", lazyDelegate("LanguageViewController"),
            ["delegate-missing"]),
        Case(
            "a delegate that only an action of a view controller creates",
            lazyDelegate(shared: "Notifier.shared.languageChanged()"), ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "the same, and the launch calls the method",
            lazyDelegate(atLaunch: "LanguageViewController().change()", shared: "Notifier.shared.languageChanged()"),
            ["delegate-missing"]),
        Case(
            "a delegate that the launch uses, too", lazyDelegate(atLaunch: "notifier.languageChanged()"),
            ["delegate-missing"]),
        Case(
            "a view controller that code of the app creates",
            lazyDelegate(more: "func start() { window.rootViewController = LanguageViewController() }"),
            ["delegate-missing"]),
    ]
}
