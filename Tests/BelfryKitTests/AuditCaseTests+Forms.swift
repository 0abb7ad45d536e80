extension AuditCaseTests {
    // MARK: Identifiers, times and contents that need a second place to be judged

    private static func alarms(_ stop: String, _ more: String = "", identifier: String = "\"alarm-\" + id") -> String {
        """
        final class Alarms {
            let center = UNUserNotificationCenter.current()
            func schedule(_ id: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                center.add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: trigger))
            }
            \(stop)
            \(more)
        }
        """
    }

    private static func pending(_ code: String) -> String {
        """
        func isActive(_ id: String, completion: @escaping (Bool) -> Void) {
            var found = false
            UNUserNotificationCenter.current().getPendingNotificationRequests { list in \(code)
        }
        """
    }

    private static func daily(
        _ parts: String, repeats: Bool = true, more: String = "struct Habit { let hour, minute: Int }"
    )
        -> String
    {
        """
        \(more)
        func schedule(_ habit: Habit, _ day: Day, _ content: UNNotificationContent) {
            var date = DateComponents()
            \(parts)
            let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: \(repeats))
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "habit", content: content, trigger: trigger))
        }
        """
    }

    private static func snooze(_ interval: String, title: String = "Snooze 10 Minutes", trigger: String = "trigger")
        -> String
    {
        """
        let action = UNNotificationAction(identifier: "snooze", title: "\(title)", options: [])
        func plan(_ date: DateComponents, _ content: UNNotificationContent) {
            let first = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: first))
        }
        func snooze(_ request: UNNotificationRequest) {
            \(interval)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "b", content: request.content, trigger: \(trigger)))
        }
        """
    }

    private static func trigger(_ interval: String) -> String {
        "let trigger = UNTimeIntervalNotificationTrigger(timeInterval: \(interval), repeats: false)"
    }

    private static func content(_ parts: String, _ more: String = "") -> String {
        """
        func post() {
            let content = UNMutableNotificationContent()
            \(parts)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            \(more)
        }
        """
    }

    private static let remove = "center.removePendingNotificationRequests(withIdentifiers: [id])"

    static let identifierForms = [
        Case(
            "the removal of a value without the text that all requests have before it",
            swift: alarms("func stop(_ id: String) { \(remove) }"), ["name-mismatch"], ["warning name-mismatch: id"]),
        Case(
            "the same in Objective-C, with a method that makes the identifier",
            objectiveC: """
                @implementation Events
                - (NSString *)keyForEvent:(NSString *)event { return [@"event-" stringByAppendingString:event]; }
                - (void)add:(NSString *)event content:(UNNotificationContent *)content trigger:(UNNotificationTrigger *)trigger {
                    [self.center addNotificationRequest:[UNNotificationRequest requestWithIdentifier:[self keyForEvent:event] content:content trigger:trigger] withCompletionHandler:nil];
                }
                - (void)removeEvent:(NSString *)event { [self.center removePendingNotificationRequestsWithIdentifiers:@[event]]; }
                @end
                """, ["name-mismatch"], ["warning name-mismatch: event"]),
        Case(
            "a caller that may give the whole identifier",
            swift: alarms(
                "func stop(_ id: String) { \(remove) }",
                "func stopAll(_ ids: [String]) { ids.forEach { stop(\"alarm-\" + $0) } }"),
            ["name-mismatch"]),
        Case(
            "a function that other code hands on, and requests without a text",
            swift: alarms(
                "func stop(_ id: String) { \(remove) }", "func stopAll(_ ids: [String]) { ids.forEach(stop) }"),
            ["name-mismatch"]),
        Case(
            "requests whose identifier is the value",
            swift: alarms("func stop(_ id: String) { \(remove) }", identifier: "id"), ["name-mismatch"]),
        Case(
            "the removal of a value with a text that no request has",
            swift: """
                func add(_ bill: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) async throws {
                    try await center.add(.init(identifier: bill, content: content, trigger: trigger))
                }
                func paid(_ bill: String) { center.removePendingNotificationRequests(withIdentifiers: ["bill-\\(bill)"]) }
                """, ["name-mismatch"], ["warning name-mismatch: \"bill-\\(bill)\""]),
        Case(
            "a value that may have the text",
            swift: """
                func add(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) async throws {
                    try await center.add(.init(identifier: identifier, content: content, trigger: trigger))
                }
                func paid(_ identifier: String) { center.removePendingNotificationRequests(withIdentifiers: ["bill-\\(identifier)"]) }
                """, ["name-mismatch"]),
        Case(
            "a function that cancels what waits, and removes what was delivered",
            swift: alarms(
                "func cancel(_ id: String) { center.removeDeliveredNotifications(withIdentifiers: [\"alarm-\" + id]) }"),
            ["name-mismatch"], ["warning name-mismatch: \"alarm-\" + id"]),
        Case(
            "one that removes both, and one for what was delivered",
            swift: alarms(
                "func cancel(_ id: String) { center.removeDeliveredNotifications(withIdentifiers: [\"alarm-\" + id]); center.removePendingNotificationRequests(withIdentifiers: [\"alarm-\" + id]) }",
                "func clear(_ id: String) { center.removeDeliveredNotifications(withIdentifiers: [\"alarm-\" + id]) }"),
            ["name-mismatch"]),
        Case(
            "an answer that is read before the completion handler",
            swift: pending("found = list.contains { $0.identifier == id } }\n    completion(found)"),
            ["content-changed-late"], ["warning content-changed-late: found"]),
        Case(
            "an answer that is read in it, and one that code waits for",
            swift: pending("found = list.contains { $0.identifier == id }; completion(found) }")
                + pending("found = true; group.leave() }\n    group.wait()\n    completion(found)"),
            ["content-changed-late"]),
        Case(
            "a category that no content has, of requests that wait",
            swift: """
                func post(_ content: UNMutableNotificationContent) { content.categoryIdentifier = "PILL" }
                func check() {
                    center.getPendingNotificationRequests { list in
                        for one in list where one.isNew { if one.content.categoryIdentifier == "PILLS" { show() } }
                        for one in list where one.isNew { if one.content.categoryIdentifier == "PILL" { show() } }
                    }
                }
                """, ["category-undeclared"], ["warning category-undeclared: \"PILLS\""]),
    ]

    private static func order(_ code: String, _ first: String = "") -> String {
        """
        final class Scheduler {
            let center = UNUserNotificationCenter.current()
            func refresh(_ all: [Habit]) { \(code) }
            func schedule(_ habit: Habit) {
                \(first)
                let trigger = UNCalendarNotificationTrigger(dateMatching: habit.date, repeats: true)
                center.add(UNNotificationRequest(identifier: habit.id, content: habit.content, trigger: trigger))
            }
            func clear() { center.removeAllPendingNotificationRequests() }
        }
        """
    }

    private static func status(_ status: String) -> String {
        """
        final class Scheduler {
            func apply() { add(UNMutableNotificationContent(), "a") }
            private func add(_ content: UNNotificationContent, _ id: String) {
                center.add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func enable() async {
                let now = await center.notificationSettings()
                if now.authorizationStatus == .\(status) { scheduler.apply() }
            }
        }
        """
    }

    static let callsInOrder = [
        Case(
            "the removal of all requests after a function that adds one for each element",
            swift: order("all.forEach(schedule)\n        center.removeAllPendingNotificationRequests()"),
            ["request-removed"], ["error request-removed: center.removeAllPendingNotificationRequests()"]),
        Case(
            "the same with a function that removes",
            swift: order("for one in all { schedule(one) }\n        clear()"), ["request-removed"],
            ["error request-removed: clear()"]),
        Case(
            "a removal before the requests, and a function that may add them later",
            swift: order("clear()\n        all.forEach(schedule)")
                + order("all.forEach(schedule)\n        clear()", "guard await isAllowed() else { return }").replacing(
                    "Scheduler", with: "Other"), ["request-removed"]),
        Case(
            "requests only for people who refused, through a method with the name of the center's",
            swift: status("denied"), ["authorization-inverted"],
            ["error authorization-inverted: now.authorizationStatus == .denied"]),
        Case("the same for people who allowed them", swift: status("authorized"), ["authorization-inverted"]),
    ]

    static let laterTimes = [
        Case(
            "a date without the hour, which a habit has",
            swift: daily("date.minute = habit.minute"), ["trigger-never-fires"], ["warning trigger-never-fires: date"]),
        Case(
            "a day of the week without the hour",
            swift: daily("date.weekday = 2; date.minute = 30", more: ""), ["trigger-never-fires"],
            ["warning trigger-never-fires: date"]),
        Case(
            "a date with the hour, one that comes each hour, and one that comes once",
            swift: daily("date.hour = habit.hour; date.minute = habit.minute") + daily("date.minute = 0")
                + daily("date.minute = habit.minute", repeats: false), ["trigger-never-fires"]),
        Case(
            "days of the week that begin with Monday",
            swift: daily(
                "date.hour = 8; date.weekday = day.rawValue",
                more:
                    "enum Day: Int { case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday }"),
            ["trigger-never-fires"], ["warning trigger-never-fires: day.rawValue"]),
        Case(
            "the days of the calendar, and a number that is changed",
            swift: daily(
                "date.hour = 8; date.weekday = day.rawValue",
                more: "enum Day: Int { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }")
                + daily(
                    "date.hour = 8; date.weekday = day.rawValue + 1",
                    more: "enum Other: Int { case sunday, monday, tuesday, wednesday, thursday, friday, saturday }"),
            ["trigger-never-fires"]),
        Case(
            "the minutes of a title as seconds, directly and through a function",
            swift: snooze(trigger("TimeInterval(10)"))
                + "\nfunc remind(after seconds: TimeInterval) { \(trigger("seconds")); add(trigger) }\nfunc later() { remind(after: 10) }\nfunc now() { remind(after: 0) }",
            ["trigger-never-fires"],
            [
                "warning trigger-never-fires: TimeInterval(10)", "warning trigger-never-fires: 10",
                "error trigger-never-fires: 0",
            ]),
        Case(
            "the seconds of the minutes of a title, and a function that looks at its value",
            swift: snooze(trigger("10 * 60"))
                + "\nfunc remind(after seconds: TimeInterval) { \(trigger("max(1, seconds)")); add(trigger) }\nfunc now() { remind(after: 0) }",
            ["trigger-never-fires"]),
        Case(
            "a snoozed request with its own date",
            swift: snooze("log()", trigger: "request.trigger"), ["trigger-never-fires"],
            ["warning trigger-never-fires: request.trigger"]),
        Case(
            "a snoozed request with an interval that may be of this one",
            swift: snooze("log()", trigger: "request.trigger") + "\nfunc tea() { \(trigger("600")); add(trigger) }",
            ["trigger-never-fires"]),
        Case(
            "content with a category and without a text; one that is only a sound",
            swift: content("content.categoryIdentifier = \"tea\"") + content("content.sound = .default"),
            ["content-changed-late"],
            ["error content-changed-late: UNMutableNotificationContent()"]),
        Case(
            "content with a text, with only a badge, and content that other code changes",
            swift: content("content.sound = .default\n    content.body = text") + content("content.badge = 1")
                + content("content.sound = .default\n    fill(content)"), ["content-changed-late"]),
        Case(
            "a function that makes content without the category that it gets; one with a category of the app",
            swift: """
                func tea(_ text: String, categoryID: String) -> UNMutableNotificationContent {
                    let content = UNMutableNotificationContent()
                    content.title = text
                    return content
                }
                func build(_ title: String, category: String) -> UNMutableNotificationContent {
                    let content = UNMutableNotificationContent()
                    content.title = title
                    return content
                }
                """, ["category-unused"],
            ["warning category-unused: func tea(_ text: String, categoryID: String) -> UNMutableNotificationContent {"]
        ),
        Case(
            "one that sets it, and one that chooses the text by it",
            swift: """
                func build(_ title: String, category: String) -> UNMutableNotificationContent {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = category
                    return content
                }
                func make(category: String) -> UNMutableNotificationContent {
                    let content = UNMutableNotificationContent()
                    content.title = titles[category]
                    return content
                }
                """, ["category-unused"]),
    ]
}
