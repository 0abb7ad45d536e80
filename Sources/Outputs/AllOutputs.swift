// Written by script/embed: one line for each folder here.

extension OutputCatalogue {
    /// In the order of listing and writing.
    package static let all: [any SchemaOutput] = [
        ContractTestsOutput(),
        FixturesOutput(),
        GoOutput(),
        JSONSchemaOutput(),
        JavaOutput(),
        ObjectiveCOutput(),
        PreviewOutput(),
        PythonOutput(),
        StringsOutput(),
        SwiftOutput(),
        TypeScriptOutput(),
    ]
}
