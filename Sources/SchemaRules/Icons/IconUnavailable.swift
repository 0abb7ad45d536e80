import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconUnavailable: WholeSchemaRule = RuleDescription(
        id: "icon-unavailable",
        severity: .warning,
        fixes: [.safe, .display],
        group: .icons,
        summary: "The symbol of an icon exists on every system that the app supports.",
        rationale: """
            A system that is older than the symbol shows no icon. Many new symbols are old symbols with a new name; \
            the old name works on every system.
            """,
        unseen: "Images of the app, and symbols newer than \(SFSymbols.newestRelease), aren't checked.",
        source: .higSFSymbols,
        passing: [
            """
            app:
              platforms: { iOS: 16.0 }
            actions:
              answer: { title: Answer by Voice, icon: mic }
            """,
            """
            app:
              platforms: { iOS: 18.0, tvOS: 13.0 }
            actions:
              answer: { title: Answer by Voice, icon: microphone }
            """,
            """
            app:
              platforms: { iOS: 13.0, macOS: 11.0 }
            actions:
              reschedule: { title: Reschedule, icon: calendar.badge.clock }
            """,
        ],
        failing: [
            """
            app:
              platforms: { iOS: 16.0 }
            actions:
              answer: { title: Answer by Voice, icon: ⟦microphone⟧ }
            """,
            """
            app:
              platforms: { iOS: 18.0, macOS: 12.0 }
            actions:
              ring: { title: Ring, icon: ⟦bell.and.waves.left.and.right⟧ }
            """,
        ]
    ).schema { context, report in
        let targets = context.schema.app.iconTargets
        let unavailable = context.symbols.compactMap { name, uses in
            SFSymbols.availability(of: name).map { (name, uses, $0.newer(than: targets)) }
        }.filter { !$2.isEmpty }
        guard !unavailable.isEmpty else { return }
        let proposals = IconProposals(context)
        for (name, uses, newer) in unavailable {
            let versions = newer.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
            let other = context.schema.app.otherName(of: name)
            for use in uses {
                let symbol = other?.name ?? proposals[use.action]
                report.add(
                    at: use.name.range,
                    "'\(name)' needs \(versions), but the app also supports older systems",
                    help: other.map { "write \($0.name), an older name of the same symbol" }
                        ?? "write \(symbol ?? "an older symbol"), or raise the deployment target",
                    notes: newer.compactMap { platform, _ in
                        context.schema.app.platforms[platform].map {
                            Finding.Note("the app supports \(platform.rawValue) \($0.value)", at: $0.range)
                        }
                    },
                    fix: symbol.map {
                        Fix(other?.isPublished == true ? .safe : .display, use.name.node.replacingText(with: $0))
                    }
                )
            }
        }
    }
}

extension App {
    /// The newest other name of a symbol that every target has, and whether Apple published it as the same symbol.
    fileprivate func otherName(of symbol: String) -> (name: String, isPublished: Bool)? {
        let names = SFSymbols.otherNames(of: symbol).filter { hasSymbol($0.name) }
        func age(_ name: String) -> Version { SFSymbols.availability(of: name)?.introduced[.iOS] ?? Version(0) }
        return names.max { ($0.isPublished ? 1 : 0, age($0.name)) < ($1.isPublished ? 1 : 0, age($1.name)) }
    }
}
