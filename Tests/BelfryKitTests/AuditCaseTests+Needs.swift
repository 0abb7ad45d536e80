extension AuditCaseTests {
    /// Values and identifiers that one place needs and another one doesn't have.
    static let needs = [
        Case(
            "a cast in a content extension of a value that content has under a condition",
            swift: conditional(
                write: "if let data = image(of: pill) { content.userInfo = [\"image\": data] }", cast: "as! Data"),
            ["name-mismatch"],
            ["warning name-mismatch: notification.request.content.userInfo[\"image\"]"]),
        Case(
            "a value that each content has",
            swift: conditional(write: "content.userInfo = [\"image\": pill.data]", cast: "as! Data"),
            ["name-mismatch"]),
        Case(
            "a value in both branches",
            swift: conditional(
                write: """
                    if let data = image(of: pill) { content.userInfo = ["image": data] } else { content.userInfo = ["image": none] }
                    """, cast: "as! Data"), ["name-mismatch"]),
        Case(
            "a cast that can fail",
            swift: conditional(
                write: "if let data = image(of: pill) { content.userInfo = [\"image\": data] }", cast: "as? Data"),
            ["name-mismatch"]),
        Case(
            "a copy of a notification of iOS 8, of which the handler reads a constant key",
            objectiveC: copy(setting: ""), ["name-mismatch"],
            ["warning name-mismatch: [[UILocalNotification alloc] init]"]),
        Case(
            "a copy with the data of the first one",
            objectiveC: copy(setting: "again.userInfo = notification.userInfo;"), ["name-mismatch"]),
        Case(
            "a value of the data that nothing uses, in a method that shows a screen",
            objectiveC: opening(
                "[self.window.rootViewController presentViewController:alarm animated:YES completion:nil];"),
            ["name-mismatch"],
            ["warning name-mismatch: [NSString stringWithFormat:@\"%@\", [notification.userInfo valueForKey:@\"uid\"]]"]
        ),
        Case(
            "a value of the data for the screen",
            objectiveC: opening(
                "alarm.alarmId = alarmId; [self.window.rootViewController presentViewController:alarm animated:YES completion:nil];"
            ), ["name-mismatch"]),
        Case(
            "an attachment with an empty identifier",
            objectiveC: attachment(identifier: ""), ["name-mismatch"],
            ["warning name-mismatch: .identifier"]),
        Case("an attachment with an identifier", objectiveC: attachment(identifier: "image"), ["name-mismatch"]),
        Case(
            "a text that the observer casts to an error",
            swift: failing("[\"error\": error.localizedDescription]"), ["name-mismatch"],
            ["warning name-mismatch: NotificationCenter.default.post("]),
        Case("an error that the observer casts", swift: failing("[\"error\": error]"), ["name-mismatch"]),
        Case(
            "a postponed request with the identifier of one that repeats",
            swift: postponed("task.id + \"\\(date.weekday)\""), ["request-replaced"],
            ["warning request-replaced: task.id + \"\\(date.weekday)\""]),
        Case(
            "a postponed request with an identifier of its own",
            swift: postponed("task.id + \"\\(date.weekday)-later\""), ["request-replaced"]),
        Case(
            "one identifier for the requests of all regions", objectiveC: region("@\"place\""), ["request-replaced"],
            ["warning request-replaced: identifier"]),
        Case("an identifier of each region", objectiveC: region("region.identifier"), ["request-replaced"]),
    ]

    private static func conditional(write: String, cast: String) -> String {
        """
        func remind(_ pill: Pill) {
            let content = UNMutableNotificationContent()
            content.title = "Take your pill"
            content.categoryIdentifier = "pill"
            \(write)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: pill.id, content: content, trigger: trigger))
        }
        class NotificationViewController: UIViewController, UNNotificationContentExtension {
            func didReceive(_ notification: UNNotification) {
                imageView.image = UIImage(data: notification.request.content.userInfo["image"] \(cast))
            }
        }
        """
    }

    private static func copy(setting: String) -> String {
        """
        NSString *const bodyKey = @"body";
        @implementation AppDelegate
        - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))completionHandler {
            UILocalNotification *again = [[UILocalNotification alloc] init];
            again.fireDate = [NSDate dateWithTimeIntervalSinceNow:3600];
            again.alertBody = [notification.userInfo objectForKey:bodyKey];
            again.category = @"note";
            \(setting)
            [[UIApplication sharedApplication] scheduleLocalNotification:again];
            completionHandler();
        }
        @end
        """
    }

    private static func opening(_ code: String) -> String {
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application didReceiveLocalNotification:(UILocalNotification *)notification {
            NSString *alarmId = [NSString stringWithFormat:@"%@", [notification.userInfo valueForKey:@"uid"]];
            AlarmViewController *alarm = [AlarmViewController new];
            \(code)
        }
        - (void)schedule:(Alarm *)item {
            UILocalNotification *note = [[UILocalNotification alloc] init];
            note.userInfo = @{@"uid": item.uid};
            [[UIApplication sharedApplication] scheduleLocalNotification:note];
        }
        @end
        """
    }

    private static func attachment(identifier: String) -> String {
        """
        @interface NotificationViewController () <UNNotificationContentExtension>
        @end
        @implementation NotificationViewController
        - (void)didReceiveNotification:(UNNotification *)notification {
            NSDictionary *dict = notification.request.content.userInfo;
            for (UNNotificationAttachment *attachment in notification.request.content.attachments) {
                if ([attachment.identifier isEqualToString:[dict[@"image"] lastPathComponent]]) { [self show:attachment]; }
            }
        }
        @end
        @implementation NotificationService
        - (void)load:(NSURL *)url {
            UNNotificationAttachment *made = [UNNotificationAttachment attachmentWithIdentifier:@"\(identifier)" URL:url options:nil error:nil];
            self.content.attachments = @[made];
        }
        @end
        """
    }

    private static func failing(_ data: String) -> String {
        """
        class AppDelegate: NSObject {
            func register() {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
                    if let error = error {
                        NotificationCenter.default.post(
                            name: Notification.Name(rawValue: "RegistrationError"), object: nil, userInfo: \(data))
                    }
                }
            }
        }
        class MapController: UIViewController {
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(self, selector: #selector(failed(_:)), name: Notification.Name(rawValue: "RegistrationError"), object: nil)
            }
            @objc func failed(_ notification: Notification) {
                if let error = notification.userInfo!["error"] as? NSError { show(error) }
            }
        }
        """
    }

    private static func postponed(_ identifier: String) -> String {
        """
        class Scheduler: Base {
            func schedule(_ task: Task, _ date: Date) {
                add(withID: task.id + "\\(date.weekday)", title: task.title, at: date, repeatUnit: .weekOfYear)
            }
            func scheduleDeferred(_ task: Task, _ date: Date) {
                add(withID: \(identifier), title: task.title, at: date, repeatUnit: nil)
            }
            func add(withID id: String, title: String, at date: Date, repeatUnit: Calendar.Component?) {
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content(title), trigger: trigger(date, repeatUnit)))
            }
        }
        """
    }

    private static func region(_ identifier: String) -> String {
        """
        @implementation Map
        - (void)locationManager:(CLLocationManager *)manager didStartMonitoringForRegion:(CLRegion *)region {
            UNLocationNotificationTrigger *trigger = [UNLocationNotificationTrigger triggerWithRegion:region repeats:NO];
            NSString *identifier = \(identifier);
            UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
            content.body = @"You are near";
            UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:identifier content:content trigger:trigger];
            [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:request withCompletionHandler:nil];
        }
        @end
        """
    }
}
