import CodeFacts
import Diagnostics

// Methods of other types that make requests.
extension Interpreter {
    /// The methods that make a request with one identifier, for loops in other types.
    package var namesOfRequestMethods: Set<String> { Set(requestMethods.keys) }

    /// Notes a method that makes a request with an identifier that is the same for whatever it gets, or which it gets.
    func noteRequestMethod(_ function: Function, of type: ProgramType) {
        guard !function.parameters.isEmpty, function.name != "init",
            !(requestMethods[function.name] ?? []).contains(where: { $0.function.range == function.range })
        else { return }
        let names = Set(function.parameters.map(\.name))
        let identifiers = function.parameters.filter { parameter in
            let label = parameter.label?.lowercased() ?? ""
            return label.hasSuffix("id") || label.hasSuffix("identifier")
        }.map(\.name)
        var scope = LoopScope(dependent: names, varying: names.subtracting(identifiers), type: type)
        var visited: Set<SourceRange> = [function.range]
        guard !requests(addedInEachPass: function.body, &scope, &visited).isEmpty else { return }
        requestMethods[function.name, default: []].append((function, type))
    }

    /// Notes the loops of a file that call such methods.
    package func noteRequestsReplacedInLoops(of file: CodeFile) {
        budget.beginFile()
        noteLoops(in: file.statements, of: nil, depth: 0)
        if budget.isSpent { omit(file.source, budget.reason) }
    }

    private func noteLoops(in declarations: [Statement], of type: ProgramType?, depth: Int) {
        guard depth < 16, !budget.isSpent else { return }
        for statement in declarations {
            switch statement.kind {
            case .type(let declaration):
                let outer = type.map { "\($0.name)." } ?? ""
                let inner = program.type(outer + declaration.name, in: [])
                noteLoops(in: declaration.members, of: inner, depth: depth + 1)
            case .compiled(_, let inner), .group(let inner): noteLoops(in: inner, of: type, depth: depth + 1)
            case .function(let function):
                steps = 0
                guard step(1 + requestMethods.count * function.range.bytes.count / 64),
                    requestMethods.keys.contains(where: function.range.calls)
                else { continue }
                noteLoops(in: function.body, type, depth: 0)
            case .variable(let variable):
                steps = 0
                noteLoops(in: variable.getter ?? [], type, depth: 0)
            default: continue
            }
        }
    }

    /// The method of another type that a call in a loop means: one of a type that the code names, or whose object has the
    /// name of the type.
    func requestMethod(_ call: Call, _ scope: LoopScope) -> (function: Function, type: ProgramType)? {
        guard let base = call.base, let methods = requestMethods[call.name],
            step(1 + methods.count * (1 + base.range.bytes.count / 64))
        else { return nil }
        let labels = call.arguments.map(\.label)
        let meant = methods.filter { function, type in
            let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
            guard accepts(function, labels) else { return false }
            if base.range.mentions(name) { return true }
            guard let object = base.lastName else { return false }
            // A property of a type: `Services.reminders`.
            if let path = base.path, path.count == 2, path[0].first?.isUppercase ?? false,
                let variable = program.type(path[0], in: [])?.variables[object]?.variable
            {
                return variable.type.map { $0 == name } ?? variable.value?.range.mentions(name) ?? false
            }
            if let variable = scope.type?.variables[object]?.variable {
                let isOfType = variable.type.map { $0.filter { $0 != "?" && $0 != "!" } == name }
                return isOfType ?? variable.value?.range.mentions(name) ?? false
            }
            return scope.values[object]?.range.mentions(name) ?? (object.lowercased() == name.lowercased())
        }
        return meant.count == 1 ? meant[0] : nil
    }

    /// The method of a type that the one around the loop inherits.
    func inheritedMethod(_ call: Call, _ scope: LoopScope) -> (function: Function, type: ProgramType)? {
        guard call.base?.isName("self") ?? true, let type = scope.type, !type.inherited.isEmpty,
            let methods = requestMethods[call.name], step(1 + methods.count)
        else { return nil }
        let types = program.inherited(by: type.name).types
        let labels = call.arguments.map(\.label)
        let meant = methods.filter { types.contains($0.type.name) && accepts($0.function, labels) }
        return meant.count == 1 ? meant[0] : nil
    }

    /// The creation of the request that a call adds to the center: `center.add(request)`.
    func requestCreation(addedBy add: Call, _ values: [String: Expression]) -> Call? {
        requestCall(addedBy: add, values).flatMap { $0.createsRequest ? $0 : nil }
    }

    private func requestCall(addedBy add: Call, _ values: [String: Expression]) -> Call? {
        guard add.name == "add" || add.name == "addNotificationRequest", add.base?.range.contains("enter") ?? false
        else { return nil }
        return add.arguments.first.flatMap { call($0.value, values) }
    }

    /// The call that an expression is, or that is the value of the variable with its name.
    private func call(_ expression: Expression, _ values: [String: Expression]) -> Call? {
        var expression = expression
        if case .name(let name) = expression.kind, let value = values[name] { expression = value }
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        return Call(callee, arguments, expression.range)
    }

    /// The method of the type that makes the request which a call adds to the center: `center.add(request(for: day))`.
    func requestMaker(addedBy add: Call, _ scope: LoopScope) -> (Function, [Expression.Argument])? {
        guard let call = requestCall(addedBy: add, scope.values), !call.createsRequest,
            call.base?.isName("self") ?? true, let methods = scope.type?.functions[call.name], methods.count == 1,
            let method = methods.first?.function, accepts(method, call.arguments.map(\.label)),
            step(1 + method.range.bytes.count / 64), method.range.containsAnywhere("otificationRequest")
        else { return nil }
        return (method, call.arguments)
    }

    /// The created request, if its identifier is the same in each pass and its time isn't.
    func request(madeBy creation: Call, _ scope: LoopScope) -> [LoopRequest] {
        guard let identifier = creation.argument("identifier", "requestWithIdentifier"),
            let trigger = creation.argument("trigger"), depends(trigger, scope),
            isFixed(identifier, scope, depth: 0)
        else { return [] }
        return [LoopRequest(identifier: identifier, range: identifier.range)]
    }

    func request(returnedAs value: Expression, _ scope: LoopScope) -> [LoopRequest] {
        guard let creation = call(value, scope.values), creation.createsRequest else { return [] }
        return request(madeBy: creation, scope)
    }

    /// Notes that a call changes a variable: `parts.setValue(day, for: .weekday)`, `name.append("\(day)")`.
    func noteChange(by call: Call, _ scope: inout LoopScope) {
        guard let name = call.base?.path?.first, name != "self", !call.arguments.isEmpty,
            ["set", "add", "append", "insert"].contains(where: call.name.hasPrefix)
        else { return }
        if call.arguments.contains(where: { depends($0.value, scope) }) { scope.dependent.insert(name) }
        if call.arguments.contains(where: { !isFixed($0.value, scope, depth: 0) }) { scope.varying.insert(name) }
    }
}

extension Call {
    fileprivate var createsRequest: Bool { ["UNNotificationRequest", "requestWithIdentifier"].contains(name) }
}

extension String {
    /// Whether a property with the name may have another value each time.
    var isNewEachTime: Bool {
        ["next", "new", "random", "unique", "uuid", "UUID", "now"].contains(where: hasPrefix)
    }
}
