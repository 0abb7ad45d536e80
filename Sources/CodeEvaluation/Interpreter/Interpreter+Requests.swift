import CodeFacts
import Diagnostics

// Requests that replace each other.
extension Interpreter {
    /// A request that a function adds in any case.
    private struct AddedRequest {
        var identifier: String
        /// What distinguishes it from others: the code of the trigger, or that of the call.
        var key: String
        var range: SourceRange
        /// Whether it waits for a date or a time; nil if it may. Otherwise, people get it at once.
        var waits: Bool? = true
        /// Whether the function adds it only under a condition.
        var isConditional = false
        /// The function that adds it, if another one was followed to it, and what that shows.
        var function: SourceRange?
        var texts = ""

        /// Whether the identifier is that of a variable, whose value isn't known.
        var isOfVariable: Bool { identifier.hasPrefix("\0") }

        /// Whether people would see two notifications if the identifiers were different.
        func differs(from other: AddedRequest) -> Bool {
            guard range != other.range else { return false }
            return key != other.key || function != other.function && texts != other.texts
        }
    }

    /// Notes the requests that a function adds one after the other with the same identifier: only the last one remains.
    func noteReplacedRequests(in function: Function, _ environment: Environment) {
        guard
            ["otificationRequest", ".current().add(", "enter.add("].contains(where: function.range.containsAnywhere),
            step(1 + function.range.bytes.count / 256),
            !["sleep", "asyncAfter"].contains(where: function.range.containsAnywhere)
        else { return }
        noteRequestsReplacedInLoops(in: function, environment)
        defer { if let type = environment.types.last { noteRepeatedCalls(of: function, in: type) } }
        var known = KnownRequests()
        let all = addedRequests(in: function.body, &known, environment)
        note(all)
        let own = all.filter { $0.waits == true && !$0.isConditional && !$0.isOfVariable }
        if !own.isEmpty { noteRequestsReplacedByCalls(of: function, environment) }
        // A function that adds one request, and is called several times.
        guard own.count == 1, let type = environment.types.last, type.functions[function.name]?.count == 1,
            !function.body.contains(where: \.mayLeave), !function.parameters.isEmpty
        else { return }
        for (caller, _) in type.functions.values.joined() where caller.range != function.range {
            guard step(1 + caller.range.bytes.count / 64), caller.range.calls(function.name) else { continue }
            let calls = caller.body.compactMap { statement -> AddedRequest? in
                guard case .expression(let expression) = statement.kind, let call = Call(expression),
                    call.name == function.name, call.base?.isName("self") ?? true
                else { return nil }
                return AddedRequest(
                    identifier: own[0].identifier, key: expression.range.codeWithoutSpaces ?? "", range: call.range)
            }
            note(calls)
        }
    }

    private func note(_ requests: [AddedRequest]) {
        for (index, request) in requests.enumerated() where step(1 + index / 8) {
            guard
                let earlier = requests[..<index].last(where: {
                    $0.identifier == request.identifier && !$0.isConditional
                }), earlier.waits != false, request.differs(from: earlier), isNew("replaced request", request.range)
            else { continue }
            // The value of a variable can be new: only a request that comes at once certainly belongs to the other one.
            guard request.waits == false || request.waits == true && earlier.waits == true && !request.isOfVariable
            else { continue }
            let name = request.isOfVariable ? request.range.text : request.identifier
            var replaced = ReplacedRequest(identifier: name, range: request.range, earlier: earlier.range)
            replaced.isCertain = earlier.waits == true && !request.isConditional
            facts.replacedRequests.append(replaced)
        }
    }

    // MARK: - Calls

    /// Notes the requests of a function and of the methods that it calls, and those of its callers.
    private func noteRequestsReplacedByCalls(of function: Function, _ environment: Environment) {
        guard let type = environment.types.last else { return }
        for caller in [function] + callers(of: function, in: type) where !caller.body.contains(where: \.mayLeave) {
            var visited: Set<SourceRange> = [caller.range]
            note(requests(addedIn: caller, of: type, &visited, environment))
        }
    }

