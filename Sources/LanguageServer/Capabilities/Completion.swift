import BelfryKit
import Diagnostics
import LanguageServerProtocol
import NotificationSchema
import SourceSyntax

extension Capability {
    static let completion = Capability("textDocument/completion") {
        $0.completionProvider = .init(triggerCharacters: ["(", ":", " ", "-", "[", "{", ".", ",", "$", "/"])
    } answer: { (parameters: PositionParameters, scope) -> CompletionList? in
        let offset = scope.offset(of: parameters.position)
        guard let place = CursorPlace(in: scope.document.text.bytes, at: offset) else { return nil }
        var completion = Completion(place, at: offset, scope)
        await completion.addValues()
        guard !Task.isCancelled else { return nil }
        await completion.addKeys()
        completion.addPartsOfValue()
        return completion.list
    }
}

/// What can be written at the cursor.
struct Completion {
    let place: CursorPlace
    let scope: DocumentScope
    let expected: [ExpectedValue]
    /// The text of the word so far, without an opening quote.
    let typed: String
    /// The end of the word at the cursor.
    let restOfWord: Int
    /// What an item replaces: the whole word, also after the cursor.
    let replaced: PositionRange
    /// Whether the key at the cursor already has its colon.
    let hasColon: Bool
    var list = CompletionList()

    init(_ place: CursorPlace, at offset: Int, _ scope: DocumentScope) {
        self.place = place
        self.scope = scope
        let root: ExpectedValue = scope.file === scope.snapshot.root ? .root : .fragment
        let subject = scope.snapshot.subjectOfTeamRule(at: place.path)
        expected = place.path.reduce([root]) { expected, step in
            switch step {
            case .key(let name): expected.flatMap { $0.entries(after: name) }.map { $0.about(subject) }
            case .item: expected.flatMap(\.items)
            }
        }
        let bytes = scope.document.text.bytes
        var written = place.written
        if let first = written.first, "\"'".utf8.contains(bytes[first]) { written = first + 1..<written.upperBound }
        typed = String(decoding: bytes[written], as: UTF8.self)
        restOfWord = offset + bytes[offset...].prefix(while: \.isInName).count
        replaced = scope.range(written.lowerBound..<restOfWord)
        hasColon = bytes[restOfWord...].first == UInt8(ascii: ":")
    }

    // MARK: Items

    mutating func add(
        _ label: String, _ kind: CompletionItem.Kind, detail: String? = nil, documentation: Explanation? = nil,
        inserting text: String? = nil, isSnippet: Bool = false, isKept: Bool = false
    ) {
        var item = CompletionItem(label, kind, detail: detail)
        item.documentation = documentation?.content(isMarkdown: scope.client.readsMarkdownInCompletion)
        item.insert(text ?? label, replacing: replaced, isSnippet: isSnippet)
        // The client would remove an item whose label doesn't have the letters that were typed.
        if isKept { item.filterText = typed }
        add(item)
    }

    /// Adds an item after those before it: clients sort by label otherwise.
    mutating func add(_ item: CompletionItem) {
        var item = item
        let number = String(list.items.count)
        item.sortText = String(repeating: "0", count: max(0, 5 - number.count)) + number
        list.items.append(item)
    }

    // MARK: Keys

    mutating func addKeys() async {
        guard place.canBeKey else { return }
        for value in expected {
            for shape in value.shape.alternatives {
                switch shape {
                case .map(_, let keys, _):
                    let missing = keys.filter { !place.siblings.contains($0.name) }
                    // Required keys first.
                    for key in missing.filter(\.presence.isRequired) + missing.filter({ !$0.presence.isRequired }) {
                        add(key)
                    }
                case .names(let item): await addNames(value, item)
                case .conditions: addConditions(of: value)
                default: continue
                }
            }
        }
    }

