import Foundation
import TestSupport
import Testing

/// The half of the plugins that Xcode compiles, with a stand-in for Xcode's module: it compiles, and does what people
/// choose in Xcode's dialog.
@Suite struct XcodePluginTests {
    @Test func theCommandReadsTheSchemasOfTheChosenTargets() throws {
        let plugin = try Plugin("BelfryCommand")
        // Both targets have the schema of a shared folder: it is checked once. Xcode names targets in every call.
        #expect(try plugin.run("--target App --target Widget") == "Project: lint Project/Shared\n")
        #expect(try plugin.run("--target App --target Watch") == "Project: lint Project/Shared Project/Watch\n")
        #expect(try plugin.run("--target Widget lint --quiet") == "Project: lint --quiet Project/Shared\n")
        #expect(try plugin.run("--target Widget --quiet") == "Project: lint --quiet Project/Shared\n")
        #expect(try plugin.run("--target Watch dump") == "Project: dump Project/Watch\n")
        #expect(try plugin.run("--target App audit") == "Project: audit\n")
        #expect(try plugin.run("--target App explain icon-missing") == "Project: explain icon-missing\n")
        #expect(try plugin.run("") == "Project: lint\n")
        #expect(
            try plugin.run("--target Tests")
                == "error: none of the targets Tests contains notifications.yaml; add the file to a target\n")
        #expect(try plugin.run("fail") == "Project: fail\nerror: belfry exited with status 1\n")
    }

    @Test func theCommandRefusesToWrite() throws {
        let plugin = try Plugin("BelfryCommand")
        let fix = try plugin.run("--target App lint --fix")
        #expect(
            fix == "error: 'belfry lint --fix' writes files, which this plugin can't do; "
                + "choose BelfryGenerateCommand instead, with the arguments: lint --fix\n")
        #expect(try plugin.run("generate").hasSuffix("choose BelfryGenerateCommand instead, without arguments\n"))
    }

    @Test func theGeneratorWritesForEachSchema() throws {
        let plugin = try Plugin("BelfryGenerateCommand")
        let both = try plugin.run("--target App --target Watch")
        let call = "Project: generate --no-printing Project/"
        #expect(both == "\(call)Shared\n\(call)Watch\n")
        #expect(try plugin.run("--target App --swift Out") == "Project: generate --swift Out Project/Shared\n")
        #expect(try plugin.run("--target App init") == "Project: init\n")
    }

    @Test func theBuildToolGeneratesForATarget() throws {
        let plugin = try Plugin("BelfryBuildTool")
        #expect(
            try plugin.run("Widget")
                == "build-source --support Work/notifications.support.generated.swift "
                + "Project/Shared/notifications.yaml Work/notifications.generated.swift\n")
        #expect(try plugin.run("Tests") == "warning: BelfryBuildTool found no notifications.yaml in the target Tests\n")
    }
}

/// A plugin of the repository, compiled with a program that calls it as Xcode does.
private struct Plugin {
    private let workspace: Workspace

    init(_ name: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        workspace = try Workspace()
        // Prints its arguments instead of running a command.
        try workspace.writeExecutable(
            """
            #!/bin/sh
            [ "$1" != plugin-calls ] || exec '\(Workspace.executable.path)' "$@"
            echo "${PWD##*/}: $*"
            [ "$1" != fail ]

            """, to: "belfry")
        try FileManager.default.createDirectory(at: workspace.url("Project"), withIntermediateDirectories: true)
        let folder = root.appending(path: "Plugins/\(name)")
        var files = ["Caller.swift"]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
            try workspace.write(text.replacing("@main struct", with: "struct"), to: file)
            files.append(file)
        }
        let call = name == "BelfryBuildTool" ? Self.callOfBuildTool : Self.callOfCommand(name)
        try workspace.write(Self.caller.replacing("CALL", with: call), to: "Caller.swift")
        let interface = try Self.interface()
        let flags = [
            "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.1", "-I", interface,
        ]
        let stub = root.appending(path: "Tests/XcodeStubs/XcodeProjectPlugin.swift").path
        try compile(flags + ["-emit-module", "-emit-library", "-static", "-module-name", "XcodeProjectPlugin", stub])
        let link = ["-I", ".", "-L", ".", "-lXcodeProjectPlugin", "-L", interface, "-lPackagePlugin"]
        let path = ["-Xlinker", "-rpath", "-Xlinker", interface]
        try compile(flags + link + path + ["-warnings-as-errors", "-module-name", "Plugin", "-o", "plugin"] + files)
    }

    /// - Returns: The calls of `belfry`, and diagnostics. Paths are relative to the workspace.
    func run(_ arguments: String) throws -> String {
        let words = arguments.split(separator: " ").map(String.init)
        let output = try runProgram(workspace.url("plugin").path, words, in: workspace.folder).output
        return output.replacing(workspace.folder.path + "/", with: "")
    }

    private func compile(_ arguments: [String]) throws {
        let result = try runProgram("/usr/bin/env", ["swiftc"] + arguments, in: workspace.folder)
        try #require(result.status == 0, "\(result.output)")
    }

    /// The folder of the module PackagePlugin.
    private static func interface() throws -> String {
        struct TargetInfo: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let output = try runProgram("/usr/bin/env", ["swiftc", "-print-target-info"]).output
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
        return info.paths.runtimeResourcePath + "/pm/PluginAPI"
    }

    private static let caller = """
        import Foundation
        import PackagePlugin
        import XcodeProjectPlugin

        /// Hides the one of PackagePlugin, which needs SwiftPM at the other end of a pipe.
        enum Diagnostics {
            static func error(_ message: String) { write("error: \\(message)") }
            static func warning(_ message: String) { write("warning: \\(message)") }
            static func emit(_ severity: PackagePlugin.Diagnostics.Severity, _ message: String) {
                write("\\(severity): \\(message)")
            }
            private static func write(_ line: String) { FileHandle.standardOutput.write(Data("\\(line)\\n".utf8)) }
        }

        @main struct Caller {
            static func main() throws {
                let workspace = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
                let project = workspace.appending(path: "Project")
                let shared = project.appending(path: "Shared/notifications.yaml")
                let context = XcodePluginContext(
                    xcodeProject: XcodeProject(
                        displayName: "Project",
                        directoryURL: project,
                        targets: [
                            XcodeTarget(
                                displayName: "App", inputFiles: [project.appending(path: "App/App.swift"), shared]),
                            XcodeTarget(displayName: "Widget", inputFiles: [shared]),
                            XcodeTarget(
                                displayName: "Watch",
                                inputFiles: [project.appending(path: "Watch/notifications.yaml")]),
                            XcodeTarget(
                                displayName: "Tests", inputFiles: [project.appending(path: "Tests/Tests.swift")]),
                        ]),
                    pluginWorkDirectoryURL: workspace.appending(path: "Work"),
                    tools: ["belfry": workspace.appending(path: "belfry")])
                let arguments = Array(CommandLine.arguments.dropFirst())
                CALL
            }
        }

        """

    private static func callOfCommand(_ name: String) -> String {
        "try \(name)().performCommand(context: context, arguments: arguments)"
    }

    private static let callOfBuildTool = """
        let target = context.xcodeProject.targets.first { $0.displayName == arguments[0] }!
                for case .buildCommand(_, _, let arguments, _, _, _) in
                    try BelfryBuildTool().createBuildCommands(context: context, target: target)
                { print(arguments.joined(separator: " ")) }
        """
}
