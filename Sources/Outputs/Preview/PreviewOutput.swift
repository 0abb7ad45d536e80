import Diagnostics
import Files
import NotificationSchema
import Preview

/// Generates a page that shows every notification.
struct PreviewOutput: SchemaOutput {
    let option = OutputOption(
        "preview", .file("html"),
        help: "Write a page that shows every notification as people see it.")

    func folder(in options: GenerateOptions) -> Text? { options.preview.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let page = SchemaPreview(of: request.source, by: request.linter).page
        if let finding = page.finding {
            findings.append(finding)
            return nil
        }
        return .file(request.place, page.bytes, .source)
    }
}
