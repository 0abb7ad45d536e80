package import Diagnostics
package import SourceSyntax

/// A schema file as located nodes, independent of its syntax.
package struct SchemaDocument {
    let file: SourceFile
    /// Nil if the file is empty, or couldn't be read, which is reported.
    let root: Node?
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
}
