import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let idNearDuplicate: WholeSchemaRule = RuleDescription(
        id: "id-near-duplicate",
        severity: .warning,
        group: .identifiers,
        isOnlyForSchemas: true,
        summary: "Identifiers of categories differ in more than case and white space.",
        rationale: """
            Anyone who types the wrong one on the server gets the wrong buttons or none, and no error.
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
                identifier: ORDER
                hidden-previews-body-placeholder: Shipment
              delivered:
                identifier: ⟦order⟧
                hidden-previews-body-placeholder: Delivery
            """
        ]
    ).schema { context, report in
        var categories: [String: Category] = [:]
        var seen: Set<String> = []
        for category in context.schema.categories {
            let identifier = category.identifier.value
            // All whitespace is below or above the ASCII letters.
            let mayHaveSpace = identifier.utf8.contains { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
            // Another rule reports leading and trailing whitespace.
            guard !mayHaveSpace || identifier.first?.isWhitespace != true && identifier.last?.isWhitespace != true
            else {
                continue
            }
            // Only the first of equal identifiers.
            guard seen.insert(identifier).inserted else { continue }
            let small = identifier.lowercased()
            let folded = mayHaveSpace ? small.filter { !$0.isWhitespace } : small
            guard let first = categories[folded] else {
                categories[folded] = category
                continue
            }
            report.add(
                at: category.identifier.range,
                "'\(identifier)' differs from '\(first.identifier.value)' only by case or white space",
                help: "choose identifiers that people don't confuse",
                notes: [Finding.Note("'\(first.name.value)' has the other one", at: first.identifier.range)]
            )
        }
    }
}
