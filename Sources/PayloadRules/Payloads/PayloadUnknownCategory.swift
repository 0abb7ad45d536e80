import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadUnknownCategory: PushRule = RuleDescription(
        id: "payload-unknown-category",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "The category of a payload is one that the app registers.",
        rationale: """
            With a category that isn't registered, there are no buttons and no text for hidden previews, and no error \
            on the server or the device. Case matters.
            """,
        source: .payloadKeys,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": ⟦"DELIVERY"⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ]
    ).eachPush(lookingAt: [.aps]) { push, report in
        guard let category = push.received.aps(PayloadKey.category), category.isString,
            !push.contract.isCategory(category.text)
        else { return }
        let identifiers = push.contract.categoryIdentifiers
        let declared = push.notification?.categoryIdentifiers.first
        let suggestion = push.nearest(to: category.text, among: identifiers)
        report.add(
            at: category.range,
            "the schema has no category '\(category.text)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? declared.map { "write '\($0)'" }
                ?? (identifiers.isEmpty
                    ? "delete it, or declare the category" : "write one of \(identifiers.listedShortly)"),
            notes: push.note()
        )
    }
}
