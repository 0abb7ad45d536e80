package import Diagnostics
package import Files
import NotificationSchema
import SchemaRules
import SourceSyntax
import SwiftGeneration

/// Generates the Swift of one schema for a build: given files from given files, and nothing else.
package struct BuildSources {
    package let findings: [Finding]
    private let files: [(path: FilePath, bytes: [UInt8])]

    /// - Parameters:
    ///   - paths: The schema's files, each followed by its Swift file.
    ///   - support: The Swift file with what the others need.
    package init(
        _ paths: [String], support: String, from currentFolder: FilePath = .currentFolder
    ) throws(FileError) {
        guard paths.count.isMultiple(of: 2) else { throw FileError("every input needs an output after it") }
        var outputs: [String: FilePath] = [:]
        var root: SourceFile?
        var fragments: [SourceFile] = []
        for index in stride(from: 0, to: paths.count, by: 2) {
            let input = FilePath(paths[index], in: currentFolder)
            // The path from the build, so that Xcode finds the file.
            let file = try SourceFile(reading: input, shownAs: paths[index])
            outputs[file.path] = FilePath(paths[index + 1], in: currentFolder)
            if input.name != SchemaFileRole.rootName {
                fragments.append(file)
            } else if let root {
                (findings, files) = ([.secondRoot(file, beside: root)], [])
                return
            } else {
                root = file
            }
        }
        guard let root else {
            (findings, files) = (fragments.map { .fragmentWithoutRoot($0) }, [])
            return
        }
        let result = Linter(for: [SwiftRequirements()]).lintForBuild(root: root, fragments: fragments)
        findings = result.findings
        guard !findings.contains(where: { $0.severity == .error }) else {
            files = []
            return
        }
        let swift = SwiftGenerator(result.schema).files()
        let declarations = zip(result.schema.files, swift.declarations).compactMap { file, output in
            outputs[file.path].map { ($0, output.bytes) }
        }
        files = declarations + [(FilePath(support, in: currentFolder), swift.support.bytes)]
    }

    package func write() throws(FileError) {
        var writer = OutputWriter()
        for (path, bytes) in files { try writer.add(bytes, at: path, owned: .source) }
        try writer.write()
    }
}
