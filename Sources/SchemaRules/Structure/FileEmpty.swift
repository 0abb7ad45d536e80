import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let fileEmpty: WholeSchemaRule = RuleDescription(
        id: "file-empty",
        severity: .warning,
        group: .structure,
        needsWholeSchema: true,
        isOnlyForSchemas: true,
        summary: "A schema file declares something.",
        rationale: """
            An empty file passes every check and generates nothing, as does a file in which everything is commented \
            out. A root file next to fragments that declare something may be empty.
            """,
        source: .language,
        passing: ["categories:\n  order: { hidden-previews-body-placeholder: Order }\n"],
        failing: ["⟦⟧# Nothing yet.\n", "⟦⟧{}\n"]
    ).schema { context, report in
        let filled = Set(
            context.schema.documents.filter { !$0.entries.isEmpty }.map { ObjectIdentifier($0.tree.file) })
        for (index, file) in context.schema.files.enumerated() where !filled.contains(ObjectIdentifier(file)) {
            guard index > 0 || filled.isEmpty else { continue }
            report.add(
                at: SourceRange(file, 0..<0),
                "the file is empty, and declares nothing",
                help:
                    "write 'categories:' or another key of the language, or delete the file; 'belfry init' writes an example"
            )
        }
    }
}
