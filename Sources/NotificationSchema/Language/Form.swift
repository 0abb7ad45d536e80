import AppleFacts
import Diagnostics
import SourceSyntax

/// Reads a value: which forms it can have, and the model that it becomes.
struct Form<Value>: Sendable {
    let shape: Shape
    /// Returns nil and reports a finding if the value doesn't have this form.
    let read: @Sendable (Slot, inout SchemaReader) -> Value?

    init(_ shape: Shape, read: @escaping @Sendable (Slot, inout SchemaReader) -> Value?) {
        self.shape = shape
        self.read = read
    }
}

// MARK: - Scalars The expected type decides how a scalar is read, not YAML's guess.

extension Form where Value == Text {
    static var text: Form {
        Form(.text) { slot, reader in reader.scalar(slot, expected: .text).map { Text($0) } }
    }

    /// Text that can't be empty.
    static var nonEmptyText: Form {
        Form(.text) { slot, reader in
            guard let text = reader.scalar(slot, expected: .nonEmptyText).map({ Text($0) }) else { return nil }
            guard !text.value.isEmpty else {
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "\(slot.label) must not be empty",
                    help: slot.key == nil ? "write text, or delete the item" : "write text, or delete the key"
                )
                return nil
            }
            return text
        }
    }
}

extension Form where Value == Text {
    /// The name of another declaration.
    static var name: Form {
        Form(.text) { slot, reader in
            slot.node.kind == .scalar
                ? nonEmptyText.read(slot, &reader) : reader.scalar(slot, expected: .name).map { Text($0) }
        }
    }
}

extension Form where Value == [Text] {
    /// Former identifiers: one text, or a list.
    static var renamedFrom: Form { oneOrMore }

    /// One text, or a list.
    static var oneOrMore: Form {
        let list = Form.list(of: .nonEmptyText)
        return Form(.either([.text, list.shape])) { slot, reader in
            if slot.node.kind == .sequence { return list.read(slot, &reader) }
            return Form<Text>.nonEmptyText.read(slot, &reader).map { [$0] }
        }
    }
}

extension Form where Value == Template {
    static var template: Form {
        Form(.template) { slot, reader in
            reader.scalar(slot, expected: .text).map { Template(Text($0), findings: &reader.findings) }
        }
    }

    /// For identifiers, which say nothing if they are empty.
    static var nonEmptyTemplate: Form {
        Form(.template) { slot, reader in
            Form<Text>.nonEmptyText.read(slot, &reader).map { Template($0, findings: &reader.findings) }
        }
    }
}

extension Form where Value == Located<Bool> {
    static var boolean: Form {
        Form(.boolean) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("true or false")) else { return nil }
            if node.isText("true") { return Located(true, node) }
            if node.isText("false") { return Located(false, node) }
            let replacement: String? =
                switch node.text.lowercased() {
                case "yes", "on", "y", "true", "1": "true"
                case "no", "off", "n", "false", "0": "false"
                default: nil
                }
            reader.report(
                .wrongValue,
                at: node.range,
                "\(slot.label) must be true or false, not '\(node.text)'",
                help: "write \(replacement ?? "true or false")",
                fix: replacement.map { Fix(.safe, [TextEdit(node.range, $0)]) }
            )
            return nil
        }
    }
}

extension Form where Value == Located<Version> {
    static var version: Form {
        Form(.version) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a version such as 15.2")) else { return nil }
            guard let version = Version(node.text) else {
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "'\(node.text)' isn't a version",
                    help: node.versionAtEnd.map { "write \($0)" } ?? "write one to three numbers, such as 15.2"
                )
                return nil
            }
            return Located(version, node)
        }
    }
}

extension Form where Value == Located<Int> {
    /// `45s`, `20m`, `1h`, `2d`; in seconds.
    static var duration: Form {
        Form(.duration) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a duration such as 20m")) else { return nil }
            let text = node.text
            guard let seconds = DurationText.seconds(of: text) else {
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "\(slot.label) must be a duration of up to a year, not '\(text)'",
                    help: DurationText.correction(of: text).map { correction in
                        "write \(correction)" + (Int(text) == nil ? "" : ", if these are seconds")
                    } ?? "write a number and s, m, h or d, such as 20m"
                )
                return nil
            }
            return Located(seconds, node)
        }
    }
}

