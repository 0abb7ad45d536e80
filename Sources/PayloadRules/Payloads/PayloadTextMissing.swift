import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadTextMissing: PushRule = RuleDescription(
        id: "payload-text-missing",
        severity: .warning,
        group: .payloads,
        domain: .payload,
        summary: "An alert has the title and the body that the schema declares.",
        rationale: """
            Without the title or the body, people read only half of the message, and of an empty alert nothing. A text \
            that depends only on optional data can be missing.
            """,
        unseen: "The service extension can add texts, so only an empty alert is reported for a push that it changes.",
        source: .payloadKeys,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving", "loc-key": "courier.body" } },
                  "notification": "courier-arriving" }
                """, of: schema),
            // A string is the body.
            .payload(
                #"{ "aps": { "alert": "Ines is at the door." }, "notification": "courier-arriving" }"#, of: schema),
            .payload(
                #"{ "aps": { "alert": { "title": "Parcel Sent" } }, "notification": "sent" }"#, of: schema),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": ⟦{⟧ "title": "Courier Arriving" } }, "notification": "courier-arriving" }
                """, of: schema),
            .payload(
                """
                { "aps": { "alert": ⟦{⟧ "title": "", "body": "" } }, "notification": "courier-arriving" }
                """, of: schema),
        ]
    ).eachPush(lookingAt: [.aps, .identity]) { push, report in
        guard let notification = push.notification, notification.isShown, let alert = push.received.alert,
            // Another rule reports an alert without keys.
            alert.kind == .mapping, !alert.entries.isEmpty,
            // The text may be under a wrong key, or in the wrong place.
            alert.entries.allSatisfy({ APSKey.ofAlert[$0.key.text] != nil }),
            push.received.apsEntries.allSatisfy({ APSKey.ofAlert[$0.name] == nil })
        else { return }
        let empty = PayloadKey.alertTexts.filter { !alert.hasText($0) }
        if empty.count == PayloadKey.alertTexts.count {
            return report.add(
                at: alert.range.opening, "the alert of \(push.subject) has no text, so people read nothing",
                help: "add \"title\" or \"body\"", notes: push.note())
        }
        // Firebase adds the texts of its notification, and the extension its own.
        guard !notification.isMutable, push.received.firebase?.notification == nil else { return }
        let missing = empty.filter { notification.text($0.text)?.isRequired == true }
        guard let first = missing.first else { return }
        let names = missing.map { "a \($0.text)" }.joined(separator: " and ")
        report.add(
            at: alert.value(of: first.text)?.range ?? alert.range.opening,
            "\(push.subject) has \(names) in the schema, but this push has none",
            help:
                "add \(missing.map { "\"\($0.text)\"" }.joined(separator: " and ")), or the keys of texts, to the alert",
            notes: push.note())
    }

    private static let schema = """
        notifications:
          courier-arriving: { title: Courier Arriving, body: Open the door. }
          sent: { title: Parcel Sent, body: $(note), data: { note: { optional: true } } }

        """
}

extension Node {
    /// Whether an alert has the text or its key. A value of another type, such as null, has its own rule.
    fileprivate func hasText(_ keys: PayloadKey.AlertText) -> Bool {
        [keys.text, keys.locKey].contains { name in
            value(of: name).map { !$0.isText("") } ?? false
        }
    }
}
