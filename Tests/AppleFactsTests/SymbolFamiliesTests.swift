import AppleFacts
import Testing

/// The tables are sorted, complete and consistent. A family out of order wouldn't be found by binary search, and its
/// names would be reported although they are correct.
@Suite struct SymbolFamiliesTests {
    private static let tables: [(String, SymbolFamilies, count: Int)] = [
        ("releases", .releases, 9184), ("renamings", .renamings, 916), ("restrictions", .restrictions, 724),
    ]

    private func names(in table: SymbolFamilies) -> [String] {
        table.names.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: tables)
    func everyNameIsFound(_ description: String, _ table: SymbolFamilies, count: Int) {
        let names = names(in: table)
        #expect(names.count == count)
        #expect(Set(names).count == count)
        for name in names {
            let entry = table.entry(of: name)
            #expect(entry?.fact.isEmpty == false && entry.map { name.hasSuffix($0.ending) } == true, "\(name)")
            #expect(!table.contains(name + "x") && !table.contains("x" + name), "\(name)")
        }
    }

    /// Proves that lines are read as their description says: the start alone, endings after a stem, inferred facts, and
    /// a family that begins with a family of one name.
    @Test func namesOfFamilies() {
        let table: SymbolFamilies = """
            bell 2019 . .circle(.fill .ar) .fill 2020? .badge
            person 2019 .
            person.crop AirPods_Pro? .circle(.fill) .square
            """
        let names = [
            "bell", "bell.badge", "bell.circle", "bell.circle.ar", "bell.circle.fill", "bell.fill", "person",
            "person.crop.circle", "person.crop.circle.fill", "person.crop.square",
        ]
        #expect(self.names(in: table) == names)
        #expect(names.allSatisfy { table.contains($0) })
        let badge = table.entry(of: "bell.badge")
        #expect(badge?.fact == "2020" && badge?.isPublished == false && badge?.ending == ".badge")
        let person = table.entry(of: "person")
        #expect(person?.fact == "2019" && person?.isPublished == true && person?.ending == "")
        let filled = table.entry(of: "person.crop.circle.fill")
        #expect(filled?.fact == "AirPods_Pro" && filled?.isPublished == false && filled?.ending == ".circle.fill")
        for other in ["a", "bell.ar", "bell.circle.badge", "bellfill", "person.circle", "person.crop", "person.fill"] {
            #expect(!table.contains(other), "\(other)")
        }
    }

    @Test(arguments: [
        "", " ", "\n", ".", "heart ", "heart 2019", "\nheart", "Heart", "zzzzzz", "!", "\u{0}", "❤️", "heart\n",
        "bell 2019", "bell.circle(.fill)", "bell.circle.", "bell..fill", "2019", "bell(",
    ])
    func nothingElseIsFound(_ name: String) {
        for (_, table, _) in Self.tables { #expect(!table.contains(name)) }
        #expect(!SFSymbols.contains(name))
        #expect(SFSymbols.availability(of: name) == nil)
    }

    @Test func everyNameHasVersions() {
        for name in names(in: .releases) {
            let introduced = SFSymbols.availability(of: name)?.introduced ?? [:]
            #expect(introduced.count == Platform.allCases.count, "\(name)")
        }
    }

    @Test func newestNamesAreNames() {
        let former = names(in: .renamings)
        let newest = former.compactMap { SFSymbols.renaming(of: $0)?.newestName }
        #expect(newest.count == former.count)
        #expect(newest.allSatisfy { SymbolFamilies.releases.contains($0) })
        #expect(Set(newest).isDisjoint(with: former))
    }

    @Test func restrictedNamesAreNames() {
        for name in names(in: .restrictions) {
            #expect(SFSymbols.contains(name) && SFSymbols.restriction(on: name)?.subject.isEmpty == false, "\(name)")
        }
    }

    /// A wrong base would suggest removing a part of a name that has a meaning.
    @Test func variantsHaveABase() {
        let variants = names(in: .releases).filter { SFSymbols.base(ofLocalized: $0) != nil }
        #expect(variants.count == 1403)
        #expect(SFSymbols.base(ofLocalized: "figure.run") == nil)
    }
}

/// A short name for tests: the table itself is too long.
extension SymbolFamilies: CustomTestStringConvertible {
    public var testDescription: String { "…" }
}
