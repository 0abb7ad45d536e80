import Diagnostics
import NotificationSchema
import Senders

extension OutputRequest {
    /// Whether a sender can be generated for the schema.
    ///
    /// - Parameter findings: Gets what prevents it.
    func canSend(in language: SenderLanguage, findings: inout [Finding]) -> Bool {
        // What a schema configures is already checked, as 'lint' does.
        guard language.output(in: schema.generate) == nil else { return true }
        let mistakes = SenderRequirements(language).mistakes(in: schema, at: SourceRange(schema.files[0], 0..<0))
        findings += mistakes
        return mistakes.isEmpty
    }
}
