package import Diagnostics

// What can be wrong with the files of a project that a schema names, before anything in them is looked at.
extension RuleDescription {
    package static let projectFileMissing = structure(
        "project-file-missing",
        summary: "A file or folder that the schema names is there.",
        rationale: "What a file that is not there lacks nobody can say: nothing would be checked, in silence.",
        failing: [
            RuleExample(
                "app:\n  entitlements: { app: ⟦Ap.entitlements⟧ }\n",
                files: [.init("App.entitlements", text: "<plist version=\"1.0\"><dict/></plist>\n")]
            )
        ]
    )

    package static let projectFileUnreadable = structure(
        "project-file-unreadable",
        summary: "A file of the project that the schema names can be read.",
        rationale: """
            Xcode and the system read these files, too. What they cannot read is not signed, not declared, or not \
            played.
            """,
        failing: [
            RuleExample(
                "app:\n  sounds: [Sounds]\nnotifications:\n  ping: { title: Ping, sound: ⟦ping.wav⟧ }\n",
                files: [.init("Sounds/ping.wav", text: "RIFF\u{4}\0\0\0WAVE")]
            )
        ]
    )

    package static let projectFilesUnread = RuleDescription(
        id: "project-files-unread",
        severity: .advice,
        summary: "A build reads the schema, and not the files of the project that it names.",
        rationale: """
            A build plugin may read what belongs to its target, and nothing else. Entitlements, property lists, images \
            and sounds are checked by belfry lint, on continuous integration say.
            """,
        source: .language,
        passing: [],
        failing: []
    )

    package static let project = [projectFileMissing, projectFileUnreadable, projectFilesUnread]
}

/// Why a file of a project could not be read.
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
