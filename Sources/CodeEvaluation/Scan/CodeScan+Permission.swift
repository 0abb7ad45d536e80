import CodeFacts
import Diagnostics

/// What functions do with the answer to the request for permission.
struct Permissions {
    /// How often each function is declared, and how often as one that hands the answer on.
    var declared: [String: Int] = [:]
    var handingOn: [String: Int] = [:]
    /// How often each function is declared with code that posts, and those with code that asks.
    var posting: [String: Int] = [:]
    var asking: Set<String> = []
    /// The functions that call each function.
    var callers: [String: Set<String>] = [:]
    var callCount = 0
    /// The code that gets an answer, which is judged once all files are visited.
    var checks: [Check] = []

    struct Check {
        let code: [Statement]
        let names: PermissionNames
        /// The functions that the code gets.
        let completion: Set<String>
        /// The function of the app to which the code is given; nil for that of the system.
        let asker: String?
    }

    /// More calls aren't followed, and more code isn't judged.
    static let callLimit = 200_000
    static let checkLimit = 1_000

    /// Words of code that asks for permission: of the system, and of libraries.
    static let asks = [
        "requestAuthorization", "registerUserNotificationSettings", "requestPermission", "promptFor", "provisional",
    ]

    /// The functions that only code with the permission should call.
    func postingFunctions() -> Set<String> {
        let asking = withCallers(asking) { _ in true }
        let all = withCallers(Set(posting.keys.filter { declared[$0] == posting[$0] })) { declared[$0] == 1 }
        return Set(all.subtracting(asking).subtracting(["init", "body", ""]).sorted().prefix(200))
    }

    func askingFunctions() -> Set<String> { Set(withCallers(asking) { _ in true }.sorted().prefix(200)) }

    /// Some functions, and those that call one of them, in three steps at most.
    private func withCallers(_ functions: Set<String>, where isWanted: (String) -> Bool) -> Set<String> {
        guard callCount < Self.callLimit else { return functions }
        var (all, last) = (functions, functions)
        for _ in 0..<3 {
            last = Set(last.flatMap { callers[$0] ?? [] }.filter { !all.contains($0) && isWanted($0) })
            all.formUnion(last)
        }
        return all
    }
}

// Code that depends on the answer to the request for permission.
extension CodeScan {
    /// Notes the code of a closure that gets the answer.
    func notePermission(_ call: Call) {
        noteCaller(of: call)
        noteStoredFunctions(of: call)
        guard let last = call.arguments.last?.value, case .function(let closure) = last.kind else { return }
        var names = PermissionNames()
        switch call.name {
        case "requestAuthorization", "requestAuthorizationWithOptions": names.add(closure.parameters)
        case "getNotificationSettings", "getNotificationSettingsWithCompletionHandler":
            guard let settings = closure.parameters.first, closure.parameters.count == 1 else { return }
            names.settings.insert(settings)
        default:
            // A function of the app that hands the answer on.
            guard closure.parameters.count == 1, call.name.mayAsk,
                closure.body.contains(where: { $0.asks(closure.parameters[0]) })
            else { return }
            names.add(closure.parameters)
            check(closure.body, names, asker: call.name)
            return
        }
        check(closure.body, names)
    }

    /// Notes closures that an object keeps to post notifications: `Scheduler(schedule: { … })`.
    private func noteStoredFunctions(of call: Call) {
        guard call.name.first?.isUppercase ?? false else { return }
        for argument in call.arguments {
            guard case .function = argument.value.kind, let label = argument.label,
                argument.value.range.containsAnywhere("UNUserNotificationCenter")
            else { continue }
            permissions.declared[label, default: 0] += 1
            if argument.value.range.containsAnywhere(".add(") { permissions.posting[label, default: 0] += 1 }
        }
    }

    private func noteCaller(of call: Call) {
        guard let function, permissions.callCount < Permissions.callLimit else { return }
        permissions.callCount += 1
        // The center's method has the name, too.
        guard call.name != "add" || call.base?.isName("self") ?? true else { return }
        permissions.callers[call.name, default: []].insert(function.name)
        guard call.name == "forEach", case .name(let name)? = call.arguments.first?.value.kind else { return }
        permissions.callers[name, default: []].insert(function.name)
    }

