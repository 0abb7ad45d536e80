package import Basics
import Diagnostics
import SourceSyntax

/// A value that a string can have.
package struct EnumCase: Sendable {
    /// The string in payloads.
    package let rawValue: Text
    /// What people read in texts; nil for the value itself.
    package let words: Text?

    /// The bytes of the value and its words in UTF-8. A payload can carry both.
    var utf8Count: Int { rawValue.value.utf8.count + (words?.value.utf8.count ?? 0) }
}

extension Form where Value == [EnumCase] {
    /// `[won, lost]`, or with words `{ won: You Won, lost: You Lost }`.
    static var cases: Form {
        let list = Form<[Text]>.list(of: .nonEmptyText)
        let words = Form<Text>.localizable(.nonEmptyText)
        let map = Form.names(words.shape) { entry, reader in
            words.read(Slot(node: entry.value, key: entry.key), &reader).map {
                EnumCase(rawValue: Text(entry.key), words: $0)
            }
        }
        return Form(.either([list.shape, map.shape])) { slot, reader in
            guard slot.node.items.count + slot.node.entries.count <= ReadingLimits.cases else {
                reader.report(
                    .limitExceeded, at: slot.key?.range ?? slot.node.range,
                    "\(slot.label) lists more than \(ReadingLimits.cases) values",
                    help: "declare a string; the app knows what the values mean")
                return nil
            }
            guard slot.node.kind == .scalar || slot.node.items.count + slot.node.entries.count > 0 else {
                reader.report(
                    .wrongValue, at: slot.node.range, "\(slot.label) lists no value",
                    help: "list the values, or delete the key")
                return nil
            }
            guard slot.node.kind != .mapping else { return map.read(slot, &reader) }
            var listed: Set<String> = []
            return list.read(slot, &reader)?.compactMap { value in
                guard listed.insert(value.value).inserted else {
                    reader.report(
                        .duplicateName, at: value.range, "'\(value.value)' is listed twice",
                        help: "delete one of the two")
                    return nil
                }
                return EnumCase(rawValue: value, words: nil)
            }
        }
    }
}

extension EnumCase: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(rawValue) }

    /// As in the schema: a list, or a map if there are words.
    package static func dumped(_ list: [EnumCase], in schema: Schema) -> JSONValue {
        guard list.contains(where: { $0.words != nil }) else { return .array(list.map { .text($0.rawValue) }) }
        return .object(list.map { ($0.rawValue.value, .text($0.words)) })
    }

    package func addTexts(to texts: inout [Text]) { texts += [rawValue, words].compactMap { $0 } }
}
