import Foundation
import TestSupport
import Testing

/// The plugins, used by an app's package.
@Suite(.serialized) struct BuildPluginTests {
    private static let command = "Generating notifications of Quickstart"
    private static let schema = "Sources/Quickstart/notifications.yaml"

    @Test func buildsOnlyWhatChanged() throws {
        let package = try quickstart()
        func build() throws -> (status: Int32, output: String) { try Self.swift("build", in: package) }

        let clean = try build()
        #expect(clean.status == 0, "\(clean.output)")
        #expect(clean.output.contains(Self.command))
        let unchanged = try build()
        #expect(unchanged.status == 0)
        #expect(!unchanged.output.contains(Self.command), "\(unchanged.output)")

        let text = try package.text(Self.schema)
        try package.write(text, to: Self.schema)
        let touched = try build()
        #expect(touched.output.contains(Self.command))
        #expect(!touched.output.contains("Compiling Quickstart"), "\(touched.output)")

        try package.write(text.replacing("icon: checkmark", with: "icno: checkmark"), to: Self.schema)
        let broken = try build()
        #expect(broken.status != 0)
        let error = ":22:34: error: 'icno' isn't a key of an action [schema-unknown-key]"
        #expect(broken.output.contains(package.url(Self.schema).path + error), "\(broken.output)")

        try package.write(text.replacing("title: Mute Thread", with: "title: mute thread"), to: Self.schema)
        let warned = try build()
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("notifications.yaml:17:24: warning: “mute thread”"), "\(warned.output)")
        let run = try runProgram(package.url(".build/debug/Quickstart").path, [])
        #expect(run.output.contains("A response: answers Ada: So did I."))

