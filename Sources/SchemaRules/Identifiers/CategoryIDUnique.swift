import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let categoryIDUnique: WholeSchemaRule = RuleDescription(
        id: "category-id-unique",
        kind: .requirement,
        severity: .error,
        group: .identifiers,
        isOnlyForSchemas: true,
        summary: "Every category has a unique identifier, including earlier ones.",
        rationale: """
            The app registers categories as a set. Of two with the same identifier, one is silently lost with its \
            buttons. The app also registers categories under their earlier identifiers.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              shipped:
                identifier: order.shipped
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: order.delivered
                renamed-from: [ORDER_DELIVERED, "order delivered"]
                hidden-previews-body-placeholder: Delivery
            """
        ],
        failing: [
            """
            categories:
              shipped:
                identifier: order
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """,
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
              order-from-sdk:
                identifier: ⟦order⟧
                external: true
            """,
            """
            categories:
              shipped:
                renamed-from: [order, ⟦delivered⟧]
                hidden-previews-body-placeholder: Shipment
              delivered:
                renamed-from: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """,
        ]
    ).schema { context, report in
        var categories: [String: Int] = [:]
        for (index, category) in context.schema.categories.enumerated() {
            // Swift treats canonically equivalent texts as equal: é is é, however it is encoded.
            let identifier = category.identifier.value
            guard let first = categories[identifier].map({ context.schema.categories[$0] }) else {
                categories[identifier] = index
                continue
            }
            // Two with the same name are already reported.
            guard first.name.value != category.name.value else { continue }
            report.add(
                at: category.identifier.range,
                "'\(identifier)' is already the identifier of '\(first.name.value)'",
                help: "give one of the two another identifier",
                notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifier.range)]
            )
        }
        report.add(RenamedIdentifierClash.all(among: context.schema.categories))
    }
}

extension RuleReport {
    mutating func add(_ clashes: [RenamedIdentifierClash]) {
        for clash in clashes {
            add(at: clash.range, clash.message, help: RenamedIdentifierClash.help, notes: [clash.note])
        }
    }
}
