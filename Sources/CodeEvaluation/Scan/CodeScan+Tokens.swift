package import CodeFacts
import Diagnostics

/// What code does with the device token.
package struct Tokens {
    /// Whether each method that gets it does nothing but store it or write it to a log, and how many there are.
    fileprivate var areStored = true
    fileprivate var count = 0
    /// The key with which code stores it, as it is written.
    package fileprivate(set) var key: String?
    /// Functions that send it, by their names.
    fileprivate var senders: [CodeText] = []

    /// Functions that send it and that only other code can call, if nothing else can send it.
    package var possibleSenders: [CodeText] { areStored && count == 1 ? senders : [] }
}

extension CodeScan {
    private static let verbs = ["send", "upload", "post", "submit", "register"]
    private static let connections = ["URLSession", "URLRequest"]

    /// Notes a method that gets the device token from the system.
    func noteTokenMethod(_ function: Function) {
        tokens.count += 1
        let code = function.range
        guard code.bytes.count < 8192 else {
            tokens.areStored = false
            return
        }
        tokens.areStored =
            tokens.areStored && function.body.contains { $0.range.containsAnywhere("efaults") }
            && function.body.allSatisfy { $0.isKept }
        let text = code.text
        if let start = text.firstRange(of: "orKey:")?.upperBound {
            tokens.key = String(text[start...].drop { $0 == " " || $0 == "@" }.prefix { !", )]\n".contains($0) })
        }
        noteStoredComparison(in: function.body)
    }

    /// Notes a function that sends a token to a server.
    func noteTokenSender(_ function: Function) {
        let name = function.name.lowercased()
        guard name.contains("token"), Self.verbs.contains(where: name.hasPrefix), tokens.senders.count < 20,
            function.range.bytes.count < 8192, Self.connections.contains(where: function.range.containsAnywhere)
        else { return }
        tokens.senders.append(CodeText(function.name, at: function.range))
    }

    /// Notes `set(token, forKey: "token")` before `guard token != stored else { return }`.
    private func noteStoredComparison(in statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            guard case .expression(let expression) = statement.kind, let store = call(expression),
                ["set", "setObject"].contains(store.name), store.base?.range.contains("efaults") ?? false,
                let value = store.arguments.first?.value.range.codeWithoutSpaces,
                let key = store.argument("forKey")?.range.codeWithoutSpaces
            else { continue }
            for later in statements[(index + 1)...].prefix(8) {
                guard case .branch(let conditions, let then, let otherwise) = later.kind, conditions.count == 1,
                    case .test(let test) = conditions[0], case .operation(let sign, let left, let right) = test.kind
                else { continue }
                let isLeft = sign == "!=" && then.isEmpty || sign == "==" && then.last.map(\.isExit) ?? false
                let isSkipped = sign == "!=" && otherwise.isEmpty
                guard isLeft || isSkipped else { continue }
                for (one, other) in [(left, right), (right, left)] where one.range.codeWithoutSpaces == value {
                    let stored = local(other).range
                    guard stored.bytes.lowerBound > statement.range.bytes.upperBound,
                        stored.containsAnywhere("efaults"),
                        let code = stored.codeWithoutSpaces, code.contains("orKey:\(key)")
                    else { continue }
                    facts.comparisonsWithStored.append(test.range)
                    return
                }
            }
        }
    }
}

extension Statement {
    fileprivate var isExit: Bool { if case .exit = kind { true } else { false } }

    /// Whether code only makes, stores or logs a value.
    fileprivate var isKept: Bool {
        if isLog || range.containsAnywhere("efaults") { return true }
        switch kind {
        case .variable: return true
        case .loop(_, _, let body): return body.allSatisfy { $0.isKept }
        case .expression(let expression):
            switch expression.kind {
            case .operation(let name, _, _): return name.hasSuffix("=")
            case .call(let callee, _): return ["append", "appendFormat", "appendString"].contains(callee.lastName)
            default: return false
            }
        case .group(let inner): return inner.allSatisfy { $0.isKept }
        default: return false
        }
    }
}
