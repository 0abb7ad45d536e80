package import Diagnostics
package import Files

/// The outputs of all schemas of a run.
package struct GenerationRun {
    /// In the order of the source. Nothing is written where there is an error.
    package let findings: [Finding]
    private let generations: [Generation]

    /// - Parameters:
    ///   - path: How the schemas were asked for.
    ///   - selection: The outputs that the command line asks for: then there must be one schema.
    package init(of input: SchemaInput, named path: String, _ selection: OutputSelection) throws(UsageError) {
        if !selection.isEmpty { _ = try input.only(named: path) }
        let linter = input.linter
        generations = input.schemas.map { Generation(of: $0, selection, by: linter) }
        findings = (input.findings + generations.flatMap(\.findings)).inSourceOrder()
    }

    /// The Swift of the only schema, where nothing says where to write.
    package var swiftWithoutPlace: String? {
        guard generations.count == 1, generations[0].hasNoPlace else { return nil }
        return generations[0].swift.map(\.text).joined(separator: "\n")
    }

    /// What would be written.
    package func changes() throws -> OutputWriter {
        try requirePlaces()
        var writer = OutputWriter()
        for generation in generations { try generation.add(to: &writer) }
        return writer
    }

    /// - Returns: What was written.
    package func write() throws -> OutputWriter {
        try requirePlaces()
        // The list of files of an earlier run may be changing while another run writes.
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
            "\(names.joined(separator: ", ")) doesn't configure an output: add 'generate' to it, or use "
                + "\(options.dropLast().joined(separator: ", ")) or \(options[options.count - 1]).")
    }
}
