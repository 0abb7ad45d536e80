import Diagnostics
import Files

/// Generates identifiers for Objective-C and C.
struct ObjectiveCOutput: SchemaOutput {
    let option = OutputOption("objc-header", .file("h"), help: "Write a header with identifiers for Objective-C and C.")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .file(request.place, Array(ObjectiveCHeader(request.schema).text.utf8), .source)
    }
}
