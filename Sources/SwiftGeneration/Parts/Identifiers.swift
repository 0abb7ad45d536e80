import Diagnostics
import NotificationSchema

extension SwiftGenerator {
    /// The enum that everything else extends.
    var namespaceDeclaration: [SwiftDeclaration] {
        let app = schema.schema.app.name?.value ?? "the app"
        return [.type("nonisolated enum \(schema.namespace)", "What the notifications of \(app) are made of.", [])]
    }

    /// Without the value where that is the name.
    func identifierCase(_ name: SwiftName, _ identifier: String) -> SwiftDeclaration {
        .enumCase(name.text == identifier ? "\(name)" : "\(name) = \(literal: identifier)")
    }

    /// `case "direct-message"`: what the payload calls it.
    func identifierPattern(of notification: NamedNotification) -> SwiftCode {
        "case \(literal: notification.identifier)"
    }

    /// What is on the wire.
    var identifiers: [SwiftDeclaration] {
        var members: [SwiftDeclaration] = []
        if !schema.categories.isEmpty {
            members.append(
                .type(
                    "nonisolated enum CategoryIdentifier: String, CaseIterable, Sendable",
                    "The categories, as they are on the wire.",
                    schema.categories.map { identifierCase($0.name, $0.category.identifier.value) }
                )
            )
        }
        if !schema.actionIdentifiers.isEmpty {
            members.append(
                .type(
                    "nonisolated enum ActionIdentifier: String, CaseIterable, Sendable",
                    "The actions, as they are on the wire.",
                    schema.actionIdentifiers.map { identifierCase($0.name, $0.identifier) }
                )
            )
        }
        if !schema.destinations.isEmpty {
            members.append(
                .type(
                    "nonisolated enum Destination: String, CaseIterable, Sendable",
                    "The screens that a tap or an action opens.",
                    schema.destinations.map { identifierCase($0.name, $0.text) }
                )
            )
        }
        if !schema.topics.isEmpty { members.append(topicType) }
        return members.isEmpty ? [] : [.mark("Identifiers"), .extension(schema.namespace, members)]
    }
}
