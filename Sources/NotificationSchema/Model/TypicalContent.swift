import AppleFacts
import SourceSyntax

extension Notification {
    /// A typical value for every variable and all data, for a fixture that the author doesn't write: the `example`, or
    /// a sample of the type. Includes optional data, so that one fixture shows every key that servers are to send.
    package var typicalContent: [String: FieldValue] {
        let former = Set(contents.data.filter { $0.isOptional && $0.isDeprecated }.map(\.name.value))
        return content(of: \.typicalValue).filter { !former.contains($0.key) }
    }

    /// The longest value for every variable and all data: text of `max-length`, the longest case of an enum, or the one
    /// with the longest texts, otherwise the longest example or sample.
    package var longestContent: [String: FieldValue] {
        content { field in
            if let value = valueWithLongestTexts(of: field) { return .text(value) }
            let examples = contents.examples.compactMap { $0.content[field.name.value] }
            let longest = ([field.typicalValue] + examples).max { $0.length < $1.length }
            return field.longest(like: longest ?? field.typicalValue)
        }
    }

    /// Nil if it isn't an enum that selects texts.
    private func valueWithLongestTexts(of field: Field) -> String? {
        let texts = NotificationText.allCases.compactMap { self[$0] }.filter {
            $0.selector?.name.value == field.name.value
        }
        guard !texts.isEmpty else { return nil }
        func length(_ value: EnumCase) -> Int {
            texts.reduce(value.utf8Count) { $0 + $1.choice(for: value.rawValue.value).text.value.utf8.count }
        }
        return field.cases.max { length($0) < length($1) }?.rawValue.value
    }

    /// The shortest value for every variable and the data that can't be omitted: the shortest case of an enum, otherwise
    /// the shortest example or sample.
    package var shortestContent: [String: FieldValue] {
        let omitted = Set(contents.data.filter { $0.isOptional && match.isEmpty }.map(\.name.value))
        return content { field in
            if let shortest = field.values.map(\.value).min(by: { $0.utf8.count < $1.utf8.count }) {
                return .text(shortest)
            }
            let examples = contents.examples.compactMap { $0.content[field.name.value] }
            let values = field.example.flatMap(field.value(of:)).map { [$0] } ?? []
            return (examples + values).min { $0.length < $1.length } ?? field.sample
        }.filter { !omitted.contains($0.key) }
    }

    /// An upper bound, in bytes, of the text of a field in any example, ``typicalContent`` and ``longestContent``. It
    /// shows that most payloads are small without making them.
    ///
    /// - Returns: Nil if the bound depends on the values: for lists, structs and constants.
    package func mostBytes(of field: Field) -> Int? {
        guard let type = field.type.scalar, match.isEmpty else { return nil }
        switch type {
        case .integer, .number, .boolean, .dateEpoch, .count: return FieldValue.bytesOfNumber
        case .string, .decimal, .date, .url, .uuid: break
        }
        let values = contents.examples.lazy.compactMap { $0.content[field.name.value]?.mostBytes }
        return max(field.mostBytes, values.max() ?? 0)
    }

    private func content(of value: (Field) -> FieldValue) -> [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for field in contents.variables { content[field.name.value] = value(field) }
        for field in contents.data {
            guard !match.isEmpty else {
                content[field.name.value] = value(field)
                continue
            }
            let path = field.path.parts
            // Data that identify the notification have a constant value.
            content[field.name.value] = match.reduce(value(field)) { value, match in
                guard match.path.parts.starts(with: path) else { return value }
                let rest = match.path.parts.dropFirst(path.count)
                return value.replacing(rest, by: match.constant.node, of: field.type, among: field.values) ?? value
            }
        }
        return content
    }
}

extension Field {
    var typicalValue: FieldValue { contents.example.flatMap(value(of:)) ?? sample }

    /// An upper bound for the typical and the longest value.
    fileprivate var mostBytes: Int {
        let value = typicalValue
        guard case .text(let text) = value, type.scalar == .string else { return value.mostBytes }
        if let longest = contents.values.lazy.map(\.value.utf8.count).max() { return max(longest, value.mostBytes) }
        guard let limit = contents.maxLength?.value else { return value.mostBytes }
        let unit = text.isEmpty ? name.value : text
        // The two bytes of a line break are one character.
        let isPlain = unit.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        return max(value.mostBytes, limit * (isPlain ? 1 : unit.utf8.count))
    }

    func longest(like value: FieldValue) -> FieldValue {
        guard case .text(let text) = value, type.scalar == .string else { return value }
        if let longest = contents.cases.max(by: { $0.utf8Count < $1.utf8Count }) {
            return .text(longest.rawValue.value)
        }
        guard let limit = contents.maxLength?.value, text.count < limit else { return value }
        // Repeat the words up to the limit. A character can have thousands of bytes, which is enough for one payload.
        let unit = (text.isEmpty ? name.value : text) + " "
        let length = min(limit, 4 * Limits.payloadBytes / (unit.utf8.count / unit.count))
        var (repetitions, rest) = length.quotientAndRemainder(dividingBy: unit.count)
        var longest = ""
        // Double the text each time: appending one by one is slow for a thousand.
        var some = unit
        while repetitions > 0 {
            if repetitions % 2 == 1 { longest += some }
            some += some
            repetitions /= 2
        }
        longest += unit.prefix(rest)
        if longest.last == " " {
            longest.removeLast()
            longest += unit.prefix(1)
        }
        return .text(longest)
    }
}

extension FieldValue {
    /// The longest number in Swift has 24 bytes: `-2.2250738585072014e-308`.
    fileprivate static let bytesOfNumber = 24

    /// An upper bound of the bytes of ``text``.
    fileprivate var mostBytes: Int {
        if case .text(let text) = self { text.utf8.count } else { Self.bytesOfNumber }
    }

    /// For comparing values of one type.
    var length: Int {
        switch self {
        case .text, .integer, .number, .boolean: text.utf8.count
        case .list(let items): items.reduce(items.count) { $0 + $1.length }
        case .structure(let members): members.values.reduce(members.count) { $0 + $1.length }
        }
    }

    /// Replaces a member, or the value itself, with a constant.
    ///
    /// - Returns: Nil if there is no such member, or the constant has another type.
    fileprivate func replacing(
        _ path: ArraySlice<String>,
        by constant: Node,
        of type: FieldType,
        among values: [Text] = []
    ) -> FieldValue? {
        guard let name = path.first else { return type.value(of: constant, among: values) }
        guard case .structure(var members) = self, case .structure(let structure) = type,
            let member = structure.member(named: name)
        else { return nil }
        let value = members[name] ?? member.type.sample(named: name)
        members[name] = value.replacing(path.dropFirst(), by: constant, of: member.type)
        return members[name].map { _ in .structure(members) }
    }
}
