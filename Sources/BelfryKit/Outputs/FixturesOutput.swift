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
    let option = OutputOption("fixtures", .folder, "Write push payloads to this folder.")

    func folder(in options: GenerateOptions) -> Text? { options.fixturesOutput }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .folder(request.place, Fixtures(request.schema, findings: &findings).files, .list(Self.manifest))
    }

    private static let manifest = OutputList(fileName: FixtureManifest.fileName, noun: "fixtures") { bytes in
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else { return nil }
        return manifest.fixtures.flatMap { [$0.file, $0.headers, $0.apns, $0.fcm].compactMap { $0 } }
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
            var file: String?
            var headers: String?
            var apns: String?
            var fcm: String?
        }
    }

    private static let suffixes =
        [".apns", ".headers.json"] + FixtureForm.allCases.map { ".\($0.rawValue).json" }

    /// A manifest isn't trusted: it can't make Belfry delete other files or files elsewhere.
    private static func isFixtureName(_ name: String) -> Bool {
        !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 } && suffixes.contains { name.hasSuffix($0) }
    }
}
