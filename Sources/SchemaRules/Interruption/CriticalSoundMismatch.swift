import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let criticalSoundMismatch: NotificationRule =
        RuleDescription.criticalSoundMismatch.eachNotification { notification, context, report in
            guard notification.isShown else { return }
            let sound = notification.sound
            if let critical = sound?.critical, critical.value, notification.level != .critical {
                report.add(
                    at: critical.range,
                    "the sound is critical, and '\(notification.name.value)' is not",
                    help: "write interruption-level: critical and because:, or delete 'critical'"
                        + (sound?.volume == nil ? "" : " and 'volume'")
                )
            } else if let volume = sound?.volume, volume.value == 0 {
                report.add(
                    at: volume.range, "a critical sound with volume 0 is silent", severity: .warning,
                    help: "write the volume from 0.1 to 1.0, or delete it for the full one")
            } else if let sound, let volume = sound.volume, !sound.isCritical {
                let isCritical = notification.level == .critical
                let edits = isCritical ? sound.node.settingCritical : sound.node.removing(["volume"])
                report.add(
                    at: volume.range,
                    "only a critical sound has a volume",
                    help: isCritical ? "add critical: true, or delete 'volume'" : "delete 'volume'",
                    fix: edits.map { Fix(.unsafe, $0) }
                )
            } else if notification.level == .critical, sound?.isCritical != true,
                let old = Availability.interruptionLevel.newer(than: context.schema.app.deploymentTargets)
                    .first(where: { Availability.categories.exists(on: $0.platform) })
            {
                report.add(missingCriticalSound: notification, before: "\(old.platform.rawValue) \(old.version)")
            } else if notification.level == .critical, sound == nil, notification.body.value("sound") == nil,
                let level = notification.interruptionLevel
            {
                report.add(
                    at: level.range, "'\(notification.name.value)' makes no sound, so people may miss it",
                    severity: .warning,
                    help: "add sound: { name: default, critical: true }, or sound: none if it must be silent",
                    fix: notification.body.adding("sound", "{ name: default, critical: true }").map { Fix(.unsafe, $0) }
                )
            }
        }
}

extension RuleReport {
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
