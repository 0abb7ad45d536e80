import CodeFacts
import Diagnostics

extension SourceRange {
    /// Whether a branch depends on the answer to a request for permission.
    var isOfPermission: Bool {
        let head = SourceRange(file, bytes.lowerBound..<min(bytes.upperBound, bytes.lowerBound + 100))
        let condition = head.text.prefix { $0 != "{" }
        return ["granted", "allowed", "success", "error", "uthoriz", "#available"].contains(where: condition.contains)
    }
}

extension Interpreter {
    /// A trigger that repeats: `UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: true)`.
    func recordTrigger(_ call: Call, _ environment: inout Environment) {
        guard let interval = call.argument("timeInterval", "triggerWithTimeInterval"),
            let repeats = call.argument("repeats"), case .flag(true) = evaluate(repeats, &environment),
            let seconds = number(interval, environment), isNew("trigger", call.range)
        else { return }
        facts.repeatingTriggers.append((seconds, interval.range))
    }

    /// The value of a number, of a constant, or of a product of these; nil if it isn't known.
    private func number(_ expression: Expression, _ environment: Environment, depth: Int = 0) -> Double? {
        guard depth < 8, step() else { return nil }
        switch expression.kind {
        case .number(let text): return Double(text.filter { $0 != "_" })
        case .name(let name):
            guard environment.locals[name] == nil else { return nil }
            if let own = environment.types.reversed().lazy.compactMap({ $0.variables[name] }).first {
                return constant(own, environment, depth)
            }
            return program.variable(name, in: [])?.variable.value.flatMap { number($0, environment, depth: depth + 1) }
        case .member(let base?, let name):
            guard let path = base.path else { return nil }
            let type =
                path == ["Self"] || path == ["self"]
                ? environment.types.last : program.type(path.joined(separator: "."), in: environment.types)
            if let type { return type.variables[name].flatMap { constant($0, environment, depth) } }
            return program.variable(name, in: [])?.variable.value.flatMap { number($0, environment, depth: depth + 1) }
        case .operation("*", let left, let right):
            guard let a = number(left, environment, depth: depth + 1),
                let b = number(right, environment, depth: depth + 1)
            else { return nil }
            return a * b
        default: return nil
        }
    }

    /// The value of a property that nothing changes: `static let interval: TimeInterval = 30`.
    private func constant(
        _ entry: (variable: Variable, file: CodeFile, range: SourceRange), _ environment: Environment, _ depth: Int
    ) -> Double? {
        let before = entry.range.file.bytes[..<entry.range.bytes.lowerBound].suffix(4)
        guard entry.variable.getter == nil, before.elementsEqual("let ".utf8), let value = entry.variable.value else {
            return nil
        }
        return number(value, environment, depth: depth + 1)
    }
}
