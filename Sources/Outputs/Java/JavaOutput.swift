import Diagnostics
import Files
import NotificationSchema
import SchemaRules
import Senders

/// Generates what a server in Java or Kotlin sends with.
struct JavaOutput: SchemaOutput {
    let option = OutputOption("java", .folder, help: "Write a sender in Java to this folder.")

    let requirements: (any OutputRequirements)? = SenderRequirements(.java)

    func folder(in options: GenerateOptions) -> Text? { options.java.output }

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        guard request.canSend(in: .java, findings: &findings) else { return nil }
        let file = OutputFile(name: "Notifications.java", bytes: Array(JavaFile(request.schema).text.utf8))
        return .folder(request.place, [file], .source)
    }
}
