import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let idPunctuated: CategoryRule = RuleDescription(
        id: "id-punctuated",
        severity: .warning,
        group: .language,
        summary: "For Expo, identifiers of categories have no hyphen.",
        rationale: """
            expo-notifications warns that a category may not work if its identifier has a hyphen or a colon: its \
            notifications can arrive without their actions. Colons are already reported in every schema. The name in the \
            schema can stay as it is, with another text under 'identifier'. If an app with the old identifier is in \
            use, add it under 'renamed-from'.
            """,
        source: .expoCategories,
        passing: [
            """
            generate: { typescript: { output: app, client: expo } }
            categories:
              order-sent: { identifier: order_sent, hidden-previews-body-placeholder: Order }
            """,
            """
            categories:
              order-sent: { hidden-previews-body-placeholder: Order }
            """,
        ],
        failing: [
            """
            generate: { typescript: { output: app, client: expo } }
            categories:
              ⟦order-sent⟧: { hidden-previews-body-placeholder: Order }
              news: { identifier: ⟦shop-news⟧, hidden-previews-body-placeholder: News }
            """
        ]
    ).eachCategory { category, context, report in
        let identifier = category.declaration.identifier
        // 'id-invalid' reports a colon.
        guard context.schema.generate.typescript.client?.value == .expo, identifier.value.contains("-"),
            !identifier.value.contains(":")
        else { return }
        let safe = identifier.value.replacing("-", with: "_")
        report.add(
            at: identifier.range,
            "'\(identifier.value)' may not work in Expo, which warns of '-' in identifiers of categories",
            help: "write 'identifier: \(safe)', and let servers send it"
        )
    }
}
