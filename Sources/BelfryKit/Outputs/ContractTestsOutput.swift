import Basics
import Diagnostics
import Files
import NotificationSchema
import Payloads
import SwiftGeneration

/// Generates tests for the app: the generated code must read every push payload.
struct ContractTestsOutput: SchemaOutput {
    let option = OutputOption("contract-tests")

    private let module = OutputOption("module")

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
