#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

// Compiled only by Xcode on a Mac.
extension BelfryCommand: XcodeCommandPlugin {
    /// Lints if the person wrote no command.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let project = context.xcodeProject
        let tool = BelfryTool(url: try context.tool(named: "belfry").url, folder: project.directoryURL)
        try tool.run(arguments, ["--default", "lint"], in: project)
    }
}
#endif
