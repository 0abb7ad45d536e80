import BelfryKit
import LanguageServerProtocol
import NotificationSchema
import SourceSyntax

extension Completion {
    /// The variables and data of the notification around the cursor, or the values of the activity.
    func fields() -> [FieldSummary] {
        guard place.path.count > 1, case .key(let section) = place.path[0], case .key(let owner) = place.path[1] else {
            return []
        }
        return scope.snapshot.readableNames.fields(of: owner, in: section).compactMap { FieldSummary($0.place) }
    }

    private func field(named name: String) -> FieldSummary? { fields().first { $0.name == name } }

    /// The name of the notification or activity around the cursor.
    private var owner: String { if place.path.count > 1, case .key(let name) = place.path[1] { name } else { "" } }

    mutating func add(_ field: FieldSummary, _ kind: CompletionItem.Kind, inserting text: String? = nil) {
        add(
            field.name, kind, detail: field.typeInWords, documentation: Explanation(field, of: owner), inserting: text)
    }

    // MARK: Placeholders

    /// Adds variables and data after `$` and `$(`.
    ///
    /// - Returns: Whether the cursor is in a placeholder.
    mutating func addPlaceholders() -> Bool {
        let bytes = scope.document.text.bytes
        let written = bytes[place.written]
        guard let sign = written.lastIndex(of: UInt8(ascii: "$")) else { return false }
        let after = written[(sign + 1)...]
        // `$$(` stands for the characters themselves.
        let isEscaped = sign > written.startIndex && bytes[sign - 1] == UInt8(ascii: "$")
        guard after.first ?? UInt8(ascii: "(") == UInt8(ascii: "("), !after.contains(UInt8(ascii: ")")), !isEscaped
        else { return false }
        let isBeforeBracket = after.isEmpty && bytes[restOfWord...].first == UInt8(ascii: "(")
        if isBeforeBracket { return true }
        let closing = bytes[restOfWord...].first == UInt8(ascii: ")") ? "" : ")"
        let opening = after.isEmpty ? "(" : ""
        let range = scope.range(sign + (after.isEmpty ? 1 : 2)..<restOfWord)
        for (name, detail, documentation) in placeholders {
            var item = CompletionItem(name, .variable, detail: detail)
            item.documentation = documentation.content(isMarkdown: scope.client.readsMarkdownInCompletion)
            item.insert("\(opening)\(name)\(closing)", replacing: range, isSnippet: false)
            add(item)
        }
        return true
    }

    /// What placeholders at the cursor can name.
    private var placeholders: [(name: String, detail: String, documentation: Explanation)] {
        let own = fields().map { ($0.name, $0.typeInWords, Explanation($0, of: owner)) }
        // Next to `each`, the members of the objects in a list come first.
        let around = scope.snapshot.readableValue(at: place.path.dropLast())
        guard let list = around?.value(of: "each").flatMap({ field(named: $0.text) }) else { return own }
        return list.members.map { ($0.name, $0.type, Explanation(member: $0.name, type: $0.type, of: list)) } + own
    }

    // MARK: Values

    /// The variable, data or value of an activity whose value is at the cursor, and the steps inside the value.
    private var valueAtCursor: (field: FieldSummary, steps: ArraySlice<CursorPlace.Step>)? {
        var expected: [ExpectedValue] = [scope.file === scope.snapshot.root ? .root : .fragment]
        var declared: String?
        for (index, step) in place.path.enumerated() {
            guard case .key(let name) = step else {
                expected = expected.flatMap(\.items)
                continue
            }
            expected = expected.flatMap { $0.entries(after: name) }
            if expected.contains(where: { $0.declares == .field }) { declared = name }
            guard expected.contains(where: { $0.shape.alternatives.contains(where: \.isValue) }) else { continue }
            // In examples, the name is before the value. The key `example` is inside a declaration.
            let isNamed = expected.contains { $0.names(isLabel: true) == .field }
            return (isNamed ? name : declared).flatMap { self.field(named: $0) }
                .map { ($0, place.path[(index + 1)...]) }
        }
        return nil
    }

    /// Adds values that the declared type has.
    mutating func addValuesOfField() {
        guard let (field, steps) = valueAtCursor else { return }
        if !field.values.isEmpty, steps.allSatisfy({ $0 == .item }) {
            for value in field.values { add(value, .enum) }
            return
        }
        let type = steps.isEmpty ? field.type : field.part(at: steps)?.type
        guard let type else { return }
        for sample in Self.samples[type.hasSuffix("?") ? String(type.dropLast()) : type] ?? [] where typed.isEmpty {
            add(sample, .value, detail: type)
        }
    }

    /// Values of types that have a form of their own.
    private static let samples = [
        ScalarType.boolean.rawValue: ["true", "false"],
        ScalarType.date.rawValue: ["2026-11-21T12:00:00Z"],
        ScalarType.uuid.rawValue: ["6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"],
        ScalarType.url.rawValue: ["https://example.com/"],
    ]

    /// Adds the members of an object that is a value.
    mutating func addPartsOfValue() {
        guard place.canBeKey, let (field, steps) = valueAtCursor, let part = field.part(at: steps) else { return }
        for member in part.members where !place.siblings.contains(member.name) {
            add(member.name, .field, detail: member.type, inserting: hasColon ? member.name : "\(member.name): ")
        }
    }
}

extension Shape {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
