#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

// Compiled only by Xcode on a Mac.
extension BelfryGenerateCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        guard let command = XcodeCommand(arguments, in: context.xcodeProject, command: withCommand) else { return }
        try run(
            command.words, inEach: command.folders, with: context.tool(named: "belfry").url,
            in: context.xcodeProject.directoryURL)
    }
}
#endif
