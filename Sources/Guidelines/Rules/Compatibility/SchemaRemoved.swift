package import Diagnostics

extension RuleDescription {
    package static let schemaRemoved = RuleDescription(
        id: "schema-removed",
        kind: .requirement,
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A schema stays for as long as its notifications can arrive.",
        rationale: """
            With the root file, every category and notification that it declared is gone. A schema that moves to another \
            folder or changes its name is recognized by what it declares.
            """,
        source: .payloadContract,
        passing: [],
        failing: []
    )
}

extension Finding {
    /// - Parameters:
    ///   - root: Of the earlier schema.
    ///   - revision: Where it was.
    package static func schemaRemoved(_ root: SourceFile, since revision: String) -> Finding {
        Finding(
            .schemaRemoved,
            at: SourceRange(root, 0..<0),
            "this schema of '\(revision)' is gone, and with it all that it declared",
            help: "keep it until nothing of it can arrive any more, or move what it declared to another schema"
        )
    }
}
