import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let categoryIDUnique = SchemaRule(
        RuleDescription(
            id: "category-id-unique",
            kind: .requirement,
            severity: .error,
            summary: "Every category has an identifier of its own.",
            rationale: """
                Categories are registered as a set: of two with one identifier, one is lost in silence, and with it its \
                buttons. Two that differ only by case or white space are a warning: whoever types the wrong one gets the \
                wrong buttons, or none.
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
                    identifier: ORDER
                    hidden-previews-body-placeholder: Shipment
                  delivered:
                    identifier: ⟦order⟧
                    hidden-previews-body-placeholder: Delivery
                """,
            ]
        )
    ) { schema, findings in
        var exact: [String: Category] = [:]
        var similar: [String: Category] = [:]
        for category in schema.categories {
            // Swift takes canonically equivalent texts for one: é is é, however it is spelled in Unicode.
            let identifier = category.identifier.value
            if let first = exact[identifier] {
                // Of two with one name that was said already.
                guard first.name.value != category.name.value else { continue }
                findings.report(
                    at: category.identifier.range,
                    "'\(identifier)' is the identifier of '\(first.name.value)' already",
                    help: "give one of the two another identifier",
                    notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifier.range)]
                )
                continue
            }
            exact[identifier] = category
            // Of white space at an end another rule speaks.
            guard identifier.first?.isWhitespace != true, identifier.last?.isWhitespace != true else { continue }
            let folded = identifier.lowercased().filter { !$0.isWhitespace }
            guard let first = similar[folded] else {
                similar[folded] = category
                continue
            }
            findings.report(
                at: category.identifier.range,
                "'\(identifier)' differs from '\(first.identifier.value)' only by case or white space",
                severity: .warning,
                help: "choose identifiers that nobody takes for each other",
                notes: [Finding.Note("'\(first.name.value)' has the other one", at: first.identifier.range)]
            )
        }
    }
}
