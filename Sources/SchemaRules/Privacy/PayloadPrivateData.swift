import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let payloadPrivateData: NotificationRule = RuleDescription(
        id: "payload-private-data",
        severity: .warning,
        group: .privacy,
        summary: "A push contains private data only if it is encrypted.",
        rationale: """
            The payload passes through servers and stays readable on the device. Send an identifier and let the app \
            fetch the data, or encrypt the push. If the service extension fails, people see the text of the encrypted \
            push, so it must not be private.
            """,
        unseen: """
            A value without sensitivity and origin is judged by English words in its name, such as password and iban. \
            What servers send in other values isn't seen.
            """,
        source: .payloadContent,
        passing: [
            """
            notifications:
              sealed:
                title: Chess Club
                encrypted: true
                becomes: [test-result]
                data: { ciphertext: { sensitivity: secret } }
              test-result:
                delivery: extension
                title: New Result
                data: { value: { sensitivity: health } }
              statement: { title: New Statement, data: { statementID: uuid } }
            """
        ],
        failing: [
            """
            notifications:
              statement:
                title: New Statement
                data: { ⟦total⟧: { type: number, sensitivity: financial } }
              welcome: { title: Welcome, data: { ⟦password⟧: string } }
            """,
            """
            notifications:
              sealed:
                title: Chess Club
                body: $(⟦text⟧)
                encrypted: true
                variables: { text: { origin: user } }
                data: { ciphertext: string }
            """,
        ]
    ).eachNotification { notification, _, report in
        guard notification.delivery.isPush else { return }
        let suspects = notification.data.filter { $0.isSensitive || $0.hasPrivateName }
        guard notification.isEncrypted || !suspects.isEmpty else { return }
        let shown = notification.fieldsUsed(in: notification.alertTexts)
        if notification.isEncrypted {
            // More sensitive values mustn't be in any text; another rule reports them.
            for (field, range) in shown where field.sensitivity == .personal {
                report.add(
                    at: range,
                    "'\(field.name.value)' is in the unencrypted part of an encrypted push",
                    help: "use general words, and show it in the decrypted notification",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            }
            return
        }
        let names = Set(shown.map(\.field.name.value))
        for field in suspects where !names.contains(field.name.value) {
            report.add(
                at: field.name.range,
                field.isSensitive
                    ? "'\(field.name.value)' (\(field.sensitivity.rawValue)) isn't encrypted in the payload"
                    : "'\(field.name.value)' may be private, and isn't encrypted in the payload",
                help: "send an identifier and let the app fetch it, or encrypt the push"
                    + (field.isSensitive ? "" : "; if it isn't private, declare sensitivity: public")
            )
        }
    }
}

extension Field {
    /// Whether its name suggests a private value, and the schema doesn't say.
    fileprivate var hasPrivateName: Bool {
        contents.sensitivityLevel == nil && contents.originOfText == nil
            && (SensitiveName(name.value)?.isLikely ?? false)
    }
}
