import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconMissing: WholeSchemaRule = RuleDescription(
        id: "icon-missing",
        severity: .advice,
        fixes: [.display],
        group: .icons,
        summary: "Every action has an icon.",
        rationale: """
            A simple icon shows what an action does before people read its title. If other actions of the category \
            have icons, one without looks like a mistake, and the finding is a warning. A Mac shows no icons of \
            actions, so an app only for macOS or Mac Catalyst needs none; neither does an action that should be \
            removed. All actions without an icon are one finding.
            """,
        unseen: "An action whose title begins with an emoji isn't reported.",
        source: .higNotificationActions,
        passing: [
            """
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - reply: { title: Reply, icon: arrowshape.turn.up.left }
                  - call-back: { title: Call Back, icon: phone, foreground: true }
                  - love: { title: ❤️ Love }
            """,
            """
            app:
              platforms: { iOS: 14.0, macOS: 11.0 }
            actions:
              reply: { title: Reply }
            """,
            """
            app:
              platforms: { macOS: 14.0, macCatalyst: 17.0 }
            actions:
              reply: { title: Reply }
            """,
            """
            categories:
              chat-of-sdk:
                external: true
                actions:
                  - reply: { title: Reply }
            """,
        ],
        failing: [
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: ⟦Accept⟧ }
                  - reject: { title: Reject }
            """,
            """
            actions:
              comment: { title: ⟦Comment⟧ }
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - comment
              album:
                hidden-previews-body-placeholder: Album
                actions: [comment]
            """,
        ]
    ).schema { context, report in
        guard context.schema.app.canShowIcons else { return }
        let all = context.actions.filter { !$0.hasIcon && !$0.isTitleBlank && !$0.body.attempts("icon") }
        guard !all.isEmpty else { return }
        // Other rules recommend removing these.
        let superfluous = context.actionsThatOnlyOpen + context.englishActions.filter(\.isDismissal)
        let places = Set(superfluous.compactMap(\.title?.range))
        let actions = all.filter { $0.title.map { !places.contains($0.range) } ?? true }
        let proposals = IconProposals(context)
        for action in actions {
            guard let title = action.title, !title.value.beginsWithEmoji else { continue }
            let hasNeighbors = proposals.hasIcons(beside: action)
            let symbol = proposals[action]
            report.add(
                at: title.range,
                "'\(action.name.value)' has no icon\(hasNeighbors ? ", but other actions of the category do" : "")",
                severity: hasNeighbors ? .warning : .advice,
                help: symbol.map { "add icon: \($0)" } ?? "add icon with the name of an SF Symbol",
                fix: symbol.flatMap { action.body.adding("icon", $0) }.map { Fix(.display, $0) },
                isOneDecision: true
            )
        }
    }
}

extension App {
    /// Whether some deployment target shows icons. If none does, most people wouldn't see them. A Mac shows none.
    fileprivate var canShowIcons: Bool {
        deploymentTargets.contains { platform, target in
            platform != .macOS && platform != .macCatalyst
                && Availability.actionIcon.introduced[platform].map { target >= $0 } ?? false
        }
    }
}

extension String {
    /// Whether the text begins with an emoji.
    fileprivate var beginsWithEmoji: Bool {
        guard let first = first(where: { !$0.isWhitespace }) else { return false }
        return first.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}
