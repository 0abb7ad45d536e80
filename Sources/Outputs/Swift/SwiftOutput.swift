import Diagnostics
import Files
import NotificationSchema
import SchemaRules
import SwiftGeneration

/// Generates the Swift code of an app.
struct SwiftOutput: SchemaOutput {
    let option = OutputOption("swift", .folder, help: "Write Swift to this folder.")

    // Also without a place in the schema: the build plugin generates Swift from every schema.
    let requirements: (any OutputRequirements)? = SwiftRequirements()

    func folder(in options: GenerateOptions) -> Text? { options.swift.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        .folder(request.place, SwiftGenerator(request.schema).files().all, .source)
    }
}
