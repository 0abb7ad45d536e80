import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let idPunctuated: CategoryRule = RuleDescription(
        id: "id-punctuated",
        severity: .warning,
        group: .language,
        summary: "For Expo, identifiers of categories have no hyphen and no colon.",
        rationale: """
            expo-notifications warns that a category whose identifier has one of these characters may not work: its \
            notifications can arrive without their actions. The name in the schema can stay as it is, with another \
            text under `identifier`. If an app with the old identifier is in use, add it under `renamed-from`.
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
              news: { identifier: ⟦shop:news⟧, hidden-previews-body-placeholder: News }
            """
        ]
    ).eachCategory { category, context, report in
        let identifier = category.declaration.identifier
        guard context.schema.generate.typescript.client?.value == .expo,
            identifier.value.contains(where: { $0 == "-" || $0 == ":" })
        else { return }
        let safe = String(identifier.value.map { $0 == "-" || $0 == ":" ? "_" : $0 })
        report.add(
            at: identifier.range,
            "Expo may ignore the category '\(identifier.value)', because of '-' and ':' in identifiers",
            help: "write 'identifier: \(safe)', and let servers send it"
        )
    }
}
