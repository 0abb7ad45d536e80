package import AppleFacts
import Foundation

/// Compiles generated source for Apple's platforms on Linux, with availability and `#if os(…)` enforced.
///
/// The compiler knows every platform but has their standard library only on a Mac. The one of Linux serves as well: its
/// declarations carry Apple's availability, and only a triple inside the module says that it is not for Apple. So that
/// triple is replaced in a copy, and the stubs are compiled on top of it. Nothing of this can be linked or run.
package enum AppleTypeChecker {
    package enum Stage: String, Sendable {
        /// All that concerns availability.
        case types = "-typecheck"
        /// Initialization and sending across isolation as well, for three times the time.
        case sil = "-emit-sil"
    }

    /// Compiles with warnings as errors.
    ///
    /// - Returns: What the compiler has to say; empty where it is content.
    package static func diagnostics(
        of sources: [String: String],
        for platform: Platform,
        deploymentTarget: Version,
        upTo stage: Stage = .types,
        flags: [String] = ["-swift-version", "6"]
    ) throws -> String {
        let modules = try modules(for: platform)
        return try SwiftCompiler.inTemporaryFolder { folder in
            let files = try SwiftCompiler.write(sources, to: folder)
            let result = try SwiftCompiler.execute(
                try ["-frontend", stage.rawValue, "-warnings-as-errors", "-module-name", "App"] + flags
                    + (stage == .sil ? ["-o", "App.sil"] : [])
                    + targetFlags(platform, deploymentTarget, modules: modules) + files,
                in: folder
            )
            return result.status == 0 ? "" : result.output
        }
    }

    private static func targetFlags(_ platform: Platform, _ version: Version, modules: URL) throws -> [String] {
        try ["-target", "x86_64-apple-\(platform.system)\(version)\(platform.environment)", "-parse-as-library"]
            + ["-resource-dir", linuxTarget.get().paths.runtimeResourcePath, "-sdk", modules.path]
            + ["-I", modules.path, "-module-cache-path", modules.appending(path: "cache").path]
            + ["-disable-objc-interop", "-disable-implicit-string-processing-module-import"]
    }

    // MARK: Modules

    /// One for each platform, so that two tests do not compile the same modules, and can compile different ones.
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
                // Bodies were checked when the stubs were compiled to run.
                let result = try SwiftCompiler.execute(
                    try ["-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-warnings-as-errors"]
                        + ["-swift-version", "6", "-module-name", module.name, "-o", "\(module.name).swiftmodule"]
                        + targetFlags(platform, platform.oldestVersion, modules: folder) + module.files.map(\.path),
                    in: folder
                )
                guard result.status == 0 else { throw SwiftCompiler.Failure(output: result.output) }
            }
        }
    }

    /// With it the compiler knows which visionOS an iOS is: the standard library does not mention the older ones.
    /// The version is low on purpose: of a newer SDK the compiler expects more files.
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
        // Of the same length, or all that follows would move: the vendor, which nothing looks at, is what may vary.
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

    /// What `swiftc -print-target-info` says.
    private struct TargetInfo: Decodable {
        struct Target: Decodable { var moduleTriple: String }
        struct Paths: Decodable { var runtimeResourcePath: String }
        var target: Target
        var paths: Paths
    }
}

extension Platform {
    /// In a triple.
    fileprivate var system: String {
        switch self {
        case .iOS, .macCatalyst: "ios"
        case .macOS: "macosx"
        case .watchOS: "watchos"
        case .tvOS: "tvos"
        case .visionOS: "xros"
        }
    }

    /// In the name of a module's file.
    fileprivate var moduleSystem: String { self == .macOS ? "macos" : system }

    /// All run on x86_64, whatever the tests run on.
    fileprivate var environment: String {
        switch self {
        case .macOS: ""
        case .macCatalyst: "-macabi"
        case .iOS, .watchOS, .tvOS, .visionOS: "-simulator"
        }
    }
}

/// A value that the first who asks for it makes, while others wait.
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
