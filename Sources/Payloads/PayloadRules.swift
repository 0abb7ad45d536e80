package import Diagnostics

extension RuleDescription {
    static let fixtureNameCollision = structure(
        "fixture-name-collision",
        summary: "Fixtures have different file names.",
        rationale: """
            The name of a notification and that of an example make the name of a file. Many file systems ignore case, \
            and characters that a file name cannot hold are replaced: of two equal names one file would overwrite the \
            other.
            """,
        // Said when fixtures are written, not by lint: who makes none may name examples as they like.
        failing: []
    )

    /// What can be wrong with the payloads of a schema.
    package static let payload: [RuleDescription] = [fixtureNameCollision]
}
