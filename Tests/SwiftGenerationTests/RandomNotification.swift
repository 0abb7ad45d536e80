import Foundation
import NotificationSchema
import SwiftNaming
import TestSupport

/// A notification of a random schema: its declaration, and code that sends or makes it and reads it.
struct RandomNotification {
    enum Role {
        case push, local
        /// Made by the service extension.
        case result
        case encrypted(becoming: [RandomNotification])

        var isPush: Bool {
            switch self {
            case .push, .encrypted: true
            case .local, .result: false
            }
        }
    }

    let name: String
    let isPush: Bool
    private(set) var yaml: String
    /// Statements of a test program; `check` is in `Programs/Random.swift`.
    private(set) var program = ""
    /// The handler's method for its decryption; empty if it isn't encrypted.
    private(set) var decryption = ""
    /// The texts that are finally shown, if the device makes them.
    private(set) var shown: (title: String, body: String)?
    /// The expected title in `alert`.
    let title: String
    let body: String
    /// The expected texts next to `aps`.
    private(set) var data: [String: String] = [:]
    /// `name: value` for each value that isn't omitted.
    private let arguments: String
    /// `name: value` for each variable.
    private let variables: [String]

    private struct Field {
        var name: String
        var value: Value
        /// The key in the payload.
        var key: String
        var isOptional = false

        var label: String { SwiftName(lowerCamel: name)?.text ?? "" }
    }

    /// A value: its declaration, its example, its Swift code and its text.
    private struct Value {
        var type: String
        var yaml: String
        var swift: String
        /// Nil if it can't be part of a text.
        var text: String?
        var hasType = false
    }

    init(_ role: Role, of category: RandomSchema.CategoryName, _ texts: inout RandomTexts) {
        name = texts.name()
        isPush = role.isPush
        var fields: [Field] = []
        var typeNames = Self.typeNames(for: role)
        for _ in 0...texts.random.next(below: 5) {
            // A period in a key means nesting.
            let key = texts.identifier().replacing(".", with: "-")
            let value = Self.value(&texts)
            let name = value.hasType ? Self.takeName(from: &typeNames, &texts) : texts.name()
            fields.append(Field(name: name, value: value, key: key, isOptional: texts.random.chance(30)))
        }
        let variables = (0..<texts.random.next(below: 3)).map { _ in
            let value = texts.random.chance(30) ? Self.choice(&texts) : Self.string(&texts)
            let name = value.hasType ? Self.takeName(from: &typeNames, &texts) : texts.name()
            return Field(name: name, value: value, key: "")
        }
        // Optional fields aren't used in texts: they have a special form there.
        var inTexts = fields.filter { !$0.isOptional && $0.value.text != nil }.shuffled(using: &texts.random)
        let inTitle = inTexts.popLast()
        let title = Self.template(inTitle.map { [$0] } ?? [], &texts)
        let body = Self.template(inTexts + variables, &texts)
        (self.title, self.body) = (title.value, body.value)

        var lines =
            [
                "  \(name):", "    category: \(category.name)", "    title: \(texts.yaml(title.template))",
                "    body: \(texts.yaml(body.template))", "    description: \(texts.yaml(texts.text()))",
                "    sound: { name: \(texts.yaml(texts.text())) }",
                "    thread-id: \(texts.yaml("t" + texts.text().replacing("$", with: "")))",
            ] + Self.lines(for: role)
        // URLs and UUIDs stand in texts as they travel.
        let isRaw = (inTexts + [inTitle].compactMap { $0 }).contains {
            $0.value.type == "type: url" || $0.value.type == "type: uuid"
        }
        if isRaw { lines.append("    allow: { text-raw-value: The test compares what travels. }") }
        if texts.random.chance(30) { lines.append("    collapse-id: c") }
        if !variables.isEmpty {
            let declarations = variables.map { "\($0.name): { \($0.value.type) }" }
            lines.append("    variables: { \(declarations.joined(separator: ", ")) }")
        }
        lines.append("    data:")
        for field in fields {
            let optional = field.isOptional ? ", optional: true" : ""
            let deprecated = texts.random.chance(20) ? ", deprecated: \(texts.yaml("Use " + texts.text()))" : ""
            lines.append(
                "      \(field.name): { key: \(texts.yaml(field.key)), \(field.value.type)\(optional)\(deprecated) }")
        }
        let given = fields.filter { !$0.isOptional || texts.random.chance(50) }
        if role.isPush {
            let examples = (given + variables).map { "\($0.name): \($0.value.yaml)" }
            lines.append("    examples: { all: { \(examples.joined(separator: ", ")) } }")
        }
        yaml = lines.map { $0 + "\n" }.joined()

        for field in given where field.value.type == "type: string" { data[field.key] = field.value.text }
        arguments = given.map { "\($0.label): \($0.value.swift)" }.joined(separator: ", ")
        self.variables = variables.map { "\($0.label): \($0.value.swift)" }
        addProgram(for: role, of: category, action: texts.random.pick(category.actions), &texts)
    }

