import Diagnostics
import NotificationSchema
import Rules
import SwiftNaming

extension SchemaRule {
    static let activityTypeName: WholeSchemaRule = RuleDescription(
        id: "activity-type-name",
        severity: .advice,
        group: .activities,
        summary: "The name of a Live Activity says what it shows, without 'activity'.",
        rationale: """
            The name becomes a Swift type that ends with Attributes: order becomes OrderAttributes. Pushes carry the \
            name of the type, so it is hard to change later.
            """,
        source: .activityPushes,
        passing: [
            """
            activities:
              order:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              ⟦order-activity⟧:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 20m
              ⟦trip-attributes⟧:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 20m
            """
        ]
    ).eachActivity { activity, _, report in
        guard activity.swiftNameText == nil else { return }
        let words = activity.name.value.nameWords
        guard words.count > 1, let last = words.last, endings.contains(last) else { return }
        let rest = words.dropLast().drop { $0 == "live" }.filter { !endings.contains($0) && $0 != "live" }
        guard !rest.isEmpty else { return }
        report.add(
            at: activity.name.range, "'\(activity.name.value)' becomes the type '\(activity.attributesType.text)'",
            help: "name it \(rest.joined(separator: "-")), or keep the type of installed apps with swift-name:")
    }

    private static let endings: Set<String> = ["activity", "activities", "attributes"]
}
