import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let legacySummaryFormat: WholeSchemaRule = RuleDescription(
        id: "legacy-summary-format",
        severity: .warning,
        group: .legacy,
        summary: "A category-summary-format has no %@.",
        rationale: """
            %@ was the summary-arg of the notifications, such as the names of their senders. Since iOS 15, the system \
            ignores it, and has no value for the placeholder.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more messages" }
            """,
            """
            app:
              platforms: { iOS: 14.0 }
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more from %@" }
            """,
        ],
        failing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more from ⟦%@⟧" }
            """
        ]
    ).schema { context, report in
        guard !Availability.summaryArgumentIgnored.isNewerThanAny(of: context.schema.app.deploymentTargets) else {
            return
        }
        for category in context.schema.registeredCategories {
            guard let format = category.summaryFormat,
                let argument = ["%@", "%1$@", "%2$@"].lazy.compactMap({ format.range(ofFirst: $0) }).first
            else { continue }
            report.add(
                at: argument,
                "nothing fills “\(argument.text)” since iOS 15",
                help: "write only the number, for example “%u more”"
            )
        }
    }
}

extension Text {
    fileprivate func range(ofFirst word: String) -> SourceRange? {
        let (bytes, word) = (Array(value.utf8), Array(word.utf8))
        return bytes.indices.first { bytes[$0...].starts(with: word) }.map {
            node.range(ofText: $0..<$0 + word.count)
        }
    }
}
