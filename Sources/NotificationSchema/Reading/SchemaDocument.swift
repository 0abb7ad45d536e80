package import Diagnostics
package import SourceSyntax

/// A schema file as located nodes, independent of its syntax.
package struct SchemaDocument {
    package let file: SourceFile
    /// Nil if the file is empty, or couldn't be read, which is reported.
    package let root: Node?
    let findings: [Finding]

    /// A document from a front end that makes nodes itself.
    package init(_ file: SourceFile, root: Node?) {
        (self.file, self.root, findings) = (file, root, [])
    }

    /// Reads YAML.
    ///
    /// - Parameter limits: Shared by all files of a schema.
    init(reading file: SourceFile, limits: inout ReadingLimits) {
        var findings: [Finding] = []
        root = YAMLReader.read(file, limits: &limits, findings: &findings)
        self.file = file
        self.findings = findings
    }

    /// Reads all files of a schema.
    ///
    /// - Parameter files: The root first, then the fragments, in any order.
    package static func reading(_ files: [SourceFile]) -> [SchemaDocument] {
        var limits = ReadingLimits()
        return inOrder(files).map { SchemaDocument(reading: $0, limits: &limits) }
    }

    /// The root, then the fragments by path.
    static func inOrder(_ files: [SourceFile]) -> [SourceFile] {
        files.prefix(1)
            + files.dropFirst().sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
