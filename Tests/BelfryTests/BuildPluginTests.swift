import Foundation
import TestSupport
import Testing

/// The build plugin as an app's package uses it: the example packages, built in a folder of their own.
@Suite(.serialized) struct BuildPluginTests {
    private static let command = "Generating notifications of Quickstart"

    @Test func buildsOnlyWhatChanged() throws {
        let package = try Workspace()
        let folder = try copyExample("quickstart", to: package)
        let schema = "quickstart/Sources/Quickstart/notifications.yaml"

        let clean = try Self.build(folder)
        #expect(clean.status == 0, "\(clean.output)")
        #expect(clean.output.contains(Self.command))
        // The first build after that may settle what the plugin's own tool depends on.
        _ = try Self.build(folder)
        let unchanged = try Self.build(folder)
        #expect(unchanged.status == 0)
        #expect(!unchanged.output.contains(Self.command), "\(unchanged.output)")

        let text = try package.text(schema)
        try package.write(text, to: schema)
        let touched = try Self.build(folder)
        #expect(touched.output.contains(Self.command))
        #expect(!touched.output.contains("Compiling Quickstart"), "\(touched.output)")

        try package.write(text.replacing("icon: checkmark", with: "icno: checkmark"), to: schema)
        let broken = try Self.build(folder)
        #expect(broken.status != 0)
        let position = "\(package.url(schema).path):22:34: error: 'icno' is not a key of an action [schema-unknown-key]"
        #expect(broken.output.contains(position), "\(broken.output)")

        try package.write(text.replacing("title: Mute Thread", with: "title: mute thread"), to: schema)
        let warned = try Self.build(folder)
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("notifications.yaml:17:24: warning: “mute thread”"), "\(warned.output)")
        #expect(try runProgram(Self.program("Quickstart"), []).output.contains("A response: answers Ada: So did I."))

