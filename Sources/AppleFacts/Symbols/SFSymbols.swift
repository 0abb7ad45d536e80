/// Facts about SF Symbols: names, availability, former names and restrictions.
///
/// Names and releases are those of Apple's `name_availability.plist`, as collected by sf-symbols-typescript and
/// SFSymbolKit. Former names and restrictions are those that SFSafeSymbols collected for SF Symbols 5.1, and what
/// follows from them. On a Mac, the system provides names that are newer than these tables.
package enum SFSymbols {
    /// The newest release in the tables.
    package static let newestRelease = "SF Symbols 7.1 (iOS 26.1)"

    /// The versions of the systems that have all symbols in the tables.
    package static let newestSystems: [Platform: Version] =
        releases.values.map(\.introduced).reduce(into: [:]) { newest, versions in
            newest.merge(versions) { max($0, $1) }
        }

    /// Whether some system has a symbol with this name. Former names count.
    package static func contains(_ name: String) -> Bool {
        SymbolFamilies.releases.contains(name) || SymbolFamilies.renamings.contains(name)
            || MachineSymbols.ofThisMac?.contains(name) ?? false
    }

    /// The first versions that have the symbol by this name; nil if unknown.
    package static func availability(of name: String) -> Availability? {
        guard let entry = SymbolFamilies.releases.entry(of: name) else {
            return MachineSymbols.ofThisMac?.availability(of: name)
        }
        return releases[entry.fact]
    }

    /// Availability by the name of the release.
    private static let releases: [String: Availability] = {
        let platforms: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
        var releases: [String: Availability] = [:]
        for line in SymbolFamilies.versionsOfReleases.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            releases[fields[0]] = Availability(
                ofSymbolsOn: zip(platforms, fields.dropFirst().map { Version($0) }))
        }
        return releases
    }()

    /// All names in the tables, sorted by bytes, for searches.
    package static let names = SymbolFamilies.releases.names

    /// Whether an unknown name is certainly wrong, because the system's own list was searched.
    package static var isComplete: Bool { MachineSymbols.ofThisMac != nil }
}

extension Availability {
    /// Mac Catalyst has the symbols of its iOS version.
    init(ofSymbolsOn versions: some Sequence<(Platform, Version?)>) {
        var introduced: [Platform: Version] = [:]
        for (platform, version) in versions { introduced[platform] = version }
        introduced[.macCatalyst] = introduced[.iOS]
        self.init(introduced: introduced)
    }
}

// MARK: - Former names

extension SFSymbols {
    package struct Renaming: Sendable {
        package let newestName: String
        /// Whether Apple published it. Otherwise it is inferred from how other symbols were renamed.
        package let isPublished: Bool
    }

    /// The current name of a symbol; nil for a current name.
    package static func renaming(of name: String) -> Renaming? {
        SymbolFamilies.renamings.entry(of: name).map {
            Renaming(newestName: $0.fact + $0.ending, isPublished: $0.isPublished)
        }
    }

    /// The other current and former names of a symbol, each with whether Apple published that it is the same. Sorted.
    package static func otherNames(of name: String) -> [(name: String, isPublished: Bool)] {
        let renaming = renaming(of: name)
        let newest = renaming?.newestName ?? name
        let isNamePublished = renaming?.isPublished ?? true
        let former = formerNames[newest, default: []].filter { $0.name != name }
            .map { (name: $0.name, isPublished: isNamePublished && $0.isPublished) }
        return (former + (renaming == nil ? [] : [(newest, isNamePublished)])).sorted { $0.name < $1.name }
    }

    /// Former names by the newest name of the same symbol.
    private static let formerNames: [String: [(name: String, isPublished: Bool)]] = {
        var names: [String: [(name: String, isPublished: Bool)]] = [:]
        for name in SymbolFamilies.renamings.names.map({ String(decoding: $0, as: UTF8.self) }) {
            guard let renaming = renaming(of: name) else { continue }
            names[renaming.newestName, default: []].append((name, renaming.isPublished))
        }
        return names
    }()
}

// MARK: - Restrictions

extension SFSymbols {
    package struct Restriction: Sendable {
        /// The product or feature, usually Apple's.
        package let subject: String
        /// Whether Apple published it. Otherwise it is inferred from other names or the parts of the name.
        package let isPublished: Bool
    }

    /// The only thing that a symbol can represent; nil for most symbols.
    package static func restriction(on name: String) -> Restriction? {
        SymbolFamilies.restrictions.entry(of: name).map {
            Restriction(subject: $0.fact.replacing("_", with: " "), isPublished: $0.isPublished)
        }
    }
}
