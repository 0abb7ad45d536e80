import AppleFacts
package import Basics
import Diagnostics
import SourceSyntax

/// The title of an action: a text, or a format with constant arguments, which the device looks up in the person's
/// language: `{ key: snooze_minutes, text: Snooze %d Minutes, arguments: [5] }`.
package struct ActionTitle: Sendable {
    /// A value for a specifier of the format.
    package struct Argument: Sendable {
        package enum Value: Sendable {
            case text(String)
            case number(Int)
        }

        package let value: Value
        let node: Node

        package var text: String {
            switch value {
            case .text(let text): text
            case .number(let number): String(number)
            }
        }
    }

    /// As written, with specifiers if there are arguments.
    package let text: Text
    /// Nil for nearly all titles, which have no arguments.
    private let format: Format?

    /// What the arguments make of a title.
    private final class Format: Sendable {
        let arguments: [Argument]
        let specifiers: [String]
        let parts: [LocalizableText.Part]
        let shown: Text

        /// A format can use a long argument very often.
        private static let enoughBytes = 2 * Limits.payloadBytes

        init(_ text: Text, _ arguments: [Argument]) {
            self.arguments = arguments
            var parts: [LocalizableText.Part] = []
            var specifiers = arguments.map { _ in "" }
            var rest = text.value[...]
            for specifier in FormatSpecifier.all(in: text.value) {
                let index = specifier.position - 1
                guard arguments.indices.contains(index), let range = rest.firstRange(of: specifier.text) else {
                    continue
                }
                parts += [.literal(String(rest[..<range.lowerBound]).replacing("%%", with: "%")), .argument(index)]
                if specifiers[index].isEmpty { specifiers[index] = specifier.text }
                rest = rest[range.upperBound...]
            }
            self.parts = parts + [.literal(String(rest).replacing("%%", with: "%"))]
            self.specifiers = specifiers
            var words = ""
            for part in self.parts where words.utf8.count <= Self.enoughBytes {
                switch part {
                case .literal(let literal): words += literal
                case .argument(let index): words += arguments[index].text
                }
            }
            shown = Located(words, text.node)
        }
    }

    init(_ text: Text, _ arguments: [Argument] = []) {
        self.text = text
        format = arguments.isEmpty ? nil : Format(text, arguments)
    }

    package var arguments: [Argument] { format?.arguments ?? [] }
    /// The first specifier of each argument.
    package var specifiers: [String] { format?.specifiers ?? [] }
    var parts: [LocalizableText.Part] { format?.parts ?? [.literal(text.value)] }
    /// The text with the arguments put in.
    package var shown: Text { format?.shown ?? text }
}

extension ActionTitle: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        arguments.isEmpty ? .text(text) : ["text": .text(text), "arguments": .array(arguments.map(\.dumped))]
    }

    package func addTexts(to texts: inout [Text]) { texts.append(text) }
    package var writtenTexts: [Text]? { [text] }
}

extension ActionTitle.Argument: KeyValue {
    fileprivate var dumped: JSONValue {
        switch value {
        case .text(let text): .string(text)
        case .number(let number): .integer(number)
        }
    }

    package func dumped(in schema: Schema) -> JSONValue { dumped }
}

// MARK: - Form

private struct TitleParts: KeyedModel {
    var place = KeyPlace()
    var text: Text?
    var arguments: [ActionTitle.Argument] = []
}

extension Form where Value == ActionTitle {
    /// A text, or a map with a key that the author chooses and with arguments.
    static var actionTitle: Form {
        let table = KeyTable<TitleParts>(
            "a localized text with arguments",
            [
                Key(
                    "key", .nonEmptyText, "The key in the string catalog.", \.place.key,
                    .implied("the key that Belfry makes"), .names(.stringKey)),
                Key(
                    "text", .text, "The text in the language of the schema. With arguments, a format: %d, %@.", \.text,
                    .required),
                Key(
                    "arguments", .list(of: .argument),
                    "The values of the specifiers in the text: whole numbers for %d, texts for %@.", \.arguments),
            ] + KeyPlace.keys(\.place)
        )
        let map = Form<TitleParts>.map(table) { _ in TitleParts() }
        return Form(.either([.text, table.shape])) { slot, reader in
            // Any other map is more likely a text without quotes: {name}.
            let isMap = slot.node.entries.contains { entry in
                entry.key.isText("key") || entry.key.isText("arguments") || entry.key.isPlace
            }
            guard isMap else {
                return Form<Text>.text.read(slot, &reader).map { ActionTitle($0) }
            }
            guard let parts = map.read(slot, &reader) else { return nil }
            parts.place.check(slot.node, &reader)
            guard let text = parts.text else { return nil }
            if let key = parts.place.stringKey { reader.stringKeys[text.range] = key }
            let title = ActionTitle(text, parts.arguments)
            let problems = title.arguments.isEmpty ? [] : title.problems
            for problem in problems {
                reader.report(.wrongValue, at: problem.range, problem.message, help: problem.help)
            }
            return problems.isEmpty ? title : nil
        }
    }
}

extension Form where Value == ActionTitle.Argument {
    /// `5` is a number, and `"5"` a text. A number has 32 bits: `%d` has no more.
    fileprivate static var argument: Form {
        Form(.either([.integer, .text])) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a whole number or text")) else { return nil }
            let number = node.style == .plain ? Int32(node.text) : nil
            return ActionTitle.Argument(value: number.map { .number(Int($0)) } ?? .text(node.text), node: node)
        }
    }
}

extension ActionTitle {
    fileprivate struct Problem {
        let range: SourceRange
        let message: String
        let help: String
    }

    /// Arguments must be those of the format: others crash the app, or show garbage.
    fileprivate var problems: [Problem] {
        let all = FormatSpecifier.all(in: text.value)
        let used = Set(all.filter { !$0.isAccidental }.map { $0.position - 1 })
        let unused = arguments.indices.filter { !used.contains($0) }.map { index in
            Problem(
                range: arguments[index].node.range, message: "the title doesn't show this argument",
                help: "write \(arguments[index].isNumber ? "%d" : "%@") where it belongs, or delete it")
        }
        return all.compactMap(problem) + unused
    }

    private func problem(of specifier: FormatSpecifier) -> Problem? {
        let words = "'\(specifier.text)'"
        guard !specifier.isAccidental else {
            return Problem(
                range: text.range, message: "the system reads \(words) as a placeholder",
                help: "write %% for a percent sign")
        }
        guard arguments.indices.contains(specifier.position - 1) else {
            return Problem(
                range: text.range, message: "the title has no argument for value \(specifier.position), \(words)",
                help: "add it to 'arguments', or write %% for a percent sign")
        }
        let argument = arguments[specifier.position - 1]
        switch (specifier.conversion, argument.value) {
        case (.object, .text), (.integer, .number): return nil
        case (.integer, .text):
            return Problem(
                range: argument.node.range, message: "\(words) shows a whole number, not text",
                help: "write a whole number without quotes, or %@ in the title")
        case (.object, .number):
            return Problem(
                range: argument.node.range, message: "\(words) shows text, not a number",
                help: "write %d in the title, or the number in quotes")
        default:
            return Problem(
                range: text.range, message: "an argument is text or a whole number; \(words) is for another value",
                help: "write %@ for text, or %d for a whole number")
        }
    }
}

extension ActionTitle.Argument {
    fileprivate var isNumber: Bool { if case .number = value { true } else { false } }
}
