import CodeFacts
import Diagnostics

// Texts of replies that code reads and doesn't use.
extension CodeScan {
    /// How many places with the text of a reply are looked at in all files.
    private static let replyLimit = 100

    /// Notes where a function reads the text of a reply that nothing but a log uses.
    func noteReplies(in function: Function) {
        let code = function.range
        guard code.bytes.count < 32 << 10, code.containsAnywhere("userText") else { return }
        for place in code.file.bytes.places(of: "userText", in: code.bytes) {
            replyCount += 1
            guard replyCount < Self.replyLimit else { return }
            var names: Set<String> = []
            if function.body.isUnused(at: place, in: code, &names, depth: 0) {
                unusedReplies.append(SourceRange(code.file, place))
            }
        }
    }
}

extension [Statement] {
    /// Whether nothing but a log uses the value of which a place is a part.
    ///
    /// - Parameter names: The variables that were looked at.
    fileprivate func isUnused(
        at place: Range<Int>, in function: SourceRange, _ names: inout Set<String>, depth: Int
    ) -> Bool {
        guard depth < 8, let name = innermost(at: place.lowerBound, depth: 0).nameOfKept(at: place) else {
            return false
        }
        // A log.
        guard !name.isEmpty, names.insert(name).inserted else { return true }
        let places = function.file.bytes.places(of: name, in: function.bytes)
        return names.count < 4 && places.count < 50
            && places.allSatisfy { place in
                let statement = innermost(at: place.lowerBound, depth: 0)
                return statement?.keeps(name, at: place) ?? false
                    || isUnused(at: place, in: function, &names, depth: depth + 1)
            }
    }

    /// The innermost statement around a place.
    private func innermost(at place: Int, depth: Int) -> Statement? {
        guard depth < 32, let statement = first(where: { $0.range.bytes.contains(place) }) else { return nil }
        let inner: [Statement]
        switch statement.kind {
        case .branch(_, let then, let otherwise): inner = then + otherwise
        case .selection(_, let cases): inner = cases.flatMap(\.body)
        case .loop(_, _, let body), .group(let body), .compiled(_, let body): inner = body
        case .expression(let expression): inner = expression.callbacks.flatMap(\.body)
        default: inner = []
        }
        return inner.innermost(at: place, depth: depth + 1) ?? statement
    }
}

extension Statement? {
    /// The local variable that keeps the value of which a place is a part; empty for a log, nil for other uses.
    fileprivate func nameOfKept(at place: Range<Int>) -> String? {
        guard let self else { return nil }
        if self.isLog, !self.mayStore { return "" }
        switch self.kind {
        case .variable(let variable): return variable.getter == nil ? variable.name : nil
        case .expression(let expression):
            guard case .operation("=", let target, let value) = expression.kind, case .name(let name) = target.kind,
                value.range.bytes.contains(place.lowerBound)
            else { return nil }
            return name
        case .branch(let conditions, _, _):
            for case .bind(let names, let value) in conditions where value.range.bytes.contains(place.lowerBound) {
                return names.count == 1 ? names[0] : nil
            }
            return nil
        default: return nil
        }
    }
}

extension Statement {
    /// Whether a log is perhaps one of the app: `journal.log(text)`.
    fileprivate var mayStore: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind else { return false }
        return callee.lastName == "log" && !callee.isOfLog
    }

    /// Whether it declares or sets a variable, with its name at a place.
    fileprivate func keeps(_ name: String, at place: Range<Int>) -> Bool {
        switch kind {
        case .variable(let variable):
            return variable.name == name && !(variable.value?.range.bytes.contains(place.lowerBound) ?? false)
        case .expression(let expression):
            guard case .operation("=", let target, _) = expression.kind else { return false }
            return target.isName(name) && target.range.bytes.contains(place.lowerBound)
        case .branch(let conditions, let then, let otherwise):
            // In the condition, and not a value.
            return conditions.contains { condition in
                if case .bind(let names, let value) = condition {
                    names == [name] && !value.range.bytes.contains(place.lowerBound)
                        && place.lowerBound < value.range.bytes.lowerBound
                        && !(then + otherwise).contains { $0.range.bytes.contains(place.lowerBound) }
                } else {
                    false
                }
            }
        default: return false
        }
    }
}
