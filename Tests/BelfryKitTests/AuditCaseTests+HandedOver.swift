extension AuditCaseTests {
    // MARK: Content that a service extension hands over too early

    private static func early(_ code: String, _ more: String = "", expiring: String = "") -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            var contentHandler: ((UNNotificationContent) -> Void)?
            var bestAttemptContent: UNMutableNotificationContent?
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                self.contentHandler = contentHandler
                bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent
                guard let bestAttemptContent else { return contentHandler(request.content) }
                \(code)
            }
            \(more)
            override func serviceExtensionTimeWillExpire() {
                if let contentHandler, let bestAttemptContent { contentHandler(bestAttemptContent) }
            }
        }
        """
    }

    private static func loading(_ inside: String = "", after: String = "contentHandler(bestAttemptContent)") -> String {
        """
        URLSession.shared.dataTask(with: link) { data, _, _ in
            bestAttemptContent.body = text(of: data)
            \(inside)
        }.resume()
        \(after)
        """
    }

    private static func attaching(_ after: String, in block: String = "") -> String {
        """
        @implementation NotificationService
        - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
            self.contentHandler = contentHandler;
            self.bestAttemptContent = [request.content mutableCopy];
            [[[NSURLSession sharedSession] dataTaskWithURL:link completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                self.bestAttemptContent.attachments = @[[self attachmentOf:data]];
                \(block)
            }] resume];
            \(after)
        }
        - (void)serviceExtensionTimeWillExpire { self.contentHandler(self.bestAttemptContent); }
        @end
        """
    }

    private static let helper = """
        func load(_ link: URL, then done: @escaping (String) -> Void) {
            URLSession.shared.dataTask(with: link) { data, _, _ in done(text(of: data)) }.resume()
        }
        """

    static let handedOver =
        [
            (
                "a content that is handed over before a task has changed it", early(loading()),
                "contentHandler(bestAttemptContent)"
            ),
            (
                "before a function of the extension calls back",
                early("load(link) { bestAttemptContent.body = $0 }\ncontentHandler(bestAttemptContent)", helper),
                "contentHandler(bestAttemptContent)"
            ),
            (
                "the original, although only the end of the time has the copy",
                early("bestAttemptContent.title = \"Tea\"\ncontentHandler(request.content)"),
                "contentHandler(request.content)"
            ),
        ].map { proves, code, argument in
            Case(
                proves, swift: code, ["service-content-unfinished"],
                ["warning service-content-unfinished: \(argument.dropFirst(15).dropLast())"])
        }
        + [
            Case(
                "in Objective-C", objectiveC: attaching("self.contentHandler(self.bestAttemptContent);"),
                ["service-content-unfinished"],
                ["warning service-content-unfinished: .bestAttemptContent"]),
            Case(
                "in Objective-C, the block hands it over",
                objectiveC: attaching("", in: "self.contentHandler(self.bestAttemptContent);"),
                ["service-content-unfinished"]),
        ]
        + [
            ("the task hands it over", early(loading("contentHandler(bestAttemptContent)", after: ""))),
            (
                "the task runs only if there is an address",
                early(
                    "if let link {\n\(loading("contentHandler(bestAttemptContent)", after: ""))\n} else {\ncontentHandler(bestAttemptContent)\n}"
                )
            ),
            (
                "the method waits for the task",
                early(
                    "let done = DispatchSemaphore(value: 0)\n"
                        + loading("done.signal()", after: "done.wait()\ncontentHandler(bestAttemptContent)"))
            ),
            (
                "the function calls back at once",
                early(
                    "change { bestAttemptContent.body = $0 }\ncontentHandler(bestAttemptContent)",
                    "func change(_ body: (String) -> Void) { body(\"Tea\") }")
            ),
            (
                "another method has the copy",
                early(
                    "bestAttemptContent.title = \"Tea\"\nload()\nif isOld { contentHandler(request.content) }",
                    "func load() { if let bestAttemptContent { contentHandler?(bestAttemptContent) } }")
            ),
        ].map { Case($0, swift: $1, ["service-content-unfinished"]) }
}
