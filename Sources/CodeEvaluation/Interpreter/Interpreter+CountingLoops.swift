import CodeFacts
import Diagnostics

// Loops that count, instead of visiting a collection.
extension Interpreter {
    /// Notes requests of a loop that counts: `while hour < 20 { …; hour += 2 }`, `for (int i = 0; i < 7; i++) { … }`.
    func noteRequests(ofPassesOf statement: Statement, _ type: ProgramType?) {
        let body: [Statement]
        switch statement.kind {
        case .branch(_, let then, let otherwise)
        where otherwise.isEmpty && statement.range.isSwift && statement.range.hasPrefix("while "):
            body = then
        case .group(let inner) where inner.count > 0 && statement.range.countsPasses: body = inner
        default: return
        }
        guard let start = body.first?.range.bytes.lowerBound, statement.range.contains(body[0].range) else { return }
        var (declared, changed): (Set<String>, Set<String>) = ([], [])
        for statement in body { statement.addNames(declared: &declared, changed: &changed) }
        let header = SourceRange(statement.range.file, statement.range.bytes.lowerBound..<start)
        guard header.bytes.count < 1024 else { return }
        // What the header counts, or compares.
        var counters = changed.subtracting(declared).filter(header.mentions)
        if let name = header.counter { counters.insert(name) }
        guard !counters.isEmpty, body.allSatisfy({ step(1 + $0.range.bytes.count / 64) }) else { return }
        noteRequests(ofPassesWith: counters, body, type, isCertain: !statement.range.isSwift)
    }
}

extension [Statement] {
    /// Whether each pass of a loop gives a variable a value that is made of its last one: `date = next`, after
    /// `let next = date + day`.
    func changesWithEachPass(_ name: String) -> Bool {
        // Each value is searched for each name.
        guard count <= 100 else { return false }
        var made: Set<String> = [name]
        func isMade(_ value: Expression) -> Bool { made.count <= 20 && made.contains(where: value.range.mentions) }
        for statement in self {
            switch statement.kind {
            case .variable(let variable): if let value = variable.value, isMade(value) { made.insert(variable.name) }
            case .branch(let conditions, let then, _) where then.isEmpty:
                for case .bind(let names, let value) in conditions where isMade(value) { made.formUnion(names) }
            case .expression(let expression):
                guard case .operation(let sign, let target, let value) = expression.kind, target.isName(name),
                    Interpreter.assignments.contains(sign)
                else { continue }
                if sign != "=" || isMade(value) { return true }
            default: continue
            }
        }
        return false
    }
}

extension SourceRange {
    /// Whether it is a loop of Objective-C that isn't over a collection, or one that ends with `while`.
    fileprivate var countsPasses: Bool {
        isSwift ? false : hasPrefix("for (") || hasPrefix("for(") || hasPrefix("while (") || hasPrefix("while(")
    }

    /// The variable that the header of a loop declares: `for (int i = 0;`.
    fileprivate var counter: String? {
        guard bytes.count < 400, !isSwift, hasPrefix("for"), let sign = text.firstIndex(of: "=") else { return nil }
        let name = text[..<sign].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
        return name == "for" ? nil : name
    }
}
