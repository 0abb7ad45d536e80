import Diagnostics
import SourceSyntax

// Explains why a value doesn't have its type. Reports each wrong part at its own place.
extension SchemaLinker {
    /// - Parameter rule: The rule that reports it.
    mutating func explain(
        _ node: Node, isNot field: Field, at range: SourceRange, by rule: RuleDescription = .schemaExampleMismatch
    ) {
        let known = findings.count
        explain(node, isNot: field.type, among: field.values, at: range, as: .field(field.name.value))
        for index in known..<findings.count { findings[index].rule = rule }
    }

    private mutating func explain(
        _ node: Node,
        isNot type: FieldType,
        among values: [Text] = [],
        at range: SourceRange,
        as place: ValuePlace
    ) {
        switch type {
        case .scalar(let type):
            guard node.kind != .scalar || node.isMissing || type.value(of: node.text, among: values) == nil else {
                return
            }
            report(node, isNot: type, among: values, at: range, as: place)
        case .list(let item):
            guard node.kind == .sequence else {
                let example = type.sampleText(named: place.name, among: values)
                reportKind(of: node, at: range, as: place, is: "a list", example: example)
                return
            }
            for (index, node) in node.items.enumerated() {
                explain(node, isNot: item, among: values, at: node.range, as: .item(place, index))
            }
        case .structure(let structure):
            guard node.kind == .mapping else {
                reportKind(of: node, at: range, as: place, is: "a map", example: type.sampleText(named: place.name))
                return
            }
            explainMembers(of: node, isNot: structure, as: place)
        case .jsonText(let content):
            explain(node, isNot: content, at: range, as: place)
        case .any:
            guard type.value(of: node) == nil else { return }
            findings.append(
                Finding(
                    .schemaExampleMismatch, at: range, "'\(place)' has no value somewhere",
                    help: "write a value of JSON"))
        }
    }

    private mutating func explainMembers(of node: Node, isNot structure: FieldType.Structure, as place: ValuePlace) {
        var present: Set<String> = []
        var isUnderstood = true
        for entry in node.entries {
            // Invalid and repeated keys are already reported.
            guard entry.key.kind == .scalar, !entry.key.isMissing, !entry.isMerge else {
                isUnderstood = false
                continue
            }
            let name = entry.key.text
            guard let member = structure.member(named: name) else {
                let suggestion = suggestion(for: name, among: structure.members.lazy.map(\.name.value))
                // A misspelled member isn't missing.
                if let suggestion { present.insert(suggestion) }
                findings.append(
                    Finding(
                        .schemaExampleMismatch,
                        at: entry.key.range,
                        "'\(place)' has no member '\(name)'",
                        help: suggestion.map { "did you mean '\($0)'?" } ?? "the members are \(structure.names)",
                        fix: suggestion.map { Fix(.display, [TextEdit(entry.key.range, $0)]) }
                    )
                )
                continue
            }
            guard present.insert(name).inserted else { continue }
            explain(
                entry.value,
                isNot: member.type,
                at: entry.value.isMissing ? entry.key.range : entry.value.range,
                as: .member(place, name)
            )
        }
        guard isUnderstood else { return }
        // Stop at what a message shows: a value can lack very many members.
        let missing = Array(structure.required.lazy.filter { !present.contains($0.name.value) }.prefix(3))
        guard let first = missing.first else { return }
        findings.append(
            Finding(
                .schemaExampleMismatch,
                at: node.range,
                "'\(place)' has no \(missing.map { "'\($0.name.value)'" }.joined(separator: " and no "))",
                help: "add \(first.name.value): \(first.type.sampleText(named: first.name.value))"
                    + (first.type.scalar.map { ", or make it optional: \($0.rawValue)?" } ?? ""),
                notes: [Finding.Note("'\(first.name.value)' is declared here", at: first.name.range)]
            )
        )
    }

    private mutating func report(
        _ node: Node,
        isNot type: ScalarType,
        among values: [Text],
        at range: SourceRange,
        as place: ValuePlace
    ) {
        let expected = type.expectedValue(among: values)
        let suggestion = suggestion(for: node.text, among: values.lazy.map(\.value))
        let sample = type == .string ? "" : ", such as \(type.sample(named: place.name, among: values).text)"
        let isText = type == .string && node.kind != .scalar && !range.text.utf8.contains(UInt8(ascii: "\n"))
        let quoted = isText ? ", or quote it: \(YAMLText.doubleQuoted(range.text))" : ""
        findings.append(
            Finding(
                .schemaExampleMismatch,
                at: range,
                "'\(place)' must be \(expected)\(node.foundWords)",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "write \(expected)\(sample)\(quoted)"
            )
        )
    }

    private mutating func reportKind(
        of node: Node,
        at range: SourceRange,
        as place: ValuePlace,
        is words: String,
        example: String
    ) {
        let found = node.kind == .scalar && !node.isMissing ? ", not text" : node.foundWords
        findings.append(
            Finding(
                .schemaExampleMismatch, at: range, "'\(place)' must be \(words)\(found)",
                help: "write \(words), such as \(example)")
        )
    }
}

/// A part of a value: `members[2].name`, as the errors of generated code name it.
private indirect enum ValuePlace: CustomStringConvertible {
    case field(String)
    case item(ValuePlace, Int)
    case member(ValuePlace, String)

    var description: String {
        switch self {
        case .field(let name): name
        case .item(let list, let index): "\(list)[\(index)]"
        case .member(let structure, let name): "\(structure).\(name)"
        }
    }

    /// The name of the data or member.
    var name: String {
        switch self {
        case .field(let name), .member(_, let name): name
        case .item(let list, _): list.name
        }
    }
}

extension Node {
    fileprivate var foundWords: String { isMissing ? "" : kind == .scalar ? ", not '\(text)'" : ", not \(kind.words)" }
}

// MARK: - Samples

extension Field {
    /// A sample value, in one line.
    var sampleText: String { type.sampleText(named: name.value, among: contents.values, isInBraces: false) }
}

extension FieldType {
    /// A few members, and their members, but no more.
    fileprivate func sampleText(
        named name: String,
        among values: [Text] = [],
        isInBraces: Bool = true,
        depth: Int = 0
    ) -> String {
        switch self {
        case .scalar(let type):
            let text = type.sample(named: name, among: values).text
            return isInBraces ? YAMLText.scalar(text, like: .plain) : text
        case .list(let item):
            guard depth < 3 else { return "[…]" }
            return "[\(item.sampleText(named: name, among: values, depth: depth + 1))]"
        case .structure(let structure):
            guard depth < 3 else { return "{ … }" }
            let members = structure.members.prefix(3).map { member in
                let key = YAMLText.scalar(member.name.value, like: .plain)
                return "\(key): \(member.type.sampleText(named: member.name.value, depth: depth + 1))"
            }
            return "{ \((members + (structure.members.count > 3 ? ["…"] : [])).joined(separator: ", ")) }"
        case .jsonText(let content):
            return content.sampleText(named: name, isInBraces: isInBraces, depth: depth)
        case .any:
            return "{ key: value }"
        }
    }
}

extension FieldType.Structure {
    /// The first names.
    fileprivate var names: String {
        members.prefix(20).map(\.name.value).joined(separator: ", ") + (members.count > 20 ? " …" : "")
    }
}
