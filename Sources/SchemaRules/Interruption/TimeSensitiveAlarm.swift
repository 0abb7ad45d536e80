import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let timeSensitiveAlarm: ShownNotificationRule = RuleDescription(
        id: "time-sensitive-alarm",
        severity: .advice,
        group: .interruption,
        summary: "An alarm or a timer that must be heard is an alarm of AlarmKit.",
        rationale: """
            A local notification can't replace an alarm: a Time Sensitive one doesn't get past the mute switch, and \
            Apple grants critical alerts for health and safety only. From iOS 26 on, AlarmKit schedules alarms and \
            timers that sound through silent mode and Focus.
            """,
        unseen: "Only local notifications with a trigger are judged, by the English words alarm, timer and wake.",
        source: RuleSource(
            "AlarmKit, Scheduling an alarm with AlarmKit",
            url: "https://developer.apple.com/documentation/alarmkit/scheduling-an-alarm-with-alarmkit"),
        passing: [
            """
            notifications:
              timer: { title: Timer Done, delivery: local, trigger: { after: 10m } }
              pills:
                title: Time for Your Pills
                delivery: local
                trigger: { at: { hour: 8, minute: 0 }, repeats: true }
                interruption-level: time-sensitive
                relevant-for: 1h
                because: People wait for it.
              intruder:
                title: Alarm in the Kitchen
                interruption-level: time-sensitive
                relevant-for: 1h
                because: People wait for it.
            """
        ],
        failing: [
            """
            notifications:
              wake-up:
                title: Time to Wake Up
                delivery: local
                trigger: { at: { hour: 7, minute: 0 }, repeats: true }
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: People wait for it.
            """
        ]
    ).eachShownNotification(only: [.inEnglish, .notInAlerts]) { shown, _, report in
        let notification = shown.declaration
        guard notification.delivery == .local, notification.trigger != nil,
            let level = notification.interruptionLevel, [.timeSensitive, .critical].contains(level.value),
            shown.texts.contains(where: { $0.words.contains(where: alarms.contains) })
        else { return }
        report.add(
            at: level.range, "'\(notification.name.value)' is an alarm, which a notification can't replace",
            help: "schedule it with AlarmKit where that exists (iOS 26), or delete 'interruption-level'")
    }

    private static let alarms: Set<String> = ["alarm", "timer", "wake"]
}
