import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let mutableRequiresAlert: Rule = Rule(
        id: "mutable-requires-alert",
        severity: .error,
        fixes: [.unsafe],
        group: .delivery,
        summary: "A push that the service extension changes has a text and mutable-content.",
        rationale: """
            The system runs the extension only for a push with an alert: without a title or a body, it silently \
            decrypts, downloads and attributes nothing. For a chat, $(senderName) is a good title; for an encrypted \
            push, use general words.
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
                "'\(name)' needs the service extension, so 'mutable-content' can't be false",
                help: "delete 'mutable-content'",
                fix: notification.fix(removing: "mutable-content", applicability: .unsafe)
            )
            return
        }
        guard notification.isMutable else { return }
        guard notification.isShown else {
            // A background push has no other visible content.
            guard let key = notification.mutableContent, key.value else { return }
            report.add(
                at: key.range,
                "'\(name)' is a background push, which never reaches the service extension",
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
            "'\(name)' has no text, so the service extension doesn't run",
            help: notification.communication == nil
                ? "add a title or a body; for an encrypted push, one that reveals nothing"
                : "add title: with the sender's name"
        )
    }.payload { push, report in
        guard let entry = push.received.apsEntry(PayloadKey.mutableContent), entry.value.isFlagOn else {
            let value = push.received.aps(PayloadKey.mutableContent)
            guard let notification = push.notification, notification.requiredFlag == PayloadKey.mutableContent,
                !push.misspells(PayloadKey.mutableContent),
                // A value of the wrong type has its own rule.
                value.map({ APSKey.Value.flag.verdict(on: $0) != .wrong }) ?? true
            else { return }
            report.add(
                at: value?.range ?? push.received.place,
                "'\(notification.name)' needs the service extension, but this push doesn't set 'mutable-content'",
                help: value == nil ? "add \"\(PayloadKey.mutableContent)\": 1 to aps" : "write 1",
                notes: push.note())
            return
        }
        // The reference requires an object, not just a text.
        guard !push.received.hasText || push.received.alert?.kind == .scalar else { return }
        report.add(
            at: entry.key.range,
            push.received.hasText
                ? "the service extension runs only if 'alert' is an object; this is a string"
                : "\(push.subject) has no text, so the service extension doesn't run",
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

extension Notification {
    /// Whether a text is written but can't be read.
    fileprivate func writesBadly(_ key: String) -> Bool {
        guard let value = self.body.value(key) else { return self.body.attempts(key) }
        return value.kind != .scalar || value.isMissing
    }
}
