import Basics
package import Diagnostics
package import Files
package import Outputs

/// The outputs of all schemas of a run.
package struct GenerationRun {
    /// In source order. If one of them is an error, nothing is written.
    package let findings: [Finding]
    private let generations: [Generation]

    /// - Parameters:
    ///   - path: The path on the command line.
    ///   - selection: The outputs on the command line. They require a single schema.
    package init(of input: SchemaInput, named path: String, _ selection: OutputSelection) throws(UsageError) {
        if !selection.isEmpty { _ = try input.only(named: path) }
        let linter = input.linter
        generations = input.schemas.map { Generation(of: $0, selection, by: linter) }
        findings = (input.findings + generations.flatMap(\.findings)).inSourceOrder()
    }

    /// The Swift code of a single schema, if no output is named.
    package var swiftWithoutPlace: String? {
        guard generations.count == 1, generations[0].hasNoPlace else { return nil }
        return generations[0].swift.map(\.text).joined(separator: "\n")
    }

    /// The changes that would be written.
    package func changes() throws -> OutputWriter {
        try requirePlaces()
        var writer = OutputWriter()
        for generation in generations { try generation.add(to: &writer) }
        return writer
    }

    /// - Returns: The changes that were written.
    package func write() throws -> OutputWriter {
        try requirePlaces()
        // Another run may change the list of files at the same time.
        let folders = Set(generations.flatMap(\.plans).compactMap(\.folderToLock))
        return try FolderLock.hold(folders) {
            let writer = try changes()
            try writer.write()
            return writer
        }
    }

    private func requirePlaces() throws(UsageError) {
        let names = generations.filter(\.hasNoPlace).map { "'\($0.source.root.path.withVisibleControls)'" }
        guard !names.isEmpty else { return }
        let options = OutputCatalogue.all.map { "'\($0.option.argument)'" }
        throw UsageError(
            """
            \(names.joined(separator: ", ")) doesn't name an output, so there is nothing to write or to compare. \
            If the build plugin makes the Swift, nothing is missing. For files that you commit, add this to the schema:
              generate: { swift: { output: Generated }, fixtures: { output: Fixtures } }
            Or use \(options.dropLast().joined(separator: ", ")) or \(options[options.count - 1]).
            """)
    }
}
