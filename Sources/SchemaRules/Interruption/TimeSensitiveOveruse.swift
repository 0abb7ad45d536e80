import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let timeSensitiveOveruse: WholeSchemaRule = RuleDescription(
        id: "time-sensitive-overuse",
        severity: .warning,
        group: .interruption,
        summary: "Few notifications are time-sensitive: at most a quarter of them, and three per topic.",
        rationale: """
            People turn off the level for an app that overuses it, and then miss what is urgent. Apple names no \
            number; these are Belfry's. Communication notifications don't count. Three time-sensitive notifications \
            are fine in any app, however small. The rule suggests the notifications that stay relevant longest.
            """,
        unseen: """
            How often a notification is sent isn't known: one that is sent every hour counts like one that is sent \
            once a year.
            """,
        source: .higUrgency,
        passing: [
            """
            notifications:
            \(notifications("courier-arriving", for: "20m"))
            \(notifications("order-shipped", "order-packed", "order-paid"))
            """,
            """
            notifications:
            \(notifications("courier-arriving", "door-open", "oven-on", for: "10m"))
            \(notifications("order-shipped"))
            """,
        ],
        failing: [
            """
            notifications:
            \(notifications("courier-arriving", "door-open", "oven-on", for: "20m"))
              table-ready:
                title: Table Ready
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 45m
                because: Somebody waits.
            \(notifications("order-shipped", "order-packed"))
            """
        ]
    ).schema { context, report in
        let counted = context.schema.notifications.filter { $0.isShown && $0.communication == nil }
        let urgent = counted.filter { $0.level == .timeSensitive }
        if urgent.count > mostAlways, urgent.count * 4 > counted.count {
            report.add(
                tooMany: urgent, "\(urgent.count) of \(counted.count) notifications are time-sensitive")
            return
        }
        let byTopic = Dictionary(grouping: urgent.filter { $0.topic != nil }) { $0.topic }
        for case (let index?, let urgent) in byTopic where urgent.count > mostAlways {
            let topic = context.schema.topics[index].name.value
            report.add(tooMany: urgent, "\(urgent.count) notifications of the topic '\(topic)' are time-sensitive")
        }
    }

    private static let mostAlways = 3

    private static func notifications(_ names: String..., for window: String? = nil) -> String {
        names.map { name in
            let title = name.split(separator: "-").map(\.capitalized).joined(separator: " ")
            let level = window.map {
                ", interruption-level: time-sensitive, relevant-for: \($0), because: Somebody waits."
            }
            return "  \(name): { title: \(title)\(level ?? "") }"
        }.joined(separator: "\n")
    }
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension RuleReport {
    fileprivate mutating func add(tooMany urgent: [Notification], _ problem: String) {
        let byWindow = urgent.enumerated().sorted { left, right in
            (-(left.element.relevantFor?.value ?? 0), left.offset) < (
                -(right.element.relevantFor?.value ?? 0), right.offset
            )
        }.map(\.element)
        guard let first = byWindow.first, let level = first.interruptionLevel else { return }
        add(
            at: level.range,
            "\(problem); '\(first.name.value)' can wait longest",
            help: "remove the level from notifications that can wait",
            notes: byWindow.dropFirst().compactMap { other in
                other.interruptionLevel.map {
                    Finding.Note("'\(other.name.value)' is time-sensitive, too", at: $0.range)
                }
            }
        )
    }
}