    /// Notes a function that asks for permission itself, or that hands the answer on.
    func notePermission(_ function: Function) {
        // In a protocol, it has no code.
        guard function.range.hasSuffix("}") else { return }
        permissions.declared[function.name, default: 0] += 1
        let code = function.range
        if Permissions.asks.contains(where: code.containsAnywhere) { permissions.asking.insert(function.name) }
        if code.containsAnywhere("UNNotificationRequest")
            && (code.containsAnywhere("add(") || code.containsAnywhere("addNotificationRequest"))
            || code.containsAnywhere("registerForRemoteNotifications")
        {
            permissions.posting[function.name, default: 0] += 1
        }
        if code.containsAnywhere("requestAuthorization") {
            let handlers = function.parameters.filter { $0.type.contains("Bool") && $0.type.contains("->") }
            let returnsAnswer =
                function.returnType == "Bool" && function.isAsync && function.body.contains { $0.returnsAnswer }
            if returnsAnswer
                || handlers.count == 1 && function.parameters.count == 1 && code.handsOnAnswer(to: handlers[0].name)
            {
                permissions.handingOn[function.name, default: 0] += 1
            }
        }
        noteAnswers(in: function.body, code)
    }

    /// Notes code that waits for the answer: `if try await center.requestAuthorization(…) { … }`.
    func noteAnswers(in statements: [Statement], _ range: SourceRange) {
        guard range.bytes.count < 32 << 10, range.containsAnywhere("await "),
            ["requestAuthorization(", "otificationSettings()", "ermission()", "uthorization()"].contains(
                where: range.containsAnywhere)
        else { return }
        check(statements, PermissionNames())
    }

    /// The functions that this code gets, which code without permission may call.
    private var completionNames: Set<String> {
        Set(function?.parameters.filter { $0.type.contains("->") || $0.type.contains("^") }.map(\.name) ?? [])
    }

    private func check(_ code: [Statement], _ names: PermissionNames, asker: String? = nil) {
        guard permissions.checks.count < Permissions.checkLimit else { return }
        permissions.checks.append(.init(code: code, names: names, completion: completionNames, asker: asker))
    }

    /// Judges the code that depends on the answer, once all files are visited.
    func addInvertedPermissions() {
        guard !permissions.checks.isEmpty else { return }
        var search = PermissionSearch(
            posting: permissions.postingFunctions(), asking: permissions.askingFunctions(),
            answering: Set(permissions.handingOn.keys.filter(permissions.handsOn)))
        for check in permissions.checks where check.asker.map(permissions.handsOn) ?? true {
            search.completion = check.completion
            search.visit(check.code[...], check.names, following: [])
        }
        facts.invertedPermissions = search.inverted
        permissions.checks = []
    }
}

extension Permissions {
    /// Whether each function with a name hands the answer on.
    func handsOn(_ name: String) -> Bool { handingOn[name] != nil && handingOn[name] == declared[name] }
}

extension String {
    fileprivate var mayAsk: Bool {
        let name = lowercased()
        return ["request", "permission", "authoriz", "ask", "enable", "prompt"].contains(where: name.contains)
    }
}

extension SourceRange {
    /// Whether code hands on only the answer, and nothing that may be the opposite of it.
    fileprivate func handsOnAnswer(to handler: String) -> Bool {
        !["(!", "(false", "(NO"].contains { containsAnywhere(handler + $0) } || containsAnywhere("authorizationStatus")
    }
}

extension Statement {
    /// `return try await center.requestAuthorization(…)`
    fileprivate var returnsAnswer: Bool {
        switch kind {
        case .exit(let value?): value.isRequestForPermission
        case .expression(let value): value.isRequestForPermission
        case .branch(let conditions, let then, _): conditions.isEmpty && then.contains { $0.returnsAnswer }
        case .group(let inner): inner.contains { $0.returnsAnswer }
        default: false
        }
    }

    /// Whether it asks for a variable: `guard granted else { … }`.
    fileprivate func asks(_ name: String) -> Bool {
        guard case .branch(let conditions, _, _) = kind else { return false }
        return conditions.contains { condition in
            guard case .test(let test) = condition else { return false }
            if case .other(let items) = test.kind, items.count == 1 { return items[0].isName(name) }
            return test.isName(name)
        }
    }
}

extension Expression {
    /// Whether its value is the answer: a call of `requestAuthorization` that waits.
    var isRequestForPermission: Bool {
        guard case .call(let callee, let arguments) = kind, callee.lastName == "requestAuthorization" else {
            return false
        }
        return !arguments.contains { if case .function = $0.value.kind { true } else { $0.label == nil } }
    }
}
