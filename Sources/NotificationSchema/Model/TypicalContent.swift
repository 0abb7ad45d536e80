import SourceSyntax

extension Notification {
    /// A value for every variable and all data, for a fixture that the author has not written: what they give as
    /// `example`, or else a value of the type. Optional data have theirs too, so that one fixture shows every key.
    package var typicalContent: [String: FieldValue] { content(of: \.typicalValue) }

    /// The longest value for every variable and all data: of text as much as `max-length` allows, of an enum its longest
    /// case, of the rest the longest that an example or the type gives.
    package var longestContent: [String: FieldValue] {
        content { field in
            let examples = examples.compactMap { $0.content[field.name.value] }
            let longest = ([field.typicalValue] + examples).max { $0.length < $1.length }
            return field.longest(like: longest ?? field.typicalValue)
        }
    }

    /// No fewer bytes than any text has that a field becomes, in an example, ``typicalContent`` or ``longestContent``: to
    /// know that most payloads are small without making them.
    ///
    /// - Returns: Nil where only the values can tell: of lists and structs, and of what has a constant.
    package func mostBytes(of field: Field) -> Int? {
        guard let type = field.type.scalar, match.isEmpty else { return nil }
        switch type {
        case .integer, .number, .boolean, .dateEpoch, .count: return FieldValue.bytesOfNumber
        case .string, .date, .url, .uuid: break
        }
        let values = examples.lazy.compactMap { $0.content[field.name.value]?.mostBytes }
        return max(field.mostBytes, values.max() ?? 0)
    }

    private func content(of value: (Field) -> FieldValue) -> [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for field in variables { content[field.name.value] = value(field) }
        for field in data {
            guard !match.isEmpty else {
                content[field.name.value] = value(field)
                continue
            }
            let path = field.path.parts
            // Data by which the notification is recognized have the constant that it is recognized by.
            content[field.name.value] = match.reduce(value(field)) { value, match in
                guard match.path.parts.starts(with: path) else { return value }
                let rest = match.path.parts.dropFirst(path.count)
                return value.replacing(rest, by: match.value.node, of: field.type, among: field.values) ?? value
            }
        }
        return content
    }
}

extension Field {
    fileprivate var typicalValue: FieldValue { example.flatMap(value(of:)) ?? sample }

    /// Of the typical value, and of the longest.
    fileprivate var mostBytes: Int {
        let value = typicalValue
        guard case .text(let text) = value, type.scalar == .string else { return value.mostBytes }
        if let longest = values.lazy.map(\.value.utf8.count).max() { return max(longest, value.mostBytes) }
        guard let maxLength else { return value.mostBytes }
        let unit = text.isEmpty ? name.value : text
        // The two bytes of a line break are one character.
        let isPlain = unit.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        return max(value.mostBytes, maxLength.value * (isPlain ? 1 : unit.utf8.count))
    }

    fileprivate func longest(like value: FieldValue) -> FieldValue {
        guard case .text(let text) = value, type.scalar == .string else { return value }
        if let longest = values.map(\.value).max(by: { $0.utf8.count < $1.utf8.count }) { return .text(longest) }
        guard let maxLength, text.count < maxLength.value else { return value }
        // As many words as there is room for.
        let unit = (text.isEmpty ? name.value : text) + " "
        var (repetitions, rest) = maxLength.value.quotientAndRemainder(dividingBy: unit.count)
        var longest = ""
        // Twice as many each time: one by one takes long for a thousand.
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
    /// No number has more, as Swift writes it: `-2.2250738585072014e-308`.
    fileprivate static let bytesOfNumber = 24

    /// No fewer bytes than ``text`` has.
    fileprivate var mostBytes: Int {
        if case .text(let text) = self { text.utf8.count } else { Self.bytesOfNumber }
    }

    /// To compare values of one type.
    fileprivate var length: Int {
        switch self {
        case .text, .integer, .number, .boolean: text.utf8.count
        case .list(let items): items.reduce(items.count) { $0 + $1.length }
        case .structure(let members): members.values.reduce(members.count) { $0 + $1.length }
        }
    }

    /// With a constant in the place of a member, or of the value itself.
    ///
    /// - Returns: Nil where there is no such member, or the constant is not of its type.
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
