import AppleFacts
import Diagnostics
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let categoryMismatch: PushRule = RuleDescription(
        id: "category-mismatch",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A payload has the category that the schema declares for its notification.",
        rationale: """
            The category decides which buttons appear. Without it, there are none. With another category, people get \
            actions that the app doesn't expect for this notification.
            """,
        source: .remotePayload,
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
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": "Ada wrote", "category": ⟦"delivery"⟧ }, "notification": "message" }
                """,
                of: """
                    categories:
                      delivery: { hidden-previews-body-placeholder: Delivery }
                    notifications:
                      message: { body: Ada wrote, }
                      courier-arriving: { category: delivery, title: Courier Arriving }

                    """
            ),
        ]
    ).eachPush(lookingAt: [.aps, .identity]) { push, report in
        guard let notification = push.notification, notification.isShown else { return }
        let expected = notification.categoryIdentifiers
        guard let category = push.received.aps(PayloadKey.category) else {
            // Misspelled and misplaced keys are reported elsewhere.
            guard let first = expected.first, !push.misplacesCategory else { return }
            report.add(
                at: push.received.place,
                "'\(notification.name)' has the category '\(first)', but this push has none",
                help: "add \"category\": \"\(first)\" to aps",
                notes: push.note()
            )
            return
        }
        guard category.isString, push.contract.isCategory(category.text), !expected.contains(category.text) else {
            return
        }
        report.add(
            at: category.range,
            expected.first.map { "'\(notification.name)' has the category '\($0)', not '\(category.text)'" }
                ?? "'\(notification.name)' has no category",
            help: expected.first.map { "write '\($0)'" } ?? "delete it, or give the notification the category",
            notes: push.note()
        )
    }
}
