import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconVariantMixed: CategoryRule = RuleDescription(
        id: "icon-variant-mixed",
        severity: .advice,
        fixes: [.unsafe],
        group: .icons,
        summary: "The icons of a category are all outlines or all filled.",
        rationale: """
            Icons in a list should look alike. Next to text, as in a notification, use outlines. A symbol with only \
            one form fits both.
            """,
        source: .higSFSymbols,
        passing: [
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - like: { title: Like, icon: heart.fill }
                  - mute: { title: Mute, icon: bell.slash.fill }
                  - accept: { title: Accept, icon: checkmark }
            """
        ],
        failing: [
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - like: { title: Like, icon: ⟦heart.fill⟧ }
                  - mute: { title: Mute, icon: bell.slash }
            """
        ]
    ).eachCategory { category, context, report in
        guard category.actions.contains(where: { $0.symbol?.isFilled == true }) else { return }
        let uses = category.actions.compactMap(\.symbolUse)
        guard let neighbor = uses.first(where: { SFSymbols.isOutline($0.symbol.name) }) else { return }
        for use in uses where use.symbol.isFilled && SFSymbols.contains(use.symbol.name) {
            let outline = SFSymbols.outline(ofFilled: use.symbol.name)
            report.add(
                at: use.name.range,
                "'\(use.symbol.name)' is filled, but '\(neighbor.symbol.name)' next to it is an outline",
                help: "write \(outline ?? "a symbol that is an outline, too")",
                notes: [Finding.Note("the outline", at: neighbor.name.range)],
                fix: outline.flatMap {
                    context.schema.app.hasSymbol($0) ? Fix(.unsafe, use.name.node.replacingText(with: $0)) : nil
                }
            )
        }
    }
}