    private mutating func add(_ key: KeyDescription) {
        let snippet = hasColon ? nil : KeySnippet(key, isFlow: place.isFlow, isSnippet: scope.client.hasSnippets).text
        add(
            key.name, .property, detail: key.shape.markdown { $0 }.replacing("`", with: ""),
            documentation: Explanation(key), inserting: snippet ?? key.name,
            isSnippet: snippet != nil && scope.client.hasSnippets)
    }

    /// The keys of a map of names that refer to something.
    private mutating func addNames(_ value: ExpectedValue, _ item: Shape) async {
        if case .names = item { return }
        switch value.key?.names {
        case .rule: await addRules(isAllowance: value.key?.name == "allow")
        case .field:
            for field in fields() where !place.siblings.contains(field.name) {
                add(field, .field, inserting: hasColon ? field.name : "\(field.name): ")
            }
        case .enumValue:
            for value in valuesOfSelector() where !place.siblings.contains(value) {
                add(value, .enum, inserting: hasColon ? value : "\(value): ")
            }
        default: break
        }
    }

    /// The keys that a rule of the team can ask about.
    private mutating func addConditions(of value: ExpectedValue) {
        var seen = place.siblings
        for key in value.conditions where seen.insert(key.name).inserted { add(key) }
    }

    private mutating func addRules(isAllowance: Bool) async {
        let hasSnippets = scope.client.hasSnippets && !hasColon
        for rule in await RuleNames.all + scope.teamRules() where !place.siblings.contains(rule.id) {
            // The other rules report nothing about a schema.
            if isAllowance, rule.domain == .payload || rule.domain == .code { continue }
            let value =
                isAllowance ? "\"${1:\(RuleDescription.reasonOfExample)}\"" : "${1|off,advice,warning,error|}"
            add(
                rule.id, .constant, detail: rule.summary, documentation: Explanation(rule),
                inserting: hasColon ? rule.id : "\(rule.id): " + (hasSnippets ? value : ""), isSnippet: hasSnippets)
        }
    }

    /// The values of the enum that is named after `by`, next to the map around the cursor.
    private func valuesOfSelector() -> [String] {
        let names = scope.snapshot.readableNames
        let path = place.path.dropLast() + [.key("by")]
        let selector = names.mentions.first { mention in
            mention.kind == .field && mention.place.path == Array(path)
        }
        let field = selector.flatMap { names.mentions(like: $0).first(where: \.isDeclaration) }
        return field.flatMap { FieldSummary($0.place)?.values } ?? []
    }
}

extension UInt8 {
    /// Whether names of the language, of symbols and of files can have it.
    fileprivate var isInName: Bool {
        switch Unicode.Scalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: false
        }
    }
}

/// What is inserted for a key.
struct KeySnippet {
    let text: String

    init(_ key: KeyDescription, isFlow: Bool, isSnippet: Bool) {
        guard isSnippet else {
            text = "\(key.name): "
            return
        }
        let scalar = key.shape.alternatives.first { !$0.isCollection }
        switch scalar ?? key.shape.alternatives.first {
        case .boolean: text = "\(key.name): ${1|true,false|}"
        case .choice(let words) where key.shape.alternatives.count == 1:
            text = "\(key.name): ${1|\(words.joined(separator: ","))|}"
        case .list: text = isFlow ? "\(key.name): [$1]" : "\(key.name):\n  - $1"
        case .map: text = isFlow ? "\(key.name): { $1 }" : "\(key.name):\n  $1"
        case .names: text = isFlow ? "\(key.name): { ${1:name}: $2 }" : "\(key.name):\n  ${1:name}: $2"
        default: text = "\(key.name): $1"
        }
    }
}

extension SchemaPlace {
    /// The path of a cursor in the value.
    fileprivate var path: [CursorPlace.Step] {
        withParents.reversed().dropFirst().map { $0.label.map { .key($0.text) } ?? .item }
    }
}

extension Shape {
    fileprivate var isCollection: Bool {
        switch self {
        case .list, .map, .names: true
        default: false
        }
    }
}
