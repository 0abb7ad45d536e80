import Basics
import Diagnostics
import Files
import NotificationSchema
import Payloads

/// Generates tests for the app: the generated code must read every push payload.
struct ContractTestsOutput: SchemaOutput {
    let option = OutputOption(
        "contract-tests", .file("swift"),
        help: "Write tests that read every push payload with the generated code.")

    private let module = OutputOption(
        "module", .name,
        help: "The module that these tests import. Default: the name of the schema's folder.")

    var details: [OutputOption] { [module] }

    func mistake(in selection: OutputSelection) -> String? {
        guard let module = selection[module], ContractTests.moduleName(of: module) != module else { return nil }
        return "'\(module.withVisibleControls)' isn't a valid module name."
    }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let schema = request.schema
        let fixtures = schema.notifications.flatMap { Fixture.all(of: $0, in: schema) }.map {
            ContractTests.Fixture(of: $0.notification.name.value, $0.name, payload: $0.payload.canonical)
        }
        let module = request.selection[module] ?? ContractTests.moduleName(of: request.source.folder.name)
        return .file(request.place, Array(ContractTests(schema, fixtures, module: module).text.utf8), .source)
    }
}
