import Basics
import Diagnostics
import NotificationSchema
import SourceSyntax
import TestSupport

/// A schema as a tree of JSON, which is YAML too, that can be changed at random.
struct SchemaTree {
    /// The root first.
    private(set) var files: [(path: String, content: JSONValue)]

    init(_ schema: Schema) {
        files = schema.documents.map { ($0.range.file.path, JSONValue(yaml: $0)) }
    }

    var sources: [SourceFile] { files.map { SourceFile(path: $0.path, bytes: $0.content.file) } }

    /// The schema; nil if it has errors.
    var schema: Schema? {
        var findings: [Finding] = []
        let sources = sources
        let schema = Schema.read(root: sources[0], fragments: Array(sources.dropFirst()), findings: &findings)
        return findings.contains { $0.severity == .error } ? nil : schema
    }

    /// Changes something.
    ///
    /// - Returns: What was changed; nil if there was nothing to change.
    mutating func change(_ random: inout SplitMix64) -> String? {
        let index = random.next(below: files.count)
        let kinds = ["app", "categories", "notifications", "notifications", "notifications", "activities"]
        let kind = random.pick(kinds)
        var words: String?
        if kind == "app" {
            guard index == 0 else { return nil }
            files[0].content[kind].mutate { words = $0.changeApp(&random) }
        } else {
            files[index].content.mutate(kind) { words = $0.changeDeclaration(in: kind, &random) }
        }
        return words
    }
}

extension JSONValue {
    fileprivate init(yaml node: Node) {
        switch node.kind {
        case .mapping: self = .object(node.entries.map { ($0.key.text, JSONValue(yaml: $0.value)) })
        case .sequence: self = .array(node.items.map { JSONValue(yaml: $0) })
        case .scalar where node.style == .plain && !node.isMissing:
            let text = node.text
            self =
                text == "true" || text == "false"
                ? .bool(text == "true")
                : Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
        case .scalar: self = node.isMissing ? .object([]) : .string(node.text)
        }
    }

    fileprivate var entries: [(String, JSONValue)] {
        get { if case .object(let entries) = self { entries } else { [] } }
        set { self = .object(newValue) }
    }

    fileprivate subscript(key: String) -> JSONValue? {
        get { entries.first { $0.0 == key }?.1 }
        set {
            var entries = entries.filter { $0.0 != key }
            if let newValue { entries.append((key, newValue)) }
            self.entries = entries
        }
    }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate mutating func mutate(_ key: String, _ change: (inout JSONValue) -> Void) {
        guard let index = entries.firstIndex(where: { $0.0 == key }) else { return }
        var entries = entries
        change(&entries[index].1)
        self.entries = entries
    }
}

extension JSONValue? {
    fileprivate mutating func mutate(_ change: (inout JSONValue) -> Void) {
        var value = self ?? .object([])
        change(&value)
        self = value
    }
}

// MARK: - Changes

extension JSONValue {
    fileprivate mutating func changeApp(_ random: inout SplitMix64) -> String? {
        switch random.next(below: 3) {
        case 0: self["notification-key"] = .string(random.pick(["kind", "notification", "type"]))
        case 1: self["lenient"] = .bool(random.chance(50))
        default: self["bundle-identifier"] = .string(random.pick(["com.example.one", "com.example.two"]))
        }
        return "app"
    }

