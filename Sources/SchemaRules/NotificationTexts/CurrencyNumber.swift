import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let currencyNumber: NotificationRule = RuleDescription(
        id: "currency-number",
        severity: .warning,
        group: .notificationTexts,
        summary: "An amount of money is a decimal, not a number.",
        rationale: """
            A number is a binary fraction, in JSON and in Swift: 0.1 isn't exact, and sums are wrong by a cent. A decimal \
            is Decimal in Swift and a string such as "12.50" in the payload. For an app that was released, changing the \
            type is a breaking change, which belfry breaking reports.
            """,
        source: .language,
        passing: [
            """
            notifications:
              paid:
                delivery: local
                title: Seats Are Cheaper
                body: A seat is $(price) now.
                data: { price: { type: decimal, format: { currency: EUR } } }
            """
        ],
        failing: [
            """
            notifications:
              paid:
                delivery: local
                title: Seats Are Cheaper
                body: A seat is $(price) now.
                data: { price: { type: ⟦number⟧, format: { currency: EUR } } }
            """
        ]
    ).eachNotification { notification, _, report in
        for field in notification.variables + notification.data {
            guard case .currency? = field.format?.value, field.type.scalar == .number, let type = field.typeName else {
                continue
            }
            report.add(
                at: type.range, "'\(field.name.value)' is an amount of money, and a number isn't exact",
                help: "write decimal")
        }
    }
}
