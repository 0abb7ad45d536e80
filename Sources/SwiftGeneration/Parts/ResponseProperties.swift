import NotificationSchema
import SwiftNaming

/// Properties of `Response` and `Received` that follow from the schema.
extension SwiftGenerator {
    var receivedProperties: [SwiftDeclaration] {
        func property(
            _ name: SwiftCode,
            _ type: SwiftCode,
            _ documentation: String,
            _ value: (NamedNotification) -> SwiftName?
        ) -> SwiftDeclaration? {
            let choice = PropertyChoice(
                schema.shownNotifications.map { (".\(member: $0.name)", value($0)) })
            let head: SwiftCode = "var \(name): \(schema.namespace).\(type)?"
            return choice.isEmpty ? nil : .computedProperty(head, documentation: documentation, body: choice.statements)
        }
        let properties = [
            property("category", "CategoryIdentifier", "The category that the schema declares.", \.category?.name),
            property("topic", "Topic", "The topic that turns it on and off.", \.topic?.name),
            property("destination", "Destination", "The screen that a tap opens.", \.destination),
        ].compactMap(\.self)
        return properties.isEmpty ? [] : [.extension("\(schema.namespace).Received", properties)]
    }

    var responseProperties: [SwiftDeclaration] {
        let properties = [categoryOfResponse, topicOfResponse, destinationOfResponse].compactMap(\.self)
        return properties.isEmpty ? [] : [.extension("\(schema.namespace).Response", properties)]
    }

    private var categoryOfResponse: SwiftDeclaration? {
        guard !schema.categories.isEmpty else { return nil }
        let notifications = schema.shownNotifications.map { (".\(member: $0.name)" as SwiftCode, $0.category?.name) }
        let categories = schema.categoriesWithoutNotification.map {
            (".\(member: $0.name)" as SwiftCode, SwiftName?.some($0.name))
        }
        let label: SwiftCode = schema.hasRenamedCategories ? "identifier" : "rawValue"
        let choice = PropertyChoice(notifications + categories, hasOthers: true)
        return .computedProperty(
            "var category: \(schema.namespace).CategoryIdentifier?",
            documentation:
                "The category that the schema declares, or the one that arrived if the response is unrecognized.",
            body: [
                .block(
                    "if case .unrecognized(let problem) = self",
                    ["return \(schema.namespace).CategoryIdentifier(\(label): problem.category)"])
            ] + choice.statements
        )
    }

    private var topicOfResponse: SwiftDeclaration? {
        let choice = PropertyChoice(
            schema.shownNotifications.map { (".\(member: $0.name)", $0.topic?.name) }, hasOthers: true)
        guard !choice.isEmpty else { return nil }
        return .computedProperty(
            "var topic: \(schema.namespace).Topic?",
            documentation: "The topic that turns the notification on and off.",
            body: choice.statements
        )
    }

    private var destinationOfResponse: SwiftDeclaration? {
        let notifications = schema.shownNotifications.flatMap { notification in
            screens(of: notification.category, opening: notification.destination) { action in
                action.map { ".\(member: notification.name)(_, \($0))" } ?? ".\(member: notification.name)"
            }
        }
        let categories = schema.categoriesWithoutNotification.flatMap { category in
            screens(of: category, opening: nil) { action in
                action.map { ".\(member: category.name)(\($0))" } ?? ".\(member: category.name)"
            }
        }
        let choice = PropertyChoice(notifications + categories, hasOthers: true)
        guard !choice.isEmpty else { return nil }
        return .computedProperty(
            "var destination: \(schema.namespace).Destination?",
            documentation: "The screen to open, if the response opens the app and the schema names a screen.",
            body: choice.statements
        )
    }

    /// - Parameters:
    ///   - destination: The screen of the notification.
    ///   - pattern: Gives the pattern of a response with the action; nil if responses have no action.
    private func screens(
        of category: NamedCategory?,
        opening destination: SwiftName?,
        pattern: (SwiftCode?) -> SwiftCode
    ) -> [(SwiftCode, SwiftName?)] {
        guard let category, category.responseAction != nil else { return [(pattern(nil), destination)] }
        guard category.hasChoices else { return [(pattern(".default"), destination)] }
        return [(pattern(".defaultAction"), destination)]
            + category.actions.map { action in
                let opened = action.declaration.isForeground ? destination : nil
                return (pattern(".\(member: action.name)"), action.destination ?? opened)
            }
    }
}

/// A switch whose result is a case of an enum, or nil.
private struct PropertyChoice {
    /// The values, each with the patterns that lead to it.
    private var groups: [(value: SwiftName, patterns: [SwiftCode])] = []
    /// Whether some values match none of the patterns.
    private var isPartial: Bool

    private static let longestLine = 80

    init(_ cases: [(pattern: SwiftCode, value: SwiftName?)], hasOthers: Bool = false) {
        isPartial = hasOthers || cases.contains { $0.value == nil }
        var indices: [SwiftName: Int] = [:]
        for (pattern, value) in cases {
            guard let value else { continue }
            if let index = indices[value] {
                groups[index].patterns.append(pattern)
            } else {
                indices[value] = groups.count
                groups.append((value, [pattern]))
            }
        }
    }

    var isEmpty: Bool { groups.isEmpty }

    /// If one pattern always matches, the last value is the default: the compiler warns about a case too many.
    var statements: [SwiftStatement] {
        let last: SwiftCode = isPartial ? "nil" : groups.last.map { ".\(member: $0.value)" } ?? "nil"
        let others = isPartial ? groups[...] : groups.dropLast()
        guard !others.isEmpty else { return ["return \(last)"] }
        let cases = others.flatMap { group in
            Self.lines(of: group.patterns).map { patterns in
                SwiftCase("case \(list: patterns)", ["return .\(member: group.value)"])
            }
        }
        return [.switch("self", cases + [SwiftCase("default", ["return \(last)"])])]
    }

    private static func lines(of patterns: [SwiftCode]) -> [[SwiftCode]] {
        var lines: [[SwiftCode]] = []
        var width = longestLine
        for pattern in patterns {
            width += pattern.text.count + 2
            if width > longestLine {
                lines.append([])
                width = pattern.text.count
            }
            lines[lines.count - 1].append(pattern)
        }
        return lines
    }
}
