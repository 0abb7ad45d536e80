import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let soundFormat: CheckedProjectRule = RuleDescription(
        id: "sound-format",
        severity: .warning,
        group: .project,
        domain: .project,
        summary: "A sound is a CAF, WAV or AIFF file of Linear PCM, IMA4, µ-law or A-law.",
        rationale: """
            Apple documents no other formats for notifications. An MP3 file may play on one system, and another may \
            play the default sound instead.
            """,
        source: .notificationSound,
        passing: [
            RuleExample(schema("ping.wav"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1)])
        ],
        failing: [
            RuleExample(
                schema("⟦ping.ogg⟧"),
                files: [.init("Sounds/ping.ogg", text: "OggS: not a CAF, WAV or AIFF file\n")]
            ),
            RuleExample(
                schema("⟦ping.wav⟧"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1, format: 0x55)]),
            RuleExample(
                "notifications:\n  ping: { title: Ping, sound: ⟦ping.mp3⟧ }\n",
                files: [.init("Sounds/ping.mp3", text: "This isn't read.\n")]),
        ]
    ).project { context, project, report in
        for use in context.schema.soundUses(in: project) {
            let problem: String
            switch use.sound {
            case .otherFormat(let path): problem = "'\(path)' isn't a CAF, WAV or AIFF file"
            case .sound(let sound, let path):
                guard case .other(let codec) = sound.codec else { continue }
                problem = "'\(path)' is a \(sound.container.rawValue) file of \(codec)"
            case nil:
                // Only its name is known.
                guard let name = use.fileExtension?.lowercased(), !extensions.contains(name) else { continue }
                problem = "'\(use.name)' isn't a CAF, WAV or AIFF file"
            case .missing, .broken: continue
            }
            let stem = use.name.lastIndex(of: ".").map { use.name[..<$0] } ?? use.name[...]
            let isCAF = use.name.hasSuffix(".caf")
            report.add(
                at: use.range,
                "\(problem), which may not play in a notification",
                help: "convert it: afconvert -f caff -d ima4 '\(use.name)' '\(stem)\(isCAF ? ".new" : "").caf'",
                notes: use.notes
            )
        }
    }

    /// The extensions of the three file formats.
    private static let extensions: Set = ["caf", "wav", "wave", "aif", "aiff", "aifc"]

    private static func schema(_ sound: String) -> String {
        "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: \(sound) }\n"
    }
}
