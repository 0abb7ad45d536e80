import ChangeRules
package import Diagnostics
import Files
import NotificationSchema
package import Preview
import ProjectFiles
import ProjectRules
package import SchemaRules

/// The page of one schema, with its translations, its template images and the findings of `lint`.
package struct SchemaPreview {
    package let page: PreviewPage
    /// In source order.
    package let findings: [Finding]

    /// - Parameter earlier: The version to compare with.
    package init(of source: SchemaSource, by linter: Linter, since earlier: EarlierVersion? = nil) {
        let result = source.lint(by: linter)
        page = PreviewPage(
            result.schema, project: result.project,
            images: TemplateImage.all(of: result.schema, in: source.folder, from: source.currentFolder),
            findings: result.findings, earlier: earlier)
        findings = (result.findings + [page.finding].compactMap(\.self)).inSourceOrder()
    }
}

extension SchemaInput {
    /// The earlier version of a schema, and what `breaking` says about the changes.
    ///
    /// - Parameters:
    ///   - name: A Git revision, or a folder.
    ///   - path: The path in which the schema was found.
    /// - Returns: Nil for a new schema.
    package func earlierVersion(
        of source: SchemaSource, at path: String, in name: String
    ) throws -> EarlierVersion? {
        var schemas = try EarlierSchemas(name, of: FilePath(path, in: currentFolder), self)
        guard let old = try schemas.counterparts(of: [source])[0].get() else { return nil }
        let result = changeChecker.compare(root: source.root, fragments: source.fragments, with: old)
        // Errors of the current schema are findings of 'lint'.
        let isComparable = !result.findings.contains { $0.rule.kind == .structure }
        return EarlierVersion(
            name, SchemaChange(from: old, to: result.schema), breaking: isComparable ? result.findings : nil)
    }
}
