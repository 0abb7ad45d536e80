import CodeFacts
import Diagnostics

// Paths through a method that neither `return` nor `if` shows: errors that leave a task, and parts of `#if`.
extension Interpreter {
    /// Notes that a statement can end a task with an error before the handler is called.
    ///
    /// - Returns: Whether it always does.
    func addError(of statement: Statement, without handler: String, to search: inout CompletionSearch) -> Bool {
        guard search.isInTask, !search.catches, !search.isInCallback else { return false }
        if case .jump("throw") = statement.kind {
            search.ends.append(SilentEnd(.error, at: statement.range))
            return true
        }
        guard let range = statement.throwingCode,
            // Code that passes the handler on may call it first.
            !search.mentions(handler, in: range)
        else { return false }
        search.ends.append(SilentEnd(.error, at: range))
        return false
    }
}

extension CompletionSearch {
    /// Whether a part of `#if` is looked at like other code: not one that people never get, nor one of which an object
    /// keeps the handler.
    func isPath(_ statement: Statement, _ condition: String) -> Bool {
        statement.range.isSwift && !condition.isOfDevelopment && kept.isEmpty
    }

    /// Whether all that some statements do with the handler is to keep it.
    func keeps(_ handler: String, inAll statements: [Statement]) -> Bool {
        let mentioning = statements.filter { mentions(handler, in: $0.range) }
        return !mentioning.isEmpty && mentioning.allSatisfy { keeps(handler, in: $0) }
    }
}

extension String {
    /// Whether a condition of `#if` is true only while people develop the app.
    var isOfDevelopment: Bool {
        if contains("simulator") { return !hasPrefix("!") }
        return self == "DEBUG" || hasPrefix("DEBUG ") || contains("TEST") || contains("PREVIEW")
    }
}

extension ArraySlice<Statement> {
    /// The statements that are the next parts of the same `#if`.
    var partsOfSameCondition: ArraySlice<Statement> {
        prefix { statement in
            if case .compiled = statement.kind { statement.range.hasPrefix("#else") } else { false }
        }
    }
}

extension Expression {
    /// `Task { … }`, `Task.detached { … }`
    var isTask: Bool {
        guard case .call(let callee, _) = kind else { return false }
        return callee.lastName == "Task" || callee.lastName == "detached"
    }
}

extension Statement {
    /// The task that it starts, and whose end nothing waits for.
    var task: Expression? {
        guard case .expression(let expression) = kind, expression.isTask, range.hasPrefix("Task") else { return nil }
        return expression
    }

    /// The code of the statement that can throw an error: without that of its branches, and of closures.
    fileprivate var throwingCode: SourceRange? {
        switch kind {
        case .expression, .variable, .exit: range.throwsError(beforeBrace: false) ? range : nil
        case .branch, .selection, .loop:
            range.throwsError(beforeBrace: true) ? SourceRange(range.file, range.bytes.lowerBound..<range.brace) : nil
        default: nil
        }
    }
}

extension SourceRange {
    /// Whether code has a `try` that is in no closure. One that only waits throws if somebody cancels the task.
    fileprivate func throwsError(beforeBrace: Bool) -> Bool {
        let code = file.bytes[bytes.lowerBound..<(beforeBrace ? brace : bytes.upperBound)]
        let word = Array("try".utf8)
        guard isSwift, code.count < 4096, let first = code.firstIndex(of: word[0]), first + 3 < code.endIndex,
            !["sleep", "checkCancellation"].contains(where: containsAnywhere)
        else { return false }
        var (depth, isText) = (0, false)
        for index in code.indices {
            switch code[index] {
            case UInt8(ascii: "\"") where index == code.startIndex || code[index - 1] != UInt8(ascii: "\\"):
                isText.toggle()
            case UInt8(ascii: "{") where !isText: depth += 1
            case UInt8(ascii: "}") where !isText: depth -= 1
            case word[0] where depth == 0 && !isText:
                guard code[index...].starts(with: word), index == code.startIndex || !code[index - 1].isPartOfName,
                    index + 3 < code.endIndex, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(code[index + 3])
                else { continue }
                return true
            default: break
            }
        }
        return false
    }

    /// Where the first brace is, or the end.
    fileprivate var brace: Int {
        file.bytes[bytes].firstIndex(of: UInt8(ascii: "{")) ?? bytes.upperBound
    }
}
