import ChangeRules
package import Diagnostics
import Files
import Outputs
import SchemaRules

/// Compares the current schemas with earlier ones.
package struct Comparison {
    /// In source order.
    package private(set) var findings: [Finding]
    /// The root files of schemas without an earlier version.
    package private(set) var newSchemas: [String] = []
    /// Earlier schemas that can't be compared.
    package private(set) var broken: [BrokenEarlierSchema] = []

    /// - Parameters:
    ///   - path: The path in which the current schemas were found.
    ///   - earlier: A Git revision, or a folder.
    ///   - parties: Whose breaks count; empty for the severities of the rules.
    package init(
        of input: SchemaInput, at path: String, with earlier: String, for parties: Set<Break.Party> = []
    ) throws {
        let place = FilePath(path, in: input.currentFolder)
        var schemas = try EarlierSchemas(earlier, of: place, input)
        findings = input.findings
        let checker = input.changeChecker(for: parties)
        for (source, counterpart) in zip(input.schemas, try schemas.counterparts(of: input.schemas)) {
            switch counterpart {
            case .success(let counterpart?):
                findings +=
                    checker.compare(root: source.root, fragments: source.fragments, with: counterpart).findings
            case .success(nil): newSchemas.append(source.root.path)
            case .failure(let error): broken.append(error)
            }
        }
        if FileSystem.kind(of: place, followingLinks: true) == .folder {
            findings += try schemas.removed(from: place).map { $0.judged(for: parties) }
        }
        findings = findings.inSourceOrder()
    }
}
