import TestSupport
import Testing

/// What the reader makes of all that YAML has: the cases in `YAMLCases`, each held against what YAML 1.2 says.
@Suite struct YAMLCaseTests {
    static let cases = YAMLCase.all

    @Test(arguments: cases)
    func isReadAsWritten(_ yaml: YAMLCase) throws {
        let actual = YAMLSummary.of(yaml.input)
        #expect(actual == yaml.outcome, "\(yaml)")
        guard let deviation = yaml.deviation else { return }
        // What is refused on purpose is refused; what libyaml reads is read, where it can be.
        #expect(!deviation.isDecision || !YAMLSummary.isTree(actual), "\(yaml)")
    }

    /// A case says either that its input is no YAML, or by which reason YAML is not read as it should be.
    @Test(arguments: cases)
    func aRefusalHasAReason(_ yaml: YAMLCase) {
        #expect(YAMLSummary.isTree(yaml.outcome) || yaml.isInvalid || yaml.deviation != nil, "\(yaml)")
    }

    @Test func everyReasonHasACase() {
        let used = Set(Self.cases.compactMap(\.deviation))
        #expect(YAMLDeviation.allCases.filter { !used.contains($0) } == [])
    }

    /// The whole suite is among the cases, and the page says what differs.
    @Test func theGoldenPageListsEveryDeviation() {
        #expect(Self.cases.filter { $0.file == "yaml-test-suite.txt" }.count > 400)
        expectGolden(YAMLDeviation.page(of: Self.cases), "../../docs/yaml.md")
    }

    /// So that no file is lost by a change of its form.
    @Test func thereAreCases() {
        #expect(Self.cases.count > 240)
        #expect(Set(Self.cases.map(\.description)).count == Self.cases.count)
    }
}
