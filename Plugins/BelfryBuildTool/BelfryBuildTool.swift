import Foundation
import PackagePlugin

/// Generates the Swift of a target's schema whenever the schema changes.
@main struct BelfryBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try commands(
            for: target.sourceModule?.sourceFiles.map(\.url) ?? [],
            of: target.directoryURL,
            name: target.name,
            tool: tool { try context.tool(named: $0).url },
            outputFolder: context.pluginWorkDirectoryURL
        )
    }

    /// `belfry-build` where Belfry is built from source. The `belfry` of a release takes the same arguments.
    func tool(_ named: (String) throws -> URL) throws -> URL {
        try (try? named("belfry-build")) ?? named("belfry")
    }

    /// - Parameter files: All files of the target.
    func commands(for files: [URL], of folder: URL, name: String, tool: URL, outputFolder: URL) throws -> [Command] {
        let schema = files.filter(\.isSchemaFile).sorted { $0.path < $1.path }
        guard !schema.isEmpty else {
            Diagnostics.warning("BelfryBuildTool found no notifications.yaml in the target \(name)")
            return []
        }
        let root = schema.first(where: \.isSchemaRoot)?.deletingLastPathComponent()
        let support = "notifications.support.generated.swift"
        let names = schema.map { outputName(of: $0, from: root ?? folder) }
        try checkNames(names, of: schema)
        try checkForCommittedOutput(names + [support], among: files, target: name)
        // One command for the whole schema, because names resolve across its files.
        let outputs = names.map { outputFolder.appending(path: $0) }
        let supportOutput = outputFolder.appending(path: support)
        return [
            .buildCommand(
                displayName: "Generating notifications of \(name)",
                executable: tool,
                arguments: ["build-source", "--support", supportOutput.path]
                    + zip(schema, outputs).flatMap { [$0.path, $1.path] },
                inputFiles: schema,
                outputFiles: outputs + [supportOutput]
            )
        ]
    }

    private func checkNames(_ names: [String], of files: [URL]) throws {
        for (name, file) in zip(names, files) {
            let others = zip(names, files).filter { $0.0.lowercased() == name.lowercased() && $0.1 != file }
            if let other = others.first {
                Diagnostics.error("\(file.path) and \(other.1.path) would both become \(name); rename one of them")
                throw CancellationError()
            }
        }
    }

    /// A target can't have two files with the same name. Xcode and the compiler would show obscure errors.
    private func checkForCommittedOutput(_ names: [String], among files: [URL], target: String) throws {
        let names = Set(names.map { $0.lowercased() })
        guard let file = files.first(where: { names.contains($0.lastPathComponent.lowercased()) }) else { return }
        Diagnostics.error(
            "\(target) has Belfry's output already: \(file.path), which 'belfry generate' writes; "
                + "delete the file and the key 'generate: swift' of the schema, or remove BelfryBuildTool from the target"
        )
        throw CancellationError()
    }

    /// Made from the path relative to the root's folder, with `+` for `/`.
    private func outputName(of file: URL, from root: URL) -> String {
        let components = file.deletingPathExtension().pathComponents
        let common = zip(components, root.pathComponents).prefix { $0 == $1 }.count
        return components[common...].joined(separator: "+") + ".generated.swift"
    }
}
