import PackagePlugin

/// `swift package belfry-generate`: writes the outputs that the schemas of the package, or of some targets, name.
///
/// It also runs every other command: `belfry-generate lint --fix`.
@main struct BelfryGenerateCommand: CommandPlugin {
    /// What the tool must know: the command if nobody wrote one, and that the plugin has permission to write.
    static let options = ["--default", "generate", "--may-write"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = BelfryTool(url: try context.tool(named: "belfry").url, folder: context.package.directoryURL)
        try tool.run(arguments, Self.options, in: context.package)
    }
}
