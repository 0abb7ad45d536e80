import Diagnostics
import NotificationSchema
import SwiftNaming

extension SwiftGenerator {
    /// The enum that all other code extends.
    var namespaceDeclaration: [SwiftDeclaration] {
        let app = schema.model.app.name?.value ?? "the app"
        return [
            .type(
                "nonisolated enum \(schema.namespace)", "Identifiers, data and code for the notifications of \(app).",
                [])
        ] + (constants.isEmpty ? [] : [.extension(schema.namespace, constants)])
    }

    private var constants: [SwiftDeclaration] {
        var constants: [SwiftDeclaration] = []
        if hasNotifications {
            constants.append(
                .property(
                    "static let notificationKey = \(literal: schema.model.app.notificationKey)",
                    "The key next to `aps` with the identifier of the notification."
                ).hidden)
        }
        if let topic = schema.model.app.bundleIdentifier, !schema.pushes.isEmpty || hasActivityPushes {
            constants.append(
                .property("static let pushTopic = \(literal: topic.value)", "The header `apns-topic`.").hidden)
        }
        return constants
    }

    /// Omits the raw value if it equals the name.
    func identifierCase(
        _ name: SwiftName,
        _ identifier: String,
        _ documentation: String? = nil
    ) -> SwiftDeclaration {
        .enumCase(name.text == identifier ? "\(name)" : "\(name) = \(literal: identifier)", documentation)
    }

    /// The enums of identifiers.
    var identifiers: [SwiftDeclaration] {
        var members: [SwiftDeclaration] = []
        if !schema.categories.isEmpty {
            members.append(
                .type(
                    "nonisolated enum CategoryIdentifier: String, CaseIterable, Sendable",
                    "The identifiers of categories.",
                    schema.categories.map { named in
                        identifierCase(
                            named.name, named.declaration.identifier.value,
                            named.declaration.docComment(
                                named.declaration.hasContentExtension
                                    ? "A content extension shows its notifications." : nil))
                    } + claimedByContentExtension
                        + earlierIdentifiers(of: schema.categories.map { ($0.name, $0.declaration.renamedFrom) })
                )
            )
        }
        if !schema.actionIdentifiers.isEmpty {
            members.append(
                .type(
                    "nonisolated enum ActionIdentifier: String, CaseIterable, Sendable",
                    "The identifiers of actions.",
                    schema.actionIdentifiers.map {
                        identifierCase($0.name, $0.identifier, $0.deprecation?.docComment(nil))
                    }
                        + earlierIdentifiers(of: schema.actionIdentifiers.map { ($0.name, $0.renamedFrom) })
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
        if !schema.builds.isEmpty, !schema.pushes.isEmpty {
            members.append(
                .type(
                    "nonisolated enum BundleIdentifier: String, CaseIterable, Sendable",
                    "The builds of the app: the values of the header `apns-topic`.",
                    schema.builds.map { identifierCase($0.name, $0.identifier) }))
        }
        if !schema.topics.isEmpty { members.append(topicType) }
        return members.isEmpty ? [] : [.mark("Identifiers"), .extension(schema.namespace, members)]
    }

    /// Includes former identifiers, with which notifications may still arrive.
    private var claimedByContentExtension: [SwiftDeclaration] {
        let claimed = schema.categories.filter(\.declaration.hasContentExtension)
        guard !claimed.isEmpty else { return [] }
        let identifiers = claimed.flatMap(\.identifiers)
        return [
            .computedProperty(
                "static var claimedByContentExtension: [String]",
                documentation:
                    "The value of `UNNotificationExtensionCategory` in the Info.plist of the content extension.",
                body: [.value("return ", .array(identifiers.map { .code($0) }))]
            )
        ]
    }

    /// Only if there are former identifiers.
    private func earlierIdentifiers(of names: [(name: SwiftName, renamedFrom: [Text])]) -> [SwiftDeclaration] {
        let cases = names.filter { !$0.renamedFrom.isEmpty }.map { name, renamedFrom in
            SwiftCase(
                "case \(list: renamedFrom.map { "\(literal: $0.value)" })", ["self = .\(member: name)"])
        }
        guard !cases.isEmpty else { return [] }
        return [
            .function(
                "init?",
                parameters: ["identifier: String"],
                documentation: "Accepts current and former identifiers.",
                body: [.switch("identifier", cases + [SwiftCase("default", ["self.init(rawValue: identifier)"])])]
            )
        ]
    }
}
