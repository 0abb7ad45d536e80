#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The symbols of a system, from the property list that it brings along.
///
/// Those of the machine that runs, not of the deployment target: who asks looks at the versions, too.
package struct MachineSymbols: Sendable {
    /// The release of each name.
    private let releases: [String: String]
    /// The first version of each platform, as Apple spells it, by release.
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

    /// Those of the Mac that Belfry runs on, read when a name is asked for that the tables do not have.
    static let ofThisMac: MachineSymbols? = {
        #if os(macOS)
        let file = "/System/Library/CoreServices/CoreGlyphs.bundle/Contents/Resources/name_availability.plist"
        return (try? Data(contentsOf: URL(fileURLWithPath: file))).flatMap { MachineSymbols(propertyList: $0) }
        #else
        return nil
        #endif
    }()
}
