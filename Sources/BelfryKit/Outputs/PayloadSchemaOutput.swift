import Diagnostics
import Files
import PayloadContracts

/// Generates JSON Schemas of push payloads, and removes those of removed notifications.
struct PayloadSchemaOutput: SchemaOutput {
    let option = OutputOption("json-schema")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let mark = "\"$comment\": \"\(PayloadSchemas.mark)"
        return .folder(
            request.place, PayloadSchemas(request.schema, findings: &findings).files,
            .mark(mark, suffix: PayloadSchemas.suffix))
    }
}
