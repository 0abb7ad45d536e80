import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let pushHeaderValue: Rule = Rule(
        id: "push-header-value",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A request has only headers of APNs, with valid values.",
        rationale: """
            APNs rejects a push with an invalid priority, expiration or identifier, and ignores a misspelled header.
            """,
        source: .sendingToAPNs,
        passing: [
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-priority": "10", "apns-expiration": "0" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                } }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-priority": ⟦"high"⟧, ⟦"apns-expire"⟧: "0" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                } }
                """
            )
        ]
    ).payload { push, report in
        for field in push.received.headers?.fields ?? []
        where field.name.hasPrefix("apns-") || field.name.hasPrefix("apns_") {
            guard let check = expectations[field.name] else {
                if PushHeader.all.contains(field.name) { continue }
                let suggestion = Suggestion.nearest(to: field.name, among: PushHeader.all)
                report.add(
                    at: field.key.range, "'\(field.name)' isn't an APNs header",
                    help: suggestion.map { "did you mean '\($0)'?" }
                        ?? "delete it; the headers are \(PushHeader.all.joined(separator: ", "))")
                continue
            }
            guard field.value.kind != .scalar || !check.accepts(field.value.text) else { continue }
            report.add(
                at: field.value.kind == .scalar ? field.value.range : field.key.range,
                "'\(field.name)' is \(check.words)"
                    + (field.value.kind == .scalar ? ", not '\(field.value.text)'" : ""),
                help: check.help)
        }
    }

    private struct Expectation: Sendable {
        var words: String
        var help: String
        var accepts: @Sendable (String) -> Bool
    }

    private static let expectations = [
        PushHeader.priority: Expectation(
            words: "10, 5 or 1", help: "write 10 to show it immediately, or 5 to save power"
        ) { Priority(rawValue: $0) != nil },
        PushHeader.expiration: Expectation(
            words: "a time in seconds since 1970, or 0", help: "write 0 to try once, or leave the header out"
        ) { text in Int(text).map { $0 >= 0 } ?? false },
        PushHeader.id: Expectation(
            words: "a lowercase UUID", help: "write one, or leave out the header: APNs then creates one"
        ) { text in ScalarType.uuid.value(of: text, among: []) != nil && text == text.lowercased() },
        PushHeader.requestID: Expectation(
            words: "a UUID", help: "write one, or leave out the header: APNs then creates one"
        ) { text in ScalarType.uuid.value(of: text, among: []) != nil },
    ]
}
