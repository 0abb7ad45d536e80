import CodeFacts
import Diagnostics

// Where a function ends without its completion handler.
extension Interpreter {
    /// - Parameter handler: The name of the parameter.
    /// - Returns: Each `return` before which nothing mentions it, and the function itself if its end is such a place.
    func ends(of function: Function, without handler: String) -> [SourceRange] {
        guard handler != "_" else { return [function.range] }
        var ends: [SourceRange] = []
        if !isMentioned(handler, in: function.body, &ends, depth: 0) { ends.append(function.range) }
        return ends
    }

    /// Whether the code mentions the handler, or doesn't reach its end. If in doubt, it does.
    private func isMentioned(
        _ handler: String, in statements: [Statement], _ ends: inout [SourceRange], depth: Int
    ) -> Bool {
        guard depth < Self.depthLimit else { return true }
        for statement in statements {
            guard step() else { return true }
            switch statement.kind {
            case .exit:
                if !statement.range.mentions(handler) { ends.append(statement.range) }
                return true
            case .branch(let conditions, let then, let otherwise):
                if conditions.contains(where: { $0.range?.mentions(handler) ?? false }) { return true }
                // Each branch counts, also the one that isn't written.
                let inThen = isMentioned(handler, in: then, &ends, depth: depth + 1)
                // The response of an action with a text always is one.
                if inThen, otherwise.isEmpty, let first = then.first?.range.bytes.lowerBound,
                    first > statement.range.bytes.lowerBound,
                    SourceRange(statement.range.file, statement.range.bytes.lowerBound..<first)
                        .contains("UNTextInputNotificationResponse")
                {
                    return true
                }
                let inOther = isMentioned(handler, in: otherwise, &ends, depth: depth + 1)
                if inThen, inOther { return true }
            case .selection(let subject, let cases):
                if subject.range.mentions(handler) { return true }
                var isInAll = true
                for one in cases {
                    // It can continue with the next case.
                    let fallsThrough = one.body.contains(where: \.isFallthrough)
                    let isInCase = isMentioned(handler, in: one.body, &ends, depth: depth + 1)
                    isInAll = isInAll && (isInCase || fallsThrough)
                }
                if isInAll { return true }
            case .group(let inner):
                if isMentioned(handler, in: inner, &ends, depth: depth + 1) { return true }
            case .loop, .compiled, .expression, .variable, .function, .type, .enumCase:
                if statement.range.mentions(handler) || statement.range.neverReturns { return true }
            case .jump: return false
            }
        }
        return false
    }
}

extension Statement {
    fileprivate var isFallthrough: Bool { if case .jump("fallthrough") = kind { true } else { false } }
}

extension Statement.Condition {
    fileprivate var range: SourceRange? {
        switch self {
        case .test(let expression), .bind(_, let expression), .match(_, let expression): expression.range
        case .available: nil
        }
    }
}

extension SourceRange {
    /// Whether the code contains a word.
    fileprivate func mentions(_ word: String) -> Bool {
        let word = Array(word.utf8)
        let code = file.bytes[bytes]
        guard let first = word.first else { return false }
        var start = code.startIndex
        while let index = code[start...].firstIndex(of: first), index + word.count <= code.endIndex {
            let end = index + word.count
            if code[index..<end].elementsEqual(word), end == code.endIndex || !code[end].isPartOfName,
                index == code.startIndex || !code[index - 1].isPartOfName
            {
                return true
            }
            start = index + 1
        }
        return false
    }

    fileprivate var neverReturns: Bool { hasPrefix("fatalError") || hasPrefix("preconditionFailure") }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || self == 0x5F || self >= 0x80
    }
}
