import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "icon-unknown-symbol",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .icons,
        summary: "An icon is the name of an SF Symbol, without the suffix of a localized variant.",
        rationale: """
            With an unknown name, there is no icon and no error. Belfry knows the names up to \(SFSymbols.newestRelease). On \
            a Mac, it also checks the system's own list; a name that is in neither is an error. If the app needs a newer \
            system than those that Belfry knows, the finding is advice. The system adapts a symbol to the script and reading \
            direction of the user; a name with the suffix of a variant, such as .ar or .rtl, shows that variant to everyone.
            """,
        unseen: "Whether the symbol fits the action isn't judged.",
        source: .notificationActionIcon,
        passing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
              reply: { title: Reply, icon: { template: our-reply-arrow } }
            """,
            """
            actions:
              look-up: { title: Look Up, icon: character.book.closed }
            """,
        ],
        failing: [
            """
            actions:
              like: { title: Like, icon: ⟦hand.thumbup⟧ }
              mute: { title: Mute, icon: { system: ⟦bellSlash⟧ } }
              reply: { title: Reply, icon: ⟦ic_reply_24⟧ }
              save: { title: Save, icon: ⟦Icons/save⟧ }
            """,
            """
            actions:
              look-up: { title: Look Up, icon: ⟦character.book.closed.ar⟧ }
              check: { title: Check Off, icon: ⟦checklist.rtl⟧ }
            """,
        ]
    )

    static let iconUnknownSymbol: WholeSchemaRule = description.schema { context, report in
        let newer = SFSymbols.isComplete ? [] : context.schema.app.platformsNewerThanSymbols
        let severity: Severity = SFSymbols.isComplete ? .error : newer.isEmpty ? .warning : .advice
        let limit = SFSymbols.isComplete ? "on this Mac" : "up to \(SFSymbols.newestRelease)"
        let unknown = context.symbols.filter { !SFSymbols.contains($0.name) }
        guard !unknown.isEmpty else { return }
        let proposals = IconProposals(context)
        for (index, (name, uses)) in unknown.enumerated() {
            // A search takes a millisecond. With hundreds of unknown names, suggestions don't help.
            let nearest = index < 100 ? SFSymbols.nearest(to: name, where: context.schema.app.canUseSymbol) : nil
            for use in uses {
                // Only the path of an image has a slash.
                guard !name.contains("/") else {
                    report.add(
                        at: use.name.range, "'\(name)' isn't the name of an SF Symbol", severity: severity,
                        help: "write { template: \(name) } for an image of the app")
                    continue
                }
                let symbol = nearest ?? proposals[use.action]
                let proposal = nearest.map { "did you mean '\($0)'?" } ?? symbol.map { "write icon: \($0)" }
                let lookUp = "look the name up in the SF Symbols app"
                report.add(
                    at: use.name.range,
                    newer.isEmpty
                        ? "there is no SF Symbol '\(name)' \(limit)"
                        : "'\(name)' isn't among the symbols that Belfry knows, \(limit), but may be newer",
                    severity: severity,
                    help: newer.isEmpty
                        ? proposal ?? "\(lookUp), or write icon: { template: … } for an image of the app"
                        : lookUp + (nearest.map { "; '\($0)' has a similar name" } ?? ""),
                    notes: newer.map {
                        Finding.Note(
                            "\($0.platform.rawValue) \($0.version.value) is newer than that", at: $0.version.range)
                    },
                    fix: newer.isEmpty ? symbol.map { Fix(.display, use.name.node.replacingText(with: $0)) } : nil
                )
            }
        }
    }

    static let iconLocalizedVariant: WholeSchemaRule = description.schema { context, report in
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

extension App {
    /// The platforms whose deployment target is newer than all known symbols; empty if one of them is older: a symbol
    /// must exist on each.
    fileprivate var platformsNewerThanSymbols: [(platform: Platform, version: Located<Version>)] {
        let newest = SFSymbols.newestSystems
        let targets = iconTargets.keys.sorted { $0.rawValue < $1.rawValue }
        let newer = targets.compactMap { platform in
            platforms[platform].flatMap { target in
                newest[platform].map { target.value > $0 } == true ? (platform: platform, version: target) : nil
            }
        }
        return newer.count == targets.count ? newer : []
    }
}
