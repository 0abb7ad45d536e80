import Foundation
import PackagePlugin

/// `swift package belfry-generate`: writes the outputs that the schemas of the package, or of some targets, name.
///
/// It also runs the other commands that write: `belfry-generate lint --fix`.
@main struct BelfryGenerateCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
        try run(
            withCommand(arguments.remainingArguments), inEach: targets.map(\.directoryURL.path),
            with: context.tool(named: "belfry").url, in: context.package.directoryURL)
    }

    /// `generate` is the default.
    func withCommand(_ words: [String]) -> [String] {
        let isCommand = words.first.map { ["generate", "init", "lint", "requirements"].contains($0) } ?? false
        return (isCommand ? [] : ["generate"]) + words
    }

    /// - Parameter folders: Of schemas. `generate` takes one of them in a call.
    func run(_ arguments: [String], inEach folders: [String], with belfry: URL, in folder: URL) throws {
        for paths in folders.isEmpty ? [[]] : folders.map({ [$0] }) {
            try runBelfry(belfry, arguments + paths, in: folder)
        }
    }
}
