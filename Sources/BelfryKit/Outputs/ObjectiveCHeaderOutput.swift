import Diagnostics
import Files
import SwiftGeneration

/// Generates identifiers for Objective-C and C.
struct ObjectiveCHeaderOutput: SchemaOutput {
    let option = OutputOption(
        "objc-header", .file(extension: "h"), "Write a header with identifiers for Objective-C and C.")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .file(request.place, Array(ObjectiveCHeader(request.schema).text.utf8), .source)
    }
}
