/// The keys of the declaration language as Markdown tables. Made from the tables of keys.
package enum LanguageReference {
    package static var markdown: String {
        var sections = Sections()
        sections.add("a schema", Schema.rootKeys.all.map(\.description))
        sections.add(RepositorySettings.fileName, RepositorySettings.keys.all.map(\.description))
        return """
            # The keys of the declaration language

            `script/update` writes this page from the table of keys. Keys that begin with `x-` are yours.
            [The language](language.md) explains the keys with examples.

            The key decides the type of its value: `title: No` and `title: 12` are text. In text, `$(name)` is a placeholder
            for a variable or data, and `$$(` is a literal `$(`.

            """ + sections.text + typesOfData
    }

    private static var typesOfData: String {
        """

        ## Types of data

        | type | in the payload | in Swift |
        |---|---|---|
        | \(ScalarType.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")) | text, number or Boolean | \
        `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, `URL` or `UUID`; an enum for a string with `values` |
        | `any` | any value | `JSON`, an enum |
        | `[string]`, a list of any type | array | `[String]` |
        | `{ name: string, handle: string? }`, a struct of any types | object | a struct |

        Lists and structs can be nested up to \(FieldType.deepest) levels. `?` after the name of a type makes a member of a
        struct optional. To make data itself optional, write `optional: true`. PyYAML can't read the `?` between
        braces: put the type in quotes, or let Python read the output of [`belfry dump`](dump.md).

        A struct has the name of its data or member: `sender` becomes `Sender`. The items of a list have the singular of
        its name: `members` becomes `Member`, `entries` `Entry`, `boxes` `Box`. Without such a singular, `Item` is
        added: `staff` becomes `StaffItem`. Enums follow the same rules.

        In examples, write the values of lists and structs as lists and maps: `members: [{ name: Ada, handle: ada }]`.

        """
    }

    /// One section for each kind of map, in the order of first mention.
    private struct Sections {
        private(set) var text = ""
        private var seen: Set<String> = []

        mutating func add(_ subject: String, _ keys: [KeyDescription]) {
            guard seen.insert(subject).inserted else { return }
            text += "\n## \(heading(subject))\n\n| key | value | meaning |\n|---|---|---|\n"
            for key in keys {
                let value: String
                switch key.presence {
                case .required: value = key.shape.markdown(map: link) + ", required"
                case .optional: value = key.shape.markdown(map: link)
                }
                text += "| `\(key.name)` | \(value) | \(key.documentation) |\n"
            }
            for key in keys { addMaps(in: key.shape) }
        }

        private mutating func addMaps(in shape: Shape) {
            switch shape {
            case .map(let subject, let keys, _): add(subject, keys)
            case .list(let item), .names(let item): addMaps(in: item)
            case .either(let shapes): for shape in shapes { addMaps(in: shape) }
            case .conditions:
                addMaps(in: TeamCondition.keys.shape)
                add(TeamSubject.text.noun, TeamText.keys)
            default: break
            }
        }

        private func link(_ subject: String) -> String { "[\(subject)](#\(anchor(subject)))" }

        private func heading(_ subject: String) -> String { subject.prefix(1).uppercased() + subject.dropFirst() }

        /// The anchor that Markdown renderers make from a heading.
        private func anchor(_ subject: String) -> String {
            String(subject.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0 == "-" ? $0 : nil })
        }
    }
}

extension Shape {
    /// The value that a key has, in words.
    ///
    /// - Parameter map: Describes a map with keys of the language, by its subject.
    package func markdown(map: (String) -> String) -> String {
        switch self {
        case .text: "text"
        case .template: "text with `$(name)`"
        case .boolean: "`true` or `false`"
        case .integer: "whole number"
        case .number: "number"
        case .version: "version, such as `15.2`"
        case .duration: "duration: `45s`, `20m`, `1h`, `2d`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .list(let item): "list of: \(item.markdown(map: map))"
        case .map(let subject, _, _): map(subject)
        case .names(let item): "map from names to: \(item.markdown(map: map))"
        case .dataType: "[type](#types-of-data)"
        case .value: "value of its type"
        case .conditions:
            "map from keys of what `\(TeamSubject.key)` names to: value, list of values, or \(map("a condition"))"
        case .either(let shapes): Self.markdown(either: shapes, map: map)
        }
    }

    private static func markdown(either shapes: [Shape], map: (String) -> String) -> String {
        let words = shapes.map { shape in
            // In parentheses: the alternatives of an item aren't those of the list.
            guard case .list(let item) = shape, case .either = item else { return shape.markdown(map: map) }
            return "list of (\(item.markdown(map: map)))"
        }
        guard words.count > 1, case .list(let item) = shapes[1], item.markdown(map: map) == words[0],
            case .either = item
        else { return words.joined(separator: "; or ") }
        return ([words[0], "a list of these"] + words.dropFirst(2)).joined(separator: "; or ")
    }
}
