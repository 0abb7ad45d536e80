import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconRenamed: WholeSchemaRule = RuleDescription(
        id: "icon-renamed",
        severity: .advice,
        fixes: [.safe, .display],
        group: .icons,
        summary: "A symbol has its newest name, if every supported system knows it.",
        rationale: """
            The SF Symbols app finds a symbol by its newest name. The former name still works, so this isn't urgent. \
            If the app supports a system that is older than the new name, the former name is right.
            """,
        source: .higSFSymbols,
        passing: [
            """
            app:
              platforms: { iOS: 18.0 }
            actions:
              show-document: { title: Sign, icon: document }
            """,
            """
            app:
              platforms: { iOS: 17.0 }
            actions:
              show-document: { title: Sign, icon: doc }
            """,
        ],
        failing: [
            """
            app:
              platforms: { iOS: 26.0 }
            actions:
              show-document: { title: Sign, icon: ⟦doc⟧ }
              warn: { title: Warn, icon: ⟦person.crop.circle.badge.exclam⟧ }
            """
        ]
    ).schema { context, report in
        for (name, uses) in context.symbols {
            // Mistakes with variants are reported first.
            guard let renaming = SFSymbols.renaming(of: name), context.schema.app.hasSymbol(renaming.newestName),
                SFSymbols.base(ofLocalized: name) == nil
            else { continue }
            let newest = renaming.newestName
            for use in uses {
                report.add(
                    at: use.name.range,
                    "'\(name)' is \(renaming.isPublished ? "" : "probably ")now called '\(newest)'",
                    help: "write \(newest)",
                    fix: Fix(renaming.isPublished ? .safe : .display, use.name.node.replacingText(with: newest))
                )
            }
        }
    }
}
