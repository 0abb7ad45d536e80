import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let soundFileMissing: CheckedProjectRule = RuleDescription(
        id: "sound-file-missing",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "A sound is a file of the app, named with its extension.",
        rationale: """
            The system looks for exactly that name, including case. If there is no such file, it silently plays the \
            default sound.
            """,
        source: .notificationSound,
        passing: [
            RuleExample(schema("ping.wav"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)])
        ],
        failing: [
            RuleExample(schema("⟦ping⟧"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)]),
            RuleExample(
                "notifications:\n  ping: { title: Ping, sound: ⟦ping⟧ }\n",
                files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)]),
            RuleExample(schema("⟦Ping.wav⟧"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)]),
        ]
    ).project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            switch use.sound {
            case .missing(let nearest):
                report.add(
                    at: use.range,
                    "there is no sound '\(use.name)' in the folders of 'app.sounds'",
                    help: nearest.map { "write \($0), which exists" } ?? "add the file, or write default",
                    notes: use.notes
                )
            case nil where use.fileExtension == nil:
                report.add(
                    at: use.range,
                    "'\(use.name)' has no extension, so it isn't the name of a sound file",
                    help: use.name == "critical"
                        ? "write { name: default, critical: true }"
                        : "add the file's extension, such as .caf, or write default",
                    notes: use.notes
                )
            case nil, .sound, .otherFormat, .broken:
                continue
            }
        }
    }

    private static func schema(_ sound: String) -> String {
        "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: \(sound) }\n"
    }
}
