import AppleFacts
import Testing

/// The tables are sorted, complete and consistent. A name out of order wouldn't be found by binary search, and would be
/// reported although it is correct.
@Suite struct SymbolTableTests {
    private static let tables: [(String, SymbolTable, count: Int)] = [
        ("names", .names, 9184), ("renamings", .renamings, 916), ("restrictions", .restrictions, 724),
        ("releases", .releases, 24),
    ]

    private func lines(of table: SymbolTable) -> [(name: String, rest: String)] {
        var lines: [(name: String, rest: String)] = []
        table.forEach { lines.append((String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self))) }
        return lines
    }

    @Test(arguments: tables)
    func everyNameIsFound(_ description: String, _ table: SymbolTable, count: Int) {
        let lines = lines(of: table)
        #expect(lines.count == count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        #expect(lines.allSatisfy { table.rest(of: $0.name) == $0.rest })
        #expect(
            lines.allSatisfy { !$0.rest.isEmpty && !table.contains($0.name + "x") && !table.contains("x" + $0.name) })
    }

    @Test(arguments: [
        "", " ", "\n", ".", "heart ", "heart 2019", "\nheart", "Heart", "zzzzzz", "!", "\u{0}", "❤️", "heart\n",
    ])
    func nothingElseIsFound(_ name: String) {
        for (_, table, _) in Self.tables { #expect(!table.contains(name)) }
        #expect(!SFSymbols.contains(name))
        #expect(SFSymbols.availability(of: name) == nil)
    }

    @Test func everyNameHasVersions() {
        for (name, _) in lines(of: .names) {
            let introduced = SFSymbols.availability(of: name)?.introduced ?? [:]
            #expect(introduced.count == Platform.allCases.count, "\(name)")
        }
    }

    @Test func newestNamesAreNames() {
        let former = lines(of: .renamings).map(\.name)
        let newest = former.compactMap { SFSymbols.renaming(of: $0)?.newestName }
        #expect(newest.count == former.count)
        #expect(newest.allSatisfy { SymbolTable.names.contains($0) })
        #expect(Set(newest).isDisjoint(with: former))
    }

    @Test func restrictedNamesAreNames() {
        for (name, _) in lines(of: .restrictions) {
            #expect(SFSymbols.contains(name) && SFSymbols.restriction(on: name)?.subject.isEmpty == false, "\(name)")
        }
    }

    /// A wrong base would suggest removing a part of a name that has a meaning.
    @Test func variantsHaveABase() {
        let variants = lines(of: .names).map(\.name).filter { SFSymbols.base(ofLocalized: $0) != nil }
        #expect(variants.count == 1403)
        #expect(SFSymbols.base(ofLocalized: "figure.run") == nil)
    }
}

/// A short name for tests: the table itself is too long.
extension SymbolTable: CustomTestStringConvertible {
    public var testDescription: String { "…" }
}
