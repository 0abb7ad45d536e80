import NotificationSchema
import SourceSyntax

extension CategoryWording {
    /// Whether it is for calls.
    var isCall: Bool { stands(for: .call) }

    /// Whether it is for messages between people.
    var isMessage: Bool { stands(for: .message) }

    private func stands(for intent: Communication.Intent) -> Bool {
        category.intentIdentifiers.contains { $0.value == intent.rawValue }
            || notifications.contains { $0.notification.communication?.intent == intent }
    }
}

extension ActionWording {
    /// Whether it begins a call, by its title.
    var isCall: Bool { VerbTables.calling.phrase(beginning: words) != nil }
}
