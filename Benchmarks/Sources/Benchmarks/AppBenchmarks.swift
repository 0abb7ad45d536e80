import Foundation

/// What an app pays for the generated Swift: the time of its compiler, the code in it, and its service extension's work.
///
/// The app handles each response in a `switch` over all, as apps do. Apple's modules are the stubs of the tests.
struct AppBenchmarks {
    private let workbench: Workbench
    private let compiler: String
    private let folder: URL
    private var stubs: URL { folder.appending(path: "stubs") }

    enum Mode: String, CaseIterable {
        case debug
        case optimized = "-O -wmo"

        var flags: [String] { self == .debug ? ["-Onone", "-enable-batch-mode"] : ["-O", "-wmo"] }
    }

    struct Figures {
        /// Of the compiler, without that for an app that only imports Foundation.
        var processorTime: Duration
        /// Instructions and constants, without what a linker adds.
        var codeBytes: Int
    }

    init(_ workbench: Workbench) throws {
        guard let compiler = workbench.tool("swiftc") else {
            throw Workbench.Failure(description: "there is no swiftc")
        }
        self.workbench = workbench
        self.compiler = compiler
        folder = workbench.folder.appending(path: "app")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
        for module in ["CoreLocation", "UserNotifications", "Intents"] {
            let sources = workbench.repository.appending(path: "Tests/AppleStubs/Sources/\(module)")
            let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            _ = try workbench.run(
                compiler,
                [
                    "-swift-version", "6", "-parse-as-library", "-wmo", "-emit-module", "-emit-library", "-static",
                    "-module-name", module, "-I", stubs.path, "-o", stubs.appending(path: "lib\(module).a").path,
                ] + files.map(\.path).filter { $0.hasSuffix(".swift") }.sorted(), mayFind: false)
        }
    }

    /// - Parameters:
    ///   - program: The program that generates the Swift.
    ///   - sendsPushes: Whether the app calls `push` of each notification, so that it isn't left out.
    func measure(
        _ notifications: Int, by program: String, _ mode: Mode, sendsPushes: Bool, rounds: Int
    ) throws -> Figures {
        let app = folder.appending(path: "\(notifications)-\(sendsPushes)")
        try? FileManager.default.removeItem(at: app)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let schema = try workbench.schema(categories: notifications)
        _ = try workbench.run(program, ["generate", "--swift", app.path, schema.path], mayFind: false)
        let handler = DeclarationMaker.handler(categories: notifications, sendsPushes: sendsPushes)
        try Data(handler.utf8).write(to: app.appending(path: "Handler.swift"))
        let files = try swiftFiles(in: app)
        let empty = folder.appending(path: "Empty.swift")
        try Data("import Foundation\n".utf8).write(to: empty)
        var best = Duration.seconds(1_000)
        for _ in 0..<max(rounds, 1) {
            let whole = try compile(files, mode, in: app)
            let nothing = try compile([empty.path], mode, in: app)
            best = min(best, whole.processorTime - nothing.processorTime)
        }
        _ = try compile(files, mode, in: app)
        return Figures(processorTime: best, codeBytes: try codeBytes(in: app))
    }

    struct ServiceFigures {
        /// Of the processor, for one push: from the request to the content that people see.
        var timePerPush: Duration
        /// The peak memory of a process that handles one push.
        var peakBytes: Double
        /// What thousands of pushes add to it.
        var growth: Double
    }

    /// The path of a push through a service extension that decrypts it.
    func measureService(_ notifications: Int, by program: String, rounds: Int) throws -> ServiceFigures {
        let app = folder.appending(path: "\(notifications)-service")
        try? FileManager.default.removeItem(at: app)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let schema = app.appending(path: "notifications.yaml")
        try Data(DeclarationMaker.schema(categories: notifications, isEncrypted: true).utf8).write(to: schema)
        _ = try workbench.run(program, ["generate", "--swift", app.path, schema.path], mayFind: false)
        let extensionCode = DeclarationMaker.serviceExtension(categories: notifications)
        try Data(extensionCode.utf8).write(to: app.appending(path: "Service.swift"))
        let service = app.appending(path: "service").path
        let libraries = ["-L", stubs.path, "-lIntents", "-lUserNotifications", "-lCoreLocation", "-o", service]
        _ = try workbench.run(
            compiler, options(in: app) + Mode.optimized.flags + swiftFiles(in: app) + libraries, mayFind: false)
        let pushes = 20_000
        func fastest(_ count: Int) throws -> ProcessRun {
            var best = try workbench.run(service, ["\(count)"], mayFind: false)
            for _ in 1..<max(rounds, 2) {
                let run = try workbench.run(service, ["\(count)"], mayFind: false)
                if run.processorTime < best.processorTime { best = run }
            }
            return best
        }
        let (one, many) = (try fastest(1), try fastest(pushes + 1))
        return ServiceFigures(
            timePerPush: (many.processorTime - one.processorTime) / pushes, peakBytes: one.peakBytes,
            growth: many.peakBytes - one.peakBytes)
    }

    private func options(in app: URL) -> [String] {
        [
            "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", stubs.path,
            "-working-directory", app.path,
        ]
    }

    private func compile(_ files: [String], _ mode: Mode, in app: URL) throws -> ProcessRun {
        for file in try objects(in: app) { try FileManager.default.removeItem(atPath: file) }
        return try workbench.run(compiler, options(in: app) + mode.flags + ["-c"] + files, mayFind: false)
    }

    /// The bytes that `size` counts as text.
    private func codeBytes(in app: URL) throws -> Int {
        guard let size = workbench.tool("size") else { return 0 }
        let lines = try workbench.output(of: size, try objects(in: app)).split(separator: "\n").dropFirst()
        return lines.reduce(0) { sum, line in
            sum + (line.split { $0 == " " || $0 == "\t" }.first.flatMap { Int($0) } ?? 0)
        }
    }

    private func swiftFiles(in app: URL) throws -> [String] { try files(in: app, endingIn: ".swift") }

    private func objects(in app: URL) throws -> [String] { try files(in: app, endingIn: ".o") }

    private func files(in app: URL, endingIn end: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: app.path).filter { $0.hasSuffix(end) }.sorted()
            .map { app.appending(path: $0).path }
    }
}