    /// The methods of a type that call a function, by its name; 8 at most.
    func callers(of function: Function, in type: ProgramType) -> [Function] {
        let callers = type.functions.values.joined().map(\.function).filter { caller in
            step(1 + caller.range.bytes.count / 64) && caller.range != function.range
                && caller.range.calls(function.name)
        }
        return Array(callers.prefix(8))
    }

    /// The requests that a function adds in any case, also by methods of its type, in the order in which they run.
    private func requests(
        addedIn function: Function, of type: ProgramType, _ visited: inout Set<SourceRange>, _ environment: Environment
    ) -> [AddedRequest] {
        var known = KnownRequests()
        var result: [AddedRequest] = []
        let texts = function.body.compactMap(\.textOfContent).joined(separator: "\n")
        for statement in function.body where step() {
            if case .expression(let expression) = statement.kind, let call = Call(expression),
                call.base?.isName("self") ?? true, let methods = type.functions[call.name], methods.count == 1,
                let method = methods.first?.function, accepts(method, call.arguments.map(\.label)),
                !method.body.contains(where: \.mayLeave), visited.count < 8, visited.insert(method.range).inserted,
                // One that removes requests replaces them on purpose.
                !["sleep", "asyncAfter", "removePending", "removeAll"].contains(where: method.range.containsAnywhere)
            {
                result += requests(addedIn: method, of: type, &visited, environment)
                continue
            }
            for var request in addedRequests(in: [statement], &known, environment)
            where request.waits == true && !request.isConditional && !request.isOfVariable {
                request.function = function.range
                request.texts = texts
                result.append(request)
            }
        }
        return result
    }

    /// The values and the requests of local variables.
    private struct KnownRequests {
        var values: [String: Expression] = [:]
        var requests: [String: AddedRequest] = [:]
        /// How often code set each variable.
        var changes: [String: Int] = [:]
        /// Variables that some code set to a trigger for a date or a time.
        var triggers: Set<String> = []

        func resolved(_ expression: Expression) -> Expression {
            if case .name(let name) = expression.kind { values[name] ?? expression } else { expression }
        }
    }

    private func addedRequests(
        in statements: [Statement], _ known: inout KnownRequests, _ environment: Environment
    ) -> [AddedRequest] {
        var result: [AddedRequest] = []
        for statement in statements where step() {
            switch statement.kind {
            case .variable(let variable): set(variable.name, to: variable.value, &known, environment)
            case .group(let inner): result += addedRequests(in: inner, &known, environment)
            case .branch(let conditions, let then, let otherwise):
                // `do` and `catch`
                if conditions.isEmpty {
                    result += addedRequests(in: then, &known, environment)
                    continue
                }
                var (first, second) = (known, known)
                let conditional =
                    addedRequests(in: then, &first, environment) + addedRequests(in: otherwise, &second, environment)
                for var request in conditional where request.waits == false {
                    request.isConditional = true
                    result.append(request)
                }
                known.changes = first.changes.merging(second.changes, uniquingKeysWith: max)
                known.triggers = first.triggers.union(second.triggers)
                known.values = first.values.filter { $0.value.range == second.values[$0.key]?.range }
                known.requests = first.requests.filter { name, request in
                    request.identifier == second.requests[name]?.identifier
                        && request.waits == second.requests[name]?.waits
                }
            case .expression(let expression):
                if case .operation("=", let target, let value) = expression.kind, let name = target.lastName {
                    set(name, to: value, &known, environment)
                } else if let request = request(addedBy: expression, known, environment) {
                    result.append(request)
                }
            case .selection(_, let cases):
                var inner = known
                for one in cases { _ = addedRequests(in: one.body, &inner, environment) }
                known.triggers = inner.triggers
                for (name, count) in inner.changes where known.changes[name] != count {
                    known.changes[name] = count
                    (known.values[name], known.requests[name]) = (nil, nil)
                }
            default: continue
            }
        }
        return result
    }

