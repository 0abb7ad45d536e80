import Diagnostics
import NotificationSchema

extension Rule {
    static let payloadPrivateData = Rule(
        id: "payload-private-data",
        severity: .warning,
        group: .privacy,
        summary: "A push carries nothing private that is not encrypted.",
        rationale: """
            The payload passes through servers, and stays readable on the device. Send an identifier, and let the app \
            fetch what it stands for, or encrypt the push. The text of an encrypted push is shown as it is where the \
            service extension fails, and so has to be one that everybody may read.
            """,
        source: .remotePayload,
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
        let suspects = notification.data.filter(\.isSensitive)
        guard notification.isEncrypted || !suspects.isEmpty else { return }
        let shown = notification.fields(in: notification.alertTexts)
        if notification.isEncrypted {
            // What is worse than personal has no place in any text, as another rule says.
            for (field, range) in shown where field.sensitivity == .personal {
                report.add(
                    at: range,
                    "'\(field.name.value)' is readable in a push that is encrypted",
                    help: "say in general words what came, and show it in what the push becomes",
                    notes: [Finding.Note("declared here", at: field.name.range)]
                )
            }
            return
        }
        let names = Set(shown.map(\.field.name.value))
        for field in suspects where !names.contains(field.name.value) {
            report.add(
                at: field.name.range,
                "'\(field.name.value)' (\(field.sensitivity.rawValue)) travels readably in the payload",
                help: "send an identifier that the app can fetch it by, or encrypt the push"
            )
        }
    }
}
