import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let criticalSound: Rule = Rule(
        id: "critical-sound",
        severity: .warning,
        fixes: [.unsafe],
        group: .interruption,
        summary: "A critical notification and a critical sound are used together.",
        rationale: """
            Systems before iOS 15, macOS 12 and watchOS 8 have no interruption levels: on these, only a critical sound \
            plays if the device is muted. A critical sound without the level is contradictory, and the volume of other \
            sounds is ignored.
            """,
        source: .remotePayload,
        passing: [
            """
            app:
              platforms: { iOS: 14.0 }
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
                sound: { name: default, critical: true, volume: 0.8 }
            """,
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
            """,
        ],
        failing: [
            """
            app:
              platforms: { iOS: 14.0 }
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: The person may lose consciousness.
                sound: ⟦default⟧
              no-signal:
                title: No Signal
                interruption-level: ⟦critical⟧
                because: Nobody measures the glucose.
            """,
            """
            notifications:
              low-battery:
                title: Low Battery
                sound: { name: default, critical: ⟦true⟧ }
              empty-battery:
                title: Empty Battery
                sound: { name: default, volume: ⟦0.8⟧ }
            """,
            .payload(
                """
                { "aps": { "alert": { "title": "Low Glucose" }, "interruption-level": "critical",
                    "sound": { "critical": ⟦true⟧, "name": "default", "volume": ⟦80⟧ } },
                  "notification": "low-glucose" }
                """,
                of: """
                    notifications:
                      low-glucose:
                        title: Low Glucose
                        interruption-level: critical
                        because: The person may lose consciousness.
                        sound: { name: default, critical: true }

                    """
            ),
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown else { return }
        let sound = notification.sound
        if let critical = sound?.critical, critical.value, notification.level != .critical {
            report.add(
                at: critical.range,
                "the sound is critical, and '\(notification.name.value)' is not",
                help: "write interruption-level: critical and because:, or delete 'critical'"
            )
        } else if let sound, let volume = sound.volume, !sound.isCritical, notification.level != .critical {
            report.add(
                at: volume.range,
                "only a critical sound has a volume",
                help: "delete 'volume'",
                fix: sound.node.removing(["volume"]).map { Fix(.unsafe, $0) }
            )
        } else if notification.level == .critical, sound?.isCritical != true,
            let old = Availability.interruptionLevel.newer(than: context.schema.app.deploymentTargets)
                .first(where: { Availability.categories.exists(on: $0.platform) })
        {
            report.add(missingCriticalSound: notification, before: "\(old.platform.rawValue) \(old.version)")
        }
    }.payload { push, report in
        guard let sound = push.received.aps(PayloadKey.sound), sound.kind == .mapping else { return }
        report.checkObject(sound)
        guard let critical = sound.value(PayloadKey.critical), critical.isFlagOn else { return }
        let level = push.received.aps(PayloadKey.interruptionLevel)
        let declared = push.notification?.level ?? .critical
        // A missing level has its own rule, and lint checks the schema.
        guard declared != .critical, level?.isText(InterruptionLevel.critical.rawValue) != true,
            push.notification?.sound?.isCritical != true
        else { return }
        report.add(
            at: critical.range, "the sound is critical, but \(push.subject) isn't",
            help: "write \"sound\": \"default\" or the name of a file", notes: push.note())
    }
}

extension RuleReport {
    fileprivate mutating func checkObject(_ sound: Node) {
        for key in APSKey.ofSound.keys {
            if let value = sound.value(key.name) {
                check(value, of: key)
                continue
            }
            guard key.isRequired,
                !sound.entries.contains(where: { Suggestion.nearest(to: $0.key.text, among: [key.name]) != nil })
            else { continue }
            add(
                at: sound.range.opening, "the sound is an object without '\(key.name)'", severity: .error,
                help: key.name == PayloadKey.critical
                    ? "add \"critical\": 1, or write the name alone" : "add \"name\": \"default\"")
        }
    }

    /// - Parameter system: The first system with interruption levels.
    fileprivate mutating func add(
        missingCriticalSound notification: Notification, before system: String
    ) {
        guard let level = notification.interruptionLevel else { return }
        let name =
            switch notification.sound?.name {
            case .file(let file): YAMLText.scalar(file.value, like: .plain)
            case .template(let template): template.text.value
            case .default, nil: "default"
            }
        let value = "{ name: \(name), critical: true }"
        let edits: [TextEdit]?
        if let node = notification.sound?.node {
            edits = node.kind == .mapping ? node.settingCritical : [TextEdit(node.range, value)]
        } else if let none = notification.body.value("sound") {
            edits = [TextEdit(none.range, value)]
        } else {
            edits = notification.body.adding("sound", value)
        }
        add(
            at: notification.sound?.node.range ?? level.range,
            "before \(system), '\(notification.name.value)' makes no sound on a muted device",
            help: "write sound: \(value)",
            fix: edits.map { Fix(.unsafe, $0) }
        )
    }
}

extension Node {
    /// For the map of a sound.
    fileprivate var settingCritical: [TextEdit]? {
        value("critical").map { $0.replacingText(with: "true") } ?? adding("critical", "true")
    }
}
