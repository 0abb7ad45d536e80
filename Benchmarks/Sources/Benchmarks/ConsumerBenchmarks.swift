import Foundation

/// The cost of the plugin in the builds of a package.
struct ConsumerBenchmarks {
    private let workbench: Workbench
    private let folder: URL

    init(_ workbench: Workbench) throws {
        self.workbench = workbench
        folder = workbench.folder.appending(path: "consumer")
        try? FileManager.default.removeItem(at: folder)
    }

    /// A package with the plugin, or nil for none.
    private typealias Plugin = (name: String, path: String)

    func measure() throws -> [(name: String, seconds: Double)] {
        try writePackage(with: nil)
        var figures = [("clean, without the plugin", try build())]
        let binary = workbench.repository.appending(path: ".build/release-files/belfry-plugins").path
        if FileManager.default.fileExists(atPath: binary) {
            try FileManager.default.removeItem(at: folder.appending(path: ".build"))
            try writePackage(with: ("belfry-plugins", binary))
            figures.append(("clean, with a prebuilt Belfry", try build()))
        }
        try FileManager.default.removeItem(at: folder.appending(path: ".build"))
        try writePackage(with: ("belfry", workbench.repository.path))
        figures.append(("clean, with Belfry from source", try build()))
        // The first build after a clean one also builds the dependencies of the plugin's tool.
        _ = try build()
        figures.append(("nothing changed", try build()))
        let schema = folder.appending(path: "Sources/App/notifications.yaml")
        let text = try String(contentsOf: schema, encoding: .utf8)
        try write(text, to: "Sources/App/notifications.yaml")
        figures.append(("the schema touched", try build()))
        let changed = text.replacingOccurrences(
            of: "    actions:\n      - track:",
            with: "    actions:\n      - mute: { title: Mute Order, icon: bell.slash }\n      - track:")
        try write(changed, to: "Sources/App/notifications.yaml")
        figures.append(("one action added", try build()))
        return figures
    }

    /// The time of the debug build of Belfry, made by the plugin, for 1,000 categories: reading, checking, generating.
    ///
    /// - Precondition: `measure()` was called.
    func debugRun() throws -> Duration {
        let programs = ["belfry-build-tool", "belfry-build"].map { folder.appending(path: ".build/debug/\($0)").path }
        guard let program = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Workbench.Failure(description: "the build of the consumer left no belfry-build")
        }
        let schema = try workbench.schema(categories: 1_000).path
        let (output, support) = (
            folder.appending(path: "notifications.generated.swift").path,
            folder.appending(path: "notifications.support.generated.swift").path
        )
        return try (0..<3).map { _ in
            for file in [output, support] { try? FileManager.default.removeItem(atPath: file) }
            return try workbench.run(program, ["build-source", "--support", support, schema, output]).duration
        }.min() ?? .zero
    }

    /// The time to type-check the Swift code of some categories.
    func typeChecking(categories: Int) throws -> Double {
        guard let compiler = workbench.tool("swiftc") else {
            throw Workbench.Failure(description: "there is no swiftc")
        }
        let output = folder.appending(path: "Checked").path
        let schema = try workbench.schema(categories: categories).path
        _ = try workbench.run(workbench.program("belfry"), ["generate", "--swift", output, schema])
        let files = ["notifications.generated.swift", "notifications.support.generated.swift"].map { "\(output)/\($0)" }
        return try workbench.run(compiler, ["-typecheck", "-swift-version", "6"] + files).duration.seconds
    }

    private func writePackage(with plugin: Plugin?) throws {
        let dependency =
            plugin.map { "\n    dependencies: [.package(name: \"\($0.name)\", path: \"\($0.path)\")]," } ?? ""
        let use = plugin.map { ", plugins: [.plugin(name: \"BelfryBuildTool\", package: \"\($0.name)\")]" } ?? ""
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Consumer",\(dependency)
                targets: [.executableTarget(name: "App"\(use))]
            )

            """,
            to: "Package.swift"
        )
        // Foundation, as every app: in a clean build, the first file that imports it takes more than a second.
        try write(
            "import Foundation\n\n@main struct App {\n    static func main() { print(Date.now) }\n}\n",
            to: "Sources/App/App.swift")
        if plugin != nil { try write(DeclarationMaker.schema(categories: 10), to: "Sources/App/notifications.yaml") }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func build() throws -> Double {
        guard let swift = workbench.tool("swift") else { throw Workbench.Failure(description: "there is no swift") }
        return try workbench.run(swift, ["build", "--package-path", folder.path], mayFind: false).duration.seconds
    }
}