    private var type: String { "Generated.\(SwiftName(upperCamel: name)?.source ?? "")" }
    /// A Swift expression that makes a value.
    private var value: String { "\(type)(\(arguments))" }
    private var label: String { SwiftName(lowerCamel: name)?.source ?? "" }

    // MARK: Names of types

    /// Names for data with a type: they begin with a letter that has a capital. Such a type hides an outer one with the
    /// same name, and the enum of decrypted notifications is next to it.
    private static func typeNames(for role: Role) -> [String] {
        let names = (0..<8).map { "field-\($0)" } + ["place"]
        guard case .encrypted(let results) = role, !results.isEmpty else { return names + ["decrypted"] }
        return names + results.map(\.name).filter { $0.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" } }
    }

    private static func takeName(from names: inout [String], _ texts: inout RandomTexts) -> String {
        names.remove(at: texts.random.next(below: names.count))
    }

    // MARK: Roles

    private static func lines(for role: Role) -> [String] {
        switch role {
        case .push: []
        case .local: ["    delivery: local"]
        case .result: ["    delivery: extension"]
        case .encrypted(let results):
            ["    encrypted: true"]
                + (results.isEmpty ? [] : ["    becomes: [\(results.map(\.name).joined(separator: ", "))]"])
        }
    }

    private mutating func addProgram(
        for role: Role,
        of category: RandomSchema.CategoryName,
        action: (identifier: String, code: String, text: String?),
        _ texts: inout RandomTexts
    ) {
        let (identifier, arguments) = (RandomTexts.swift(category.identifier), variables.joined(separator: ", "))
        switch role {
        case .result: break
        case .local:
            shown = (title, body)
            program = """
                            let sent = \(value)
                            check(sent.content(\(arguments)), is: .\(label)(sent))
                """
        case .push, .encrypted:
            program = """
                            let sent = \(value)
                            try check(
                                sent.push(\(arguments)), category: \(identifier),
                                action: \(RandomTexts.swift(action.identifier)), text: \(action.text.map(RandomTexts.swift) ?? "nil"),
                                is: .\(label)(sent, \(action.code)))
                """
        }
        guard case .encrypted(let results) = role else { return }
        let expected: String
        if results.isEmpty {
            let decrypted = texts.text()
            shown = ("", decrypted)
            expected = ".\(label)(sent)"
            decryption = """
                    func decrypt(_ notification: \(type), into draft: inout Generated.Draft) async throws {
                        draft.body = \(RandomTexts.swift(decrypted))
                    }

                """
        } else {
            let result = texts.random.pick(results)
            shown = (result.title, result.body)
            expected = ".\(result.label)(\(result.value))"
            let values = ([result.value] + result.variables).joined(separator: ", ")
            decryption = """
                    func decrypt(
                        _ notification: \(type), into draft: inout Generated.Draft
                    ) async throws -> \(type).Decrypted {
                        .\(result.label)(\(values))
                    }

                """
        }
        program += """

                        try await check(
                            sent.push(\(arguments)), category: \(identifier), in: RandomExtension(), becomes: \(expected))
            """
    }

    /// A text with placeholders between special characters.
    private static func template(_ fields: [Field], _ texts: inout RandomTexts) -> (template: String, value: String) {
        var (template, value) = ("", "")
        func add(_ text: String) {
            template += text.replacing("$(", with: "$$(")
            value += text
        }
        add("A" + texts.text())
        for field in fields {
            template += "$(\(field.name))"
            value += field.value.text ?? ""
            add(texts.text())
        }
        return (template, value)
    }

    private static func value(_ texts: inout RandomTexts) -> Value {
        switch texts.random.next(below: 11) {
        case 0:
            let number = Int(truncatingIfNeeded: texts.random.next()) >> texts.random.next(below: 63)
            let integer = max(-(1 << 53), min(1 << 53, number))
            return Value(type: "type: integer", yaml: "\(integer)", swift: "\(integer)", text: "\(integer)")
        case 1:
            let number = texts.random.pick([0.1, -2.5, 1e21, 1e-7, 3, 123_456.789, 0])
            return Value(type: "type: number", yaml: "\(number)", swift: "\(number)")
        case 2:
            let flag = texts.random.chance(50)
            return Value(type: "type: boolean", yaml: "\(flag)", swift: "\(flag)")
        case 3:
            let seconds = texts.random.next(below: 4_000_000_000)
            let text = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
            return Value(type: "type: date", yaml: text, swift: "Date(timeIntervalSince1970: \(seconds))")
        case 4:
            let url = "https://example.com/\(texts.random.next(below: 1000))?a=b&c=%20#d"
            return Value(type: "type: url", yaml: url, swift: "URL(string: \"\(url)\")!", text: url)
        case 5:
            let words = (0..<16).map { _ in String(texts.random.next(below: 16), radix: 16) }.joined()
            let uuid = "00000000-0000-4000-\(words.prefix(4))-\(words.suffix(12))"
            let swift = "UUID(uuidString: \"\(uuid)\")!"
            return Value(type: "type: uuid", yaml: uuid, swift: swift, text: uuid.lowercased())
        case 6:
            let list = (0..<texts.random.next(below: 3)).map { _ in texts.text() }
            let yaml = list.map { texts.yaml($0) }.joined(separator: ", ")
            let swift = list.map(RandomTexts.swift).joined(separator: ", ")
            return Value(type: "type: [string]", yaml: "[\(yaml)]", swift: "[\(swift)]")
        case 7:
            let (text, count) = (texts.text(), texts.random.next(below: 1000))
            return Value(
                type: "type: { first-name: string, count: integer? }",
                yaml: "{ first-name: \(texts.yaml(text)), count: \(count) }",
                swift: ".init(firstName: \(RandomTexts.swift(text)), count: \(count))", hasType: true)
        case 8: return choice(&texts)
        case 9:
            let (text, count) = (texts.text(), texts.random.next(below: 1000))
            return Value(
                type: "json: { first-name: string, count: integer? }",
                yaml: "{ first-name: \(texts.yaml(text)), count: \(count) }",
                swift: ".init(firstName: \(RandomTexts.swift(text)), count: \(count))", hasType: true)
        default: return string(&texts)
        }
    }

    private static func string(_ texts: inout RandomTexts) -> Value {
        let text = texts.text()
        return Value(type: "type: string", yaml: texts.yaml(text), swift: RandomTexts.swift(text), text: text)
    }

    private static func choice(_ texts: inout RandomTexts) -> Value {
        let (word, name) = texts.random.pick([("very-sad", "verySad"), ("in", "in"), ("2nd", "_2nd")])
        return Value(
            type: "values: [happy, very-sad, in, 2nd]", yaml: word, swift: ".\(name)", text: word, hasType: true)
    }
}
