import TestSupport
import Testing

/// Schemas of modules that do not know one another, in one program.
enum TwoModules {
    static let chat = """
        app: { settings-screen: settings }
        generate: { swift: { namespace: Chat } }
        categories:
          message:
            renamed-from: [old-message]
            hidden-previews-body-placeholder: Message
            actions: [{ like: { title: Like, icon: hand.thumbsup } }]
        notifications:
          message: { category: message, title: Message, body: $(text), data: { text: string } }
        """

    static let shop = """
        generate: { swift: { namespace: Shop } }
        categories:
          order: { hidden-previews-body-placeholder: Order }
        notifications:
          order: { category: order, title: Order, body: Your order is on its way., data: { number: integer } }
        """

    static let club = """
        generate: { swift: { namespace: Club } }
        categories:
          party: { hidden-previews-body-placeholder: Party }
        """

    static func sources(_ schemas: [String], program: String) throws -> [String: String] {
        var sources = ["Program.swift": try testFile(program)]
        for (index, schema) in schemas.enumerated() {
            for (file, text) in try generatedSources(schema) { sources["\(index).\(file)"] = text }
        }
        return sources
    }
}
