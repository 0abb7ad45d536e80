import CodeFacts
import Diagnostics

// Variables that code reads before the closure which sets them has run.
extension CodeScan {
    /// Methods that call their closure later.
    private static let asynchronous: Set<String> = [
        "getPendingNotificationRequests", "getPendingNotificationRequestsWithCompletionHandler",
        "getDeliveredNotifications", "getDeliveredNotificationsWithCompletionHandler", "getNotificationSettings",
        "getNotificationSettingsWithCompletionHandler", "getNotificationCategories",
        "getNotificationCategoriesWithCompletionHandler", "requestAuthorization", "requestAuthorizationWithOptions",
    ]

    /// Words of code that waits for a closure.
    static let waiting = [
        "wait", "Wait", "emaphore", "notify", "RunLoop", "signal", "leave", "while", "sleep", "fulfill", ".sync",
        "dispatch_sync",
    ]

    /// Notes `var found = false; center.getPendingNotificationRequests { found = … }; return found`.
    func noteEarlyReads(in statements: [Statement]) {
        guard let function, function.range.bytes.count < 16 << 10 else { return }
        var names: [String] = []
        for (index, statement) in statements.enumerated() {
            switch statement.kind {
            case .variable(let variable): if names.count < 16 { names.append(variable.name) }
            case .expression(let expression):
                guard !names.isEmpty, let call = call(expression), Self.asynchronous.contains(call.name),
                    let closure = call.arguments.last?.value, case .function = closure.kind,
                    makers.canSearch(function.range)
                else { continue }
                let set = names.filter { closure.range.changes($0) && !call.range.declares($0) }
                guard !set.isEmpty, !Self.waiting.contains(where: function.range.containsAnywhere) else { continue }
                noteEarlyRead(of: set, in: statements[(index + 1)...])
            default: continue
            }
        }
    }

    /// Notes the first use of one of some variables, if it isn't in a closure.
    private func noteEarlyRead(of names: [String], in statements: ArraySlice<Statement>) {
        for statement in statements.prefix(32) {
            guard let name = names.first(where: statement.range.mentions) else { continue }
            let value: SourceRange?
            switch statement.kind {
            case .exit(let returned): value = returned?.range
            case .expression(let expression):
                guard case .call(_, let arguments) = expression.kind, !statement.isLog else { return }
                value = arguments.first { $0.value.isName(name) }?.value.range
            case .branch(let conditions, _, _): value = conditions.compactMap(\.range).first { $0.mentions(name) }
            default: return
            }
            guard let value, !value.containsAnywhere("{") else { return }
            facts.earlyReads.append(value)
            return
        }
    }
}

extension SourceRange {
    /// Whether the code declares a variable with a name.
    fileprivate func declares(_ name: String) -> Bool {
        ["let \(name) ", "var \(name) ", "*\(name) ", "BOOL \(name) "].contains(where: containsAnywhere)
    }
}
