import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "platform-unavailable",
        severity: .error,
        fixes: [.unsafe],
        group: .language,
        summary: "Declarations have an effect on the app's platforms.",
        rationale: """
            Generated code leaves out what a platform doesn't have. If none of the platforms has it, it would be silently \
            left out everywhere. Live Activities exist on iOS, starts by a push since iOS 17.2, broadcast channels since iOS \
            18, starts that the app schedules since iOS 26. Pushes reload widgets since iOS 26, controls since iOS 18. On an older system, a push starts nothing: the app starts the \
            activity itself. Updates of a broadcast don't reach a system without channels; with where-available, they also \
            go to the tokens of these devices. 'available' leaves at least one platform of the app, and names later versions \
            than those that the app needs anyway.
            """,
        unseen: """
            What only some of the app's platforms lack isn't reported, except a region, without which nothing is shown: \
            generated code leaves it out there.
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
            """
            app: { platforms: { iOS: 18.0 } }
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                broadcast: true
            """,
            """
            app: { platforms: { iOS: 17.2 } }
            activities:
              ride:
                state: { minutes: integer }
                start: { title: Ride Begins, body: Your driver is on the way. }
                broadcast: where-available
                stale-after: 15m
                dismiss-after: 20m
            """,
        ],
        failing: [
            """
            app: { platforms: { tvOS: 15.0 } }
            categories:
              ⟦episode⟧:
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
            notifications:
              episode: { category: episode, ⟦title⟧: $(show), data: { show: string } }
            """,
            """
            app: { platforms: { watchOS: 9.0 } }
            categories:
              message:
                ⟦hidden-previews-body-placeholder⟧: Message
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
            notifications:
              message: { category: message, title: $(sender), sound: ⟦ping.caf⟧, data: { sender: { origin: user } } }
            """,
            """
            app: { platforms: { macOS: 13.0 } }
            notifications:
              home: { delivery: local, title: Welcome Home, thread-id: home, trigger: { region: ⟦app⟧ } }
            """,
            """
            app: { platforms: { iOS: 16.0, macOS: 13.0 } }
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
            """
            app: { platforms: { iOS: 17.0 } }
            actions:
              like: { title: Like, icon: hand.thumbsup, ⟦available⟧: { iOS: false } }
              share: { title: Share, icon: square.and.arrow.up, foreground: true, available: { iOS: ⟦16.0⟧ } }
            """,
            """
            app: { platforms: { iOS: 17.2 } }
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                style: ⟦transient⟧
                start: { title: Kickoff, body: The match begins., schedule: ⟦app⟧ }
                broadcast: ⟦true⟧
            """,
            """
            app: { platforms: { iOS: 16.0 } }
            activities:
              ride:
                state: { minutes: integer }
                ⟦start⟧: { title: Ride Begins, body: Your driver is on the way. }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { platforms: { iOS: 17.2 } }
            notifications:
              forecast-changed: { ⟦delivery⟧: widgets }
              door-changed: { ⟦delivery⟧: controls }
            """,
            """
            app: { platforms: { macOS: 15.0 } }
            activities:
              ⟦match⟧:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ]
    )

    static let platformUnavailable: WholeSchemaRule = description.schema { context, report in
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
            if let region = notification.trigger?.region {
                if check.isMissing(.locationTrigger) {
                    report.add(
                        missing: "a region", at: region.range, check.platforms, help: "write a time: { after: 10m }")
                } else if case let lacking = Availability.locationTrigger.missing(from: check.targets), !lacking.isEmpty
                {
                    report.add(
                        at: region.range,
                        "'\(notification.name.value)' is never shown on \(lacking.names), which has no regions",
                        severity: .advice, help: "write a time: { after: 10m }, or allow it if nobody needs it there")
                }
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

    static let reloadUnavailable: NotificationRule = description.eachNotification { notification, context, report in
        let pushes: [Delivery: (words: String, availability: Availability)] = [
            .widgets: ("widgets", .widgetPushes), .controls: ("controls", .controlPushes),
        ]
        // Without declared platforms, nothing says that the app runs on an older system.
        guard let push = pushes[notification.delivery], let iOS = context.schema.app.platforms[.iOS],
            let version = push.availability.introduced[.iOS],
            context.schema.app.deploymentTargets[.iOS] ?? version < version,
            let key = notification.body.key("delivery")
        else { return }
        report.add(
            at: key.range, "on systems before iOS \(version), this push doesn't reload \(push.words)",
            severity: .advice,
            help: "raise the deployment target to iOS \(version), or reload them from the app there")
    }

    static let actionNowhere: ActionRule = description.eachAction { action, context, report in
        report.add(action.available, of: action.body, context)
    }

    static let categoryNowhere: CategoryRule = description.eachCategory { category, context, report in
        report.add(category.available, of: category.body, context)
    }

    static let activityAvailability: WholeSchemaRule = description.eachActivity { activity, context, report in
        let targets = context.schema.app.deploymentTargets
        guard let iOS = targets[.iOS] else {
            report.add(
                at: activity.name.range,
                "only iOS has Live Activities, and the app isn't for iOS",
                severity: .warning,
                help: "add iOS under app.platforms, or delete the activity")
            return
        }
        // Without declared platforms, nothing says that the app runs on an older system.
        if let start = activity.start, context.schema.app.platforms[.iOS] != nil,
            let version = Availability.pushToStart.introduced[.iOS], iOS < version
        {
            report.add(
                at: start.name.range, "a push starts no activity on systems before iOS \(version)", severity: .advice,
                help: "raise the deployment target to iOS \(version), or let the app start it there with start(…)")
        }
        if let schedule = activity.start?.schedule, let version = Availability.scheduledActivities.introduced[.iOS],
            iOS < version
        {
            report.add(
                at: schedule.range, "systems before iOS \(version) can't schedule an activity", severity: .advice,
                help: "raise the deployment target to iOS \(version), or let the app start it there with start(…)")
        }
        if activity.isTransient, let style = activity.style, let version = Availability.activityStyle.introduced[.iOS],
            iOS < version, context.schema.app.platforms[.iOS] != nil
        {
            report.add(
                at: style.range, "systems before iOS \(version) show a standard activity", severity: .advice,
                help: "raise the deployment target to iOS \(version), or allow it if the activity works in both styles")
        }
        guard activity.broadcast == .always, let broadcast = activity.broadcastOption,
            let version = Availability.broadcast.introduced[.iOS], iOS < version
        else { return }
        report.add(
            at: broadcast.range, "systems before iOS \(version) have no broadcast channels", severity: .advice,
            help:
                "write where-available: older systems get the updates by their tokens; or raise the deployment target to iOS \(version)"
        )
    }
}

/// Finds keys that platforms of an app don't have.
private struct PlatformCheck {
    let targets: [Platform: Version]

    func isMissing(_ availability: Availability) -> Bool { availability.missing(from: targets).count == targets.count }

    var platforms: String { Platform.allCases.filter { targets[$0] != nil }.names }
}

extension [Platform] {
    /// For messages.
    fileprivate var names: String { map(\.rawValue).joined(separator: " and ") }
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
