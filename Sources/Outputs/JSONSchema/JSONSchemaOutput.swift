import Diagnostics
import Files
import PayloadContracts

/// Generates JSON Schemas of push payloads, and removes those of removed notifications.
struct JSONSchemaOutput: SchemaOutput {
    let option = OutputOption("json-schema", .folder, help: "Write JSON Schemas of payloads to this folder.")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let mark = "\"$comment\": \"\(PayloadSchemas.mark)"
        return .folder(
            request.place, PayloadSchemas(request.schema, findings: &findings).files,
            .mark(mark, suffix: PayloadSchemas.suffix))
    }
}
