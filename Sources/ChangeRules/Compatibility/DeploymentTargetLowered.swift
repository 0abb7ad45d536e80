import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    static let deploymentTargetLowered: SchemaChangeRule = RuleDescription(
        id: "deployment-target-lowered",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "The deployment target isn't lower than the API that the schema uses.",
        rationale: """
            Generated code checks for newer API at run time, and skips it if it is missing. The schema was written for \
            systems that have this API, and probably not tested without it.
            """,
        source: .userNotifications,
        passing: [
            RuleExample(
                from: """
                    app:
                      platforms: { iOS: 17.0 }
                    notifications:
                      sale: { title: Sale, filter-criteria: sales }
                    """,
                to: """
                    app:
                      platforms: { iOS: 16.0 }
                    notifications:
                      sale: { title: Sale, filter-criteria: sales }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    app:
                      platforms: { iOS: 16.0 }
                    actions:
                      like: { title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [like] }
                    notifications:
                      sale: { title: Sale, filter-criteria: sales }
                    """,
                to: """
                    app:
                      platforms: { iOS: ⟦14.0⟧ }
                    actions:
                      like: { title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [like] }
                    notifications:
                      sale: { title: Sale, filter-criteria: sales }
                    """
            )
        ]
    ).change { change, report in
        let (old, new) = (change.old.app.deploymentTargets, change.new.app.deploymentTargets)
        for platform in Platform.allCases {
            guard let before = old[platform], let now = new[platform], now < before else { continue }
            let missing = change.new.usedFeatures.filter { _, availability in
                availability.introduced[platform].map { now < $0 && $0 <= before } ?? false
            }
            guard let place = change.new.app.platforms[platform]?.range ?? change.new.app.scope, !missing.isEmpty
            else { continue }
            let names = missing.map { name, availability in
                "\(name) (\(availability.introduced[platform].map(\.description) ?? ""))"
            }
            report.add(
                at: place,
                "\(platform.rawValue) \(now) lacks API that this schema uses: \(names.joined(separator: ", "))",
                help: "write \(platform.rawValue): \(before), or allow it after testing without this API",
                notes: change.old.app.platforms[platform].map { [Finding.Note("it was declared here", at: $0.range)] }
                    ?? []
            )
        }
    }
}

extension Schema {
    /// Features of the schema that are newer than the oldest system of generated code, without duplicates.
    fileprivate var usedFeatures: [(name: String, availability: Availability)] {
        let shown = notifications.filter(\.isShown)
        let used =
            Action.availabilities.filter { registeredActions.contains(where: $0.isDeclared) }.map(\.availability)
            + Notification.availabilities.filter { shown.contains(where: $0.isDeclared) }
            .map(\.availability)
            + Category.availabilities.filter { registeredCategories.contains(where: $0.isDeclared) }
            .map(\.availability)
        var seen: Set<String> = []
        return used.compactMap { availability in
            availability.subject.flatMap { seen.insert($0).inserted ? ($0, availability) : nil }
        }
    }
}
