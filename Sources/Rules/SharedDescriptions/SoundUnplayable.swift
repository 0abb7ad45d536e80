package import Diagnostics

extension RuleDescription {
    package static let soundUnplayable = RuleDescription(
        id: "sound-unplayable",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "A sound is a file of the app, in a documented format, and shorter than 30 seconds.",
        rationale: """
            The system looks for exactly the name of the file, including case and extension, and silently plays the default \
            sound if there is no such file, or if it lasts 30 seconds or more. A sound stops when its banner disappears, \
            after about 5 seconds: for a longer one, the finding is advice. Apple documents CAF, WAV and AIFF files of \
            Linear PCM, IMA4, µ-law or A-law; an MP3 file may play on one system and not on another, which is a warning. In Objective-C, \
            the compiler only warns of a text in place of a UNNotificationSound.
            """,
        unseen: "Without app.sounds, only the name of the file is judged.",
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
            RuleExample(
                schema("⟦ping.ogg⟧"),
                files: [.init("Sounds/ping.ogg", text: "OggS: not a CAF, WAV or AIFF file\n")]
            ),
            RuleExample(
                schema("⟦ping.wav⟧"), files: [ExampleFile.sound("Sounds/ping.wav", seconds: 1, format: 0x55)]),
            RuleExample(
                "notifications:\n  ping: { title: Ping, sound: ⟦ping.mp3⟧ }\n",
                files: [.init("Sounds/ping.mp3", text: "This isn't read.\n")]),
            RuleExample(schema("⟦song.wav⟧"), files: [ExampleFile.sound("Sounds/song.wav", seconds: 45)]),
            RuleExample(schema("⟦jingle.wav⟧"), files: [ExampleFile.sound("Sounds/jingle.wav", seconds: 12)]),
        ]
    )

    private static func schema(_ sound: String) -> String {
        "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: \(sound) }\n"
    }
}

extension RuleSource {
    package static let notificationSound = RuleSource(
        "UserNotifications, UNNotificationSound",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationsound"
    )
}
