#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

/// What somebody chose in the dialog of a command plugin in Xcode.
struct XcodeCommand {
    var words: [String]
    /// The folders of the schemas of the chosen targets, or nothing for all schemas of the project.
    var folders: [String] = []

    /// - Parameters:
    ///   - arguments: What the person wrote, and `--target` for each target of the dialog. Xcode names targets for every
    ///     command, also for those that read no schema.
    ///   - command: Adds the command to the words if the person wrote none, as is usual in a dialog.
    /// - Returns: Nil if none of the targets has a schema. Then there is an error.
    init?(_ arguments: [String], in project: XcodeProject, command: ([String]) -> [String]) {
        var arguments = ArgumentExtractor(arguments)
        let names = Set(arguments.extractOption(named: "target"))
        words = command(arguments.remainingArguments)
        guard !names.isEmpty, let name = words.first, Self.commandsForTargets.contains(name) else { return }
        let files = project.targets.filter { names.contains($0.displayName) }.flatMap { $0.inputFiles.map(\.url) }
        folders = Set(files.filter(\.isSchemaRoot).map { $0.deletingLastPathComponent().path }).sorted()
        if folders.isEmpty {
            let list = names.sorted().joined(separator: ", ")
            Diagnostics.error("none of the targets \(list) contains notifications.yaml; add the file to a target")
            return nil
        }
    }

    /// The other commands read all schemas of the project, or none.
    private static let commandsForTargets: Set = ["lint", "generate", "requirements"]
}
#endif
