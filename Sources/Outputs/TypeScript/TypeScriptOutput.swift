import Diagnostics
import Files
import NotificationSchema
import SchemaRules
import Senders

/// Generates what a server in JavaScript or TypeScript sends with.
struct TypeScriptOutput: SchemaOutput {
    let option = OutputOption("typescript", .folder, help: "Write a sender in TypeScript to this folder.")

    let requirements: (any OutputRequirements)? = SenderRequirements(.typeScript)

    func folder(in options: GenerateOptions) -> Text? { options.typescript.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        guard request.canSend(in: .typeScript, findings: &findings) else { return nil }
        var files: [OutputFile] = []
        if !SenderPlan(request.schema).calls.isEmpty {
            let text = TypeScriptFile(request.schema).text
            files.append(OutputFile(name: "notifications.ts", bytes: Array(text.utf8)))
        }
        if request.schema.generate.typescript.client?.value == .expo {
            files.append(OutputFile(name: ExpoFile.name, bytes: Array(ExpoFile(request.schema).text.utf8)))
        }
        return .folder(request.place, files, .source)
    }
}
