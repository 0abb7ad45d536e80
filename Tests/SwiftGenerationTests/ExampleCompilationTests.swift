import AppleFacts
import Files
import Foundation
import TestSupport
import Testing

/// The examples, compiled with the settings of Xcode's app templates: main-actor default isolation, one module per
/// target.
@Suite(.enabled(if: stubsAreUsable)) struct ExampleCompilationTests {
    struct Example: Sendable, CustomTestStringConvertible {
        /// The path under `examples`.
        let folder: String
        /// The first one has the schema, and each can import earlier ones.
        let modules: [String]

        var testDescription: String { folder }
    }

    static let examples = [
        Example(
            folder: "messenger", modules: ["ParleyNotifications", "NotificationService", "InvitationView", "Parley"]),
        Example(folder: "delivery", modules: ["CourierNotifications", "NotificationService", "Courier"]),
        Example(folder: "delivery/Server", modules: ["CourierNotifications", "CourierServer"]),
        Example(folder: "match-day", modules: ["MatchActivity", "MatchApp", "MatchWidget", "MatchServer"]),
        Example(folder: "gym", modules: ["BarbellNotifications", "NotificationService", "Barbell"]),
        Example(folder: "quickstart", modules: ["Quickstart"]),
        Example(folder: "binary", modules: ["App"]),
    ]

    /// The two modes of an app that is isolated to the main actor take turns: `CompilationTests` has every mode.
    private static let examplesWithModes = examples.enumerated().map { index, example in
        let modes = SwiftCompiler.modes.filter { $0.contains("MainActor") && $0.contains("6") }
        return (example, modes[index % modes.count])
    }

    @Test(arguments: examplesWithModes)
    func compilesWithMainActorIsolation(_ example: Example, mode: [String]) throws {
        let diagnostics = try SwiftCompiler.diagnostics(of: modules(of: example), flags: mode)
        #expect(diagnostics == "")
    }

    /// Code that a service extension calls off the main actor must be `nonisolated`, as `ServiceHandler` documents.
    @Test func codeThatAHandlerCallsMustBeNonisolated() throws {
        var modules = Array(try modules(of: Self.examples[0]).prefix(2))
        #expect(modules[0].sources.values.contains { $0.contains("/// Conform a `nonisolated struct`") })
        modules[1].sources = modules[1].sources.mapValues { $0.replacing("nonisolated enum", with: "enum") }
        let flags = ["-swift-version", "6", "-default-isolation", "MainActor"]
        let error = "main actor-isolated static method 'open(_:with:)' cannot be called"
        let diagnostics = try SwiftCompiler.diagnostics(of: modules, flags: flags)
        #expect(diagnostics.contains(error))
    }

    /// SDKs differ in whether the protocol of a content extension is isolated to the main actor: both are tested.
    @Test(arguments: [[], ["-default-isolation", "MainActor"]])
    func contentExtensionCompilesInEverySDK(mode: [String]) throws {
        let messenger = try modules(of: Self.examples[0])
        let view = try #require(messenger.first { $0.name == "InvitationView" })
        var modules =
            [SwiftCompiler.Module(name: "UIKit", sources: ["UIKit.swift": Self.views])]
            + messenger.filter { $0.name == "ParleyNotifications" }
        for (sdk, isolation) in [("UserNotificationsUI", "nonisolated"), ("IsolatedUserNotificationsUI", "@MainActor")]
        {
            let extensions = Self.contentExtensions.replacing("ISOLATION", with: isolation)
            #expect(view.sources.values.contains { $0.contains("import UserNotificationsUI\n") })
            modules += [
                SwiftCompiler.Module(name: sdk, sources: ["UserNotificationsUI.swift": extensions]),
                SwiftCompiler.Module(
                    name: "InvitationViewOf\(sdk)",
                    sources: view.sources.mapValues { $0.replacing("UserNotificationsUI", with: sdk) }),
            ]
        }
        let diagnostics = try SwiftCompiler.diagnostics(of: modules, flags: ["-swift-version", "6"] + mode)
        #expect(diagnostics == "")
    }

    /// The widget links to what the app opens, with SwiftUI: only type-checked.
    @Test(arguments: [2, 3]) func matchDayCompilesForIOS(count: Int) throws {
        let modules = try modules(
            of: Example(folder: "match-day", modules: ["MatchActivity", "MatchApp", "MatchWidget"]))
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: modules[count - 1].sources, importing: AppleTypeChecker.userInterface() + [modules[0]], for: .iOS,
            deploymentTarget: Version(17, 2), flags: ["-swift-version", "6", "-default-isolation", "MainActor"])
        #expect(diagnostics == "")
    }

    private static let views = """
        public import Foundation

        @MainActor open class UIView: NSObject {}

        @MainActor open class UILabel: UIView {
            open var text: String?
        }

        @MainActor open class UIViewController: NSObject {
            open var view: UIView?
            open func loadView() {}
        }
        """

    private static let contentExtensions = """
        public import Foundation
        public import UserNotifications

        ISOLATION public protocol UNNotificationContentExtension: NSObjectProtocol {
            func didReceive(_ notification: UNNotification)
        }
        """

    private func modules(of example: Example) throws -> [SwiftCompiler.Module] {
        try example.modules.enumerated().map { index, name in
            let path = "\(example.folder)/Sources/\(name)"
            let folder = URL(filePath: #filePath).appending(path: "../../../examples/\(path)").standardized
            var sources: [String: String] = [:]
            let files = try FileManager.default.contentsOfDirectory(
                atPath: FilePath(folder.path, in: .root).withLinksFollowed.text)
            for file in files where file.hasSuffix(".swift") {
                sources[file] = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
            }
            if index == 0 {
                let schema = try exampleSchema(path)
                sources.merge(try generatedSources(schema.root, fragments: schema.fragments)) { $1 }
            }
            return SwiftCompiler.Module(name: name, sources: sources.mapValues(\.withActivityKitEverywhere))
        }
    }
}
