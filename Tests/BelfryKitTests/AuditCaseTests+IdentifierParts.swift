extension AuditCaseTests {
    // MARK: Parts of identifiers

    private static func parsing(_ code: String) -> String {
        """
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let name = response.notification.request.identifier
            \(code)
        }
        """
    }

    static let identifierParts = [
        Case(
            "a part between hyphens as a UUID",
            [
                "App/A.swift": parsing(
                    "let parts = name.split(separator: \"-\")\nif let part = parts.last, let id = UUID(uuidString: String(part)) { open(id) }"
                ).replacing(
                    "let name", with: "let requestID"
                ).replacing("name.split", with: "requestID.split"),
                "App/B.swift": parsing(
                    "let parts = name.components(separatedBy: \"-\")\nguard parts.count == 2, let id = UUID(uuidString: parts[1]) else { return }\nopen(id)"
                ),
                "App/C.m": """
                @implementation C
                - (void)open:(UNNotificationRequest *)request {
                    NSArray *parts = [request.identifier componentsSeparatedByString:@"-"];
                    [self show:[[NSUUID alloc] initWithUUIDString:parts.lastObject]];
                }
                @end
                """,
            ], ["name-mismatch"],
            [
                "error name-mismatch: UUID(uuidString: String(part))",
                "error name-mismatch: UUID(uuidString: parts[1])",
                "error name-mismatch: [[NSUUID alloc] initWithUUIDString:parts.lastObject]",
            ]),
        Case(
            "another separator, the rest after the first hyphen, and no identifier",
            [
                "App/A.swift": parsing(
                    "let parts = name.split(separator: \"_\")\nif let id = parts.last.flatMap({ UUID(uuidString: String($0)) }) { open(id) }"
                ),
                "App/B.swift": parsing(
                    "let parts = name.split(separator: \"-\", maxSplits: 1)\nif let id = UUID(uuidString: String(parts[1])) { open(id) }"
                ),
                "App/C.swift": parsing(
                    "let parts = name.split(separator: \"-\")\nif let id = UUID(uuidString: parts.dropFirst().joined(separator: \"-\")) { open(id) }"
                ),
            ], ["name-mismatch"]),
        Case(
            "a removal with another property of the object, in two branches",
            objectiveC: removing("compoundKey"), ["name-mismatch"],
            ["warning name-mismatch: [NSString stringWithFormat:@\"IN~%@\", activity.compoundKey]"]),
        Case("a removal with the property of the request", objectiveC: removing("key"), ["name-mismatch"]),
        Case(
            "a property that has the value of the other",
            objectiveC: removing("compoundKey") + "\nvoid copy(Activity *a) { a.compoundKey = a.key; }",
            ["name-mismatch"]),
        Case(
            "a removal with another property in Swift",
            swift: removal("\"task-\\(task.id)\"", "\"task-\\(task.title)\""), ["name-mismatch"],
            ["warning name-mismatch: \"task-\\(task.title)\""]),
        Case(
            "a removal by the ID of an object, where each request has a new identifier",
            swift: removal("UUID().uuidString", "task.id.uuidString"), ["name-mismatch"],
            ["warning name-mismatch: task.id.uuidString"]),
        Case(
            "the same with a local constant",
            swift: removal("name", "task.id.uuidString").replacing(
                "let trigger", with: "let name = UUID().uuidString\nlet trigger"), ["name-mismatch"],
            ["warning name-mismatch: task.id.uuidString"]),
        Case(
            "a new identifier that the object stores",
            swift: removal("name", "task.requestID").replacing(
                "let trigger", with: "let name = UUID().uuidString\ntask.requestID = name\nlet trigger"),
            ["name-mismatch"]),
        Case(
            "a new identifier that code stores from the request",
            swift: removal("UUID().uuidString", "task.requestID").replacing(
                "func remove",
                with: "func keep(_ r: UNNotificationRequest) { task.requestID = r.identifier }\nfunc remove"
            )
            .replacing("center.add(", with: "keep(request.identifier); center.add("), ["name-mismatch"]),
        Case(
            "another request with an identifier that is made of the ID",
            swift: removal("UUID().uuidString", "task.id.uuidString")
                + "\nfunc add(_ task: Item) { center.add(UNNotificationRequest(identifier: task.id.uuidString, content: c, trigger: t)) }",
            ["name-mismatch"]),
        Case(
            "a removal that also removes what an earlier version added, one of another object, and another text",
            [
                "App/A.swift": removal("\"task-\\(task.id)\"", "\"task-\\(task.title)\", \"task-\\(task.id)\""),
                "App/B.swift": removal("\"one-\\(task.id)\"", "\"one-\\(reminder.taskID)\"")
                    .replacing("class Reminders", with: "class Others"),
                "App/C.swift": removal("\"new-\\(task.id)\"", "\"old-\\(task.title)\"")
                    .replacing("class Reminders", with: "class Old"),
            ], ["name-mismatch"]),
    ]

    static let removalsOfProperties =
        [
            (
                "a removal without the text before the value", removal("\"task-\\(task.id)\"", "task.id.uuidString"),
                "task.id.uuidString"
            ),
            (
                "without the text after it", removal("task.id.uuidString + \"-due\"", "task.id.uuidString"),
                "task.id.uuidString"
            ),
            ("a removal by another property", removal("task.id.uuidString", "task.title"), "task.title"),
        ].map { Case($0, swift: $1, ["name-mismatch"], ["warning name-mismatch: \($2)"]) }
        + [
            ("the same property", removal("task.id.uuidString", "task.id.uuidString")),
            ("the same text and property", removal("\"task-\\(task.id)\"", "\"task-\\(task.id)\"")),
            (
                "also without the text, for an earlier version",
                removal("\"task-\\(task.id)\"", "task.id.uuidString, \"task-\\(task.id)\"")
            ),
            ("a property with the identifier", removal("task.id.uuidString", "task.notificationID")),
            ("the property of another object", removal("\"task-\\(task.id)\"", "reminder.id")),
        ].map { Case($0, swift: $1, ["name-mismatch"]) }

    private static func removing(_ property: String) -> String {
        """
        @implementation Screen
        - (void)add:(Activity *)activity {
            NSString *identifier;
            if (self.isEntry) {
                identifier = [NSString stringWithFormat:@"IN~%@", self.activity.key];
            } else {
                identifier = [NSString stringWithFormat:@"OUT~%@", self.activity.key];
            }
            UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:identifier content:content trigger:trigger];
            [center addNotificationRequest:request withCompletionHandler:nil];
        }
        - (void)remove:(Activity *)activity isEntry:(BOOL)isEntry {
            NSString *identifier;
            if (isEntry) {
                identifier = [NSString stringWithFormat:@"IN~%@", activity.\(property)];
            } else {
                identifier = [NSString stringWithFormat:@"OUT~%@", activity.\(property)];
            }
            NSArray *all = [NSArray arrayWithObjects:identifier, nil];
            [center removePendingNotificationRequestsWithIdentifiers:all];
        }
        @end
        """
    }

    private static func removal(_ added: String, _ removed: String) -> String {
        """
        class Reminders {
            func add(_ task: Item) {
                let trigger = UNCalendarNotificationTrigger(dateMatching: task.parts, repeats: false)
                center.add(UNNotificationRequest(identifier: \(added), content: content, trigger: trigger))
            }
            func remove(_ task: Item, _ reminder: Reminder) {
                center.removePendingNotificationRequests(withIdentifiers: [\(removed)])
            }
        }
        """
    }
}
