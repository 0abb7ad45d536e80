extension AuditCaseTests {
    // MARK: One identifier for several requests

    private static func reminders(_ caller: String, _ more: String = "", identifier: String = "day.id") -> String {
        """
        class Reminders {
            let center = UNUserNotificationCenter.current()
            \(caller)
            private func add(_ day: Day, at date: Date, title: String = "Bins") async throws {
                \(more)
                let content = UNMutableNotificationContent()
                content.title = title
                let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
                let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
                try await center.add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: trigger))
            }
        }
        """
    }

    private static let evening = "if let evening = day.evening { try await add(day, at: evening) }"
    private static let morning = "if let morning = day.morning { try await add(day, at: morning, title: \"Today\") }"

    private static func planning(_ code: String) -> String {
        "func plan(_ day: Day) async throws {\n\(code)\n}"
    }

    private static let objectiveCRequests = """
        @implementation Reminders
        - (void)addDay:(Day *)day date:(NSDate *)date {
            NSDateComponents *parts = [self.calendar components:NSCalendarUnitHour fromDate:date];
            UNCalendarNotificationTrigger *trigger = [UNCalendarNotificationTrigger triggerWithDateMatchingComponents:parts repeats:NO];
            UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:day.key content:self.content trigger:trigger];
            [self.center addNotificationRequest:request withCompletionHandler:nil];
        }
        - (void)plan:(Day *)day {
            [self addDay:day date:day.evening];
            [self addDay:SECOND date:day.morning];
        }
        @end
        """

    static let identities = [
        Case(
            "two calls under optional bindings, with the object that makes the identifier and other dates",
            swift: reminders(planning("\(evening)\n\(morning)")), ["request-replaced"],
            ["warning request-replaced: add(day, at: morning, title: \"Today\")"]),
        Case(
            "the same in an overload with the name of the function",
            swift: reminders(
                planning("\(evening)\n\(morning)").replacing("plan(", with: "add(").replacing("add(_", with: "add(_")),
            ["request-replaced"], ["warning request-replaced: add(day, at: morning, title: \"Today\")"]),
        Case(
            "two calls in any case",
            swift: reminders(planning("try await add(day, at: day.evening)\ntry await add(day, at: day.morning)")),
            ["request-replaced"], ["error request-replaced: add(day, at: day.morning)"]),
        Case(
            "two calls of Objective-C",
            objectiveC: objectiveCRequests.replacing("SECOND", with: "day"), ["request-replaced"],
            ["error request-replaced: [self addDay:day date:day.morning]"]),
        Case(
            "two calls of Objective-C for two objects",
            objectiveC: objectiveCRequests.replacing("SECOND", with: "day.next"), ["request-replaced"]),
        Case(
            "two calls for two flags about reminders",
            swift: reminders(
                planning(
                    "if day.eveningEnabled { try await add(day, at: day.evening) }\nif day.morningEnabled { try await add(day, at: day.morning) }"
                )), ["request-replaced"], ["warning request-replaced: add(day, at: day.morning)"]),
        Case(
            "two branches of one condition, and of a selection",
            swift: reminders(
                planning(
                    """
                    if let evening = day.evening { try await add(day, at: evening) } else { try await add(day, at: day.morning) }
                    """)
                        + """
                        func other(_ day: Day) async throws {
                            switch day.kind {
                            case .late: try await add(day, at: day.evening)
                            case .early: try await add(day, at: day.morning)
                            }
                        }
                        """), ["request-replaced"]),
        Case(
            "conditions that may exclude each other, and a path that ends",
            swift: reminders(
                planning(
                    "if day.isLate { try await add(day, at: day.evening) }\nif day.isEarly { try await add(day, at: day.morning) }"
                )
                    + "func other(_ day: Day) async throws { if let evening = day.evening { try await add(day, at: evening); return }\n\(morning) }"
            ), ["request-replaced"]),
        Case(
            "a function that removes the request first, and a removal between two calls",
            [
                "App/A.swift": reminders(
                    planning("\(evening)\n\(morning)"),
                    "center.removePendingNotificationRequests(withIdentifiers: [day.id])"),
                "App/B.swift": reminders(
                    planning(
                        "\(evening)\ncenter.removePendingNotificationRequests(withIdentifiers: [day.id])\n\(morning)")
                ).replacing("class Reminders", with: "class Others"),
            ], ["request-replaced"]),
        Case(
            "an identifier that depends on the date or on the title, and another object",
            [
                "App/A.swift": reminders(planning("\(evening)\n\(morning)"), identifier: "\"\\(day.id)-\\(date)\""),
                "App/B.swift": reminders(planning("\(evening)\n\(morning)"), identifier: "\"\\(day.id)-\\(title)\"")
                    .replacing("class Reminders", with: "class Others"),
                "App/C.swift": reminders(
                    planning("\(evening)\nif let other = day.next { try await add(other, at: other.morning) }")
                ).replacing("class Reminders", with: "class Next"),
            ], ["request-replaced"]),
        Case(
            "a loop that counts hours, and a method of the superclass with a request that another method makes",
            [
                "App/Base.swift": """
                class Base {
                    func schedule(withID id: String, at date: Date) {
                        let request = makeRequest(withID: id, at: date)
                        UNUserNotificationCenter.current().add(request)
                    }
                    private func makeRequest(withID id: String, at date: Date) -> UNNotificationRequest {
                        let parts = Calendar.current.dateComponents([.hour], from: date)
                        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
                        return UNNotificationRequest(identifier: id, content: UNMutableNotificationContent(), trigger: trigger)
                    }
                }
                """,
                "App/Water.swift": """
                class Water: Base {
                    func start(_ water: WaterControl) {
                        var date = water.start
                        while date.hours < water.end {
                            schedule(withID: water.id, at: date)
                            date = date + water.interval
                        }
                    }
                    func startEach(_ water: WaterControl) {
                        var date = water.start
                        while date.hours < water.end {
                            schedule(withID: "\\(water.id)-\\(date.hours)", at: date)
                            date = date + water.interval
                        }
                    }
                }
                """,
            ], ["request-replaced"], ["warning request-replaced: schedule(withID: water.id, at: date)"]),
        Case(
            "loops that call a method of a property of another type, with a literal",
            [
                "App/App.swift": """
                class AppDelegate { static let notifications = Notifier() }
                class Notifier {
                    func add(date: Date, identifier: String) {
                        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: date.timeIntervalSinceNow, repeats: false)
                        let request = UNNotificationRequest(identifier: identifier, content: UNMutableNotificationContent(), trigger: trigger)
                        UNUserNotificationCenter.current().add(request)
                    }
                }
                """,
                "App/Model.swift": """
                class Model {
                    func plan(_ start: Date) {
                        for day in 1...5 {
                            var date = start
                            date.addTimeInterval(Double(day) * 86400)
                            AppDelegate.notifications.add(date: date, identifier: "state")
                        }
                    }
                    func planEach(_ start: Date) {
                        for day in 1...5 {
                            var date = start
                            date.addTimeInterval(Double(day) * 86400)
                            AppDelegate.notifications.add(date: date, identifier: "state-\\(day)")
                        }
                    }
                }
                """,
            ], ["request-replaced"],
            ["error request-replaced: AppDelegate.notifications.add(date: date, identifier: \"state\")"]),
        Case(
            "a request in the background with the identifier of one that waits, and another title",
            [
                "App/App.swift": background("Hi!"),
                "App/Screen.swift": reminderScreen,
            ], ["request-replaced"], ["warning request-replaced: \"timer\""]),
        Case(
            "the same title, which is the same reminder, and another identifier",
            [
                "App/App.swift": background("Reminder"),
                "App/Screen.swift": reminderScreen,
                "App/Other.swift": background("Hi!").replacing("\"timer\"", with: "\"nudge\"")
                    .replacing("AppDelegate", with: "Other"),
            ], ["request-replaced"]),
    ]

    private static func background(_ title: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidEnterBackground(_ application: UIApplication) {
                let content = UNMutableNotificationContent()
                content.title = "\(title)"
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: true)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "timer", content: content, trigger: trigger))
            }
        }
        """
    }

    private static let reminderScreen = """
        class Screen: UIViewController {
            func remind(at date: DateComponents) {
                let content = UNMutableNotificationContent()
                content.title = "Reminder"
                let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: false)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "timer", content: content, trigger: trigger))
            }
        }
        """
}
