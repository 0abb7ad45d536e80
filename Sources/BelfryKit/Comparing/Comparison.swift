package import Diagnostics
import Files
import Guidelines

/// Compares the current schemas with earlier ones.
package struct Comparison {
    /// In source order.
    package private(set) var findings: [Finding]
    /// The root files of schemas without an earlier version.
    package private(set) var newSchemas: [String] = []

    /// - Parameters:
    ///   - path: The path in which the current schemas were found.
    ///   - earlier: A Git revision, or a folder.
    package init(of input: SchemaInput, at path: String, with earlier: String) throws {
        let place = FilePath(path, in: input.currentFolder)
        var schemas = try EarlierSchemas(earlier, of: place, input)
        findings = input.findings
        for (source, counterpart) in zip(input.schemas, try schemas.counterparts(of: input.schemas)) {
            if let counterpart {
                findings +=
                    input.linter.compare(root: source.root, fragments: source.fragments, with: counterpart).findings
            } else {
                newSchemas.append(source.root.path)
            }
        }
        if FileSystem.kind(of: place, followingLinks: true) == .folder {
            findings += try schemas.removed(from: place)
        }
        findings = findings.inSourceOrder()
    }
}
