import CodeFacts
import Diagnostics

extension Interpreter {
    /// A trigger that repeats: `UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: true)`.
    func recordTrigger(_ call: Call, _ environment: inout Environment) {
        guard let interval = call.argument("timeInterval", "triggerWithTimeInterval"),
            let repeats = call.argument("repeats"), case .flag(true) = evaluate(repeats, &environment),
            let seconds = number(interval), isNew("trigger", call.range)
        else { return }
        facts.repeatingTriggers.append((seconds, interval.range))
    }

    /// The value of a number, of a constant, or of a product of these; nil if it isn't known.
    private func number(_ expression: Expression, depth: Int = 0) -> Double? {
        guard depth < 8, step() else { return nil }
        switch expression.kind {
        case .number(let text): return Double(text.filter { $0 != "_" })
        case .name(let name), .member(_, let name):
            return program.variable(name, in: [])?.variable.value.flatMap { number($0, depth: depth + 1) }
        case .operation("*", let left, let right):
            guard let a = number(left, depth: depth + 1), let b = number(right, depth: depth + 1) else { return nil }
            return a * b
        default: return nil
        }
    }
}
