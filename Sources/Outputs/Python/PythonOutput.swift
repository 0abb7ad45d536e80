import Diagnostics
import Files
import NotificationSchema
import SchemaRules
import Senders

/// Generates what a server in Python sends with.
struct PythonOutput: SchemaOutput {
    let option = OutputOption("python", .folder, help: "Write a sender in Python to this folder.")

    let requirements: (any OutputRequirements)? = SenderRequirements(.python)

    func folder(in options: GenerateOptions) -> Text? { options.python.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        guard request.canSend(in: .python, findings: &findings) else { return nil }
        let file = OutputFile(name: "notifications.py", bytes: Array(PythonFile(request.schema).text.utf8))
        return .folder(request.place, [file], .source)
    }
}
