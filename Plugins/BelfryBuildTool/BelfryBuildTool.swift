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
        let files = files.filter(\.isSchemaFile)
        guard !files.isEmpty else {
            Diagnostics.warning("BelfryBuildTool found no notifications.yaml in the target \(name)")
            return []
        }
        return try [command(for: files, of: folder, name: name, tool: tool, outputFolder: outputFolder)]
    }

    /// One command for the whole schema, because names resolve across its files.
    private func command(for files: [URL], of folder: URL, name: String, tool: URL, outputFolder: URL) throws -> Command
    {
        let files = files.sorted { $0.path < $1.path }
        let root = files.filter { $0.lastPathComponent == "notifications.yaml" }.map { $0.deletingLastPathComponent() }
        let names = files.map { outputName(of: $0, from: root.first ?? folder) }
        for (name, file) in zip(names, files) {
            let others = zip(names, files).filter { $0.0.lowercased() == name.lowercased() && $0.1 != file }
            if let other = others.first {
                Diagnostics.error("\(file.path) and \(other.1.path) would both become \(name); rename one of them")
                throw CancellationError()
            }
        }
        let outputs = names.map { outputFolder.appending(path: $0) }
        return .buildCommand(
            displayName: "Generating notifications of \(name)",
            executable: tool,
            arguments: ["build-source"] + zip(files, outputs).flatMap { [$0.path, $1.path] },
            inputFiles: files,
            outputFiles: outputs
        )
    }

    /// Made from the path relative to the root's folder, with `+` for `/`.
    private func outputName(of file: URL, from root: URL) -> String {
        let components = file.deletingPathExtension().pathComponents
        let common = zip(components, root.pathComponents).prefix { $0 == $1 }.count
        return components[common...].joined(separator: "+") + ".generated.swift"
    }
}

extension URL {
    fileprivate var isSchemaFile: Bool {
        lastPathComponent == "notifications.yaml" || lastPathComponent.hasSuffix(".notifications.yaml")
    }
}
