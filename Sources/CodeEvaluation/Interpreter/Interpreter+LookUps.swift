// Calls that only look for something, as their names say.
extension Interpreter {
    /// Whether an expression whose value is kept looks for something, as its name says: `events.find(id)`.
    func onlyLooksUp(_ expression: Expression) -> Bool {
        switch expression.kind {
        // `try await events.find(id)`
        case .other(let items): return items.count == 1 && onlyLooksUp(items[0])
        case .call(let callee, let arguments):
            guard case .member(let base?, let name) = callee.kind, step(),
                Self.lookingUp.contains(where: { name == $0 || name.hasPrefix($0) && name.isWord(after: $0) }),
                !["And", "Or", "Then"].contains(where: name.contains)
            else { return false }
            return onlyReads(base) && arguments.allSatisfy { onlyReads($0.value) }
        default: return false
        }
    }

    private static let lookingUp = ["find", "fetch", "first", "get", "lookUp", "lookup"]
}

extension String {
    /// Whether a new word begins after a prefix, as a capital shows.
    fileprivate func isWord(after prefix: String) -> Bool { dropFirst(prefix.count).first?.isUppercase ?? false }
}