        try commandsWork(in: package, folder, text: text)
    }

    /// The command plugins, with what was built before.
    private func commandsWork(in package: Workspace, _ folder: URL, text: String) throws {
        let schema = "quickstart/Sources/Quickstart/notifications.yaml"
        let warned = try command(folder, "belfry lint")
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        let strict = try command(folder, "belfry lint --target Quickstart --fail-on warning")
        #expect(strict.status != 0)
        #expect(strict.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        // For other programs: nothing but the report.
        let script = #"swift package --package-path "$0" --scratch-path "$1" belfry lint --reporter json 2>/dev/null"#
        let report = try runProgram("/bin/sh", ["-c", script, folder.path, Self.scratch.path])
        #expect(throws: Never.self, "\(report.output)") {
            try JSONSerialization.jsonObject(with: Data(report.output.utf8))
        }
        #expect(try command(folder, "belfry rules --reporter json").status == 0)
        #expect(try command(folder, "belfry lint --target Nothing").status != 0)
        #expect(try command(folder, "belfry explain icon-missing").output.contains("icon-missing (advice)"))
        #expect(try command(folder, "belfry generate --swift Generated").status != 0)
        #expect(!package.exists("quickstart/Generated"))
        // What writes is refused with the line that does it.
        for (words, line) in [
            ("lint --fix", "lint --fix"), ("lint --write-baseline", "lint --write-baseline"),
            ("requirements --write --target Quickstart", "requirements --write --target Quickstart"),
            ("init Sources/New", "init Sources/New"), ("generate --strings", "--strings"),
        ] {
            let refused = try command(folder, "belfry \(words)")
            #expect(refused.status != 0, "\(words)")
            let right = "swift package --allow-writing-to-package-directory belfry-generate \(line)\n"
            #expect(refused.output.contains(right), "\(refused.output)")
        }
        let fixed = try command(folder, "--allow-writing-to-package-directory belfry-generate lint --fix")
        #expect(fixed.status == 0, "\(fixed.output)")
        #expect(try package.text(schema) == text)
        #expect(
            try command(folder, "--allow-writing-to-package-directory belfry-generate init Sources/New").status == 0)
        #expect(package.exists("quickstart/Sources/New/notifications.yaml"))
        try package.remove("quickstart/Sources/New")

        try package.write(text, to: schema)
        let generate = "--allow-writing-to-package-directory belfry-generate --target Quickstart --swift Generated"
        let generated = try command(folder, generate)
        #expect(generated.status == 0, "\(generated.output)")
        #expect(package.exists("quickstart/Generated/notifications.generated.swift"))
    }

    private func command(_ folder: URL, _ arguments: String) throws -> (status: Int32, output: String) {
        let arguments = arguments.split(separator: " ").map(String.init)
        return try runProgram(
            "/usr/bin/env",
            ["swift", "package", "--package-path", folder.path, "--scratch-path", Self.scratch.path] + arguments,
            in: folder)
    }

    /// The app of each, and the server that shares a schema with one: the app reads what it sends.
    @Test func examplesRun() throws {
        let package = try Workspace()
        let messenger = try copyExample("messenger", to: package)
        let delivery = try copyExample("delivery", to: package)
        // The server first: once the stand-ins for Apple's frameworks are built, no module can be without them.
        for (command, folder) in [
            ("build", delivery.appending(path: "Server")), ("test", messenger), ("test", delivery),
        ] {
            let build = try Self.swift(command, folder)
            #expect(build.status == 0, "\(build.output)")
            #expect(!build.output.contains("warning:"), "\(build.output)")
            if command == "test" { #expect(build.output.contains("ContractTests passed")) }
        }
        let day = try runProgram(Self.program("Parley"), [])
        #expect(day.output.contains("Shown: Ada: Lunch at noon?\nShown: Ada, Chess: Your move.\n"), "\(day.output)")
        #expect(day.output.contains(#"Registered: ["chat.message", "invitation", "message", "missed-call"]"#))
        #expect(day.output.contains("The app sends: At half past.\nThe app likes it\n"))
        let pipe = "'\(Self.program("CourierServer"))' 2>/dev/null | '\(Self.program("Courier"))'"
        let delivered = try runProgram("/bin/sh", ["-c", pipe])
        let lines = delivered.output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].contains("minutes: 10") && lines[1].contains("atYourDoor"))
        #expect(lines.last == "Updates 2 parcels.")
    }

    // MARK: Packages

    /// What is built of Belfry itself serves all of them.
    private static let scratch: URL = {
        atexit { try? FileManager.default.removeItem(at: BuildPluginTests.scratch) }
        return URL.temporaryDirectory.appending(path: "belfry-scratch-\(UUID().uuidString)")
    }()

    private func copyExample(_ name: String, to package: Workspace) throws -> URL {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let example = root.appending(path: "examples/\(name)")
        for file in try FileManager.default.subpathsOfDirectory(atPath: example.path) where !file.contains(".build") {
            let source = example.appending(path: file)
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: source.path) {
                let link = package.url("\(name)/\(file)")
                try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
            } else if ["swift", "yaml"].contains(source.pathExtension) {
                let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
                try package.write(Self.text(text, of: root), to: "\(name)/\(file)")
            } else if source.hasDirectoryPath || source.pathExtension.isEmpty {
                try FileManager.default.createDirectory(
                    at: package.url("\(name)/\(file)"), withIntermediateDirectories: true)
            }
        }
        return package.url(name)
    }

    /// A manifest that finds Belfry from where it is copied to.
    private static func text(_ text: String, of root: URL) -> String {
        text.replacing("\"../../Tests/", with: "\"\(root.path)/Tests/").replacing(
            "\"../../..\"", with: "\"\(root.path)\""
        )
        .replacing("\"../..\"", with: "\"\(root.path)\"")
    }

    private static func build(_ folder: URL) throws -> (status: Int32, output: String) { try swift("build", folder) }

    private static func swift(_ command: String, _ folder: URL) throws -> (status: Int32, output: String) {
        try runProgram(
            "/usr/bin/env",
            ["swift", command, "--package-path", folder.path, "--scratch-path", scratch.path], in: folder)
    }

    private static func program(_ name: String) -> String { scratch.appending(path: "debug/\(name)").path }
}
