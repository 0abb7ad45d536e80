package import Diagnostics

// Rules about the project files that a schema names, not about their content.
extension RuleDescription {
    package static let projectFileUnreadable = structure(
        "project-file-unreadable",
        group: .project,
        domain: .project,
        summary: "Files and folders that the schema names exist and can be read.",
        rationale: """
            A missing file can't be checked, and no one would notice. Xcode and the system read these files, too. If they \
            can't, capabilities are missing from the signature, keys aren't declared, or sounds don't play.
            """,
        failing: [
            RuleExample(
                "app:\n  entitlements: { app: ⟦Ap.entitlements⟧ }\n",
                files: [.init("App.entitlements", text: "<plist version=\"1.0\"><dict/></plist>\n")]
            ),
            RuleExample(
                "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: ⟦ping.wav⟧ }\n",
                files: [.init("Sounds/ping.wav", text: "RIFF\u{4}\0\0\0WAVE")]
            ),
        ]
    )

    package static let project = [projectFileUnreadable]
}

/// Why a project file can't be read.
struct ProjectFileProblem: Error {
    var range: Range<Int>
    var message: String
    var help: String

    init(_ range: Range<Int>, _ message: String, help: String) {
        (self.range, self.message, self.help) = (range, message, help)
    }

    func finding(in file: SourceFile) -> Finding {
        Finding(.projectFileUnreadable, at: SourceRange(file, range), message, help: help)
    }
}
