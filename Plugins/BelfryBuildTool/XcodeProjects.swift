#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

// Compiled only by Xcode on a Mac.
extension BelfryBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try commands(
            for: target.inputFiles.map(\.url),
            of: context.xcodeProject.directoryURL,
            name: target.displayName,
            tool: tool { try context.tool(named: $0).url },
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}
#endif
