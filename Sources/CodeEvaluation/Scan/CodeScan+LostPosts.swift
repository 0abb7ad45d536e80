import CodeFacts
import Diagnostics

/// Functions that add requests, and functions that only remove all of them.
struct RequestOrder {
    var adding: [String: Int] = [:]
    var removing: [String: Int] = [:]
    var pairs: [(function: String, added: SourceRange, remover: String?, removal: SourceRange)] = []
    static let limit = 200
}

// Calls of functions that add requests, and removals of all requests right after them.
extension CodeScan {
    /// Words of code that may run later than the code after the call.
    private static let later = [
        "getNotificationSettings", "requestAuthorization", "Task", "async", "await", "ispatch", "getPending", "erform",
        "OperationQueue", "nil)", "trigger:nil",
    ]

    /// Notes whether a function adds requests at once, or only removes all.
    func noteOrder(of function: Function) {
        let code = function.range
        guard code.bytes.count < 8 << 10 else { return }
        let own = function.body.filter { !$0.isLog }
        if own.count == 1, case .expression(let expression) = own[0].kind,
            call(expression)?.name == "removeAllPendingNotificationRequests"
        {
            requestOrder.removing[function.name, default: 0] += 1
        }
        guard code.containsAnywhere("UNNotificationRequest"),
            ["Trigger(", "triggerWith"].contains(where: code.containsAnywhere),
            ["add(", "addNotificationRequest:"].contains(where: code.containsAnywhere),
            !Self.later.contains(where: code.containsAnywhere)
        else { return }
        requestOrder.adding[function.name, default: 0] += 1
    }

    /// Notes a statement that calls a function of the object, and one after it that may remove all requests.
    func noteOrder(in statements: [Statement]) {
        let own = statements.filter { !$0.isLog }
        for (first, second) in zip(own, own.dropFirst()) {
            guard requestOrder.pairs.count < RequestOrder.limit, case .expression(let expression) = second.kind,
                let removal = call(expression), let function = calledFunction(first)
            else { continue }
            if removal.name == "removeAllPendingNotificationRequests" {
                requestOrder.pairs.append((function, first.range, nil, second.range))
            } else if removal.arguments.isEmpty, removal.base?.isName("self") ?? true {
                requestOrder.pairs.append((function, first.range, removal.name, second.range))
            }
        }
    }

    /// The function of the object that a statement calls, also for each element of a list.
    private func calledFunction(_ statement: Statement) -> String? {
        switch statement.kind {
        case .loop(_, _, let body):
            let inner = body.count == 1 ? body[0] : nil
            if case .group(let body)? = inner?.kind { return body.count == 1 ? calledFunction(body[0]) : nil }
            return inner.flatMap(calledFunction)
        case .expression(let expression):
            guard let call = call(expression) else { return nil }
            if call.name == "forEach", case .name(let name)? = call.arguments.first?.value.kind { return name }
            return call.base?.isName("self") ?? true ? call.name : nil
        default: return nil
        }
    }

    /// Adds the removals of requests that a function has just added.
    func addLostPosts() {
        for pair in requestOrder.pairs
        where requestOrder.adding[pair.function] == 1 && permissions.declared[pair.function] == 1
            && pair.remover.map({ requestOrder.removing[$0] == 1 && permissions.declared[$0] == 1 }) ?? true
        {
            facts.lostRequests.append(LostRequest(added: pair.added, removal: pair.removal))
        }
    }
}
