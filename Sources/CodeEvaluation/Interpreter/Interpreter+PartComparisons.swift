import CodeFacts
import Diagnostics

// Handlers that compare with a part of an identifier.
extension Interpreter {
    /// Records the method of a text that is called on an identifier of a response: `hasPrefix("snooze-")` compares with a
    /// part of it; what others make of it isn't followed.
    func compare(
        _ value: Value, withPartIn call: Call, _ values: [(label: String?, value: Value, range: SourceRange)]
    ) {
        guard !Self.methodsWithoutComparison.contains(call.name) else { return }
        var text: String?
        if values.count == 1, case .text(let known) = forced(values[0].value) { text = known.known }
        let kinds: [String: PartComparison.Kind] = [
            "hasPrefix": .start, "starts": .start, "hasSuffix": .end, "contains": .anywhere,
            "containsString": .anywhere, "components": .separator, "componentsSeparatedByString": .separator,
        ]
        let kind = kinds[call.name]
        // What the parts are compared with isn't followed.
        if text == nil || kind == nil || kind == .separator { escape(value, at: call.range) }
        guard let text, let kind, facts.partComparisons.count < Self.partLimit else { return }
        for case .response(let part) in value.all {
            facts.partComparisons.insert(PartComparison(part: part, kind: kind, text: text, range: values[0].range))
        }
    }

    /// How many comparisons with a part are kept. Each is applied to all identifiers.
    private static let partLimit = 200

    private static let methodsWithoutComparison: Set<String> = [
        "lowercased", "uppercased", "description", "hash", "trimmingCharacters", "copy", "length", "count", "isEmpty",
        "isKindOfClass",
    ]
}
