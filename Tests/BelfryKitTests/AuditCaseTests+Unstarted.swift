extension AuditCaseTests {
    // MARK: Chains of calls that nothing starts

    private static func fence(_ entry: String, call: String = "", more: String = "") -> String {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { Button("Go") { \(call) } } } }
        final class Fence {
            var places: [String] = []
            \(entry) { checkFences(name) }
            private func checkFences(_ name: String) { for place in places where place == name { send(place) } }
            private func send(_ place: String) {
                let content = UNMutableNotificationContent()
                content.title = place
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: place, content: content, trigger: nil))
            }
            \(more)
        }
        """
    }

    private static let update = "func update(name: String)"
    private static let unadded = "warning request-unadded: private func send(_ place: String) {"

    private static func removing(_ name: String, call: String = "", trigger: String = "nil", more: String = "")
        -> String
    {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        struct SettingsView: View {
            @AppStorage("on") var on = true
            var body: some View {
                Toggle("Reminders", isOn: $on)
                Button("Plan") { if on { Planner().plan() } }
                Button("Other") { \(call) }
            }
        }
        final class Planner: NSObject, UIApplicationDelegate {
            func plan() {
                let content = UNMutableNotificationContent()
                content.title = "Water"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "day", content: content, trigger: \(trigger)))
            }
            func \(name)() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
            \(more)
        }
        """
    }

    private static let hourly = "UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)"

    static let uncalledChains = [
        Case("two private functions between", swift: fence(update), ["request-unadded"], [unadded]),
        Case(
            "a wrapper with the same name in another class",
            swift: fence(update, more: "")
                + """

                final class Model {
                    let fence = Fence()
                    func update(name: String) { fence.update(name: name) }
                }
                """, ["request-unadded"], [unadded]),
        Case(
            "code calls the wrapper",
            swift: fence(update, call: "Model().update(name: \"\")")
                + """

                final class Model {
                    let fence = Fence()
                    func update(name: String) { fence.update(name: name) }
                }
                """, ["request-unadded"]),
        Case(
            "code calls the first function", swift: fence(update, call: "Fence().update(name: \"\")"),
            ["request-unadded"]),
        Case(
            "a protocol that no file declares may have the function",
            swift: fence(update).replacing("final class Fence", with: "final class Fence: PlaceObserver"),
            ["request-unadded"]),
        Case("other modules may call it", swift: fence("public " + update), ["request-unadded"]),
        Case("Objective-C may call it", swift: fence("@objc " + update), ["request-unadded"]),
        Case("the system calls it", swift: fence("override func viewDidAppear(_ name: Bool)"), ["request-unadded"]),
    ]

    static let uncalledRemovals = [
        Case(
            "a switch that is off calls nothing", swift: removing("disableReminders"), ["request-removed"],
            [
                "warning request-removed: func disableReminders() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "nothing removes the requests that wait", swift: removing("cancelAllReminders", trigger: hourly),
            ["request-removed"],
            [
                "warning request-removed: func cancelAllReminders() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "what makes the requests fit the settings",
            swift: removing(
                "stop",
                more:
                    "func syncWithState() { if UserDefaults.standard.bool(forKey: \"on\") { plan() } else { stop() } }"),
            ["request-removed"],
            [
                "warning request-removed: func stop() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "code calls it", swift: removing("disableReminders", call: "Planner().disableReminders()"),
            ["request-removed"]),
        Case("requests that don't wait", swift: removing("cancelAllReminders"), ["request-removed"]),
        Case(
            "other code removes requests",
            swift: removing(
                "disableReminders", call: "Planner().stop()",
                more:
                    "func stop() { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [\"day\"]) }"
            ),
            ["request-removed"]),
        Case(
            "the system's method by its name", swift: removing("removeAllPendingNotificationRequests", trigger: hourly),
            ["request-removed"]),
    ]
}
