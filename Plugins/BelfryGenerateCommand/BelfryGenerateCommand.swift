import Foundation
import PackagePlugin

/// `swift package belfry-generate`: writes the outputs that the schemas of the package, or of some targets, name.
///
/// It also runs the other commands that write: `belfry-generate lint --fix`.
@main struct BelfryGenerateCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
        let words = arguments.remainingArguments
        let isCommand = words.first.map { ["generate", "init", "lint", "requirements"].contains($0) } ?? false
        let paths = targets.isEmpty ? [[]] : targets.map { [$0.directoryURL.path] }
        for path in paths {
            // Runs in the folder of the package, because options name folders relative to it.
            let process = Process()
            process.executableURL = try context.tool(named: "belfry").url
            process.arguments = (isCommand ? [] : ["generate"]) + words + path
            process.currentDirectoryURL = context.package.directoryURL
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 {
                Diagnostics.error("belfry exited with status \(process.terminationStatus)")
            }
        }
    }
}
