import CodeFacts
import Diagnostics

extension Value {
    /// Equal for two creations of the same action or category.
    var identity: String? {
        switch self {
        case .action(let fact): fact.identifier.known.map { "action \($0)" }
        case .category(let fact): fact.identifier.known.map { "category \($0)" }
        case .text(let text): text.known.map { "text \($0)" }
        case .content(let number): "content \(number)"
        case .registered: "registered"
        case .notificationCenter: "center"
        case .response(let part): "response \(part)"
        case .implicit(let name, _): "implicit \(name)"
        case .member(let type, let name, _, let values) where values.isEmpty: "case \(type.name).\(name)"
        default: nil
        }
    }

    /// The same, in one of two lists only.
    fileprivate var optional: Value {
        guard case .action(var fact) = self else { return self }
        fact.isOptional = true
        return .action(fact)
    }

    /// Whether it stands for a value that may also be another, unknown one. Of a text and of options, what isn't known
    /// would change what people see.
    fileprivate var isTheOnlyKnown: Bool {
        switch self {
        case .action, .category, .content, .registered, .notificationCenter, .response: identity != nil
        default: false
        }
    }

    /// One of some values, which can themselves be alternatives. Unknown if there are too many.
    static func alternatives(of values: some Sequence<Value>) -> Value {
        let values = values.flatMap(\.all)
        return values.count > 32 ? .unknown : .alternatives(values)
    }
}

extension Interpreter {
    /// What two branches make together.
    func merged(_ left: Value, _ right: Value) -> Value {
        let (left, right) = (left.withoutNumber, right.withoutNumber)
        switch (left, right) {
        case (.list(let a, let isComplete), .list(let b, let isOtherComplete)):
            guard step(1 + (a.count + b.count) / 4) else { return .unknown }
            // Usually one branch appends to what the other has.
            let (long, short) = a.count >= b.count ? (a, b) : (b, a)
            let seen = Set(long.compactMap(\.identity))
            let rest = short.filter { $0.identity.map { !seen.contains($0) } ?? false }
            // Options of one branch only: which ones are set isn't known.
            let isUnclear = !rest.isEmpty || a.count != b.count
            let areOptions = long.contains { $0.isImplicit || $0.isMember }
            if rest.isEmpty, !isUnclear, isComplete == isOtherComplete {
                return a.count >= b.count ? left : right
            }
            let common = Set(short.compactMap(\.identity))
            let values =
                long.map { $0.identity.map(common.contains) ?? false ? $0 : $0.optional } + rest.map(\.optional)
            return list(values, isComplete: isComplete && isOtherComplete && !(isUnclear && areOptions))
        case (.legacyCategory(let one), .legacyCategory(let other)) where one == other: return left
        case (.legacyAction(let one), .legacyAction(let other)) where one == other: return left
        case (.unknown, .unknown): return .unknown
        case (.missing, .missing): return .missing
        case (.unknown, let value), (let value, .unknown), (.missing, let value), (let value, .missing):
            return value.isTheOnlyKnown ? value : .alternatives(of: [left, right])
        default:
            if let identity = left.identity, identity == right.identity { return left }
            return .alternatives(of: [left, right])
        }
    }
    /// A list, within the limits for its length and for the memory of the code.
    func list(_ values: [Value], isComplete: Bool) -> Value {
        budget.spend(steps: values.count / 16, bytes: 16 * values.count)
        guard values.count > EvaluationBudget.listLimit else { return .list(values, isComplete: isComplete) }
        return .list(Array(values.prefix(EvaluationBudget.listLimit)), isComplete: false)
    }

    /// A text that code makes, within the limits for its length and for the memory of the code. Nil if it is too long.
    func text(of parts: [String]) -> String? {
        let count = parts.reduce(0) { $0 + $1.utf8.count }
        budget.spend(steps: count / 256)
        guard count <= EvaluationBudget.textLimit else { return nil }
        if parts.count == 1 { return parts[0] }
        budget.spend(bytes: count)
        return parts.joined()
    }
}
