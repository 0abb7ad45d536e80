import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let extensionKeyMissing: CodeFactRule = RuleDescription(
        id: "extension-key-missing",
        severity: .advice,
        group: .links,
        domain: .code,
        summary: "An app with a service extension has a payload with mutable-content.",
        rationale:
            """
            The system starts the service extension only for a push with "mutable-content": 1. If no example has the \
            key, the extension was never tried with them, and the server may have forgotten it, too.
            """,
        source: .serviceExtension,
        passing: [
            .swift(service, files: [payload(#"{"aps":{"alert":{"title":"Hello"},"mutable-content":1}}"#)]),
            // Nothing is known about payloads.
            .swift(service),
        ],
        failing: [
            .swift(
                service.replacing("class Service", with: "⟦class Service").replacing("\n}", with: "\n}⟧"),
                files: [payload(#"{"aps":{"alert":{"title":"Hello"}}}"#)])
        ]
    ).code { facts, report in
        guard !facts.payloads.isEmpty, !facts.payloads.contains(true), let place = facts.serviceExtensions.first else {
            return
        }
        report.add(
            at: place, "no .apns file in the repository has 'mutable-content', so this doesn't run for any of them",
            help: "add \"mutable-content\": 1 to 'aps' in the pushes that the extension modifies")
    }

    private static let service = """
        class Service: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                handler(request.content)
            }
        }
        """

    private static func payload(_ text: String) -> RuleExample.File { .init("Payloads/hello.apns", text: text) }
}
