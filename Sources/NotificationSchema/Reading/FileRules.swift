package import Diagnostics

// Rules about the files of a schema, not about their content.
extension RuleDescription {
    package static let schemaFileName = structure(
        "schema-file-name",
        summary: "Schema files are named notifications.yaml and *.notifications.yaml, and every fragment has a root.",
        rationale: """
            Plugins, editors and the command line find a schema by its name. A file named notifications.yml, or with \
            capital letters, would be silently ignored. The root file, in the folder of a fragment or in a folder above, \
            declares the app, its platforms and the outputs: a fragment without one would generate nothing.
            """,
        failing: []
    )

    /// Rules about the files of a schema.
    package static let files: [RuleDescription] = [schemaFileName]
}

extension Finding {
    package static func misnamed(_ file: SourceFile, _ name: String, rightName: String) -> Finding {
        Finding(
            .schemaFileName,
            at: SourceRange(file, 0..<0),
            "'\(name)' isn't a schema file name, so Belfry doesn't read it",
            help: "rename it to '\(rightName)'"
        )
    }

    /// A target whose files are one schema has two roots.
    package static func secondRoot(_ file: SourceFile, beside root: SourceFile) -> Finding {
        Finding(
            .schemaFileName,
            at: SourceRange(file, 0..<0),
            "the target has two files named \(SchemaFileRole.rootName), but can have only one schema",
            help: "rename one of them to *.\(SchemaFileRole.rootName), or move it to another target",
            notes: [Finding.Note("the other one", at: SourceRange(root, 0..<0))]
        )
    }

    package static func fragmentWithoutRoot(_ file: SourceFile) -> Finding {
        Finding(
            .schemaFileName,
            at: SourceRange(file, 0..<0),
            "this fragment has no schema: there is no \(SchemaFileRole.rootName) in its folder or in a folder above",
            help: "add \(SchemaFileRole.rootName), which may be empty, or rename this file to that"
        )
    }
}
