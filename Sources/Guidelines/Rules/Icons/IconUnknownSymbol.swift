import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let iconUnknownSymbol: Rule = Rule(
        id: "icon-unknown-symbol",
        severity: .warning,
        fixes: [.display],
        group: .icons,
        summary: "An icon is the name of an SF Symbol.",
        rationale: """
            With an unknown name, there is no icon and no error. Belfry knows the names up to \
            \(SFSymbols.newestRelease). On a Mac, it also checks the system's own list; a name that is in neither is \
            an error.
            """,
        source: .higSFSymbols,
        passing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
              reply: { title: Reply, icon: { template: our-reply-arrow } }
            """
        ],
        failing: [
            """
            actions:
              like: { title: Like, icon: ⟦hand.thumbup⟧ }
              mute: { title: Mute, icon: { system: ⟦bellSlash⟧ } }
              reply: { title: Reply, icon: ⟦ic_reply_24⟧ }
            """
        ]
    ).schema { context, report in
        let severity: Severity = SFSymbols.isComplete ? .error : .warning
        let limit = SFSymbols.isComplete ? "on this Mac" : "up to \(SFSymbols.newestRelease)"
        let unknown = context.symbols.filter { !SFSymbols.contains($0.name) }
        guard !unknown.isEmpty else { return }
        let proposals = IconProposals(context)
        for (index, (name, uses)) in unknown.enumerated() {
            // A search takes a millisecond. With hundreds of unknown names, suggestions don't help.
            let nearest = index < 100 ? SFSymbols.nearest(to: name, where: context.schema.app.canUseSymbol) : nil
            for use in uses {
                let symbol = nearest ?? proposals[use.action]
                report.add(
                    at: use.name.range,
                    "there is no SF Symbol '\(name)' \(limit)",
                    severity: severity,
                    help: nearest.map { "did you mean '\($0)'?" } ?? symbol.map { "write icon: \($0)" }
                        ?? "look the name up in the SF Symbols app, or write icon: { template: … } for an image of the app",
                    fix: symbol.map { Fix(.display, use.name.node.replacingText(with: $0)) }
                )
            }
        }
    }
}
