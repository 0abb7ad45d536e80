#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The symbols of the running system, from its property list.
///
/// These are not the symbols of the deployment target; callers also check the versions.
package struct MachineSymbols: Sendable {
    /// The release of each name.
    private let releases: [String: String]
    /// The first version of each platform, with Apple's spelling, by release.
    private let versions: [String: [String: String]]

    private struct NameAvailability: Decodable {
        var symbols: [String: String]
        var releases: [String: [String: String]]

        enum CodingKeys: String, CodingKey {
            case symbols
            case releases = "year_to_release"
        }
    }

    /// - Parameter propertyList: `name_availability.plist`, as XML or binary.
    package init?(propertyList: Data) {
        guard let list = try? PropertyListDecoder().decode(NameAvailability.self, from: propertyList) else {
            return nil
        }
        (releases, versions) = (list.symbols, list.releases)
    }

    package func contains(_ name: String) -> Bool { releases[name] != nil }

    package func availability(of name: String) -> Availability? {
        guard let release = releases[name], let versions = versions[release] else { return nil }
        return Availability(
            ofSymbolsOn: versions.compactMap { platform, version in
                Platform(rawValue: platform).map { ($0, Version(version)) }
            }
        )
    }

    /// The symbols of the Mac that runs Belfry. Read when the tables don't have a name.
    static let ofThisMac: MachineSymbols? = {
        #if os(macOS)
        let file = "/System/Library/CoreServices/CoreGlyphs.bundle/Contents/Resources/name_availability.plist"
        return (try? Data(contentsOf: URL(fileURLWithPath: file))).flatMap { MachineSymbols(propertyList: $0) }
        #else
        return nil
        #endif
    }()
}
