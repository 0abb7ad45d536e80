#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension BelfryTool {
    /// - Parameter arguments: What the person wrote in Xcode's dialog, and `--target` for each target chosen there. Xcode
    ///   names targets for every command, also for those that read no schema.
    func run(_ arguments: [String], _ options: [String], in project: XcodeProject) throws {
        var arguments = ArgumentExtractor(arguments)
        let names = Set(arguments.extractOption(named: "target")).sorted()
        let files = project.targets.filter { names.contains($0.displayName) }.flatMap { $0.inputFiles.map(\.url) }
        let folders = Set(files.filter(\.isSchemaRoot).map { $0.deletingLastPathComponent().path }).sorted()
        try run(arguments.remainingArguments, ["--xcode"] + options, targets: names, in: folders)
    }
}
#endif
