import Diagnostics
import Files
import SwiftGeneration

/// Generates identifiers for Objective-C and C.
struct ObjectiveCHeaderOutput: SchemaOutput {
    let option = OutputOption("objc-header")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .file(request.place, Array(ObjectiveCHeader(request.schema).text.utf8), .source)
    }
}
