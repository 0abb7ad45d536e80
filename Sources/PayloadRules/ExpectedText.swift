import AppleFacts
import NotificationSchema
import PayloadContracts
import SourceSyntax

/// A text that the schema defines, with the values of its placeholders in the payload.
struct ExpectedText {
    private enum Part {
        case literal(String)
        /// In lowercase, as Swift writes it. A server may repeat the capitals of the data.
        case uuid(String)
        /// A value that isn't in the payload, by its name in the schema.
        case anything(String)
    }

    private var parts: [Part] = []
    private var number: Double?
    /// The texts that the value can be; empty if the data say which one it is.
    private var choices: [String] = []
    let isString: Bool
    /// Whether it contains values of the payload.
    private(set) var usesData = false
    /// Whether it contains data that the payload doesn't have.
    private(set) var isOpen = false

    init(_ value: FixedValue.Value, in push: CheckedPush) {
        switch value {
        case .number(let number):
            self.number = number
            isString = false
        case .text(let parts):
            isString = true
            fill(parts, from: push)
        case .choice(let choice):
            isString = true
            let value = choice.paths.lazy.compactMap { push.received.ownEntries.value(at: $0) }.first { !$0.isNull }
            if !choice.paths.isEmpty, let key = choice.key(for: value?.text) {
                parts = [.literal(key)]
                usesData = true
            } else {
                choices = choice.keys
            }
        case .numberInData(let parts):
            isString = false
            if let value = parts.first?.value(in: push), value.isNumber {
                number = Double(value.text)
                usesData = true
            } else {
                fill(parts, from: push)
            }
        }
    }

    private mutating func fill(_ parts: [FixedValue.Part], from push: CheckedPush) {
        for part in parts {
            switch part {
            case .literal(let text): self.parts.append(.literal(text))
            case .field(let name, let paths, let missing, let isUUID):
                let value = part.value(in: push)
                if let value, value.kind == .scalar, !value.isNull, !value.isNumber || Int(value.text) != nil {
                    self.parts.append(isUUID ? .uuid(value.text.lowercased()) : .literal(value.text))
                    usesData = true
                } else if let missing, value?.isNull ?? true {
                    self.parts.append(.literal(missing))
                } else {
                    self.parts.append(.anything(name))
                    isOpen = isOpen || !paths.isEmpty
                }
            }
        }
    }

    /// The text as in the schema, with known values.
    var description: String {
        choices.isEmpty
            ? text { "$(\($0))" }
            : choices.prefix(3).joined(separator: "' or '") + (choices.count > 3 ? "' or '…" : "")
    }

    /// The JSON to write in the payload.
    var json: String {
        let text = choices.first ?? text { _ in "…" }
        return isString ? "\"\(text)\"" : text
    }

    private func text(for placeholder: (String) -> String) -> String {
        if let number { return Int(exactly: number).map { "\($0)" } ?? "\(number)" }
        return parts.map { part in
            switch part {
            case .literal(let text), .uuid(let text): text
            case .anything(let name): placeholder(name)
            }
        }.joined()
    }

    func accepts(_ found: Node) -> Bool {
        if let number { return Double(found.text) == number }
        guard choices.isEmpty else { return choices.contains(found.text) }
        let text = Array(found.text.utf8)
        // APNs rejects longer texts.
        guard text.count <= Limits.payloadBytes else { return true }
        var rest = text[...]
        var maySkip = false
        for (index, part) in parts.enumerated() {
            let literal: [UInt8]
            switch part {
            case .literal(let characters): literal = Array(characters.utf8)
            case .uuid(let characters):
                let written = String(decoding: rest.prefix(characters.utf8.count), as: UTF8.self)
                literal = Array((!maySkip && written.lowercased() == characters ? written : characters).utf8)
            case .anything:
                maySkip = true
                continue
            }
            if !maySkip {
                guard rest.starts(with: literal) else { return false }
                rest = rest.dropFirst(literal.count)
            } else if index == parts.count - 1 {
                return rest.count >= literal.count && rest.suffix(literal.count).elementsEqual(literal)
            } else {
                let last = rest.endIndex - literal.count
                guard last >= rest.startIndex,
                    let start = (rest.startIndex...last).first(where: { rest[$0...].starts(with: literal) })
                else { return false }
                rest = rest[(start + literal.count)...]
                maySkip = false
            }
        }
        return maySkip || rest.isEmpty
    }
}

extension FixedValue.Part {
    /// The value of a placeholder, if the payload has it.
    func value(in push: CheckedPush) -> Node? {
        guard case .field(_, let paths, _, _) = self else { return nil }
        return paths.lazy.compactMap { push.received.ownEntries.value(at: $0) }.first
    }
}
