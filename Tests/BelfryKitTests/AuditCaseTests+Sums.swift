extension AuditCaseTests {
    // MARK: Dates that code computes

    private static func done(_ code: String, _ after: String = "") -> String {
        """
        func remind(_ habit: Habit, _ content: UNNotificationContent) {
            let time = Calendar.current.dateComponents([.hour, .minute], from: habit.date)
            var date = DateComponents()
            \(code)
            let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: habit.id, content: content, trigger: trigger))
            \(after)
        }
        """
    }

    private static func visit(_ code: String, at date: String = "day") -> String {
        """
        func plan(_ visit: Date, _ content: UNNotificationContent) {
            var day = visit
            \(code)
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: \(date).timeIntervalSinceNow, repeats: false)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "visit", content: content, trigger: trigger))
        }
        """
    }

    static let sums = [
        Case(
            "a sum of minutes",
            swift: done("date.hour = time.hour\n    date.minute = (time.minute ?? 0) + habit.minutes"),
            ["trigger-never-fires"], ["warning trigger-never-fires: (time.minute ?? 0) + habit.minutes"]),
        Case(
            "an hour before another one",
            swift: done("date.hour = Calendar.current.component(.hour, from: habit.date) - 1"),
            ["trigger-never-fires"],
            ["warning trigger-never-fires: Calendar.current.component(.hour, from: habit.date) - 1"]),
        Case(
            "a sum that a function of the app makes the date of a trigger",
            swift: """
                func remind(_ habit: Habit) async {
                    let time = Calendar.current.dateComponents([.hour, .minute], from: habit.date)
                    var date = DateComponents()
                    date.minute = (time.minute ?? 0) + habit.minutes
                    let request = manager.request(title: habit.name, dateComponents: date, repeats: true)
                    try? await UNUserNotificationCenter.current().add(request)
                }
                """, ["trigger-never-fires"], ["warning trigger-never-fires: (time.minute ?? 0) + habit.minutes"]),
        Case(
            "a sum that stays in its range",
            swift: done("date.minute = ((time.minute ?? 0) + habit.minutes) % 60")
                + done("let sum = (time.minute ?? 0) + 5\n    date.minute = min(59, sum)")
                + done("date.minute = (time.minute ?? 0) + 30\n    if date.minute! >= 60 { date.minute! -= 60 }"),
            ["trigger-never-fires"]),
        Case(
            "a sum that the calendar carries over, or that no trigger gets",
            swift: """
                func remind(_ habit: Habit) {
                    let time = Calendar.current.dateComponents([.hour, .minute], from: habit.date)
                    var date = DateComponents()
                    date.minute = (time.minute ?? 0) + habit.minutes
                    guard let next = Calendar.current.date(from: date) else { return }
                    let trigger = UNCalendarNotificationTrigger(dateMatching: Calendar.current.dateComponents([.hour, .minute], from: next), repeats: true)
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: habit.id, content: content, trigger: trigger))
                }
                """, ["trigger-never-fires"]),
        Case(
            "a sum of other components, which have their own range",
            swift: done("date.hour = habit.slot.hour + 8"), ["trigger-never-fires"]),
        Case(
            "a sum after '??'", swift: done("date.hour = time.hour ?? 0 + habit.hours"), ["trigger-never-fires"],
            ["error trigger-never-fires: time.hour ?? 0 + habit.hours"]),
        Case(
            "a sum with parentheses, and another value instead of one that is missing",
            swift: done("date.minute = time.minute ?? 30\n    date.second = habit.second ?? 0 + habit.delay"),
            ["trigger-never-fires"]),
        Case(
            "a date that stays as it is", swift: visit("day.addingTimeInterval(-86400)"), ["trigger-never-fires"],
            ["error trigger-never-fires: day.addingTimeInterval(-86400)"]),
        Case(
            "a date that gets its new value, and one that a function returns",
            swift: visit("day = day.addingTimeInterval(-86400)") + visit("day.addTimeInterval(-86400)")
                + visit("func earlier() -> Date { day.addingTimeInterval(-86400) }", at: "earlier()"),
            ["trigger-never-fires"]),
        Case(
            "a list that isn't sorted",
            objectiveC: """
                @implementation Alarms
                - (NSInteger)nextNotificationID {
                    NSArray *alarms = [self load];
                    [alarms sortedArrayUsingComparator:^NSComparisonResult(Alarm *a, Alarm *b) { return [a.number compare:b.number]; }];
                    return [[alarms lastObject] number] + 1;
                }
                - (UNNotificationRequest *)request:(UNNotificationContent *)content {
                    return [UNNotificationRequest requestWithIdentifier:[NSString stringWithFormat:@"%ld", [self nextNotificationID]] content:content trigger:nil];
                }
                @end
                """, ["trigger-never-fires"],
            [
                "warning trigger-never-fires: [alarms sortedArrayUsingComparator:^NSComparisonResult(Alarm *a, Alarm *b) { return [a.number compare:b.number]; }]"
            ]),
    ]

    // MARK: Loops that count

    private static func water(_ loop: String, _ identifier: String = "water.id") -> String {
        """
        class WaterPlan {
            func schedule(_ water: Water) {
                var hour = water.from
                \(loop)
            }
            func add(id: String, hour: Int) {
                var date = DateComponents()
                date.hour = hour
                let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: UNMutableNotificationContent(), trigger: trigger))
            }
        }
        """
    }

    private static func base(_ identifier: String) -> [String: String] {
        [
            "App/Base.swift": """
            class Base {
                func remind(withID id: String, at hour: Int) {
                    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: UNMutableNotificationContent(), trigger: trigger))
                }
            }
            """,
            "App/Pills.swift":
                "final class Pills: Base { func save(_ pill: Pill) { for hour in pill.hours { remind(withID: \(identifier), at: hour) } } }",
        ]
    }

    static let counting = [
        Case(
            "one identifier for each hour of a loop",
            swift: water("while hour < water.to { add(id: water.id, hour: hour); hour += water.every }"),
            ["request-replaced"], ["warning request-replaced: add(id: water.id, hour: hour)"]),
        Case(
            "an identifier for each hour",
            swift: water(
                "while hour < water.to { add(id: \"\\(water.id)-\\(hour)\", hour: hour); hour += water.every }"),
            ["request-replaced"]),
        Case(
            "a loop that tries again",
            swift: water("while !isDone { add(id: water.id, hour: hour); isDone = check() }"), ["request-replaced"]),
        Case(
            "one identifier for each pass of a loop in Objective-C",
            objectiveC: """
                @implementation Plan
                - (void)schedule {
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    for (int i = 0; i < 5; i++) {
                        UNTimeIntervalNotificationTrigger *trigger = [UNTimeIntervalNotificationTrigger triggerWithTimeInterval:3600 * (i + 1) repeats:NO];
                        UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"water" content:self.content trigger:trigger];
                        [center addNotificationRequest:request withCompletionHandler:nil];
                    }
                }
                @end
                """, ["request-replaced"], ["error request-replaced: @\"water\""]),
        Case(
            "a method of the superclass that gets the identifier", base("pill.id"), ["request-replaced"],
            ["error request-replaced: remind(withID: pill.id, at: hour)"]),
        Case("the same with other identifiers", base("pill.id + \"\\(hour)\""), ["request-replaced"]),
    ]
}
