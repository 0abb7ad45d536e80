import PackagePlugin

/// `swift package belfry lint --target App`: the commands that don't write, and therefore need no permission.
@main struct BelfryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = BelfryTool(url: try context.tool(named: "belfry").url, folder: context.package.directoryURL)
        try tool.run(arguments, [], in: context.package)
    }
}
