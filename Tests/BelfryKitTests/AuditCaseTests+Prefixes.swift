extension AuditCaseTests {
    // MARK: Beginnings of identifiers

    /// Requests with an unlabeled identifier, one that is new each time after a text, and one of another request.
    private static func requests(_ code: String) -> String {
        """
        final class Daily {
            let center = UNUserNotificationCenter.current()
            func apply(_ days: [Int], _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                for day in days { addDaily(content, trigger, "daily-\\(day)") }
                center.add(UNNotificationRequest(identifier: "missed-" + UUID().uuidString, content: content, trigger: trigger))
            }
            private func addDaily(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger, _ id: String) {
                center.add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
            }
            func postpone(_ old: UNNotificationRequest, _ trigger: UNNotificationTrigger) {
                center.add(UNNotificationRequest(identifier: old.identifier + "-later", content: old.content, trigger: trigger))
            }
            \(code)
        }
        """
    }

    private static func open(_ code: String) -> String {
        """
        func register() {
            let actions = [5, 15].map { UNNotificationAction(identifier: "snooze-\\($0)", title: "In \\($0) Minutes", options: []) }
            UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "bill", actions: actions, intentIdentifiers: [])])
        }
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(code)
            }
        }
        """
    }

    static let prefixes = [
        Case(
            "a beginning that no request has",
            swift: requests(
                "func hasReminder() async -> Bool { await center.pendingNotificationRequests().contains { $0.identifier.hasPrefix(\"words-\") } }"
            ), ["name-mismatch"], ["warning name-mismatch: \"words-\""]),
        Case(
            "beginnings that requests have",
            swift: requests(
                """
                func hasReminder() async -> Bool {
                        await center.pendingNotificationRequests().contains { $0.identifier.hasPrefix("daily-") || $0.identifier.hasPrefix("missed-") }
                    }
                """), ["name-mismatch"]),
        Case(
            "a request whose identifier is new each time, without a text",
            swift: requests(
                """
                func hasReminder() async -> Bool { await center.pendingNotificationRequests().contains { $0.identifier.hasPrefix("words-") } }
                    func tell(_ content: UNNotificationContent) { center.add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)) }
                """), ["name-mismatch"]),
        Case(
            "an unlabeled identifier that isn't known",
            swift: requests(
                """
                func hasReminder() async -> Bool { await center.pendingNotificationRequests().contains { $0.identifier.hasPrefix("words-") } }
                    func tell(_ task: Task, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) { addDaily(content, trigger, task.name) }
                """), ["name-mismatch"]),
        Case(
            "a value of which the other argument of a call has parentheses",
            swift: """
                func isScheduled(_ id: String, _ done: @escaping (Bool) -> Void) {
                    UNUserNotificationCenter.current().getPendingNotificationRequests { done($0.contains { $0.identifier == id }) }
                }
                func schedule(_ id: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().getPendingNotificationRequests { list in
                        if list.contains(where: { $0.identifier == id }) { return }
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "workout.\\(id)", content: content, trigger: trigger))
                    }
                }
                func start() { isScheduled("run") { there in if !there { schedule("run", content(), trigger()) } } }
                """, ["name-mismatch"], ["warning name-mismatch: id"]),
        Case(
            "a longer text than the beginning",
            swift: open(
                """
                let request = response.notification.request
                if request.identifier.hasPrefix("place-") { show(String(request.identifier.dropFirst("places-".count))) }
                guard request.identifier.hasPrefix("room-") else { return }
                show(String(request.identifier.dropFirst("roo".count)), request.identifier.dropFirst("room-".count))
                """), ["name-mismatch"], ["warning name-mismatch: \"places-\""]),
        Case(
            "a longer text than the beginning in Objective-C",
            objectiveC: """
                @implementation App
                - (void)open:(UNNotificationRequest *)request {
                    if ([request.identifier hasPrefix:@"place-"]) { [self show:[request.identifier substringFromIndex:[@"places-" length]]]; }
                    if ([request.identifier hasPrefix:@"room-"]) { [self show:[request.identifier substringFromIndex:@"room-".length]]; }
                }
                @end
                """, ["name-mismatch"], ["warning name-mismatch: \"places-\""]),
        Case(
            "a beginning of actions with another separator, and a split at it",
            swift: open(
                """
                if response.actionIdentifier.hasPrefix("snooze_"), let minutes = Int(response.actionIdentifier.components(separatedBy: "_").last ?? "") {
                            snooze(minutes)
                        }
                """), ["action-undeclared"],
            ["warning action-undeclared: \"snooze_\"", "warning action-undeclared: \"_\""]),
        Case(
            "the beginning of actions, the one of the system, and one of a library",
            swift: open(
                """
                if response.actionIdentifier.hasPrefix("snooze-"), let minutes = Int(response.actionIdentifier.components(separatedBy: "-").last ?? "") {
                            snooze(minutes)
                        }
                        if response.actionIdentifier.hasPrefix("com.apple.") || response.actionIdentifier.hasPrefix("mixpanel_") { return }
                        track(response.actionIdentifier.components(separatedBy: ".").last)
                """), ["action-undeclared"]),
    ]
}
