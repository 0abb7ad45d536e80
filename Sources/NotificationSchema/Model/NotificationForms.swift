import Diagnostics
import SourceSyntax

extension Form where Value == Located<[Match]> {
    static var match: Form {
        let matches = Form<[Match]>.names(.text) { entry, reader in
            reader.scalar(Slot(node: entry.value, key: entry.key), expected: .one("a constant")).map {
                Match(key: Text(entry.key), constant: Text($0))
            }
        }
        return Form<Value>(matches.shape) { slot, reader in
            guard let result = matches.read(slot, &reader) else { return nil }
            guard !result.isEmpty || !slot.node.entries.isEmpty else {
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "'match' needs at least one key with a value",
                    help: "write a key and value that identify the push, as in { key: value }, or delete 'match'"
                )
                return nil
            }
            return Located(result, slot.node)
        }
    }
}

private struct SoundParts: KeyedModel {
    var name: Text?
    var critical: Located<Bool>?
    var volume: Located<Double>?
}

extension Form where Value == Text {
    /// A word, or the name of a sound file. Words of other formats and languages aren't names.
    fileprivate static func soundName(orNone: Bool) -> Form {
        let word = orNone ? "none" : "default"
        return Form(.text) { slot, reader in
            guard let text = Form.text.read(slot, &reader) else { return nil }
            guard !text.value.isEmpty else {
                reader.report(
                    .wrongValue,
                    at: text.range,
                    "\(slot.label) must not be empty",
                    help: "write \(word), or delete the key"
                )
                return nil
            }
            let meant: String? =
                switch text.value.lowercased() {
                case "default", "true", "yes", "on": "default"
                case "none", "false", "no", "off": word
                default: nil
                }
            guard let meant, meant != text.value else { return text }
            reader.report(
                .wrongValue,
                at: text.range,
                "\(slot.label) must be default\(orNone ? ", none" : "") or the name of a file, not '\(text.value)'",
                help: "write \(meant)",
                fix: Fix(.safe, [TextEdit(text.range, meant)])
            )
            return nil
        }
    }
}

extension Form where Value == Sound? {
    /// The sound of a notification, which data can name.
    static var sound: Form { sound(named: .template) }

    /// The sound of an alert of an activity.
    static var constantSound: Form { sound(named: .text) }

    private static func sound(named name: Shape) -> Form {
        let table = KeyTable<SoundParts>(
            "sound",
            [
                Key("name", .soundName(orNone: false), "The name of a sound file, or default.", \.name, .names(.sound)),
                Key("critical", .boolean, "Whether it plays even if the device is muted.", \.critical),
                Key("volume", .number(in: 0...1), "The volume of a critical sound, from 0 to 1.", \.volume),
            ]
        )
        let map = Form<SoundParts>.map(table) { _ in SoundParts() }
        let canBePlaceholder = name.holdsTemplate
        return Form(.either([.choice(["default", "none"]), name, table.shape])) { slot, reader in
            func name(_ text: Text?) -> Sound.Name {
                text.flatMap { $0.value == "default" ? nil : .file($0) } ?? .default
            }
            if slot.node.kind == .mapping {
                return map.read(slot, &reader).map { parts in
                    Sound(name: name(parts.name), critical: parts.critical, volume: parts.volume, node: slot.node)
                }
            }
            if canBePlaceholder, slot.node.kind == .scalar, slot.node.text.contains("$(") {
                return reader.placeholder(slot, otherwise: "the name of a file").map {
                    Sound(name: .template($0), node: slot.node)
                }
            }
            guard let text = Form<Text>.soundName(orNone: true).read(slot, &reader) else { return nil }
            return text.value == "none" ? .some(nil) : Sound(name: name(text), node: slot.node)
        }
    }
}

extension Form {
    /// - Parameter words: The kind of a constant, in messages.
    static func orPlaceholder<Constant>(_ constant: Form<Located<Constant>>, _ words: String) -> Form
    where Value == ValueOrPlaceholder<Constant> {
        Form(.either([constant.shape, .template])) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("\(words) or $(name)")) else { return nil }
            let text = node.text
            guard text.utf8.contains(UInt8(ascii: "$")), text.contains("$(") else {
                return constant.read(slot, &reader).map { .value($0) }
            }
            return reader.placeholder(slot, otherwise: words).map { .template($0) }
        }
    }
}

extension SchemaReader {
    /// The template of `$(name)` alone. Reports text around it.
    ///
    /// - Parameter words: What can be there instead.
    fileprivate mutating func placeholder(_ slot: Slot, otherwise words: String) -> Template? {
        let template = Template(Text(slot.node), findings: &findings)
        guard template.parts.count == 1, template.placeholders.count == 1 else {
            report(
                .wrongValue, at: slot.node.range, "\(slot.label) must be \(words) or $(name)",
                help: "write $(name) alone, or \(words)"
            )
            return nil
        }
        return template
    }
}

extension Form where Value == [Example] {
    static var examples: Form {
        .names(.names(.value)) { entry, reader in
            let slot = Slot(node: entry.value, key: entry.key)
            let expected = Expectation.map(of: "{ name: value }")
            guard let node = reader.collection(slot, .mapping, expected: expected) else { return nil }
            let values = reader.entries(of: node).map { (name: Text($0.key), node: $0.value) }
            for value in values { reader.checkKeys(in: value.node) }
            return Example(name: Text(entry.key), node: node, values: values)
        }
    }
}
