import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles

extension Rule {
    static let soundDuration = Rule(
        id: "sound-duration",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "A sound is shorter than 30 seconds, and better no longer than 5.",
        rationale: """
            In the place of one of 30 seconds or more the system plays the default sound. A banner that goes takes \
            its sound along, after some 5 seconds: for a longer one the finding is advice.
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
                    "'\(path)' lasts \(duration.inSeconds), so that the default sound plays instead",
                    help: "cut it to less than \(Limits.soundSeconds.inSeconds)",
                    notes: use.notes
                )
            } else if duration > Limits.soundOfBannerSeconds {
                report.add(
                    at: use.range,
                    "'\(path)' lasts \(duration.inSeconds), and ends with its banner after some "
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
