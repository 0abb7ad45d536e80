import Foundation
import TestSupport
import Testing

/// The build plugin as an app's package uses it: the example package, built in a folder of its own.
@Suite struct BuildPluginTests {
    private static let command = "Generating notifications of Quickstart"

    @Test func buildsOnlyWhatChanged() throws {
        let package = try Workspace()
        try copyExample(to: package)
        let schema = "Sources/Quickstart/notifications.yaml"

        let clean = try build(package)
        #expect(clean.status == 0, "\(clean.output)")
        #expect(clean.output.contains(Self.command))
        // The first build after that may settle what the plugin's own tool depends on.
        _ = try build(package)
        let unchanged = try build(package)
        #expect(unchanged.status == 0)
        #expect(!unchanged.output.contains(Self.command), "\(unchanged.output)")

        let text = try package.text(schema)
        try package.write(text, to: schema)
        let touched = try build(package)
        #expect(touched.output.contains(Self.command))
        #expect(!touched.output.contains("Compiling Quickstart"), "\(touched.output)")

        try package.write(text.replacing("icon: checkmark", with: "icno: checkmark"), to: schema)
        let broken = try build(package)
        #expect(broken.status != 0)
        let position = "\(package.url(schema).path):22:34: error: 'icno' is not a key of an action [schema-unknown-key]"
        #expect(broken.output.contains(position), "\(broken.output)")

        try package.write(text.replacing("title: Mute Thread", with: "title: mute thread"), to: schema)
        let warned = try build(package)
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("notifications.yaml:17:24: warning: “mute thread”"), "\(warned.output)")
        #expect(try run(package).output.contains("A response: answers Ada: So did I."))

        try commandsWork(in: package, text: text)
    }

    /// The command plugins, with what was built before.
    private func commandsWork(in package: Workspace, text: String) throws {
        let schema = "Sources/Quickstart/notifications.yaml"
        let warned = try command(package, "belfry lint")
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        let strict = try command(package, "belfry lint --target Quickstart --fail-on warning")
        #expect(strict.status != 0)
        #expect(strict.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        #expect(try command(package, "belfry lint --target Nothing").status != 0)
        #expect(try command(package, "belfry explain icon-missing").output.contains("icon-missing (advice)"))
        #expect(try command(package, "belfry generate --swift Generated").status != 0)
        #expect(!package.exists("Generated"))

        try package.write(text, to: schema)
        let generate = "--allow-writing-to-package-directory belfry-generate --target Quickstart --swift Generated"
        let generated = try command(package, generate)
        #expect(generated.status == 0, "\(generated.output)")
        #expect(package.exists("Generated/notifications.generated.swift"))
    }

    private func command(_ package: Workspace, _ arguments: String) throws -> (status: Int32, output: String) {
        let arguments = arguments.split(separator: " ").map(String.init)
        return try runProgram(
            "/usr/bin/env", ["swift", "package", "--package-path", package.folder.path] + arguments, in: package.folder)
    }

    private func copyExample(to package: Workspace) throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let example = root.appending(path: "examples/quickstart")
        for name in ["Sources/Quickstart/Quickstart.swift", "Sources/Quickstart/notifications.yaml", "Package.swift"] {
            let text = String(decoding: try Data(contentsOf: example.appending(path: name)), as: UTF8.self)
            try package.write(text.replacing("\"../..\"", with: "\"\(root.path)\""), to: name)
        }
    }

    private func build(_ package: Workspace) throws -> (status: Int32, output: String) {
        try runProgram("/usr/bin/env", ["swift", "build", "--package-path", package.folder.path], in: package.folder)
    }

    private func run(_ package: Workspace) throws -> (status: Int32, output: String) {
        try runProgram(package.url(".build/debug/Quickstart").path, [], in: package.folder)
    }
}
