import CodeFacts
import Diagnostics

/// The names of variables with requests, in the code that is visited.
struct RequestLists {
    /// Lists of requests, single requests, and identifiers of requests.
    var lists: Set<String> = []
    var requests: Set<String> = []
    var identifiers: Set<String> = []

    /// Whether an expression is a member of a single request.
    func isOfPending(_ identifier: Expression) -> Bool {
        guard case .member(let base?, _) = identifier.kind, case .name(let name) = base.kind else { return false }
        return requests.contains(name)
    }
}

// Comparisons with the identifiers of requests that wait, or of notifications that were delivered.
extension CodeScan {
    private static let pending: Set<String> = [
        "getPendingNotificationRequests", "getPendingNotificationRequestsWithCompletionHandler",
    ]

    /// What the parameters of the closures of a call have.
    func enterClosures(of call: Call) {
        let names = call.arguments.flatMap { argument -> [String] in
            if case .function(let closure) = argument.value.kind { closure.parameters } else { [] }
        }
        guard !names.isEmpty else { return }
        for name in names {
            requestLists.lists.remove(name)
            requestLists.requests.remove(name)
            requestLists.identifiers.remove(name)
        }
        guard names.count == 1, let name = names.first else { return }
        if Self.pending.contains(call.name) { requestLists.lists.insert(name) }
        guard let base = call.base else { return }
        switch kind(of: base, depth: 0) {
        case .requests?: requestLists.requests.insert(name)
        case .identifiers?: requestLists.identifiers.insert(name)
        case nil: break
        }
    }

    func enterLoop(_ names: [String], over sequence: Expression) {
        guard names.count == 1 else { return }
        switch kind(of: sequence, depth: 0) {
        case .requests?: requestLists.requests.insert(names[0])
        case .identifiers?: requestLists.identifiers.insert(names[0])
        case nil: break
        }
    }

    private enum Kind { case requests, identifiers }

    /// What a list has; nil if it isn't known to be about requests.
    private func kind(of list: Expression, depth: Int) -> Kind? {
        guard depth < 8 else { return nil }
        if case .name(let name) = list.kind {
            if requestLists.lists.contains(name) { return .requests }
            let value = local(list)
            return value.range == list.range ? nil : kind(of: value, depth: depth + 1)
        }
        guard let call = call(list), let base = call.base else { return nil }
        switch call.name {
        case "pendingNotificationRequests": return .requests
        case "filter", "sorted", "reversed", "prefix", "dropFirst": return kind(of: base, depth: depth + 1)
        case "map", "valueForKey":
            guard kind(of: base, depth: depth + 1) == .requests, let value = call.arguments.first?.value else {
                return nil
            }
            return value.isIdentifierPath ? .identifiers : nil
        default: return nil
        }
    }

    /// Whether an expression is the identifier of a request.
    func isIdentifierOfRequest(_ expression: Expression) -> Bool {
        let expression = local(expression)
        switch expression.kind {
        case .name(let name): return requestLists.identifiers.contains(name)
        case .member(let base?, "identifier"):
            if case .name(let name) = base.kind, requestLists.requests.contains(name) { return true }
            if case .member(_?, "request") = base.kind { return true }
            if case .name(let name) = base.kind, locals[name] == nil,
                let type = function?.parameters.first(where: { $0.name == name })?.type
            {
                return type.hasPrefix("UNNotificationRequest")
            }
            return base.isName("request") && local(base).range.hasSuffix(".request")
        default: return false
        }
    }

    /// Whether a text begins with the identifier of another request: `request.identifier + "-later"`.
    func beginsWithIdentifierOfRequest(_ text: Expression, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        let text = local(text)
        switch text.kind {
        case .text(let segments):
            guard case .value(let first)? = segments.first(where: { !$0.isEmpty }) else { return false }
            return isIdentifierOfRequest(first)
        case .operation("+", let left, _):
            return isIdentifierOfRequest(left) || beginsWithIdentifierOfRequest(left, depth: depth + 1)
        case .call:
            guard let call = call(text) else { return false }
            switch call.name {
            case "appending", "stringByAppendingString", "stringByAppendingFormat":
                return call.base.map(isIdentifierOfRequest) ?? false
            case "stringWithFormat":
                return call.arguments.first?.value.literal?.hasPrefix("%@") ?? false && call.arguments.count > 1
                    && isIdentifierOfRequest(call.arguments[1].value)
            default: return false
            }
        default: return false
        }
    }

    /// Notes the category with which code compares that of a request which waits.
    func noteCategoryOfRequest(_ left: Expression, _ right: Expression) {
        guard case .member(let content?, "categoryIdentifier") = left.kind,
            case .member(_?, "content") = content.kind, requestLists.isOfPending(content)
        else { return }
        later { [self] in
            guard let text = text(right) else { return }
            facts.categoriesOfRequests.append(CodeText(text, at: right.range))
        }
    }

    /// Notes `request.identifier.hasPrefix("daily-")`, and lists of identifiers that contain one.
    func noteIdentifierFilter(_ call: Call) {
        guard let base = call.base, call.arguments.count == 1, let text = call.arguments.first?.value else { return }
        switch call.name {
        case "hasPrefix", "starts":
            guard isIdentifierOfRequest(base), let prefix = text.literal, !prefix.isEmpty else { return }
            filters.append(CodeText(prefix + "\0", at: text.range))
        case "contains", "containsObject":
            guard kind(of: base, depth: 0) == .identifiers, let literal = text.literal else { return }
            filters.append(CodeText(literal, at: text.range))
        default: return
        }
    }
}

extension Expression.Segment {
    /// Whether it is a literal without text, as before a value at the start.
    fileprivate var isEmpty: Bool { if case .literal("") = self { true } else { false } }
}

extension Expression {
    /// `\.identifier`, `{ $0.identifier }`, `@"identifier"`
    fileprivate var isIdentifierPath: Bool {
        switch kind {
        case .member(nil, "identifier"): return true
        case .text: return literal == "identifier"
        case .function(let closure):
            guard closure.body.count == 1, let name = closure.parameters.first else { return false }
            let value: Expression?
            switch closure.body[0].kind {
            case .expression(let expression): value = expression
            case .exit(let expression): value = expression
            default: value = nil
            }
            guard case .member(let base?, "identifier")? = value?.kind else { return false }
            return base.isName(name)
        default: return false
        }
    }
}
