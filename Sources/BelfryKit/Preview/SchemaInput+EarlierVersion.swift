import ChangeRules
import Diagnostics
import Files
import NotificationSchema
package import Outputs
package import Preview

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
        let result = changeChecker().compare(root: source.root, fragments: source.fragments, with: old)
        // Errors of the current schema are findings of 'lint'.
        let isComparable = !result.findings.contains { $0.rule.kind == .structure }
        return EarlierVersion(
            name, SchemaChange(from: old, to: result.schema), breaking: isComparable ? result.findings : nil)
    }
}
