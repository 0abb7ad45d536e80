import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let platformUnavailable: WholeSchemaRule = RuleDescription(
        id: "platform-unavailable",
        severity: .error,
        fixes: [.unsafe],
        group: .structure,
        summary: "Declarations have an effect on at least one of the app's platforms.",
        rationale: """
            Generated code leaves out what a platform doesn't have. If none of the platforms has it, it would be \
            silently left out everywhere.
            """,
        source: .userNotifications,
        passing: [
            """
            app:
              platforms: { iOS: 15.0, macOS: 12.0, watchOS: 8.0, tvOS: 15.0 }
            categories:
              message:
                hidden-previews-body-placeholder: Message
                allow-in-car-play: true
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
            notifications:
              message: { category: message, title: $(sender), sound: ping.caf, data: { sender: { origin: user } } }
            """,
            """
            app:
              platforms: { tvOS: 15.0 }
            notifications:
              unwatched:
                badge: $(episodes)
                data: { episodes: { type: count, counts: unread } }
            """,
        ],
        failing: [
            """
            app:
              platforms: { tvOS: 15.0 }
            categories:
              ⟦episode⟧:
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
            notifications:
              episode: { category: episode, ⟦title⟧: $(show), data: { show: string } }
            """,
            """
            app:
              platforms: { watchOS: 9.0 }
            categories:
              message:
                ⟦hidden-previews-body-placeholder⟧: Message
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
            notifications:
              message: { category: message, title: $(sender), sound: ⟦ping.caf⟧, data: { sender: { origin: user } } }
            """,
            """
            app:
              platforms: { macOS: 13.0 }
            notifications:
              home: { delivery: local, title: Welcome Home, thread-id: home, trigger: { region: ⟦app⟧ } }
            """,
            """
            app:
              platforms: { macOS: 13.0 }
            categories:
              message:
                hidden-previews-body-placeholder: Message
                ⟦allow-in-car-play⟧: true
            """,
        ]
    ).schema { context, report in
        let check = PlatformCheck(targets: context.schema.app.deploymentTargets)
        let hasNoCategories = check.isMissing(.categories)
        let missingInCategories = Category.availabilities.filter {
            check.isMissing($0.availability)
        }.map(\.name)
        let missingInNotifications = Notification.availabilities.filter {
            check.isMissing($0.availability)
        }.map(\.name)
        for category in context.schema.registeredCategories {
            if hasNoCategories {
                report.add(
                    missing: "the category '\(category.name.value)'", at: category.name.range, check.platforms,
                    help: "delete it, or name a platform that has categories under app.platforms")
                continue
            }
            for key in missingInCategories {
                report.add(missing: key, of: category.body, check.platforms)
            }
        }
        for notification in context.schema.notifications where notification.isShown {
            if hasNoCategories {
                let key = ["title", "subtitle", "body", "sound"].lazy.compactMap(notification.body.key).first
                guard let key else { continue }
                report.add(
                    missing: "'\(key.value)'", at: key.range, check.platforms,
                    help: "delete it: only a badge is shown there")
                continue
            }
            for key in missingInNotifications {
                report.add(missing: key, of: notification.body, check.platforms)
            }
            if let region = notification.trigger?.region, check.isMissing(.locationTrigger) {
                report.add(
                    missing: "a region", at: region.range, check.platforms, help: "write a time: { after: 10m }")
            }
            guard let sound = notification.sound, check.isMissing(.namedSound) else { continue }
            let range: SourceRange
            switch sound.name {
            case .default: continue
            case .file(let name): range = name.range
            case .template: range = sound.node.range
            }
            report.add(missing: "a custom sound", at: range, check.platforms, help: "write sound: default")
        }
    }
}

/// Finds keys that platforms of an app don't have.
private struct PlatformCheck {
    let targets: [Platform: Version]

    func isMissing(_ availability: Availability) -> Bool { availability.missing(from: targets).count == targets.count }

    /// The platforms, for messages.
    var platforms: String {
        Platform.allCases.filter { targets[$0] != nil }.map(\.rawValue).joined(separator: " and ")
    }
}

extension RuleReport {
    fileprivate mutating func add(missing what: String, at range: SourceRange, _ platforms: String, help: String) {
        add(at: range, "\(what) has no effect on \(platforms), the only platforms of the app", help: help)
    }

    fileprivate mutating func add(missing key: String, of body: Node, _ platforms: String) {
        guard let text = body.key(key) else { return }
        add(
            at: text.range,
            "'\(key)' has no effect on \(platforms), the only platforms of the app",
            help: "delete it",
            fix: body.removing([key]).map { Fix(.unsafe, $0) }
        )
    }
}
