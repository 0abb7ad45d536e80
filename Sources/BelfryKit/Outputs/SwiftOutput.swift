import Diagnostics
import Files
import NotificationSchema
import SwiftGeneration

/// Generates the Swift code of an app.
struct SwiftOutput: SchemaOutput {
    let option = OutputOption("swift")

    func folder(in options: GenerateOptions) -> Text? { options.swiftOutput }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .folder(request.place, SwiftGenerator(request.schema).files(), .source)
    }
}
