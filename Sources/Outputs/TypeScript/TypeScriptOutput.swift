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
        let file = OutputFile(name: "notifications.ts", bytes: Array(TypeScriptFile(request.schema).text.utf8))
        return .folder(request.place, [file], .source)
    }
}
