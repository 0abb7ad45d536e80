import AppleFacts
import CodeFacts
import Diagnostics
import SourceSyntax

extension PushFact {
    /// How deeply the objects of a push are read.
    static let depth = 9
    /// With the names in the Admin SDKs of Firebase.
    static let namesOfMutableContent = [PayloadKey.mutableContent, "mutableContent", "mutable_content"]

    /// The push that an object with an `aps` is; nil for another object.
    init?(_ push: Literal.Object, in file: SourceFile) {
        guard let value = push[PayloadKey.aps], let aps = value.object else { return nil }
        self.init(file: file, range: value.range)
        func text(_ value: Literal?) -> CodeText? {
            value.flatMap { value in
                switch value.content {
                case .text(let text): CodeText(text, at: value.range)
                case .unknown: CodeText(nil, at: value.range)
                default: nil
                }
            }
        }
        category = text(aps[PayloadKey.category]) ?? (aps.isComplete ? nil : CodeText(nil, at: value.range))
        attributesType = text(aps[ActivityKey.attributesType])
        state = aps[ActivityKey.contentState].flatMap(PushObject.init)
        attributes = aps[ActivityKey.attributes].flatMap(PushObject.init)
        sound = text(aps[PayloadKey.sound]) ?? text(aps[PayloadKey.sound]?.object?[PayloadKey.name])
        level = text(aps[PayloadKey.interruptionLevel, "interruptionLevel"])
        let alert = aps[PayloadKey.alert]
        for (_, key, arguments) in PayloadKey.alertTexts {
            guard let alert = alert?.object, let key = text(alert[key, FirebaseKey.nameOfAlert(key)]) else { continue }
            texts.append((key, alert.count(of: alert[arguments, FirebaseKey.nameOfAlert(arguments)])))
        }
        add(push.entries.filter { $0.key != PayloadKey.aps })
        allKeys = push.keys
        isComplete = push.isComplete
        hasText =
            switch alert?.content {
            case nil, .null: false
            case .object(let object): !object.entries.isEmpty
            default: true
            }
        let mutable = aps.entries.first { Self.namesOfMutableContent.contains($0.key) }
        isMutable = !aps.isComplete || mutable != nil
        runsExtension =
            switch mutable?.value.content {
            case .number("1"), .flag(true): true
            default: false
            }
        isForBackground =
            switch aps[PayloadKey.contentAvailable, "contentAvailable"]?.content {
            case nil, .unknown, .null, .flag(false), .number("0"): false
            default: true
            }
    }

    /// Adds values beside `aps`.
    mutating func add(_ entries: [Literal.Entry]) {
        for entry in entries {
            keys.append(CodeText(entry.key, at: entry.keyRange))
            kinds[entry.key] = entry.value.kind
            switch entry.value.content {
            case .text(let text):
                let isKnown = entry.value.kind == .text
                values.append((entry.key, CodeText(isKnown ? text : nil, at: entry.value.range)))
            case .unknown: values.append((entry.key, CodeText(nil, at: entry.value.range)))
            case .object(let object):
                nestedKeys += object.entries.map { NestedKey(CodeText($0.key, at: $0.keyRange), in: entry.key) }
            default: break
            }
        }
    }
}

extension FirebaseKey {
    /// The key of `alert` that the Admin SDK for Node renames to another one.
    fileprivate static func nameOfAlert(_ key: String) -> String { namesOfAlert.first { $0.value == key }?.key ?? key }
}

extension PushObject {
    fileprivate init?(_ literal: Literal) {
        guard let object = literal.object else { return nil }
        let values = object.entries.map { ($0.key, (kind: $0.value.kind, range: $0.value.range)) }
        self.init(
            range: literal.range, values: Dictionary(values) { first, _ in first }, isComplete: object.isComplete)
    }
}

extension Literal {
    var kind: PushObject.Kind {
        switch content {
        // A template gets its value later.
        case .text(let text): ["{{", "${", "$(", "<%", "%"].contains { text?.contains($0) ?? false } ? .other : .text
        case .number: .number
        case .flag: .flag
        case .null: .missing
        case .list, .object, .unknown: .other
        }
    }
}

extension Literal.Object {
    /// The keys of the object, and of the objects in it.
    var keys: Set<String> {
        entries.reduce(into: []) { keys, entry in
            keys.insert(entry.key)
            keys.formUnion(entry.value.keys)
        }
    }

    /// How many elements a list has; more than any format needs if that isn't known.
    fileprivate func count(of list: Literal?) -> Int {
        switch list?.content {
        case nil: isComplete ? 0 : .max
        case .list(let elements): elements?.count ?? .max
        case .unknown: .max
        default: 0
        }
    }
}

extension Literal {
    fileprivate var keys: Set<String> {
        switch content {
        case .object(let object): object.keys
        case .list(let elements): (elements ?? []).reduce(into: []) { $0.formUnion($1.keys) }
        default: []
        }
    }
}
