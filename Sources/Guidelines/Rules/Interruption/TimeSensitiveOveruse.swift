import Diagnostics
import NotificationSchema

extension Rule {
    static let timeSensitiveOveruse = Rule(
        id: "time-sensitive-overuse",
        severity: .warning,
        group: .interruption,
        summary: "Few notifications are time-sensitive: a quarter of them, and three of a topic, at most.",
        rationale: """
            People turn the level off for an app that uses it for everything, and then miss what could not wait. \
            Communication notifications are not counted; with fewer than four others nothing is said. Those that \
            matter longest are the first to do without.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            notifications:
            \(notifications("courier-arriving", for: "20m"))
            \(notifications("order-shipped", "order-packed", "order-paid"))
            """,
            """
            notifications:
            \(notifications("courier-arriving", for: "20m"))
            \(notifications("door-open", for: "10m"))
            """,
        ],
        failing: [
            """
            notifications:
            \(notifications("courier-arriving", for: "20m"))
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
        if counted.count >= fewestNotifications, urgent.count * 4 > counted.count {
            report.add(
                tooMany: urgent, "\(urgent.count) of \(counted.count) notifications are time-sensitive")
            return
        }
        let byTopic = Dictionary(grouping: urgent.filter { $0.topic != nil }) { $0.topic }
        for case (let index?, let urgent) in byTopic where urgent.count > mostOfTopic {
            let topic = context.schema.topics[index].name.value
            report.add(tooMany: urgent, "\(urgent.count) notifications of the topic '\(topic)' are time-sensitive")
        }
    }

    private static let fewestNotifications = 4
    private static let mostOfTopic = 3

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
    fileprivate mutating func add(tooMany urgent: [NotificationSchema.Notification], _ problem: String) {
        let byWindow = urgent.enumerated().sorted { left, right in
            (-(left.element.relevantFor?.value ?? 0), left.offset) < (
                -(right.element.relevantFor?.value ?? 0), right.offset
            )
        }.map(\.element)
        guard let first = byWindow.first, let level = first.interruptionLevel else { return }
        add(
            at: level.range,
            "\(problem); '\(first.name.value)' can wait longest",
            help: "leave the level out where something can wait",
            notes: byWindow.dropFirst().compactMap { other in
                other.interruptionLevel.map {
                    Finding.Note("'\(other.name.value)' is time-sensitive, too", at: $0.range)
                }
            }
        )
    }
}
