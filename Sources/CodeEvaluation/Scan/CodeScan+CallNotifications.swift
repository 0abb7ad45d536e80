import CodeFacts
import Diagnostics

// Methods for VoIP pushes that post a notification instead of a call.
extension CodeScan {
    /// Whether code does nothing but post a notification, so that it reports no call.
    func onlyNotifies(_ function: Function) -> Bool {
        guard function.range.bytes.count < 32 << 10, let type = types.last else { return false }
        var search = CallNotification(members: type.members, completion: function.completionHandler)
        return search.onlyNotifies(function) && search.posts
    }
}

/// Looks for code in a method for VoIP pushes, and in the methods of its type that it calls, that may report a call.
private struct CallNotification {
    let members: [Statement]
    let completion: String?
    /// Whether code posts a notification.
    var posts = false
    /// Variables with parts of the notification.
    private var own: Set<String> = []
    private var visited: Set<String> = []

    private static let creations = [
        "UNMutableNotificationContent", "UNNotificationRequest", "NotificationTrigger", "UNUserNotificationCenter",
        "UILocalNotification", "UNNotificationSound",
    ]
    private static let posting: Set<String> = [
        "add", "addNotificationRequest", "presentLocalNotificationNow", "scheduleLocalNotification",
    ]
    private static let asynchronous: Set<String> = ["async", "asyncAfter", "dispatch_async", "dispatch_after"]
    private static let depth = 4

    init(members: [Statement], completion: String?) { (self.members, self.completion) = (members, completion) }

    mutating func onlyNotifies(_ function: Function) -> Bool {
        guard visited.count < Self.depth, visited.insert(function.name).inserted, !function.range.mayReport else {
            return false
        }
        return onlyNotify(function.body)
    }

    private mutating func onlyNotify(_ statements: [Statement]) -> Bool {
        for statement in statements {
            guard onlyNotifies(statement) else { return false }
        }
        return true
    }

    private mutating func onlyNotifies(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .variable(let variable):
            guard let value = variable.value else { return true }
            if Self.creations.contains(where: value.range.containsAnywhere) {
                own.insert(variable.name)
                return true
            }
            return value.onlyReadsPush
        case .expression(let expression): return onlyNotifies(expression)
        case .branch(let conditions, let then, let otherwise):
            return conditions.allSatisfy(\.onlyReadsPush) && onlyNotify(then) && onlyNotify(otherwise)
        case .group(let inner), .compiled(_, let inner): return onlyNotify(inner)
        case .exit(let value): return value == nil
        case .jump: return true
        default: return false
        }
    }

    private mutating func onlyNotifies(_ expression: Expression) -> Bool {
        if case .operation("=", let target, _) = expression.kind { return isOwn(target) }
        guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else { return false }
        if name == completion || Interpreter.isHarmless(name) || name == "log" { return true }
        let call = Call(callee, arguments, expression.range)
        if Self.posting.contains(name), call.base.map({ isOwn($0) || isCenter($0) }) ?? false {
            posts = true
            return arguments.dropFirst().allSatisfy { onlyNotifies(closure: $0.value) }
        }
        if Self.asynchronous.contains(name) { return arguments.allSatisfy { onlyNotifies(closure: $0.value) } }
        if let base = call.base, !base.isName("self") { return isOwn(base) }
        let functions = members.compactMap { member -> Function? in
            if case .function(let function) = member.kind, function.name == name { function } else { nil }
        }
        return functions.count == 1 && onlyNotifies(functions[0])
    }

    private mutating func onlyNotifies(closure expression: Expression) -> Bool {
        if case .function(let closure) = expression.kind { return onlyNotify(closure.body) }
        return true
    }

    /// Whether an expression is a part of the notification, or a property of one.
    private func isOwn(_ expression: Expression) -> Bool {
        var expression = expression
        for _ in 0..<8 {
            switch expression.kind {
            case .name(let name): return own.contains(name)
            case .member(let base?, _), .element(let base, _): expression = base
            default: return false
            }
        }
        return false
    }

    private func isCenter(_ expression: Expression) -> Bool {
        ["UNUserNotificationCenter", "UIApplication"].contains(where: expression.range.contains)
    }
}

extension Statement.Condition {
    /// Whether it looks at the push, or at the state of the app.
    fileprivate var onlyReadsPush: Bool {
        switch self {
        case .test(let expression), .bind(_, let expression), .match(_, let expression): expression.onlyReadsPush
        case .available: true
        }
    }
}

extension Expression {
    /// Whether it calls nothing but what reads values.
    fileprivate var onlyReadsPush: Bool {
        let reading: Set<String> = [
            "String", "Int", "UUID", "isEqual", "isEqualToString", "objectForKey", "valueForKey", "NSLocalizedString",
            "stringWithFormat", "sharedApplication", "map", "contains",
        ]
        switch kind {
        case .call(let callee, let arguments):
            guard reading.contains(callee.lastName ?? "") else { return false }
            if case .member(let base?, _) = callee.kind, !base.onlyReadsPush { return false }
            return arguments.allSatisfy { $0.value.onlyReadsPush }
        case .member(let base, _): return base?.onlyReadsPush ?? true
        case .element(let base, let arguments):
            return base.onlyReadsPush && arguments.allSatisfy { $0.value.onlyReadsPush }
        case .operation(let name, let left, let right):
            return !Interpreter.assignments.contains(name) && left.onlyReadsPush && right.onlyReadsPush
        case .other(let items), .list(let items): return items.allSatisfy(\.onlyReadsPush)
        case .conditional(let test, let then, let otherwise):
            return [test, then, otherwise].allSatisfy(\.onlyReadsPush)
        case .function, .choice: return false
        default: return true
        }
    }
}
