import Diagnostics

extension [Statement] {
    /// If all calls of a function are in closures that run after the launch, what runs these: `onAppear` of a view, also for
    /// its controls, or the answer of people to the request for permission.
    func functionOfLateCalls(of name: String, in code: SourceRange) -> Function? {
        var search = LateCallSearch(name: name)
        search.visit(self, depth: 0)
        guard let runner = search.runner, !search.isCalledElsewhere else { return nil }
        return Function(name: runner, parameters: [], body: self, isStatic: false, at: code)
    }
}

/// Finds the closures around the calls of a function.
private struct LateCallSearch {
    let name: String
    /// What runs the closures with calls.
    var runner: String?
    /// Whether other code calls it, or is nested too deeply.
    var isCalledElsewhere = false

    private static let runners = [
        "onAppear": "onAppear", "task": "onAppear", "requestAuthorization": "requestAuthorization",
        "requestAuthorizationWithOptions": "requestAuthorization", "Button": "onAppear", "onTapGesture": "onAppear",
        "onSubmit": "onAppear", "refreshable": "onAppear", "onDelete": "onAppear", "onChange": "onAppear",
        "onDisappear": "onAppear", "onLongPressGesture": "onAppear", "destructive": "onAppear",
    ]
    /// The labels of closures that a control runs.
    private static let actions: Set<String> = ["action", "set"]
    private static let depth = 48

    mutating func visit(_ statements: [Statement], depth: Int) {
        for statement in statements where statement.range.mentions(name) {
            switch statement.kind {
            case .expression(let expression): visit(expression, depth: depth)
            case .exit(let expression?): visit(expression, depth: depth)
            case .variable(let variable):
                if let value = variable.value { visit(value, depth: depth) }
                if variable.getter != nil { isCalledElsewhere = true }
            case .branch(let conditions, let then, let otherwise):
                isCalledElsewhere = isCalledElsewhere || conditions.contains { $0.range?.calls(name) ?? false }
                visit(then + otherwise, depth: depth + 1)
            case .selection(let subject, let cases):
                visit(subject, depth: depth)
                for one in cases { visit(one.body, depth: depth + 1) }
            case .loop(_, let sequence, let body):
                visit(sequence, depth: depth)
                visit(body, depth: depth + 1)
            case .group(let inner), .compiled(_, let inner): visit(inner, depth: depth + 1)
            default: isCalledElsewhere = true
            }
        }
    }

    /// Whether it is the function itself: `start`, `self.start`.
    private func isOwn(_ expression: Expression) -> Bool {
        if case .member(let base?, name) = expression.kind { return base.isName("self") }
        return expression.isName(name)
    }

    private mutating func visit(_ expression: Expression, depth: Int) {
        guard depth < Self.depth, !isCalledElsewhere,
            expression.range.calls(name) || expression.range.handsOn(function: name)
        else {
            isCalledElsewhere = isCalledElsewhere || depth >= Self.depth
            return
        }
        switch expression.kind {
        case .call(let callee, let arguments):
            if callee.lastName == name { isCalledElsewhere = true }
            if case .member(let base?, _) = callee.kind { visit(base, depth: depth + 1) }
            for argument in arguments {
                guard case .function(let closure) = argument.value.kind else {
                    // `Button(action: start)`, `.onAppear(perform: start)`, `Editor(onSave: start)`
                    let isEvent =
                        argument.label?.isNameOfEvent ?? false && callee.lastName?.first?.isUppercase ?? false
                    let isAction = argument.label == "action" || argument.label == "perform"
                    if isOwn(argument.value), isEvent || isAction,
                        let runner = isEvent ? "onAppear" : Self.runners[callee.lastName ?? ""]
                    {
                        self.runner = runner
                    } else {
                        visit(argument.value, depth: depth + 1)
                    }
                    continue
                }
                // `Button(action: { start() }) { … }`, `Binding(get: { isOn }, set: { … })`
                // `Banner(onClose: { start() })`
                let isAction =
                    argument.label.map { Self.actions.contains($0) || $0.isNameOfEvent } ?? false
                    && callee.lastName?.first?.isUppercase ?? false
                guard let runner = isAction ? "onAppear" : Self.runners[callee.lastName ?? ""] else {
                    visit(closure.body, depth: depth + 1)
                    continue
                }
                if argument.value.range.calls(name) { self.runner = runner }
            }
        case .function(let closure): visit(closure.body, depth: depth + 1)
        case .choice(let statements): visit(statements, depth: depth + 1)
        case .other(let parts), .list(let parts): for part in parts { visit(part, depth: depth + 1) }
        case .operation(_, let left, let right):
            visit(left, depth: depth + 1)
            visit(right, depth: depth + 1)
        default: isCalledElsewhere = true
        }
    }
}

extension StringProtocol {
    /// Whether a label is the name of an event, such as `onSave`.
    package var isNameOfEvent: Bool { hasPrefix("on") && dropFirst(2).first?.isUppercase ?? false }
}
