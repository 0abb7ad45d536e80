package import SchemaRules

/// All outputs, in the order of listing and writing.
package enum OutputCatalogue {
    static let all: [any SchemaOutput] = [
        SwiftOutput(), FixturesOutput(), PayloadSchemaOutput(), ObjectiveCHeaderOutput(), ContractTestsOutput(),
        StringsOutput(), PreviewOutput(),
    ]

    package static let options: [OutputOption] = all.flatMap { [$0.option] + $0.details }

    /// What the outputs need from schemas: what `lint` checks besides the rules over schemas as such.
    package static let requirements: [any OutputRequirements] = all.compactMap(\.requirements)
}
