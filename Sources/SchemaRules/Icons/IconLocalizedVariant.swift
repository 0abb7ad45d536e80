import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconLocalizedVariant: WholeSchemaRule = RuleDescription(
        id: "icon-localized-variant",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .icons,
        summary: "An icon doesn't name a localized variant of a symbol.",
        rationale: """
            The system adapts a symbol to the script and reading direction of the user. A name with the suffix of a \
            variant, such as .ar or .rtl, shows that variant to everyone.
            """,
        source: .higSFSymbols,
        passing: [
            """
            actions:
              look-up: { title: Look Up, icon: character.book.closed }
            """
        ],
        failing: [
            """
            actions:
              look-up: { title: Look Up, icon: ⟦character.book.closed.ar⟧ }
              check: { title: Check Off, icon: ⟦checklist.rtl⟧ }
            """
        ]
    ).schema { context, report in
        for (name, uses) in context.symbols {
            guard SFSymbols.contains(name), let base = SFSymbols.base(ofLocalized: name) else { continue }
            let applicability: Fix.Applicability = context.schema.app.hasSymbol(base) ? .unsafe : .display
            for use in uses {
                report.add(
                    at: use.name.range,
                    "'\(name)' is a variant of '\(base)' for some languages, but appears in all of them",
                    help: "write \(base), which the system adapts",
                    fix: Fix(applicability, use.name.node.replacingText(with: base))
                )
            }
        }
    }
}
