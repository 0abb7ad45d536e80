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
        SymbolTable.names.contains(name) || SymbolTable.renamings.contains(name)
            || MachineSymbols.ofThisMac?.contains(name) ?? false
    }

    /// The first versions that have the symbol by this name; nil if unknown.
    package static func availability(of name: String) -> Availability? {
        guard let release = SymbolTable.names.rest(of: name) else {
            return MachineSymbols.ofThisMac?.availability(of: name)
        }
        return releases[release]
    }

    /// Availability by the name of the release.
    private static let releases: [String: Availability] = {
        let platforms: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
        var releases: [String: Availability] = [:]
        SymbolTable.releases.forEach { name, versions in
            let versions = versions.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            releases[String(decoding: name, as: UTF8.self)] = Availability(
                ofSymbolsOn: zip(platforms, versions.map { Version($0) }))
        }
        return releases
    }()

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
        SymbolTable.renamings.fields(of: name, count: 2).map {
            Renaming(newestName: $0[0], isPublished: $0[1] == "published")
        }
    }

    /// The other current and former names of a symbol, each with whether Apple published that it is the same. Sorted.
    package static func otherNames(of name: String) -> [(name: String, isPublished: Bool)] {
        let renaming = renaming(of: name)
        let newest = renaming?.newestName ?? name
        let isNamePublished = renaming?.isPublished ?? true
        var names: [(name: String, isPublished: Bool)] = renaming == nil ? [] : [(newest, isNamePublished)]
        SymbolTable.renamings.forEach { former, rest in
            guard rest.starts(with: newest.utf8), rest.dropFirst(newest.utf8.count).first == UInt8(ascii: " "),
                !former.elementsEqual(name.utf8)
            else { return }
            let former = String(decoding: former, as: UTF8.self)
            names.append((former, isNamePublished && self.renaming(of: former)?.isPublished == true))
        }
        return names.sorted { $0.name < $1.name }
    }
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
        SymbolTable.restrictions.fields(of: name, count: 2).map {
            Restriction(subject: $0[1], isPublished: $0[0] == "published")
        }
    }
}
