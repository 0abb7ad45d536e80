import Foundation
import PackagePlugin

/// `swift package belfry lint --target App`: the commands that write nothing, which therefore need no permission.
@main struct BelfryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
        let remaining = arguments.remainingArguments
        if remaining.first == "generate", !remaining.contains("--check") {
            Diagnostics.error("'swift package belfry-generate' writes files; 'belfry' may not")
            return
        }
        // In the folder of the package: files are shown relative to that.
        let process = Process()
        process.executableURL = try context.tool(named: "belfry").url
        process.arguments = remaining + targets.map(\.directoryURL.path)
        // SwiftPM shows both outputs as one: what these say of the run would stand behind the report.
        let isSummarized = ["lint", "check-payload", "breaking", "requirements"].contains(remaining.first)
        let words = remaining.joined(separator: "=")
        if isSummarized, ["json", "sarif", "junit"].contains(where: { words.contains("--reporter=\($0)") }) {
            process.arguments?.append("--quiet")
        }
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("belfry ended with status \(process.terminationStatus)") }
    }
}
