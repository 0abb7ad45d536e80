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
    /// Removals of identifiers with a suffix, and the functions with them.
    var removedSuffixes: [(suffix: String, range: SourceRange, function: String)] = []
    static let limit = 200
}

extension CodeScan {
    func noteSuffix(of identifier: Expression) {
        let value = local(identifier)
        guard suffixes.longer.count < RequestSuffixes.limit else { return }
        if let (start, suffix) = value.partsOfIdentifier {
            if let base = base(start) { suffixes.longer.append((base, suffix, identifier.range)) }
        } else if let base = base(value) {
            suffixes.plain.insert(base)
        }
    }

    func noteSuffixes(removedBy call: Call) {
        guard call.name.hasPrefix("removePending"), suffixes.removed.count < RequestSuffixes.limit, let function,
            case .list(let items)? = call.arguments.first.map({ local($0.value).kind }),
            makers.canSearch(function.range), !function.range.containsAnywhere("removeAllPending")
        else { return }
        for item in items.prefix(20) where suffixes.removedSuffixes.count < RequestSuffixes.limit {
            if let (_, suffix) = local(item).partsOfIdentifier {
                suffixes.removedSuffixes.append((suffix, item.range, function.name))
            }
        }
        if items.count == 1, let base = base(items[0]) { suffixes.removed.append((base, items[0].range)) }
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
                !Self.searches.contains(where: code.containsAnywhere)
            else { continue }
            let same = suffixes.longer.filter { $0.suffix == missed.suffix }
            guard code.count(ofText: missed.suffix) == same.count(where: { $0.range.file === range.file }) else {
                continue
            }
            facts.incompleteRemovals.append(LostRequest(added: missed.range, removal: range))
        }
        addRemovalsOfOneSuffix()
    }
}

extension CodeScan {
    /// Notes removals of requests with a suffix, if the same file makes others with a suffix that no other code mentions.
    private func addRemovalsOfOneSuffix() {
        let removed = Dictionary(grouping: suffixes.removedSuffixes) { ObjectIdentifier($0.range.file) }
        for (file, removals) in removed.sorted(by: { $0.value[0].range.file.path < $1.value[0].range.file.path }) {
            let code = removals[0].range.file.wholeRange
            let made = suffixes.longer.filter { $0.base.file == file }
            let removedOnes = Set(removals.map(\.suffix))
            guard let missed = made.first(where: { !removedOnes.contains($0.suffix) }),
                made.contains(where: { removedOnes.contains($0.suffix) }),
                suffixes.plain.allSatisfy({ $0.file != file }),
                !Self.searches.contains(where: code.containsAnywhere),
                // A function such as `removeReminder` means this one only.
                !removals.contains(where: { $0.function.lowercased().contains($0.suffix.letters) }),
                made.filter({ $0.suffix == missed.suffix }).count == code.count(ofText: missed.suffix)
            else { continue }
            facts.incompleteRemovals.append(LostRequest(added: missed.range, removal: removals[0].range))
        }
    }

    /// Parts of code that may remove all requests whose identifiers have the same prefix.
    private static let searches = [
        "hasPrefix", "getPendingNotificationRequests", ".pendingNotificationRequests", "contains(",
    ]
}

extension Expression {
    /// The value that an identifier begins with, and its suffix: `id + "-start"`, `"\(id)-start"`.
    fileprivate var partsOfIdentifier: (start: Expression, suffix: String)? {
        switch kind {
        case .operation("+", let left, let right):
            guard let suffix = right.literal, !suffix.isEmpty else { return nil }
            return (left, suffix)
        case .text(let segments):
            let values = segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
            guard values.count == 1, case .value? = segments.first(where: { !$0.isEmpty }),
                case .literal(let suffix)? = segments.last, !suffix.isEmpty
            else { return nil }
            return (values[0], suffix)
        default: return nil
        }
    }
}

extension String {
    /// In lower case, without punctuation.
    fileprivate var letters: String { lowercased().filter(\.isLetter) }
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
