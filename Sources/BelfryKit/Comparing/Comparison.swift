package import Diagnostics
import Files
import Guidelines

/// The schemas of today, compared with earlier ones.
package struct Comparison {
    /// In the order of the source.
    package private(set) var findings: [Finding]
    /// The root files of schemas that have no earlier one.
    package private(set) var newSchemas: [String] = []

    /// - Parameters:
    ///   - path: What the schemas of today were searched in.
    ///   - earlier: A revision of git, or a folder.
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
