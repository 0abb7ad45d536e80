// Stands in for the module XcodeProjectPlugin, which only Xcode has. It declares what Belfry's plugins use.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    private let tools: [String: URL]

    /// Only here.
    public init(xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL, tools: [String: URL]) {
        self.xcodeProject = xcodeProject
        self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
        self.tools = tools
    }

    public func tool(named name: String) throws -> StubTool {
        guard let url = tools[name] else { throw CancellationError() }
        return StubTool(url: url)
    }
}

public struct XcodeProject {
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]

    /// Only here.
    public init(displayName: String, directoryURL: URL, targets: [XcodeTarget]) {
        self.displayName = displayName
        self.directoryURL = directoryURL
        self.targets = targets
    }
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: [StubFile]

    /// Only here.
    public init(displayName: String, inputFiles: [URL]) {
        self.displayName = displayName
        self.inputFiles = inputFiles.map { StubFile(url: $0) }
    }
}

/// `PluginContext.Tool`, which can't be created outside of its module.
public struct StubTool {
    public let url: URL
}

/// `PackagePlugin.File`, likewise. Xcode has a `FileList` of them.
public struct StubFile {
    public let url: URL
}
