import Basics
import Diagnostics
import Files
import NotificationSchema
import Payloads

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Generates push payloads for Simulator, tests and servers.
struct FixturesOutput: SchemaOutput {
    let option = OutputOption("fixtures", .folder, help: "Write push payloads to this folder.")

    private let app = OutputOption(
        "bundle-identifier", .name,
        help: "The app that gets the payloads: an identifier, or a name under 'bundle-identifier'. Default: each.")

    var details: [OutputOption] { [app] }

    func folder(in options: GenerateOptions) -> Text? { options.fixtures.output }

    func mistake(in selection: OutputSelection) -> String? {
        guard let app = selection[app] else { return nil }
        let isWord = !app.isEmpty && app.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
        return isWord ? nil : "'\(app.withVisibleControls)' isn't a bundle identifier."
    }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let fixtures = Fixtures(request.schema, for: request.selection[app], findings: &findings)
        // Without files, there is an error: even a schema without notifications has a list.
        guard !fixtures.files.isEmpty else { return nil }
        return .folder(request.place, fixtures.files, .list(Self.manifest))
    }

    private static let manifest = OutputList(fileName: FixtureManifest.fileName, noun: "fixtures") { bytes in
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else { return nil }
        return manifest.fixtures.flatMap { entry in
            entry.files.names + (entry.builds?.values.flatMap(\.names) ?? [])
        }
        .filter(isFixtureName)
    }

    private struct Manifest: Decodable {
        var version: Int
        var notificationKey: String
        var fixtures: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, fixtures
            case notificationKey = "notification-key"
        }

        struct Entry: Decodable {
            var files: Files
            var builds: [String: Files]?

            private enum CodingKeys: CodingKey { case builds }

            init(from decoder: any Decoder) throws {
                files = try Files(from: decoder)
                builds = try decoder.container(keyedBy: CodingKeys.self)
                    .decodeIfPresent([String: Files].self, forKey: .builds)
            }
        }

        struct Files: Decodable {
            var file: String?
            var headers: String?
            var apns: String?
            var fcm: String?

            var names: [String] { [file, headers, apns, fcm].compactMap { $0 } }
        }
    }

    private static let suffixes =
        [".apns", ".headers.json"] + FixtureForm.allCases.map { ".\($0.rawValue).json" }

    /// A manifest isn't trusted: it can't make Belfry delete other files or files elsewhere.
    private static func isFixtureName(_ name: String) -> Bool {
        !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 } && suffixes.contains { name.hasSuffix($0) }
    }
}