    private func set(
        _ name: String, to value: Expression?, _ known: inout KnownRequests, _ environment: Environment
    ) {
        known.values[name] = value
        known.changes[name, default: 0] += 1
        if let value, waits(value, known) == true { known.triggers.insert(name) }
        known.requests[name] = value.flatMap { request(createdBy: $0, known, environment) }
    }

    /// The request of `center.add(request)`.
    private func request(
        addedBy expression: Expression, _ known: KnownRequests, _ environment: Environment
    ) -> AddedRequest? {
        guard let add = Call(expression), add.name == "add" || add.name == "addNotificationRequest",
            add.base?.range.contains("enter") ?? false, let request = add.arguments.first?.value
        else { return nil }
        if case .name(let name) = request.kind { return known.requests[name] }
        return self.request(createdBy: request, known, environment)
    }

    /// The request of `UNNotificationRequest(identifier: "a", content: content, trigger: trigger)`, if it waits for a date or
    /// a time, or for nothing.
    private func request(
        createdBy expression: Expression, _ known: KnownRequests, _ environment: Environment
    ) -> AddedRequest? {
        guard let creation = Call(expression),
            creation.name == "UNNotificationRequest" || creation.name == "requestWithIdentifier",
            let name = creation.argument("identifier", "requestWithIdentifier"),
            let trigger = creation.argument("trigger")
        else { return nil }
        let waits = waits(trigger, known)
        if waits == nil {
            // One of the values of the variable waits.
            guard case .name(let variable) = trigger.kind, known.triggers.contains(variable) else { return nil }
        }
        var identifier = constantText(known.resolved(name), environment)
        if case .name(let variable) = name.kind, identifier == nil {
            identifier = "\0\(variable) \(known.changes[variable] ?? 0)"
        }
        guard let identifier else { return nil }
        let key = known.resolved(trigger).range.codeWithoutSpaces ?? ""
        return AddedRequest(identifier: identifier, key: key, range: name.range, waits: waits)
    }

    /// Whether a trigger waits for a date or a time; nil if it isn't known.
    private func waits(_ trigger: Expression, _ known: KnownRequests) -> Bool? {
        let trigger = known.resolved(trigger)
        if trigger.isMissing { return false }
        return Call(trigger).map { Self.triggers.contains($0.name) } ?? false ? true : nil
    }

    private static let triggers: Set<String> = [
        "UNCalendarNotificationTrigger", "UNTimeIntervalNotificationTrigger", "triggerWithDateMatchingComponents",
        "triggerWithTimeInterval",
    ]

    /// The text of a literal, or of a constant of a type.
    private func constantText(_ expression: Expression, _ environment: Environment) -> String? {
        if let literal = expression.literal { return literal }
        guard expression.path?.first?.first?.isUppercase ?? false else { return nil }
        var environment = environment
        return text(expression, &environment)?.known
    }
}

extension Call {
    /// Nil for other expressions.
    fileprivate init?(_ expression: Expression) {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        self.init(callee, arguments, expression.range)
    }
}

extension Statement {
    /// The code of a text that it sets: `content.title = "Tea"`.
    fileprivate var textOfContent: String? {
        guard case .expression(let expression) = kind, case .operation("=", let target, let value) = expression.kind,
            let name = target.lastName, ["title", "subtitle", "body"].contains(name)
        else { return nil }
        return value.range.codeWithoutSpaces
    }

    /// Whether a function can end here, such as in a `guard`.
    var mayLeave: Bool {
        switch kind {
        case .exit: true
        case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.mayLeave)
        case .group(let inner), .compiled(_, let inner), .loop(_, _, let inner): inner.contains(where: \.mayLeave)
        case .selection(_, let cases): cases.contains { $0.body.contains(where: \.mayLeave) }
        default: false
        }
    }
}
