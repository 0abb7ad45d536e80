import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let mutableRequiresAlert = Rule(
        id: "mutable-requires-alert",
        severity: .error,
        fixes: [.unsafe],
        group: .delivery,
        summary: "A push that the service extension changes has a text, and asks for the extension.",
        rationale: """
            The system runs the extension only for a push that shows an alert: without a title or a body nothing is \
            decrypted, loaded or attributed to its sender, and no error says so. For a chat $(senderName) is a good \
            title; an encrypted push says in general words that something came.
            """,
        source: .serviceExtension,
        passing: [
            """
            notifications:
              sealed:
                title: Chess Club
                encrypted: true
                data: { ciphertext: string }
              new-photo:
                title: $(album)
                attachments: [{ url: $(photo), type: image }]
                data: { album: string, photo: url }
              reset: { delivery: local, mutable-content: true, badge: 0 }
            """
        ],
        failing: [
            """
            notifications:
              ⟦sealed⟧:
                encrypted: true
                data: { ciphertext: string }
              sync:
                delivery: background
                mutable-content: ⟦true⟧
            """,
            """
            notifications:
              photo:
                title: $(album)
                attachments: [{ url: $(photo), type: image }]
                mutable-content: ⟦false⟧
                data: { album: string, photo: url }
            """,
            .payload(
                #"{ "aps": { ⟦"mutable-content"⟧: 1, "badge": 2 }, "notification": "sealed", "ciphertext": "…" }"#,
                of: sealed
            ),
            .payload(
                #"{ ⟦"aps"⟧: { "alert": { "title": "Chess Club" } }, "notification": "sealed", "ciphertext": "…" }"#,
                of: sealed
            ),
        ]
    ).eachNotification { notification, _, report in
        guard notification.delivery.isPush else { return }
        let name = notification.name.value
        if let key = notification.mutableContent, !key.value, notification.needsServiceExtension {
            report.add(
                at: key.range,
                "'\(name)' needs the service extension, and cannot do without 'mutable-content'",
                help: "delete 'mutable-content'",
                fix: notification.fix(removing: "mutable-content", applicability: .unsafe)
            )
            return
        }
        guard notification.isMutable else { return }
        guard notification.isShown else {
            // What else it has is for people to see, and no background push's.
            guard let key = notification.mutableContent, key.value else { return }
            report.add(
                at: key.range,
                "'\(name)' is a background push, which the service extension never sees",
                help: "delete 'mutable-content', or write a title and another delivery",
                fix: notification.fix(removing: "mutable-content", applicability: .unsafe)
            )
            return
        }
        guard notification.alertTexts.isEmpty,
            !["title", "subtitle", "body"].contains(where: notification.writesBadly)
        else { return }
        report.add(
            at: notification.mutableContent?.range ?? notification.name.range,
            "'\(name)' has no text, and without one the service extension does not run",
            help: notification.communication == nil
                ? "add a title or a body; of an encrypted push one that tells nothing"
                : "add title: with the sender's name"
        )
    }.payload { push, report in
        guard let entry = push.received.apsEntry(PayloadKey.mutableContent), entry.value.isFlagOn else {
            let value = push.received.aps(PayloadKey.mutableContent)
            guard let notification = push.notification, notification.requiredFlag == PayloadKey.mutableContent,
                !push.misspells(PayloadKey.mutableContent),
                // A value of a wrong type has a rule of its own.
                value.map({ APSKey.Value.flag.verdict(on: $0) != .wrong }) ?? true
            else { return }
            report.add(
                at: value?.range ?? push.received.place,
                "'\(notification.name)' needs the service extension, and this push does not ask for it",
                help: value == nil ? "add \"\(PayloadKey.mutableContent)\": 1 to aps" : "write 1",
                notes: push.note())
            return
        }
        // A text alone, and not an object, is not what the reference asks for.
        guard !push.received.hasText || push.received.alert?.kind == .scalar else { return }
        report.add(
            at: entry.key.range,
            push.received.hasText
                ? "the service extension runs only for an alert that is an object, and this one is a string"
                : "\(push.subject) has no text, and without one the service extension does not run",
            help: "write \"alert\": { \"title\": …, \"body\": … }", notes: push.note())
    }

    private static let sealed = """
        notifications:
          sealed:
            title: Chess Club
            encrypted: true
            data: { ciphertext: string }

        """
}

extension NotificationSchema.Notification {
    /// Whether a text is written that could not be read.
    fileprivate func writesBadly(_ key: String) -> Bool {
        guard let value = body.value(key) else { return body.attempts(key) }
        return value.kind != .scalar || value.isMissing
    }
}
