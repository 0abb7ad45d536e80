import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let iconMissing = SchemaRule(
        RuleDescription(
            id: "icon-missing",
            severity: .advice,
            fixes: [.display],
            summary: "Every action has an icon.",
            rationale: """
                A simple icon tells people what an action does before they have read it. Where other actions of a \
                category have one, the one without looks like a mistake, and the finding is a warning.
                """,
            source: .higNotifications,
            passing: [
                """
                categories:
                  comment:
                    hidden-previews-body-placeholder: Comment
                    actions:
                      - reply: { title: Reply, icon: arrowshape.turn.up.left }
                      - call-back: { title: Call Back, icon: phone }
                      - thumbs-up: { title: 👍 }
                      - love: { title: ❤️ Love }
                """,
                """
                app:
                  platforms: { iOS: 14.0, macOS: 11.0 }
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
                      - reject: { title: ⟦Reject⟧ }
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
        )
    ) { schema, wording, findings in
        guard schema.app.canShowIcons else { return }
        let actions = wording.actions.filter { !$0.hasIcon && !$0.action.body.attempts("icon") }.map(\.action)
        guard !actions.isEmpty else { return }
        let neighbors = IconsOfNeighbors(wording.categories)
        for action in actions {
            guard let title = action.title, !title.value.beginsWithEmoji else { continue }
            let taken = neighbors.icons(beside: action)
            let symbol = schema.app.usualSymbol(for: title).flatMap { taken.contains($0) ? nil : $0 }
            findings.report(
                at: title.range,
                "'\(action.name.value)' has no icon\(taken.isEmpty ? "" : ", and actions beside it have one")",
                severity: taken.isEmpty ? .advice : .warning,
                help: symbol.map { "add icon: \($0)" } ?? "add icon with the name of an SF Symbol",
                fix: symbol.flatMap { action.body.adding("icon", $0) }.map { Fix(.display, $0) }
            )
        }
    }
}

/// The icons that stand beside actions without one, in all categories that show those.
private struct IconsOfNeighbors {
    /// By the place of the title.
    private var icons: [SourceRange: Set<String>] = [:]

    init(_ categories: [CategoryWording]) {
        for category in categories {
            let names = Set(category.actions.compactMap { $0.action.icon?.name.value })
            for wording in category.actions where wording.action.icon == nil {
                guard let title = wording.title else { continue }
                icons[title.range, default: []].formUnion(names)
            }
        }
    }

    func icons(beside action: Action) -> Set<String> { action.title.flatMap { icons[$0.range] } ?? [] }
}

extension App {
    /// Whether some deployment target knows icons. Where none does, most people would not see them.
    fileprivate var canShowIcons: Bool {
        deploymentTargets.contains { platform, target in
            Availability.actionIcon.introduced[platform].map { target >= $0 } ?? false
        }
    }
}

extension String {
    /// Whether the text begins with a picture of its own.
    fileprivate var beginsWithEmoji: Bool {
        guard let first = first(where: { !$0.isWhitespace }) else { return false }
        return first.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}
