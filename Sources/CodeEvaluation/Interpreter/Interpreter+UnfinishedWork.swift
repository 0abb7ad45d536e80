import CodeFacts
import Diagnostics

// What the code for an action starts, and what it doesn't wait for.
extension Interpreter {
    private static let workLimit = 100

    /// Notes the statement of a branch that starts a request over the network for which the completion handler doesn't wait.
    func noteUnfinishedWork(of actions: [CodeText], _ body: [Statement], _ environment: Environment) {
        guard facts.unfinishedWork.count < Self.workLimit, let function = environment.functionRange,
            step(1 + function.bytes.count / 64), !function.asksForTime,
            // Other code may call it: `let done = completionHandler`, `Box(completionHandler)`.
            environment.completion.map({ !function.keepsOrHandsOn($0) }) ?? true
        else { return }
        var search = WorkSearch(completion: environment.completion, effects: EffectSearch(environment))
        guard let work = unfinishedWork(in: body, &search), !search.asksForTime else { return }
        for action in actions {
            if let identifier = action.known { facts.unfinishedWork.append(CodeText(identifier, at: work)) }
        }
    }

    private func unfinishedWork(in statements: [Statement], _ search: inout WorkSearch) -> SourceRange? {
        for statement in statements {
            guard step() else { return nil }
            let found: SourceRange?
            switch statement.kind {
            case .branch(_, let then, let otherwise): found = unfinishedWork(in: then + otherwise, &search)
            case .selection(_, let cases): found = unfinishedWork(in: cases.flatMap(\.body), &search)
            case .group(let inner), .compiled(_, let inner), .loop(_, _, let inner):
                found = unfinishedWork(in: inner, &search)
            case .expression(let expression):
                found = startsWork(statement, expression, &search) ? statement.range : nil
            default: found = nil
            }
            if let found { return found }
        }
        return nil
    }

    /// Whether a statement starts a task, or calls a function that does, and hands the completion handler to neither.
    private func startsWork(_ statement: Statement, _ expression: Expression, _ search: inout WorkSearch) -> Bool {
        guard step(1 + statement.range.bytes.count / 64),
            search.completion.map({ !statement.range.mentions($0) }) ?? true
        else { return false }
        if let task = statement.task { return usesNetwork(task.range, &search, depth: 0) }
        guard let called = function(calledBy: expression, search.effects), !isOverridden(called),
            search.effects.visited.insert(called.function.range).inserted
        else { return false }
        var inner = search
        inner.effects = search.effects.inside(called)
        inner.completion = called.function.completionHandler
        defer { (search.effects.visited, search.asksForTime) = (inner.effects.visited, inner.asksForTime) }
        inner.asksForTime = inner.asksForTime || called.function.range.asksForTime
        return unfinishedWork(in: called.function.body, &inner) != nil
    }

    private static let depth = 4
    private static let nameLimit = 12

    /// Whether code makes a request over the network, itself or in the functions that it calls.
    private func usesNetwork(_ code: SourceRange, _ search: inout WorkSearch, depth: Int) -> Bool {
        guard step(1 + code.bytes.count / 64) else { return false }
        search.asksForTime = search.asksForTime || code.asksForTime
        if code.requestsData { return true }
        guard depth < Self.depth else { return false }
        for name in code.namesOfCalls.prefix(Self.nameLimit) where search.names.insert(name).inserted {
            let found = program.functions(named: name, loading: true)
            // Another function with the name may be meant.
            guard found.count == 1, let function = found.first?.function else { continue }
            if usesNetwork(function.range, &search, depth: depth + 1) { return true }
        }
        return false
    }
}

private struct WorkSearch {
    /// The name of the completion handler, if the code has it.
    var completion: String?
    var effects: EffectSearch
    /// The functions that were looked for.
    var names: Set<String> = []
    /// Whether code requests background execution time.
    var asksForTime = false
}

extension SourceRange {
    fileprivate func keepsOrHandsOn(_ name: String) -> Bool {
        containsAnywhere("= \(name)") || handsOn(function: name)
    }

    fileprivate var asksForTime: Bool {
        ["beginBackgroundTask", "performExpiringActivity", "background(withIdentifier", "backgroundSession"].contains(
            where: containsAnywhere)
    }

    fileprivate var requestsData: Bool {
        [
            "URLSession.shared.", "URLSession(", ".data(for:", ".data(from:", ".upload(for:", ".dataTask(",
            "dataTaskWith", "AF.request(",
        ].contains(where: containsAnywhere)
    }

    /// The names before parentheses, in their order.
    fileprivate var namesOfCalls: [String] {
        let code = file.bytes[bytes]
        var names: [String] = []
        var start: Int?
        for index in code.indices {
            if code[index].isPartOfName {
                start = start ?? index
            } else {
                if let start, code[index] == UInt8(ascii: "(") {
                    let name = String(decoding: code[start..<index], as: UTF8.self)
                    if name.first?.isLowercase ?? false, !names.contains(name) { names.append(name) }
                }
                start = nil
            }
        }
        return names
    }
}