extension Form {
    /// - Parameter correction: What to write instead of a text that isn't a number; nil if that isn't clear.
    static func integer(
        in range: ClosedRange<Int>,
        correction: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Form where Value == Located<Int> {
        Form(.integer) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a whole number")) else { return nil }
            let written = Int(node.text)
            guard let number = written, range.contains(number) else {
                let limits =
                    range.upperBound == .max
                    ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "\(slot.label) must be a whole number \(limits), not '\(node.text)'",
                    help: written.map {
                        $0 > range.upperBound
                            ? "write \(range.upperBound) or less" : "write \(range.lowerBound) or more"
                    }
                        ?? correction(node.text).map { "write \($0)" }
                        ?? "write digits alone, such as \(range.lowerBound)"
                )
                return nil
            }
            return Located(number, node)
        }
    }

    static func number(in range: ClosedRange<Double>) -> Form where Value == Located<Double> {
        Form(.number) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a number")) else { return nil }
            guard let number = DecimalNumber.value(of: node.text), range.contains(number) else {
                reader.report(
                    .wrongValue,
                    at: node.range,
                    "\(slot.label) must be a number from \(range.lowerBound.words) to \(range.upperBound.words), not '\(node.text)'",
                    help: DecimalNumber.value(of: node.text).map { range.help(insteadOf: $0) }
                        ?? "write digits, such as \(range.upperBound > 1 ? "50" : "0.5")"
                )
                return nil
            }
            return Located(number, node)
        }
    }

    /// A case of an enum, by its raw value.
    ///
    /// - Parameter correction: What to write instead of another text; nil for the choice that resembles it.
    static func choice<Choice>(
        of type: Choice.Type, otherwise correction: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Form
    where Choice: CaseIterable & RawRepresentable<String> & Sendable, Value == Located<Choice> {
        let words = Choice.allCases.map(\.rawValue)
        return Form(.choice(words)) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one(words.asChoice)) else { return nil }
            if let choice = Choice(rawValue: node.text) { return Located(choice, node) }
            let text = node.textWithoutTypographicQuotes
            let known = words.first { $0 == text } ?? ForeignWords.meaning(of: text, among: words)
            let meant = known ?? Suggestion.nearest(to: text, among: words)
            reader.report(
                .wrongValue,
                at: node.range,
                "\(slot.label) must be \(words.asChoice), not '\(node.text)'",
                help: (correction(node.text) ?? known).map { "write \($0)" }
                    ?? meant.map { "did you mean '\($0)'?" }
                    ?? (words.count == 1 ? "write \(words[0]), or delete the key" : "write one of these"),
                fix: meant.map { meant in
                    Fix(Suggestion.isSameName(text, meant) ? .safe : .unsafe, [TextEdit(node.range, meant)])
                }
            )
            return nil
        }
    }
}

// MARK: - Collections

extension Form where Value == Node {
    /// A value of a type that the author declares. It is checked later, when the type is known.
    static var value: Form {
        Form(.value) { slot, reader in
            guard slot.node.kind == .scalar else {
                reader.checkKeys(in: slot.node)
                return slot.node
            }
            return reader.scalar(slot, expected: .one("a value"))
        }
    }
}

extension Form {
    static func list<Item>(of item: Form<Item>) -> Form where Value == [Item] {
        Form(.list(item.shape)) { slot, reader in
            guard let node = reader.collection(slot, .sequence, expected: .list) else { return nil }
            // Stop when there are too many findings to report.
            return node.items.compactMap { node in
                reader.isFull || reader.reportUnknown(node, canBeFromApp: item.shape.canBeFromApp)
                    ? nil : item.read(Slot(node: node, key: nil), &reader)
            }
        }
    }

    /// A map with the keys of `table`.
    static func map(_ table: KeyTable<Value>, initially make: @escaping @Sendable (Node) -> Value) -> Form
    where Value: KeyedModel, Value.Contents == Value {
        Form(table.shape) { slot, reader in
            guard let node = reader.collection(slot, .mapping, expected: .map(of: table)) else { return nil }
            var model = make(node)
            reader.read(node, by: table, of: slot.missingRange, into: &model)
            return model
        }
    }

    /// A map whose keys are names that the author chooses.
    static func names<Item: Sendable>(
        _ shape: Shape, read: @escaping @Sendable (Node.Entry, inout SchemaReader) -> Item?
    ) -> Form where Value == [Item] {
        Form(.names(shape)) { slot, reader in
            guard let node = reader.collection(slot, .mapping, expected: .names(shape)) else { return nil }
            return reader.read(reader.entries(of: node, each: shape), each: read)
        }
    }
}

extension Array {
    /// `a`, `a or b`, `a, b or c`. Long lists are cut off.
    func asChoice(_ word: (Element) -> String) -> String {
        guard let last, count > 1 else { return first.map(word) ?? "" }
        if count > 20 { return prefix(19).map(word).joined(separator: ", ") + " …" }
        return dropLast().map(word).joined(separator: ", ") + " or " + word(last)
    }
}

extension [String] {
    var asChoice: String { asChoice { $0 } }
}

extension Node {
    /// `16` in `iOS 16`.
    fileprivate var versionAtEnd: String? {
        let last = text.utf8.count > 40 ? nil : text.split { $0 != "." && !$0.isNumber }.last.map(String.init)
        return last.flatMap { Version($0) == nil ? nil : $0 }
    }

    /// `local` in `“local”`: to YAML, typographic quotes are letters.
    fileprivate var textWithoutTypographicQuotes: String {
        let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "‚", "«", "»"]
        guard style == .plain, text.utf8.count <= 80 else { return text }
        return String(
            text.trimmingPrefix { quotes.contains($0) }.reversed().trimmingPrefix { quotes.contains($0) }.reversed())
    }
}
