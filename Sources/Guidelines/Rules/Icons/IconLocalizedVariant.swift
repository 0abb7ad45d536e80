import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let iconLocalizedVariant = Rule(
        id: "icon-localized-variant",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .icons,
        summary: "The system chooses the variant of a symbol for a script or a reading direction.",
        rationale: """
            A symbol adapts to the language of whoever looks at it. One that is named with the end of a variant, \
            such as .ar or .rtl, shows that to everybody.
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
                    "'\(name)' is the variant of '\(base)' for some languages, and shows in all of them",
                    help: "write \(base), which adapts",
                    fix: Fix(applicability, use.name.node.replacingText(with: base))
                )
            }
        }
    }
}
