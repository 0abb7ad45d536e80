import Foundation

/// Compiles and runs generated code with the stubs of Apple's frameworks.
package enum SwiftCompiler {
    /// The compiler modes of a user's module. Schemas that must compile everywhere are compiled in all of them.
    package static let modes: [[String]] = ["5", "6"].flatMap { version in
        [[], isolated, isolated + upcomingFeatures].map { ["-swift-version", version] + $0 }
    }

    private static let isolated = ["-default-isolation", "MainActor"]
    private static let upcomingFeatures = [
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility",
        "InternalImportsByDefault",
        "ExistentialAny",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    /// Compiles to SIL, with warnings as errors: type checking alone doesn't report sending across isolation.
    ///
    /// - Returns: The diagnostics of the compiler; empty if there are none.
    package static func diagnostics(of sources: [String: String], flags: [String]) throws -> String {
        try inTemporaryFolder { folder in
            let files = try write(sources, to: folder)
            let result = try execute(
                [
                    "-emit-sil", "-parse-as-library", "-wmo", "-warnings-as-errors", "-module-name", "App", "-o",
                    "App.sil",
                ]
                    + flags + ["-I", try stubs().path] + files,
                in: folder
            )
            return result.status == 0 ? "" : result.output
        }
    }

    package struct Module: Sendable {
        package var name: String
        /// Texts by file name.
        package var sources: [String: String]

        package init(name: String, sources: [String: String]) {
            self.name = name
            self.sources = sources
        }
    }

    /// The same for modules, each of which can import earlier ones.
    package static func diagnostics(of modules: [Module], flags: [String]) throws -> String {
        try inTemporaryFolder { folder in
            for module in modules {
                let sourceFolder = folder.appending(path: "\(module.name) sources")
                try FileManager.default.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
                let files = try write(module.sources, to: sourceFolder)
                let result = try execute(
                    [
                        "-emit-sil", "-emit-module-path", "../\(module.name).swiftmodule", "-parse-as-library", "-wmo",
                        "-warnings-as-errors", "-module-name", module.name, "-o", "App.sil",
                    ]
                        + flags + ["-I", "..", "-I", try stubs().path] + files,
                    in: sourceFolder
                )
                guard result.status == 0 else { return result.output }
            }
            return ""
        }
    }

    /// Compiles in Swift 6 mode and runs.
    ///
    /// - Parameters:
    ///   - sources: Texts by file name. One of them contains `@main`.
    ///   - flags: For example `-D DEBUG`.
    /// - Returns: The output of the program.
    package static func run(_ sources: [String: String], flags: [String] = []) throws -> String {
        try inTemporaryFolder { folder in
            try output(of: compile(sources, flags: flags, in: folder), [], in: folder)
        }
    }

    /// Compiles several programs that are made of the same sources, once: most of the time goes into those.
    ///
    /// - Parameters:
    ///   - programs: Texts by name; `@main` is before a type that only one of them has.
    ///   - sources: Texts by file name, which all programs have.
    /// - Returns: By the name of the program what it printed, or why it failed. Each is a process of its own.
    package static func run(
        programs: [String: String],
        sharing sources: [String: String]
    ) throws -> [String: Result<String, Failure>] {
        var sources = sources
        var list = ""
        for (name, text) in programs {
            guard let type = text.firstMatch(of: /@main struct (\w+)/)?.output.1 else {
                throw Failure(output: "'\(name)' has no '@main struct'")
            }
            sources["\(name) program.swift"] = text.replacing("@main struct", with: "struct", maxReplacements: 1)
            list += "    \"\(name)\": \(type).main,\n"
        }
        sources["Main.swift"] = """
            let programs: [String: @MainActor () async throws -> Void] = [
            \(list)]

            @main struct Programs {
                static func main() async throws { try await programs[CommandLine.arguments[1]]?() }
            }

            """
        return try inTemporaryFolder { folder in
            let program = try compile(sources, flags: [], in: folder)
            return Dictionary(
                uniqueKeysWithValues: programs.keys.map { name in
                    (name, Result { try output(of: program, [name], in: folder) }.mapError { Failure(output: "\($0)") })
                })
        }
    }

    /// - Returns: The path of the program.
    private static func compile(_ sources: [String: String], flags: [String], in folder: URL) throws -> String {
        let files = try write(sources, to: folder)
        let stubs = try stubs().path
        let compilation = try execute(
            [
                "-swift-version", "6", "-parse-as-library", "-wmo", "-warnings-as-errors", "-module-name", "App", "-o",
                "app",
            ]
                + flags + [
                    "-I", stubs, "-L", stubs, "-lIntents", "-lUserNotifications", "-lCoreLocation", "-lWidgetKit",
                    "-lActivityKit", "-lImageIO",
                    "-use-ld=lld",
                ] + files,
            in: folder
        )
        guard compilation.status == 0 else { throw Failure(output: compilation.output) }
        return folder.appending(path: "app").path
    }

    private static func output(of program: String, _ arguments: [String], in folder: URL) throws -> String {
        // What the program downloads is removed with the folder: no system takes its attachments away.
        let run = try runProgram(program, arguments, in: folder, environment: ["TMPDIR": folder.path])
        guard run.status == 0 else { throw Failure(output: "exit \(run.status): \(run.output)") }
        return run.output
    }

    /// Compiles and runs, and looks which lines were not run.
    ///
    /// - Returns: The output of the program, and by file the text of the lines that didn't run.
    package static func runMeasured(
        _ sources: [String: String]
    ) throws -> (output: String, uncovered: [String: [String]]) {
        try inTemporaryFolder { folder in
            let program = try compile(sources, flags: ["-profile-generate", "-profile-coverage-mapping"], in: folder)
            // The profile is written to default.profraw in the folder of the process.
            let output = try output(of: program, [], in: folder)
            let merge = ["merge", "-sparse", "default.profraw", "-o", "app.profdata"]
            let tools = try toolFolder()
            let merged = try runProgram(tools.appending(path: "llvm-profdata").path, merge, in: folder)
            let show = ["show", "app", "-instr-profile", "app.profdata"]
            let shown = try runProgram(tools.appending(path: "llvm-cov").path, show, in: folder)
            guard merged.status == 0, shown.status == 0 else { throw Failure(output: merged.output + shown.output) }
            return (output, uncoveredLines(in: shown.output))
        }
    }

    /// The folder of the compiler: its own tools read the profile.
    private static func toolFolder() throws -> URL {
        struct TargetInfo: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let info = try JSONDecoder().decode(
            TargetInfo.self, from: Data(execute(["-print-target-info"]).output.utf8))
        return URL(filePath: info.paths.runtimeResourcePath).appending(path: "../../bin").standardized
    }

    /// The lines with count 0 in the output of `llvm-cov show`, by file name.
    private static func uncoveredLines(in report: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        var file = ""
        for line in report.split(separator: "\n") {
            if line.hasPrefix("/"), line.hasSuffix(".swift:") {
                file = line.dropLast().split(separator: "/").last.map(String.init) ?? ""
                continue
            }
            let columns = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
            guard columns.count == 3, columns[1].trimmingCharacters(in: .whitespaces) == "0" else { continue }
            let text = columns[2].trimmingCharacters(in: .whitespaces)
            // A closing brace after a statement that always exits isn't counted.
            if text != "}" { result[file, default: []].append(text) }
        }
        return result
    }

    package struct Failure: Error, CustomStringConvertible {
        package var output: String
        package var description: String { output }
    }

    // MARK: Stubs

    /// The folder of the compiled stub modules. Compiled once for their sources and this compiler.
    private static func stubs() throws -> URL { try compiledStubs.get() }

    private static let compiledStubs = Result { try compileStubs() }

    private static func compileStubs() throws -> URL {
        let modules = try AppleStubs.modules()
        return try AppleStubs.cached("apple-stubs", from: modules) { folder in
            for module in modules {
                let result = try execute(
                    ["-swift-version", "6", "-parse-as-library", "-wmo", "-emit-module", "-emit-library", "-static"]
                        + ["-module-name", module.name, "-I", ".", "-o", "lib\(module.name).a"]
                        + module.files.map(\.path),
                    in: folder
                )
                guard result.status == 0 else { throw Failure(output: result.output) }
            }
        }
    }

    // MARK: Processes

    static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = URL.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    static func write(_ sources: [String: String], to folder: URL) throws -> [String] {
        for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
        return sources.keys.sorted()
    }

    static func execute(
        _ arguments: [String],
        in folder: URL? = nil
    ) throws -> (status: Int32, output: String) {
        try runProgram("/usr/bin/env", ["swiftc"] + arguments, in: folder)
    }
}
