import Diagnostics
import Files
import NotificationSchema
import SchemaRules
import Senders

/// Generates what a server in Go sends with.
struct GoOutput: SchemaOutput {
    let option = OutputOption("go", .folder, help: "Write a sender in Go to this folder.")

    let requirements: (any OutputRequirements)? = SenderRequirements(.go)

    func folder(in options: GenerateOptions) -> Text? { options.go.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        guard request.canSend(in: .go, findings: &findings) else { return nil }
        let file = OutputFile(name: "notifications.go", bytes: Array(GoFile(request.schema).text.utf8))
        return .folder(request.place, [file], .source)
    }
}
