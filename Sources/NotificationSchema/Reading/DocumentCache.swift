package import Diagnostics
import SourceSyntax

/// The nodes of schema files, kept while the files stay the same: an editor changes one file of many.
package struct DocumentCache: Sendable {
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry: Sendable {
        let document: SchemaDocument
        /// What reading took from the limits of the schema.
        let cost: ReadingLimits.Cost
    }

    package init() {}

    /// Reads files, with the same result as without a cache.
    ///
    /// - Parameter files: All files of a schema, the root first. The cache forgets other files.
    package mutating func documents(of files: [SourceFile]) -> [SchemaDocument] {
        var limits = ReadingLimits()
        var kept: [ObjectIdentifier: Entry] = [:]
        defer { entries = kept }
        return SchemaDocument.inOrder(files).map { file in
            let id = ObjectIdentifier(file)
            if let entry = entries[id], limits.take(entry.cost) {
                kept[id] = entry
                return entry.document
            }
            let before = limits
            let document = SchemaDocument(reading: file, limits: &limits)
            // Whether a limit is exceeded depends on the other files.
            if !document.findings.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }) {
                kept[id] = Entry(document: document, cost: limits.cost(since: before))
            }
            return document
        }
    }
}
