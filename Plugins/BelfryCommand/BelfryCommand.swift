import Foundation
import PackagePlugin

/// `swift package belfry lint --target App`: the commands that don't write, and therefore need no permission.
@main struct BelfryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
        let remaining = arguments.remainingArguments
        guard !writes(remaining) else {
            // The default command of the other plugin.
            let words = remaining.first == "generate" ? Array(remaining.dropFirst()) : remaining
            let targetWords = targets.flatMap { ["--target", $0.name] }
            let line = ["swift package --allow-writing-to-package-directory belfry-generate"] + words + targetWords
            Diagnostics.error(
                "'belfry \(remaining.joined(separator: " "))' writes files, which this plugin can't do; "
                    + "run \(line.joined(separator: " "))")
            return
        }
        // Runs in the folder of the package, because paths are displayed relative to it.
        let process = Process()
        process.executableURL = try context.tool(named: "belfry").url
        process.arguments = remaining + targets.map(\.directoryURL.path)
        // SwiftPM merges both outputs, so the summary would follow the report.
        let isSummarized = ["lint", "check-payload", "breaking", "requirements"].contains(remaining.first)
        let words = remaining.joined(separator: "=")
        let documents = ["json", "sarif", "gitlab", "junit", "checkstyle"]
        if isSummarized, documents.contains(where: { words.contains("--reporter=\($0)") }) {
            process.arguments?.append("--quiet")
        }
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("belfry exited with status \(process.terminationStatus)")
        }
    }

    /// Whether a command changes files. `belfry-generate` asks for permission to do that.
    private func writes(_ arguments: [String]) -> Bool {
        switch arguments.first {
        case "generate": !arguments.contains("--check")
        case "lint": arguments.contains("--fix") || arguments.contains("--write-baseline")
        case "requirements": arguments.contains("--write")
        case "init": true
        default: false
        }
    }
}
