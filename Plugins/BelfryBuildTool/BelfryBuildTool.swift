import PackagePlugin
@main struct BelfryBuildTool: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] { [] } }
