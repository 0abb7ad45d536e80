import NotificationSchema

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder of fixtures that an earlier run wrote, as its manifest lists them.
struct OwnedFixtures {
    let names: Set<String>

    static let manifestName = "fixtures.json"

    /// A manifest that cannot be understood lists nothing.
    init(in folder: FilePath) throws(FileError) {
        let path = FilePath(Self.manifestName, in: folder)
        guard FileSystem.kind(of: path, followingLinks: false) == .file else {
            names = []
            return
        }
        let bytes = try FileSystem.read(path, limit: 1 << 26)
        let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes))
        let listed = manifest?.fixtures.flatMap { [$0.file, $0.headers, $0.apns, $0.fcm].compactMap { $0 } } ?? []
        names = Set(listed.filter(Self.isFixtureName))
    }

    private struct Manifest: Decodable {
        var fixtures: [Entry]

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
