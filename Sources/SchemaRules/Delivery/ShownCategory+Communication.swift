import EnglishStyle
import NotificationSchema
import SourceSyntax

extension ShownCategory {
    /// Whether it is for calls.
    var isCall: Bool { stands(for: .call) }

    /// Whether it is for messages between people.
    var isMessage: Bool { stands(for: .message) }

    private func stands(for intent: Communication.Intent) -> Bool {
        declaration.intentIdentifiers.contains { $0.value == intent.rawValue }
            || notifications.contains { $0.declaration.communication?.intent == intent }
    }
}

extension ShownAction {
    /// Whether its title begins a call.
    var isCall: Bool { VerbTables.calling.phrase(beginning: words) != nil }
}
