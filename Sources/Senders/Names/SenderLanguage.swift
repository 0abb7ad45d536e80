package import NotificationSchema

/// A language of senders.
package enum SenderLanguage: String, CaseIterable, Sendable {
    case python = "Python"
    case typeScript = "TypeScript"

    /// The name in messages.
    package var name: String { rawValue }

    /// Whether it writes dates and amounts for people. In other languages, the server gives the ready text.
    package var formatsForPeople: Bool { self == .typeScript }

    /// Whether the values of a push are an object, with a type that has the name of the push.
    var hasTypesOfValues: Bool { self == .typeScript }

    /// Those that a schema configures.
    package static func configured(in options: GenerateOptions) -> [SenderLanguage] {
        allCases.filter { $0.output(in: options) != nil }
    }

    package func output(in options: GenerateOptions) -> Text? {
        switch self {
        case .python: options.python.output
        case .typeScript: options.typescript.output
        }
    }
}
