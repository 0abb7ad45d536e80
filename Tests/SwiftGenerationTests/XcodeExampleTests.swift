import AppleFacts
import Foundation
import TestSupport
import Testing

/// The example `xcode`, as far as Linux can check a project of Xcode: the project is complete, and its sources compile
/// for iOS with stubs of Apple's frameworks.
@Suite struct XcodeExampleTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../examples/xcode").standardized

    /// Every target, with the file that Xcode shows for its group.
    static let targets = [
        ("Crumb", "App"), ("NotificationService", "NotificationService"), ("OrderWidget", "OrderWidget"),
    ]

    @Test(
        .enabled(if: stubsAreUsable), arguments: targets.map(\.1),
        [[], ["-default-isolation", "MainActor"]]
    )
    func sourcesCompile(_ group: String, isolation: [String]) throws {
        let schema = try exampleSchema("xcode/Shared")
        var sources = try generatedSources(schema.root, fragments: schema.fragments)
        for (name, text) in try Self.swiftFiles(in: Self.folder.appending(path: group)) { sources[name] = text }
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: sources, importing: AppleTypeChecker.userInterface(), for: .iOS, deploymentTarget: Version(16, 2),
            upTo: .sil,
            flags: ["-swift-version", "6"] + isolation)
        #expect(diagnostics == "")
    }

    private static func swiftFiles(in folder: URL) throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        return Dictionary(
            uniqueKeysWithValues: try files.map {
                ($0.lastPathComponent, String(decoding: try Data(contentsOf: $0), as: UTF8.self))
            })
    }

    // MARK: The project

    @Test func everyObjectOfTheProjectExistsAndIsUsed() throws {
        let project = try Project()
        var used: Set = [project.root]
        var waiting = [project.root]
        while let id = waiting.popLast() {
            for reference in Project.references(in: try project.object(id)) where used.insert(reference).inserted {
                waiting.append(reference)
            }
        }
        #expect(used == Set(project.objects.keys))
    }

    @Test func everyTargetRunsTheBuildPlugin() throws {
        let project = try Project()
        let package = try #require(project.list("packageReferences", of: project.root).first)
        let path = try #require(project.object(package)["relativePath"] as? String)
        // Where script/release writes the plugins package, which its README says.
        #expect(path == "../../.build/release-files/belfry-plugins")
        for (name, group) in Self.targets {
            let target = try project.target(name)
            let plugins = try project.list("dependencies", of: target).compactMap {
                try project.object($0)["productRef"] as? String
            }
            #expect(plugins.count == 1, "\(name)")
            let product = try project.object(plugins[0])
            #expect(product["productName"] as? String == "plugin:BelfryBuildTool")
            #expect(product["package"] as? String == package)
            let groups = try project.list("fileSystemSynchronizedGroups", of: target)
            #expect(try groups.map { try project.object($0)["path"] as? String } == [group, "Shared"])
        }
        #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: "Shared/notifications.yaml").path))
    }

    @Test func theExtensionsAreEmbedded() throws {
        let project = try Project()
        let app = try project.target("Crumb")
        let phases = try project.list("buildPhases", of: app).map(project.object)
        let embedding = try #require(phases.first { $0["isa"] as? String == "PBXCopyFilesBuildPhase" })
        // The folder PlugIns.
        #expect(embedding["dstSubfolderSpec"] as? String == "13")
        let embedded = try (embedding["files"] as? [String] ?? []).map { try project.object($0)["fileRef"] as? String }
        let needed = try project.list("dependencies", of: app).compactMap {
            try project.object($0)["target"] as? String
        }
        for (index, name) in ["NotificationService", "OrderWidget"].enumerated() {
            let target = try project.target(name)
            #expect(try project.object(target)["productReference"] as? String == embedded[index])
            #expect(needed.contains(target))
        }
    }

    @Test func settingsNameFilesAndFitTheSchema() throws {
        let project = try Project()
        let schema = try exampleSchema("xcode/Shared").root
        let common = try project.settings(of: project.root)
        #expect(common.count == 2)
        for settings in common {
            let version = try #require(settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String)
            #expect(schema.contains("platforms: { iOS: \(version) }"))
            #expect(settings["SWIFT_VERSION"] as? String == "6.0")
        }
        for (name, group) in Self.targets {
            let configurations = try project.settings(of: project.target(name))
            #expect(configurations.count == 2)
            for settings in configurations {
                let files = ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { settings[$0] as? String }
                for file in files {
                    let data = try Data(contentsOf: Self.folder.appending(path: file))
                    #expect(throws: Never.self) { try PropertyListSerialization.propertyList(from: data, format: nil) }
                    // Nothing in the widget's depends on the schema.
                    if name != "OrderWidget" { #expect(schema.contains("../\(file)"), "\(file)") }
                }
                #expect(files.first == "\(group)/Info.plist")
                #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] as? String == Self.bundleIdentifier(of: name))
            }
        }
        #expect(schema.contains("bundle-identifier: \(Self.bundleIdentifier(of: "Crumb"))\n"))
    }

    private static func bundleIdentifier(of target: String) -> String {
        target == "Crumb" ? "com.example.crumb" : "com.example.crumb.\(target)"
    }

    /// A `project.pbxproj`: a property list of the old form.
    private struct Project {
        let root: String
        let objects: [String: [String: Any]]

        init() throws {
            let file = XcodeExampleTests.folder.appending(path: "Crumb.xcodeproj/project.pbxproj")
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            let dictionary = try #require(list as? [String: Any])
            #expect(dictionary["objectVersion"] as? String == "77")
            root = try #require(dictionary["rootObject"] as? String)
            objects = try #require(dictionary["objects"] as? [String: [String: Any]])
        }

        func object(_ id: String) throws -> [String: Any] { try #require(objects[id], "\(id) doesn't exist") }

        func list(_ key: String, of id: String) throws -> [String] { try object(id)[key] as? [String] ?? [] }

        func target(_ name: String) throws -> String {
            try #require(try list("targets", of: root).first { try object($0)["name"] as? String == name })
        }

        /// The settings of each configuration of a target or of the project.
        func settings(of id: String) throws -> [[String: Any]] {
            let configurations = try #require(try object(id)["buildConfigurationList"] as? String)
            return try list("buildConfigurations", of: configurations).map {
                try #require(try object($0)["buildSettings"] as? [String: Any])
            }
        }

        static func references(in value: Any) -> [String] {
            switch value {
            case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
            case let list as [Any]: list.flatMap(references)
            case let dictionary as [String: Any]:
                // TargetAttributes has targets as keys.
                dictionary.flatMap { references(in: $0.key) + references(in: $0.value) }
            default: []
            }
        }
    }
}