    /// Removes, renames or changes one of the declarations of a kind.
    fileprivate mutating func changeDeclaration(in kind: String, _ random: inout SplitMix64) -> String? {
        guard !entries.isEmpty else { return nil }
        let index = random.next(below: entries.count)
        let name = entries[index].0
        var words: String?
        switch random.next(below: 10) {
        case 0:
            entries.remove(at: index)
            return "\(kind): '\(name)' is removed"
        case 1:
            if random.chance(50) { entries[index].1["renamed-from"] = .string(name) }
            entries[index].0 = "new-\(name)"
            return "\(kind): '\(name)' is renamed"
        case 2 where kind != "activities":
            if random.chance(50) { entries[index].1["renamed-from"] = entries[index].1["identifier"] ?? .string(name) }
            entries[index].1["identifier"] = .string("id-\(random.next(below: 3))")
            return "\(kind): '\(name)' has another identifier"
        case 3:
            entries[index].1["renamed-from"] = random.chance(50) ? nil : .array([.string("former")])
            return "\(kind): '\(name)' has other former names"
        default:
            switch kind {
            case "notifications": words = entries[index].1.changeNotification(&random)
            case "categories": words = entries[index].1.changeCategory(&random)
            default:
                let part = random.pick(["state", "attributes"])
                entries[index].1[part].mutate { words = $0.changeFields(isOfActivity: true, &random) }
            }
        }
        return words.map { "\(kind): '\(name)': \($0)" }
    }

    private mutating func changeNotification(_ random: inout SplitMix64) -> String? {
        switch random.next(below: 8) {
        case 0:
            self["category"] = random.chance(40) ? nil : .string("other")
            return "another category"
        case 1:
            self["delivery"] = .string(random.pick(["remote", "background", "local", "remote"]))
            return "delivery"
        case 2:
            self["match"] =
                random.chance(30) ? nil : .object([("type", .string(random.pick(["a", "b"])))])
            return "match"
        default:
            var words: String?
            self["data"].mutate { words = $0.changeFields(isOfActivity: false, &random) }
            return words
        }
    }

    private mutating func changeCategory(_ random: inout SplitMix64) -> String? {
        guard random.chance(70), case .array(var actions)? = self["actions"], !actions.isEmpty else {
            let key = random.pick(["custom-dismiss-action", "external"])
            self[key] = random.chance(50) ? .bool(true) : nil
            return key
        }
        let index = random.next(below: actions.count)
        var words: String?
        if random.chance(30) {
            actions.remove(at: index)
            words = "an action is removed"
        } else if let (name, body) = actions[index].entries.first {
            var body = body
            var newName = name
            switch random.next(below: 4) {
            case 0: newName = "new-\(name)"
            case 1: (newName, body["renamed-from"]) = ("new-\(name)", .string(name))
            case 2: body["identifier"] = "other-id"
            default:
                body["text-input"] =
                    body["text-input"] == nil ? .object([("button-title", "Send"), ("placeholder", "Text")]) : nil
            }
            actions[index] = .object([(newName, body)])
            words = "the action '\(name)'"
        }
        self["actions"] = .array(actions)
        return words
    }

    private mutating func changeFields(isOfActivity: Bool, _ random: inout SplitMix64) -> String? {
        let types = [
            "string", "integer", "number", "boolean", "date", "date-epoch", "url", "uuid", "decimal", "any", "[string]",
        ]
        guard !entries.isEmpty, random.chance(80) else {
            let field: JSONValue = .object([
                ("type", .string(random.pick(types))), ("optional", .bool(random.chance(40))),
            ])
            entries.append(("added", field))
            return "a field is added"
        }
        let index = random.next(below: entries.count)
        let name = entries[index].0
        if let type = entries[index].1.text { entries[index].1 = .object([("type", .string(type))]) }
        switch random.next(below: 8) {
        case 0: entries.remove(at: index)
        case 1: entries[index].0 = "new-\(name)"
        case 2:
            entries[index].1["renamed-from"] = entries[index].1["key"] ?? .string(name)
            entries[index].0 = "new-\(name)"
        case 3:
            entries[index].1["values"] = nil
            entries[index].1["type"] = .string(random.pick(types))
        case 4: entries[index].1["optional"] = .bool(random.chance(70))
        case 5: entries[index].1["open"] = .bool(random.chance(50))
        case 6:
            entries[index].1["type"] = nil
            entries[index].1["values"] = .array(["one", "two", "three"].filter { _ in random.chance(70) } + ["four"])
        default:
            guard !isOfActivity else { return nil }
            entries[index].1["key"] = .string(random.pick(["other-key", "object.key"]))
        }
        return "the field '\(name)'"
    }
}
