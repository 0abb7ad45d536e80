package import AppleFacts
import Foundation

/// Compiles generated code for Apple's platforms on Linux, with availability and `#if os(…)` enforced.
///
/// The compiler knows all platforms, but has their standard library only on a Mac. The standard library of Linux works
/// too: its declarations have Apple's availability, and only a triple in the module says that it is for Linux. The
/// triple is replaced in a copy, and the stubs are compiled with it. The results can't be linked or run.
package enum AppleTypeChecker {
    package enum Stage: String, Sendable {
        /// All diagnostics about availability.
        case types = "-typecheck"
        /// Also initialization and sending across isolation; takes three times as long.
        case sil = "-emit-sil"
    }

    /// Compiles with warnings as errors.
    ///
    /// - Parameter frameworks: More stubs, each of which can import earlier ones.
    /// - Returns: The diagnostics of the compiler; empty if there are none.
    package static func diagnostics(
        of sources: [String: String],
        importing frameworks: [SwiftCompiler.Module] = [],
        for platform: Platform,
        deploymentTarget: Version,
        upTo stage: Stage = .types,
        flags: [String] = ["-swift-version", "6"]
    ) throws -> String {
        let modules = try modules(for: platform)
        return try SwiftCompiler.inTemporaryFolder { folder in
            for framework in frameworks {
                let files = try SwiftCompiler.write(framework.sources, to: folder)
                try emitModule(
                    framework.name, files, for: platform, deploymentTarget, modules: modules, in: folder)
            }
            let files = try SwiftCompiler.write(sources, to: folder)
            let result = try SwiftCompiler.execute(
                try ["-frontend", stage.rawValue, "-warnings-as-errors", "-module-name", "App"] + flags
                    + (stage == .sil ? ["-o", "App.sil"] : [])
                    + ["-I", "."] + targetFlags(platform, deploymentTarget, modules: modules) + files,
                in: folder
            )
            return result.status == 0 ? "" : result.output
        }
    }

    /// UIKit, SwiftUI and all of WidgetKit: what the examples use of them.
    package static func userInterface() throws -> [SwiftCompiler.Module] {
        try AppleStubs.userInterface().map { module in
            let files = try module.files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
            return SwiftCompiler.Module(name: module.name, sources: Dictionary(uniqueKeysWithValues: files))
        }
    }

    private static func targetFlags(_ platform: Platform, _ version: Version, modules: URL) throws -> [String] {
        try ["-target", "x86_64-apple-\(platform.system)\(version)\(platform.environment)", "-parse-as-library"]
            + ["-resource-dir", linuxTarget.get().paths.runtimeResourcePath, "-sdk", modules.path]
            + ["-I", modules.path, "-module-cache-path", modules.appending(path: "cache").path]
            + ["-disable-objc-interop", "-disable-implicit-string-processing-module-import"]
    }

    // MARK: Modules

    /// One per platform, so that concurrent tests don't compile the same modules, but can compile different ones.
    private static let compiledModules = Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, Once<URL>()) })

    private static func modules(for platform: Platform) throws -> URL {
        guard let once = compiledModules[platform] else { preconditionFailure("\(platform) is missing") }
        return try once.value { try compileModules(for: platform) }
    }

    private static func compileModules(for platform: Platform) throws -> URL {
        let stubs = try AppleStubs.modulesForApplePlatforms()
        let recipe = try Data(contentsOf: URL(filePath: #filePath))
        return try AppleStubs.cached("\(platform)-modules", from: stubs, and: recipe) { folder in
            try Data(sdkSettings.utf8).write(to: folder.appending(path: "SDKSettings.json"))
            for name in ["Swift", "_Concurrency", "SwiftOnoneSupport"] {
                try copyStandardModule(name, for: platform, to: folder)
            }
            for module in stubs {
                try emitModule(
                    module.name, module.files.map(\.path), for: platform, platform.oldestVersion, modules: folder,
                    in: folder)
            }
        }
    }

    private static func emitModule(
        _ name: String, _ files: [String], for platform: Platform, _ version: Version, modules: URL, in folder: URL
    ) throws {
        // Bodies of the stubs that run were checked when they were compiled for running.
        let result = try SwiftCompiler.execute(
            try ["-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-warnings-as-errors"]
                + ["-swift-version", "6", "-module-name", name, "-o", "\(name).swiftmodule"]
                + ["-I", "."] + targetFlags(platform, version, modules: modules) + files,
            in: folder
        )
        guard result.status == 0 else { throw SwiftCompiler.Failure(output: result.output) }
    }

    /// Maps iOS versions to visionOS versions: the standard library doesn't mention the older ones. The version is low
    /// on purpose, because the compiler expects more files of a newer SDK.
    private static let sdkSettings = """
        {
            "Version": "1.0",
            "MaximumDeploymentTarget": "99.0",
            "VersionMap": { "iOS_visionOS": { "17.0": "1.0", "18.0": "2.0", "26.0": "26.0" } }
        }

        """

    private static func copyStandardModule(_ name: String, for platform: Platform, to folder: URL) throws {
        let linux = try linuxTarget.get()
        let source = URL(filePath: linux.paths.runtimeResourcePath)
            .appending(path: "linux/\(name).swiftmodule/\(linux.target.moduleTriple).swiftmodule")
        var module = try Data(contentsOf: source)
        let triple = Data(linux.target.moduleTriple.utf8)
        guard let range = module.range(of: triple) else {
            throw SwiftCompiler.Failure(output: "\(source.path) does not name its triple")
        }
        // The same length, to keep all offsets: the vendor, which nothing checks, varies.
        let (start, end) = ("amd64-", "-\(platform.system)\(platform.environment)")
        let vendor = String(repeating: "x", count: triple.count - start.utf8.count - end.utf8.count)
        module.replaceSubrange(range, with: Data((start + vendor + end).utf8))
        let destination = folder.appending(path: "\(name).swiftmodule")
        try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
        let file = "x86_64-apple-\(platform.moduleSystem)\(platform.environment).swiftmodule"
        try module.write(to: destination.appending(path: file))
    }

    private static let linuxTarget = Result {
        try JSONDecoder().decode(TargetInfo.self, from: Data(SwiftCompiler.execute(["-print-target-info"]).output.utf8))
    }

    /// The output of `swiftc -print-target-info`.
    private struct TargetInfo: Decodable {
        struct Target: Decodable { var moduleTriple: String }
        struct Paths: Decodable { var runtimeResourcePath: String }
        var target: Target
        var paths: Paths
    }
}

extension Platform {
    /// The name in a triple.
    fileprivate var system: String {
        switch self {
        case .iOS, .macCatalyst: "ios"
        case .macOS: "macosx"
        case .watchOS: "watchos"
        case .tvOS: "tvos"
        case .visionOS: "xros"
        }
    }

    /// The name in a module's file name.
    fileprivate var moduleSystem: String { self == .macOS ? "macos" : system }

    /// All are for x86_64, whatever machine runs the tests.
    fileprivate var environment: String {
        switch self {
        case .macOS: ""
        case .macCatalyst: "-macabi"
        case .iOS, .watchOS, .tvOS, .visionOS: "-simulator"
        }
    }
}

/// A value that the first caller makes while others wait.
private final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var result: Result<Value, any Error>?

    func value(_ make: () throws -> Value) throws -> Value {
        lock.lock()
        defer { lock.unlock() }
        let result = self.result ?? Result { try make() }
        self.result = result
        return try result.get()
    }
}
