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
        default: nil
        }
    }

    static func merged(_ left: Value, _ right: Value) -> Value {
        switch (left, right) {
        case (.list(let a, let isComplete), .list(let b, let isOtherComplete)):
            // Usually one branch appends to what the other has.
            let (long, short) = a.count >= b.count ? (a, b) : (b, a)
            let seen = Set(long.compactMap(\.identity))
            let rest = short.filter { $0.identity.map { !seen.contains($0) } ?? false }
            // Options of one branch only: which ones are set isn't known.
            let isUnclear = !rest.isEmpty || a.count != b.count
            let areOptions = long.contains(where: \.isImplicit)
            return .list(long + rest, isComplete: isComplete && isOtherComplete && !(isUnclear && areOptions))
        case (.unknown, .unknown): return .unknown
        case (.unknown, let value), (let value, .unknown):
            return value.identity == nil ? .alternatives([left, right]) : value
        default:
            if let identity = left.identity, identity == right.identity { return left }
            let values = left.all + right.all
            return values.count > 32 ? .unknown : .alternatives(values)
        }
    }
}
