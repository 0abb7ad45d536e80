/// What is known of SF Symbols: names, since when, what they were called before, and what some of them may stand for.
///
/// The names and their releases are those of Apple's `name_availability.plist`, as gathered by sf-symbols-typescript and
/// SFSymbolKit; former names and restrictions are those that SFSafeSymbols gathered for SF Symbols 5.1, and what follows
/// from them. On a Mac, names that are newer than these tables come from the system.
package enum SFSymbols {
    /// Up to where the tables go, in words.
    package static let newestRelease = "SF Symbols 7.1 (iOS 26.1)"

    /// Whether the name gives a symbol on some system. Former names do.
    package static func contains(_ name: String) -> Bool {
        SymbolTable.names.contains(name) || SymbolTable.renamings.contains(name)
            || MachineSymbols.ofThisMac?.contains(name) ?? false
    }

    /// Since when each platform has the symbol by this name; nil where that is not known.
    package static func availability(of name: String) -> Availability? {
        guard let release = SymbolTable.names.rest(of: name) else {
            return MachineSymbols.ofThisMac?.availability(of: name)
        }
        return releases[release]
    }

    /// By the name of the release.
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

    /// Whether an unknown name is certainly wrong, because the list of the system itself was asked.
    package static var isComplete: Bool { MachineSymbols.ofThisMac != nil }
}

extension Availability {
    /// Mac Catalyst has the symbols of the iOS that it goes with.
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
        /// Whether Apple published it. Otherwise it is derived from how other symbols were renamed.
        package let isPublished: Bool
    }

    /// What a symbol is called now; nil for a name that is current.
    package static func renaming(of name: String) -> Renaming? {
        SymbolTable.renamings.fields(of: name, count: 2).map {
            Renaming(newestName: $0[0], isPublished: $0[1] == "published")
        }
    }

    /// The other names that a symbol has or had, each with whether Apple published that it is the same; sorted.
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
        /// The product or feature of Apple, or of whoever else it is.
        package let subject: String
        /// Whether Apple published it. Otherwise it is derived from other names of the symbol, or from its parts.
        package let isPublished: Bool
    }

    /// The one thing that a symbol may stand for; nil for most.
    package static func restriction(on name: String) -> Restriction? {
        SymbolTable.restrictions.fields(of: name, count: 2).map {
            Restriction(subject: $0[1], isPublished: $0[0] == "published")
        }
    }
}