        try commandsWork(in: package, text: text)
    }

    /// Runs the command plugins with the existing build.
    private func commandsWork(in package: Workspace, text: String) throws {
        func command(_ arguments: String) throws -> (status: Int32, output: String) {
            try Self.swift("package \(arguments)", in: package)
        }
        let warned = try command("belfry lint")
        #expect(warned.status == 0, "\(warned.output)")
        #expect(warned.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        let strict = try command("belfry lint --target Quickstart --fail-on warning")
        #expect(strict.status != 0)
        #expect(strict.output.contains("Sources/Quickstart/notifications.yaml:17:24: warning: “mute thread”"))
        // Output for other programs contains only the report, also if there are messages.
        try package.write("{}", to: "push.json")
        for words in [
            "lint --reporter json --verbose", "audit --reporter json", "check-payload push.json --reporter json",
            "dump",
        ] {
            let script = "swift package belfry \(words) 2>/dev/null"
            let report = try runProgram("/bin/sh", ["-c", script], in: package.folder)
            #expect(throws: Never.self, "\(report.output)") {
                try JSONSerialization.jsonObject(with: Data(report.output.utf8))
            }
        }
        #expect(try command("belfry lint --target Nothing").status != 0)
        #expect(try command("belfry explain icon-missing").output.contains("icon-missing (advice)"))
        #expect(try command("belfry generate --swift Generated").status != 0)
        #expect(!package.exists("Generated"))
        // A command that writes is refused, and the message shows the command that works.
        for (words, line) in [
            ("lint --fix", "lint --fix"), ("lint --write-baseline", "lint --write-baseline"),
            ("requirements --write --target Quickstart", "requirements --write --target Quickstart"),
            ("preview", "preview"), ("generate --strings", "--strings"),
        ] {
            let refused = try command("belfry \(words)")
            #expect(refused.status != 0, "\(words)")
            let right = "swift package --allow-writing-to-package-directory belfry-generate \(line)\n"
            #expect(refused.output.contains(right), "\(refused.output)")
        }
        let fixed = try command("--allow-writing-to-package-directory belfry-generate lint --fix")
        #expect(fixed.status == 0, "\(fixed.output)")
        #expect(try package.text(Self.schema) == text)
        #expect(
            try command("--allow-writing-to-package-directory belfry-generate init Sources/New").status == 0)
        #expect(package.exists("Sources/New/notifications.yaml"))
        try package.remove("Sources/New")
        #expect(try command("--allow-writing-to-package-directory belfry-generate preview -o page.html").status == 0)
        #expect(package.exists("page.html"))

        try package.write(text, to: Self.schema)
        let generate = "--allow-writing-to-package-directory belfry-generate --target Quickstart --swift Generated"
        let generated = try command(generate)
        #expect(generated.status == 0, "\(generated.output)")
        #expect(package.exists("Generated/notifications.generated.swift"))

        // The same file in the target, and the plugin: the compiler would name neither.
        let committed = "Sources/Quickstart/Generated/notifications.generated.swift"
        try package.write(package.text("Generated/notifications.generated.swift"), to: committed)
        let build = try Self.swift("build", in: package)
        #expect(build.status != 0)
        let path = package.url(committed).path
        #expect(build.output.contains("Quickstart has Belfry's output already: \(path)"), "\(build.output)")
        #expect(!build.output.contains("redeclaration"), "\(build.output)")
    }

    // MARK: The package

    /// The quickstart in a package that uses the plugins and gets `belfry` from an artifact bundle, like the example
    /// `binary`. The bundle contains the tool built for these tests, so that Belfry isn't compiled again, and programs for
    /// other triples, none of which can run: SwiftPM must choose by the whole triple. `script/examples` builds the
    /// packages of the examples from source.
    private func quickstart() throws -> Workspace {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let package = try Workspace([
            "Package.swift": Self.manifest, "belfry.artifactbundle/info.json": Self.artifacts,
        ])
        try package.link("Plugins", to: root.appending(path: "Plugins").path)
        try package.link("belfry.artifactbundle/belfry", to: Workspace.executable.path)
        try package.writeExecutable("#!/bin/sh\necho the program for another triple\nexit 1\n", to: Self.decoy)
        let sources = root.appending(path: "examples/quickstart/Sources/Quickstart")
        for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            let text = String(decoding: try Data(contentsOf: sources.appending(path: file)), as: UTF8.self)
            try package.write(text, to: "Sources/Quickstart/\(file)")
        }
        return package
    }

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "quickstart",
            platforms: [.iOS(.v15), .macOS(.v13)],
            targets: [
                .binaryTarget(name: "belfry", path: "belfry.artifactbundle"),
                .plugin(
                    name: "BelfryBuildTool", capability: .buildTool(), dependencies: ["belfry"],
                    path: "Plugins/BelfryBuildTool"),
                .plugin(
                    name: "BelfryCommand", capability: .command(intent: .custom(verb: "belfry", description: "Reads")),
                    dependencies: ["belfry"], path: "Plugins/BelfryCommand"),
                .plugin(
                    name: "BelfryGenerateCommand",
                    capability: .command(
                        intent: .custom(verb: "belfry-generate", description: "Writes"),
                        permissions: [.writeToPackageDirectory(reason: "It writes.")]),
                    dependencies: ["belfry"], path: "Plugins/BelfryGenerateCommand"),
                .executableTarget(name: "Quickstart", plugins: ["BelfryBuildTool"]),
            ],
            swiftLanguageModes: [.v6]
        )

        """

    private static let decoy = "belfry.artifactbundle/decoy"

    /// The triples of the machine that runs the tests. On a Mac, one program is for both architectures.
    #if os(macOS)
    private static let triples = ["arm64-apple-macosx", "x86_64-apple-macosx"]
    #elseif arch(x86_64)
    private static let triples = ["x86_64-unknown-linux-gnu"]
    #else
    private static let triples = ["aarch64-unknown-linux-gnu"]
    #endif

    private static let allTriples = [
        ["x86_64-unknown-linux-musl"], ["aarch64-unknown-linux-musl"], ["aarch64-unknown-linux-gnu"],
        ["arm64-apple-macosx", "x86_64-apple-macosx"], ["x86_64-unknown-linux-gnu"], ["x86_64-unknown-windows-msvc"],
    ]

    private static let artifacts = """
        {
          "schemaVersion": "1.0",
          "artifacts": { "belfry": { "version": "0.0.0", "type": "executable", "variants": [
        \(allTriples.map {
            "    { \"path\": \"\($0 == triples ? "belfry" : "decoy")\", \"supportedTriples\": \($0) }"
        }.joined(separator: ",\n"))
          ] } }
        }

        """

    private static func swift(_ arguments: String, in package: Workspace) throws -> (status: Int32, output: String) {
        try runProgram("/usr/bin/env", ["swift"] + arguments.split(separator: " ").map(String.init), in: package.folder)
    }
}
