package import NotificationSchema

/// A language of senders.
package enum SenderLanguage: String, CaseIterable, Sendable {
    case typeScript = "TypeScript"

    /// The name in messages.
    package var name: String { rawValue }

    /// Those that a schema configures.
    package static func configured(in options: GenerateOptions) -> [SenderLanguage] {
        allCases.filter { $0.output(in: options) != nil }
    }

    package func output(in options: GenerateOptions) -> Text? {
        switch self {
        case .typeScript: options.typescript.output
        }
    }
}
