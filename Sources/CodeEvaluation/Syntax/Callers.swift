package import Diagnostics

/// A function that calls another one, and the type around it.
package struct Caller: Sendable {
    package let function: Function
    package let type: TypeDeclaration?
    /// Whether all calls are of a function of the caller's type, as far as it has one: `start()`, `self.start()`.
    package let callsOwn: Bool
}

extension CodeFile {
    /// The types that have a function with a name, each with the code of the function.
    package func types(withFunction name: String) -> [(type: TypeDeclaration, function: SourceRange)] {
        var result: [(type: TypeDeclaration, function: SourceRange)] = []
        func add(_ statements: [Statement], in type: TypeDeclaration?, depth: Int) {
            guard depth < 16 else { return }
            for statement in statements {
                switch statement.kind {
                case .type(let inner):
                    add(inner.members, in: inner, depth: depth + 1)
                case .compiled(_, let inner), .group(let inner): add(inner, in: type, depth: depth + 1)
                case .function(let function) where function.name == name:
                    if let type { result.append((type, function.range)) }
                default: continue
                }
            }
        }
        add(statements, in: nil, depth: 0)
        return result
    }

    /// The functions whose code calls a function with a name; nil if other code uses it, such as the value of a
    /// property.
    ///
    /// - Parameters:
    ///   - function: The function that is called. Its own code doesn't count.
    ///   - others: Other types with a function of that name. Calls of theirs don't count: `Store.shared.start()`.
    package func callers(
        of name: String, except function: SourceRange, others: Set<String> = []
    ) -> [Caller]? {
        let search = ReceiverSearch(source, function: name, types: others)
        var callers: [Caller] = []
        return add(statements, in: nil, name, function, search, &callers, depth: 0) ? callers : nil
    }

    private func add(
        _ statements: [Statement], in type: TypeDeclaration?, _ name: String, _ called: SourceRange,
        _ search: ReceiverSearch, _ callers: inout [Caller], depth: Int
    ) -> Bool {
        guard depth < 16 else { return false }
        for statement in statements {
            switch statement.kind {
            // Code of a test, or for a preview in Xcode.
            case .type(let inner) where inner.inherited.contains(where: ["XCTestCase", "PreviewProvider"].contains):
                continue
            case .type(let inner):
                guard add(inner.members, in: inner, name, called, search, &callers, depth: depth + 1) else {
                    return false
                }
            case .compiled(_, let inner), .group(let inner):
                guard add(inner, in: type, name, called, search, &callers, depth: depth + 1) else { return false }
            case .function(let function):
                guard function.range != called else { continue }
                let mentioned = function.body.filter { search.isMentioned(in: $0.range) }
                let isHandedOn = mentioned.contains { $0.range.handsOn(function: name) }
                if isHandedOn || mentioned.contains(where: { $0.range.calls(name) }) {
                    let callsOwn = !mentioned.contains { $0.range.callsOfOther(name) }
                    let late = mentioned.functionOfLateCalls(of: name, in: function.range)
                    guard !isHandedOn || late != nil else { return false }
                    callers.append(Caller(function: late ?? function, type: type, callsOwn: callsOwn))
                }
            case .variable(let variable)
            where variable.getter?.contains { search.isMentioned(in: $0.range) } ?? false:
                // `var body: some View { Text(title).onAppear { start() } }`
                guard let late = variable.getter?.functionOfLateCalls(of: name, in: statement.range) else {
                    if statement.range.calls(name) || statement.range.handsOn(function: name) { return false }
                    continue
                }
                let callsOwn = !statement.range.callsOfOther(name)
                callers.append(Caller(function: late, type: type, callsOwn: callsOwn))
            default:
                if statement.range.hasPrefix("#Preview") || !search.isMentioned(in: statement.range) { continue }
                if statement.range.calls(name) || statement.range.handsOn(function: name) { return false }
            }
        }
        return true
    }
}
