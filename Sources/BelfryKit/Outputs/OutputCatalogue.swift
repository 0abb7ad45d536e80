/// All outputs, in the order of listing and writing.
package enum OutputCatalogue {
    static let all: [any SchemaOutput] = [
        SwiftOutput(), FixturesOutput(), PayloadSchemaOutput(), ObjectiveCHeaderOutput(), ContractTestsOutput(),
        StringsOutput(), PreviewOutput(),
    ]

    package static let options: [OutputOption] = all.flatMap { [$0.option] + $0.details }
}
