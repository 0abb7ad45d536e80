import CodeFacts
import Diagnostics

/// Objects that code makes only to call a method: `Handler().start()`.
struct TemporaryObjects {
    struct Call {
        var type: String
        var method: String
        var creation: SourceRange
    }
    fileprivate var calls: [Call] = []
    /// The classes and methods in which an object makes itself the delegate of the notification center.
    fileprivate var delegates: [(type: String, method: Function)] = []

    fileprivate static let limit = 1_000
}

extension CodeScan {
    /// Notes that a method makes its object the delegate.
    func noteOwnDelegate(_ source: Expression) {
        guard source.isName("self"), let type = types.last?.name, let function,
            function.name == "init" || !function.isStatic,
            temporaries.delegates.count < TemporaryObjects.limit
        else { return }
        if temporaries.delegates.isEmpty { later { [self] in addTemporaryDelegates() } }
        temporaries.delegates.append((type, function))
    }

    /// Notes a call of a method of an object that nothing else gets.
    func noteTemporary(_ call: Call) {
        guard let base = call.base, let creation = temporary(base), let type = createdType(creation),
            !type.hasSuffix("View"), temporaries.calls.count < TemporaryObjects.limit, !traits.releases
        else { return }
        temporaries.calls.append(.init(type: type, method: call.name, creation: creation.range))
    }

    /// The expression that creates the receiver of a call, or the variable in which only the call finds it.
    private func temporary(_ base: Expression) -> Expression? {
        guard let function else { return nil }
        guard case .name(let name) = base.kind else { return base }
        guard let values = locals[name], values.count == 1, createdType(values[0]) != nil, !values[0].isStatic,
            function.range.contains(values[0].range), function.range.count(of: name) == 2
        else { return nil }
        return values[0]
    }

    /// The temporary objects that become the delegate: the center only has a weak reference to it.
    private func addTemporaryDelegates() {
        for call in temporaries.calls {
            let becomesDelegate = temporaries.delegates.contains { type, method in
                type.split(separator: ".").last == call.type[...] && method.returnsNothing
                    && (method.name == call.method || method.name == "init")
            }
            guard becomesDelegate, canKeepItself(call.type) == false else { continue }
            facts.unkeptDelegates.append(call.creation)
        }
    }
}
