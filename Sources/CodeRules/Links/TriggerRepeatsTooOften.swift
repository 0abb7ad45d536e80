import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let triggerRepeatsTooOften: CodeFactRule = RuleDescription(
        id: "trigger-repeats-too-often",
        kind: .requirement,
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A trigger repeats after 60 seconds or more.",
        rationale: "The system throws an exception for a shorter interval, which crashes the app.",
        unseen: "Only intervals that can be read are judged, not those that code computes from input.",
        source: RuleSource(
            "UserNotifications, UNTimeIntervalNotificationTrigger",
            url: "https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger"
        ),
        passing: [
            .swift("let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)\n"),
            .swift("let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)\n"),
        ],
        failing: [
            .swift(
                "let trigger = UNTimeIntervalNotificationTrigger(timeInterval: ⟦trigger-repeats-too-often│30⟧, repeats: true)\n"
            )
        ]
    ).code { facts, report in
        for trigger in facts.repeatingTriggers where trigger.seconds < 60 {
            report.add(
                at: trigger.range, "a trigger that repeats needs 60 seconds or more",
                help: "write 60 or more, or repeats: false")
        }
    }
}
