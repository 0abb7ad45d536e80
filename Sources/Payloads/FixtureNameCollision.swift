package import Diagnostics

extension RuleDescription {
    package static let fixtureNameCollision = structure(
        "fixture-name-collision",
        group: .payloads,
        summary: "Fixtures have different file names.",
        rationale: """
            A file name consists of the names of the notification and the example. Many file systems ignore case, and \
            Belfry replaces characters that a file name can't contain. With the same name, one file would overwrite \
            the other.
            """,
        // Reported when fixtures are written, not by lint: without fixtures, examples can have any names.
        failing: []
    )
}
