import NotificationSchema

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder of fixtures that an earlier run wrote, as its manifest lists them.
struct OwnedFixtures {
    let names: FileNames

    static let manifestName = "fixtures.json"

    /// - Throws: Where a file of that name is something else: whose the others are, nobody knows then.
    init(in folder: FilePath) throws(FileError) {
        let path = FilePath(Self.manifestName, in: folder)
        var manifest: Manifest?
        if FileSystem.kind(of: path, followingLinks: false) == .file {
            let bytes = try FileSystem.read(path, limit: 1 << 26)
            manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes))
            guard manifest != nil else {
                throw FileError(
                    "'\(path.text)' isn't overwritten: it isn't a list of fixtures that Belfry wrote; restore it, "
                        + "or move it together with the fixtures that it lists")
            }
        }
        let listed = manifest?.fixtures.flatMap { [$0.file, $0.headers, $0.apns, $0.fcm].compactMap { $0 } } ?? []
        names = FileNames(listed.filter(Self.isFixtureName), in: folder)
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

    /// A manifest is a file like any other: it cannot make Belfry delete what is no fixture, or lies elsewhere.
    private static func isFixtureName(_ name: String) -> Bool {
        !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 } && suffixes.contains { name.hasSuffix($0) }
    }
}
