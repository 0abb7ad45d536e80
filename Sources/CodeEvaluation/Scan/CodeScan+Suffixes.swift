import CodeFacts
import Diagnostics

/// Requests whose identifiers are those of others with an end, and what code removes.
struct RequestSuffixes {
    /// The code of an identifier, without the end, in a file.
    struct Base: Hashable {
        let code: String
        let file: ObjectIdentifier
    }

    var plain: Set<Base> = []
    var longer: [(base: Base, suffix: String, range: SourceRange)] = []
    var removed: [(base: Base, range: SourceRange)] = []
    static let limit = 200
}

extension CodeScan {
    func noteSuffix(of identifier: Expression) {
        let value = local(identifier)
        guard suffixes.longer.count < RequestSuffixes.limit else { return }
        switch value.kind {
        case .operation("+", let left, let right):
            guard let suffix = right.literal, !suffix.isEmpty, let base = base(left) else { return }
            suffixes.longer.append((base, suffix, identifier.range))
        case .text(let segments):
            let values = segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
            guard values.count == 1, case .value? = segments.first(where: { !$0.isEmpty }),
                case .literal(let suffix)? = segments.last, !suffix.isEmpty, let base = base(values[0])
            else { return }
            suffixes.longer.append((base, suffix, identifier.range))
        default: if let base = base(value) { suffixes.plain.insert(base) }
        }
    }

    func noteSuffixes(removedBy call: Call) {
        guard call.name.hasPrefix("removePending"), suffixes.removed.count < RequestSuffixes.limit, let function,
            case .list(let items)? = call.arguments.first.map({ local($0.value).kind }), items.count == 1,
            let base = base(items[0]), makers.canSearch(function.range),
            !function.range.containsAnywhere("removeAllPending")
        else { return }
        suffixes.removed.append((base, items[0].range))
    }

    private func base(_ identifier: Expression) -> RequestSuffixes.Base? {
        guard identifier.literal == nil, let code = identifier.range.codeWithoutSpaces else { return nil }
        return .init(code: code, file: ObjectIdentifier(identifier.range.file))
    }

    /// Notes removals that miss the requests with an end, which no other code mentions, once all files are visited.
    func addIncompleteRemovals() {
        for (base, range) in suffixes.removed where suffixes.plain.contains(base) {
            let code = range.file.wholeRange
            guard let missed = suffixes.longer.first(where: { $0.base == base }),
                !["hasPrefix", "getPendingNotificationRequests", ".pendingNotificationRequests", "contains("].contains(
                    where: code.containsAnywhere)
            else { continue }
            let same = suffixes.longer.filter { $0.suffix == missed.suffix }
            guard code.count(ofText: missed.suffix) == same.count(where: { $0.range.file === range.file }) else {
                continue
            }
            facts.incompleteRemovals.append(LostRequest(added: missed.range, removal: range))
        }
    }
}

extension Expression.Segment {
    fileprivate var isEmpty: Bool { if case .literal("") = self { true } else { false } }
}

extension SourceRange {
    /// How often the code has a text.
    fileprivate func count(ofText text: String) -> Int {
        let text = Array(text.utf8)
        let code = file.bytes[bytes]
        guard let first = text.first else { return 0 }
        return code.indices.count { code[$0] == first && code[$0...].starts(with: text) }
    }
}
