import Foundation
import PackagePlugin

/// `swift package belfry lint --target App`: the commands that don't write, and therefore need no permission.
@main struct BelfryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
        let words = arguments.remainingArguments
        guard !writes(words) else {
            let targetWords = targets.flatMap { ["--target", $0.name] }
            let line = ["swift package --allow-writing-to-package-directory belfry-generate"]
            refuse(words, "run \((line + wordsForGenerateCommand(words) + targetWords).joined(separator: " "))")
            return
        }
        try run(
            words + targets.map(\.directoryURL.path), with: context.tool(named: "belfry").url,
            in: context.package.directoryURL)
    }

    func run(_ arguments: [String], with belfry: URL, in folder: URL) throws {
        // SwiftPM merges both outputs, so the summary would follow the report.
        let isSummarized = ["lint", "audit", "check-payload", "breaking", "requirements"].contains(arguments.first)
        let words = arguments.joined(separator: "=")
        let documents = ["json", "sarif", "gitlab", "junit", "checkstyle"]
        let isDocument = documents.contains { words.contains("--reporter=\($0)") }
        try runBelfry(belfry, arguments + (isSummarized && isDocument ? ["--quiet"] : []), in: folder)
    }

    func refuse(_ words: [String], _ advice: String) {
        Diagnostics.error(
            "'belfry \(words.joined(separator: " "))' writes files, which this plugin can't do; \(advice)")
    }

    /// `generate` is the default command of the other plugin.
    func wordsForGenerateCommand(_ words: [String]) -> [String] {
        words.first == "generate" ? Array(words.dropFirst()) : words
    }

    /// Whether a command changes files. `belfry-generate` asks for permission to do that.
    func writes(_ arguments: [String]) -> Bool {
        switch arguments.first {
        case "generate": !arguments.contains("--check")
        case "lint": arguments.contains("--fix") || arguments.contains("--write-baseline")
        case "requirements": arguments.contains("--write")
        case "init": true
        default: false
        }
    }
}
