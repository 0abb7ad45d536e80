import TestSupport
import Testing

/// The reader, with all features of YAML: the cases in `YAMLCases`, each compared with YAML 1.2.
@Suite struct YAMLCaseTests {
    static let cases = YAMLCase.all

    @Test(arguments: cases)
    func isReadAsWritten(_ yaml: YAMLCase) throws {
        let actual = YAMLSummary.of(yaml.input)
        #expect(actual == yaml.outcome, "\(yaml)")
        guard let deviation = yaml.deviation else { return }
        // Features that are refused on purpose must be refused. What libyaml can read must be read.
        #expect(!deviation.isDecision || !YAMLSummary.isTree(actual), "\(yaml)")
    }

    /// A case says either that its input isn't YAML, or why the result differs from YAML.
    @Test(arguments: cases)
    func aRefusalHasAReason(_ yaml: YAMLCase) {
        #expect(YAMLSummary.isTree(yaml.outcome) || yaml.isInvalid || yaml.deviation != nil, "\(yaml)")
    }

    @Test func everyReasonHasACase() {
        let used = Set(Self.cases.compactMap(\.deviation))
        #expect(YAMLDeviation.allCases.filter { !used.contains($0) } == [])
    }

    /// The whole test suite is among the cases, and the page lists the differences.
    @Test func theGoldenPageListsEveryDeviation() {
        #expect(Self.cases.filter { $0.file == "yaml-test-suite.txt" }.count > 400)
        expectGolden(YAMLDeviation.page(of: Self.cases), "../../docs/yaml.md")
    }

    /// A change of the format must not lose a file.
    @Test func thereAreCases() {
        #expect(Self.cases.count > 240)
        #expect(Set(Self.cases.map(\.description)).count == Self.cases.count)
    }
}
