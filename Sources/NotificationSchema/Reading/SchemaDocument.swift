package import Diagnostics
package import SourceSyntax

/// A file of a schema as located nodes, whatever it is written in.
package struct SchemaDocument {
    let file: SourceFile
    /// Nil where the file is empty, or could not be read, which is then among the findings.
    let root: Node?
    let findings: [Finding]

    /// The document of a front end that makes nodes itself.
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
