import NotificationSchema

/// Topics that people turn on and off, for the app's settings screen and for the server, which must respect them.
extension SwiftGenerator {
    var topicType: SwiftDeclaration {
        let kinds = Topic.Kind.allCases.filter { kind in schema.topics.contains { $0.declaration.kind == kind } }
        let kind = SwiftDeclaration.type(
            "nonisolated enum Kind: String, CaseIterable, Codable, Sendable",
            nil,
            kinds.map { .enumCase(SwiftCode(stringLiteral: $0.rawValue)) }
        )
        return .type(
            "nonisolated enum Topic: String, CaseIterable, Codable, Identifiable, Sendable",
            "Topics that people turn on and off.",
            schema.topics.map { topic in
                identifierCase(topic.name, topic.declaration.name.value)
            } + [kind] + settingsScreen + topicProperties
        )
    }

    private var settingsScreen: [SwiftDeclaration] {
        guard let screen = schema.model.app.settingsScreen,
            let destination = schema.destinations.first(where: { $0.text == screen.value })
        else { return [] }
        return [
            .property(
                "static let settingsScreen = Destination.\(member: destination.name)",
                "The screen where people choose topics."
            )
        ]
    }

    private var isOnByDefault: SwiftDeclaration {
        let off = schema.topics.filter { !$0.declaration.isOnByDefault }.map { ".\(member: $0.name)" as SwiftCode }
        let (head, documentation): (SwiftCode, String) = (
            "var isOnByDefault: Bool", "Whether the topic is on before people choose."
        )
        guard !off.isEmpty, off.count < schema.topics.count else {
            return .computedProperty(
                head, documentation: documentation, body: [.value("return ", .code(off.isEmpty ? "true" : "false"))])
        }
        let cases = [SwiftCase("case \(list: off)", ["return false"]), SwiftCase("default", ["return true"])]
        return .computedProperty(head, documentation: documentation, body: [.switch("self", cases)])
    }

    private var topicProperties: [SwiftDeclaration] {
        func property(
            _ head: SwiftCode,
            _ documentation: String,
            _ value: (Topic) -> SwiftExpression
        ) -> SwiftDeclaration {
            let cases = schema.topics.map { topic in
                SwiftCase("case .\(member: topic.name)", [.value("return ", value(topic.declaration))])
            }
            return .computedProperty("var \(head)", documentation: documentation, body: [.switch("self", cases)])
        }
        func words(_ part: TopicText, of topic: Topic) -> SwiftExpression? {
            topic[part].map { value(inApp: schema.model.text(part, of: topic), $0) }
        }
        var properties = [
            .computedProperty("var id: Self", body: [.value("return ", .code("self"))]),
            property("title: String", "The name on the settings screen.") { words(.title, of: $0) ?? .code("\"\"") },
            property("kind: Kind", "The kind of notifications in the topic.") {
                .code(".\(SwiftCode(stringLiteral: $0.kind.rawValue))")
            },
            isOnByDefault,
        ]
        if schema.topics.contains(where: { $0.declaration.explanation != nil }) {
            properties.insert(
                property("description: String?", "The text below the title on the settings screen.") {
                    words(.description, of: $0) ?? .code("nil")
                }, at: 2)
        }
        if schema.topics.contains(where: { $0.declaration.optIn != nil }) {
            properties.append(
                property("optInPrompt: String?", "The question to ask before sending notifications of the topic.") {
                    words(.prompt, of: $0) ?? .code("nil")
                })
        }
        return properties
    }
}
