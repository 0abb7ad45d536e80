extension AuditCaseTests {
    // MARK: What is deleted, and methods of iOS 8

    private static let service = """
        class Reminders {
            static let shared = Reminders()
            let center = UNUserNotificationCenter.current()
            func schedule(_ task: Item) {
                cancel(task.id)
                let content = UNMutableNotificationContent()
                let trigger = UNCalendarNotificationTrigger(dateMatching: task.parts, repeats: false)
                center.add(UNNotificationRequest(identifier: "\\(task.id)-due", content: content, trigger: trigger))
            }
            func cancel(_ id: UUID) {
                center.removePendingNotificationRequests(withIdentifiers: ["\\(id)-due"])
            }
            func cancelAll() { center.removeAllPendingNotificationRequests() }
        }
        """

    private static func deleting(_ code: String, _ more: String = "") -> [String: String] {
        [
            "App/App.swift": """
            @main struct TaskApp: App { var body: some Scene { WindowGroup { List() } } }
            """,
            "App/Reminders.swift": service,
            "App/Model.swift": """
            class Model {
                let modelContext: ModelContext
                func add(_ task: Item) { modelContext.insert(task); Reminders.shared.schedule(task) }
                func finish(_ task: Item) { task.isDone = true; Reminders.shared.cancel(task.id) }
                func delete(_ task: Item) {
                    modelContext.delete(task)
                    \(code)
                }
                \(more)
            }
            """,
        ]
    }

    static let deletions = [
        Case(
            "right: a removal with the identifier of the request, which is new only without an ID",
            swift: """
                @main struct CarApp: App { var body: some Scene { WindowGroup { Text("Cars") } } }
                func add(_ car: Car, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    let identifier = "car_\\(car.id?.uuidString ?? UUID().uuidString)"
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
                }
                func remove(_ car: Car) {
                    let identifier = "car_\\(car.id?.uuidString ?? UUID().uuidString)"
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [identifier])
                }
                """, ["name-mismatch"]),
        Case(
            "a deletion of the object whose requests other code removes", deleting("save()"), ["request-removed"],
            ["warning request-removed: modelContext.delete"]),
        Case(
            "a deletion of a property of the view",
            [
                "App/App.swift": "@main struct TaskApp: App { var body: some Scene { WindowGroup { List() } } }",
                "App/Reminders.swift": service,
                "App/Detail.swift": """
                struct Detail: View {
                    @Environment(\\.modelContext) private var modelContext
                    let task: Item
                    var body: some View { Button("Delete") { remove() }; Button("Done") { finish() }; Button("Add") { Reminders.shared.schedule(task) } }
                    private func remove() { modelContext.delete(task) }
                    private func finish() { Reminders.shared.cancel(task.id) }
                }
                """,
            ], ["request-removed"], ["warning request-removed: modelContext.delete"]),
        Case("a deletion that removes them", deleting("Reminders.shared.cancel(task.id)"), ["request-removed"]),
        Case(
            "a function that deletes and removes, in two calls",
            deleting("save()", "func end(_ task: Item) { finish(task); delete(task) }"), ["request-removed"]),
        Case(
            "all requests are made again",
            deleting(
                "save()",
                "func refresh() { Reminders.shared.cancelAll(); for task in tasks { Reminders.shared.schedule(task) } }"
            ),
            ["request-removed"]),
        Case(
            "a removal whenever the app starts",
            deleting("save()", "init() { Reminders.shared.cancelAll() }"), ["request-removed"]),
        Case(
            "an object of another type",
            deleting("save()").mapValues {
                $0.replacing("func delete(_ task: Item)", with: "func delete(_ task: Chat)")
            }, ["request-removed"]),
        Case(
            "code that observes what is saved, and removes",
            deleting(
                "save()",
                "func observe() { center.addObserver(forName: ModelContext.didSave, object: nil, queue: nil) { _ in finish(task) } }"
            ), ["request-removed"]),
        Case(
            "a place that isn't looked for any longer, whose request stays",
            objectiveC: places("[self.manager stopMonitoringForRegion:region];"), ["request-removed"],
            ["warning request-removed: [self.manager stopMonitoringForRegion:region]"]),
        Case(
            "a place whose request code removes",
            objectiveC: places(
                "[self.manager stopMonitoringForRegion:region];\n[center removePendingNotificationRequestsWithIdentifiers:@[region.identifier]];"
            ), ["request-removed"]),
        Case(
            "a place that is looked for again",
            objectiveC: places(
                "[self.manager stopMonitoringForRegion:region];\n[self.manager startMonitoringForRegion:region];"),
            ["request-removed"]),
        Case(
            "an action that only the method of iOS 8 mentions, beside its own API",
            objectiveC: twoAPIs("[response.actionIdentifier isEqual:@\"reply\"]"), ["action-unhandled"],
            ["error action-unhandled: @\"mark_read\""]),
        Case(
            "an action that both mention",
            objectiveC: twoAPIs(
                "[response.actionIdentifier isEqual:@\"reply\"] || [response.actionIdentifier isEqual:kMark]"),
            ["action-unhandled"]),
        Case(
            "a delegate that calls the method of iOS 8",
            objectiveC: twoAPIs("[response.actionIdentifier isEqual:@\"reply\"]").replacing(
                "[self reply];",
                with:
                    "[self reply]; else [self application:app handleActionWithIdentifier:response.actionIdentifier forLocalNotification:nil withResponseInfo:nil completionHandler:completionHandler];"
            ), ["action-unhandled"]),
        Case(
            "an action that only the API of iOS 8 has",
            objectiveC: twoAPIs("[response.actionIdentifier isEqual:@\"reply\"]").replacing(
                "[UNNotificationAction actionWithIdentifier:kMark title:NSLocalizedString(kMark, nil)",
                with: "[UNNotificationAction actionWithIdentifier:@\"reply\" title:@\"Answer\""), ["action-unhandled"]),
    ]

    private static func places(_ code: String) -> String {
        """
        @implementation Map
        - (void)add:(CLRegion *)region {
            UNLocationNotificationTrigger *trigger = [UNLocationNotificationTrigger triggerWithRegion:region repeats:NO];
            UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:region.identifier content:content trigger:trigger];
            [center addNotificationRequest:request withCompletionHandler:nil];
        }
        - (void)remove:(CLRegion *)region {
            \(code)
        }
        @end
        """
    }

    private static func twoAPIs(_ condition: String) -> String {
        """
        NSString *const kMark = @"mark_read";
        @implementation AppDelegate
        - (void)register {
            if (@available(iOS 10.0, *)) {
                UNNotificationAction *mark = [UNNotificationAction actionWithIdentifier:kMark title:NSLocalizedString(kMark, nil) options:UNNotificationActionOptionNone];
                UNNotificationAction *reply = [UNNotificationAction actionWithIdentifier:@"reply" title:@"Reply" options:UNNotificationActionOptionNone];
                UNNotificationCategory *mail = [UNNotificationCategory categoryWithIdentifier:@"mail" actions:@[mark, reply] intentIdentifiers:@[kMark] options:0];
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
                [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObjects:mail, nil]];
            } else {
                UIMutableUserNotificationAction *mark = [[UIMutableUserNotificationAction alloc] init];
                mark.identifier = kMark;
                mark.title = NSLocalizedString(kMark, nil);
                UIMutableUserNotificationCategory *mail = [[UIMutableUserNotificationCategory alloc] init];
                mail.identifier = @"mail";
                [mail setActions:@[mark] forContext:UIUserNotificationActionContextDefault];
                [app registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:7 categories:[NSSet setWithObjects:mail, nil]]];
            }
        }
        - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification withResponseInfo:(NSDictionary *)info completionHandler:(void(^)())completionHandler {
            if ([identifier isEqual:kMark]) { [self mark]; }
            completionHandler();
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
            if (\(condition)) [self reply];
            completionHandler();
        }
        @end
        """
    }
}
