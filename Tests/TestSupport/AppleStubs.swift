import Foundation

/// The sources of the stub modules, and the cache folders of their builds.
enum AppleStubs {
    struct Module {
        let name: String
        let files: [URL]
    }

    /// In import order. On Linux, the real Foundation is used.
    static func modules() throws -> [Module] {
        try ["CoreLocation", "ActivityKit", "WidgetKit", "ImageIO", "UserNotifications", "Intents"].map {
            try module($0, in: "Sources/\($0)")
        }
    }

    /// Without functions for tests, which need the real Foundation; with stubs of Foundation types.
    static func modulesForApplePlatforms() throws -> [Module] {
        // Values of the stub Foundation can't be cast to Core Foundation. ImageIO is older than every target.
        let modules = try modules().filter { $0.name != "ImageIO" }.map { module in
            Module(name: module.name, files: module.files.filter { $0.lastPathComponent != "Testing.swift" })
        }
        return [try module("Foundation", in: "Foundation")] + modules
    }

    /// Modules that are only type-checked. Generated code needs a part of WidgetKit.
    static func userInterface() throws -> [Module] {
        let files = try module("", in: "UI").files
        return try ["UIKit", "SwiftUI", "WidgetKit"].map { name in
            let others = name == "WidgetKit" ? try module(name, in: "Sources/WidgetKit").files : []
            return Module(name: name, files: others + files.filter { $0.lastPathComponent == "\(name).swift" })
        }
    }

    private static func module(_ name: String, in folder: String) throws -> Module {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../AppleStubs/\(folder)")
            .standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return Module(name: name, files: files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path })
    }

    /// A temporary folder that is filled once for these sources, this compiler and other inputs.
    static func cached(
        _ name: String,
        from modules: [Module],
        and more: Data = Data(),
        fill: (URL) throws -> Void
    ) throws -> URL {
        var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325
        let version = try SwiftCompiler.execute(["--version"]).output
        for byte in try modules.flatMap(\.files).reduce(Data(version.utf8) + more, { try $0 + Data(contentsOf: $1) }) {
            fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let target = URL.temporaryDirectory.appending(path: "belfry-\(name)-\(String(fingerprint, radix: 16))")
        guard !FileManager.default.fileExists(atPath: target.path) else { return target }
        let folder = URL.temporaryDirectory.appending(path: "belfry-\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do {
            try fill(folder)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        // Another process may have been faster, with the same result.
        do {
            try FileManager.default.moveItem(at: folder, to: target)
        } catch {
            try? FileManager.default.removeItem(at: folder)
        }
        return target
    }
}
