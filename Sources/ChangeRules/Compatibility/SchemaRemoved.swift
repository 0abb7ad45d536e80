package import Diagnostics

extension RuleDescription {
    package static let schemaRemoved = RuleDescription(
        id: "schema-removed",
        kind: .requirement,
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A schema stays as long as its notifications can arrive.",
        rationale: """
            Without the root file, all its categories and notifications are gone. Belfry recognizes a schema that \
            moved to another folder or changed its name by its declarations.
            """,
        source: .payloadContract,
        passing: [],
        failing: []
    )
}

extension Finding {
    /// - Parameters:
    ///   - root: The root of the earlier schema.
    ///   - revision: The revision that has it.
    package static func schemaRemoved(_ root: SourceFile, since revision: String) -> Finding {
        Finding(
            .schemaRemoved,
            at: SourceRange(root, 0..<0),
            "this schema of '\(revision)' is removed, with all its declarations",
            help: "keep it until its notifications can no longer arrive, or move its declarations to another schema"
        )
    }
}
