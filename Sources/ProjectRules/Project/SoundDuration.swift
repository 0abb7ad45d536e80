import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let soundDuration: CheckedProjectRule = RuleDescription(
        id: "sound-duration",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "A sound is shorter than 30 seconds, and preferably at most 5.",
        rationale: """
            The system plays the default sound instead of one of 30 seconds or more. A sound stops when its banner \
            disappears, after about 5 seconds: for a longer sound, the finding is advice.
            """,
        source: .notificationSound,
        passing: [
            RuleExample(schema("ping.wav"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)])
        ],
        failing: [
            RuleExample(schema("⟦song.wav⟧"), files: [ExampleFile.sound("Sounds/song.wav", seconds: 45)]),
            RuleExample(schema("⟦jingle.wav⟧"), files: [ExampleFile.sound("Sounds/jingle.wav", seconds: 12)]),
        ]
    ).project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            guard case .sound(let sound, let path)? = use.sound, let duration = sound.duration else { continue }
            if duration >= Limits.soundSeconds {
                report.add(
                    at: use.range,
                    "'\(path)' lasts \(duration.inSeconds), so the default sound plays instead",
                    help: "cut it to less than \(Limits.soundSeconds.inSeconds)",
                    notes: use.notes
                )
            } else if duration > Limits.soundOfBannerSeconds {
                report.add(
                    at: use.range,
                    "'\(path)' lasts \(duration.inSeconds), but stops with its banner after about "
                        + Limits.soundOfBannerSeconds.inSeconds,
                    severity: .advice,
                    help: "cut it to \(Limits.soundOfBannerSeconds.inSeconds) or less",
                    notes: use.notes
                )
            }
        }
    }

    private static func schema(_ sound: String) -> String {
        "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: \(sound) }\n"
    }
}

extension Double {
    /// `30 s`, `12.4 s`
    fileprivate var inSeconds: String {
        let tenths = (self * 10).rounded(.down) / 10
        let text = String(tenths)
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
    }
}
