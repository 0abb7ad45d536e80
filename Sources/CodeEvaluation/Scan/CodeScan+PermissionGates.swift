import CodeFacts
import Diagnostics

// Code that runs only with full permission.
extension CodeScan {
    /// Notes comparisons without which code makes requests or registers for pushes:
    /// `guard settings.authorizationStatus == .authorized`.
    func notePermissionGates(in statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            let rest = statements[(index + 1)...]
            switch statement.kind {
            case .branch(let conditions, let then, let otherwise):
                guard conditions.count == 1, case .test(let test) = conditions[0],
                    case .operation(let name, let left, let right) = test.kind, name == "==" || name == "!=",
                    isFullPermission(left, right)
                else { continue }
                let (inside, others) = name == "==" ? (then, otherwise) : (otherwise, then)
                let isGuard = inside.isEmpty && others.last?.endsInExit ?? false
                noteGate(test.range, around: isGuard ? rest : inside[...], others: others[...])
            case .selection(let subject, let cases):
                guard local(subject).lastName == "authorizationStatus",
                    let gated = cases.first(where: { $0.patterns.contains(where: \.isAuthorized) }),
                    gated.patterns.count == 1
                else { continue }
                let others = cases.filter { $0.range != gated.range }.flatMap(\.body)
                noteGate(gated.patterns[0].range, around: gated.body[...], others: others + rest)
            default: continue
            }
        }
    }

    private func noteGate(
        _ range: SourceRange, around inside: ArraySlice<Statement>, others: ArraySlice<Statement>
    ) {
        // Each reads the code around it.
        guard gateCount < Self.gateLimit else { return }
        gateCount += 1
        let methods = notifyingMethods
        let places = inside.flatMap { notifyingCode($0, methods) }
        guard others.allSatisfy({ notifyingCode($0, methods).isEmpty }) else { return }
        if places.isEmpty { return noteLater(range, inside, others) }
        facts.permissionGates.append(
            PermissionGate(
                range: range, code: places, guardsRequests: places.contains { $0.containsAnywhere(Self.request) }))
    }

    /// Notes a comparison around the call of another object that makes requests, once all files are visited.
    private func noteLater(
        _ range: SourceRange, _ inside: ArraySlice<Statement>, _ others: ArraySlice<Statement>
    ) {
        guard inside.count <= 4, others.count <= 16 else { return }
        later { [self] in
            let posting = permissions.postingFunctions().filter { permissions.declared[$0] == 1 }
            func posts(_ statement: Statement) -> Bool {
                makers.canSearch(statement.range) && posting.contains(where: statement.range.calls)
            }
            guard let call = inside.first(where: posts), !others.contains(where: posts) else { return }
            facts.permissionGates.append(PermissionGate(range: range, code: [call.range], guardsRequests: true))
        }
    }

    private func isFullPermission(_ left: Expression, _ right: Expression) -> Bool {
        local(left).lastName == "authorizationStatus" && right.isAuthorized
            || local(right).lastName == "authorizationStatus" && left.isAuthorized
    }

    private static let gateLimit = 16
    private static let methodLimit = 8
    private static let request = "UNNotificationRequest"
    private static let notifying = [request, "registerForRemoteNotifications"]

    /// The methods of the object that make requests or register for pushes, and that only one place calls.
    private var notifyingMethods: [Function] {
        guard let file, let type = types.last else { return [] }
        let methods = type.members.lazy.compactMap { member -> Function? in
            guard case .function(let function) = member.kind,
                Self.notifying.contains(where: function.range.containsAnywhere)
            else { return nil }
            return function
        }
        let code = file.source.wholeRange
        // Its declaration, and the call.
        return methods.prefix(Self.methodLimit).filter { code.count(of: $0.name) == 2 }
    }

    /// The code that makes a request or registers for pushes: the statement, or a method that it calls.
    private func notifyingCode(_ statement: Statement, _ methods: [Function]) -> [SourceRange] {
        if Self.notifying.contains(where: statement.range.containsAnywhere) { return [statement.range] }
        return methods.filter { statement.range.calls($0.name) }.map(\.range)
    }
}

extension Expression {
    fileprivate var isAuthorized: Bool { ["authorized", "UNAuthorizationStatusAuthorized"].contains(lastName) }
}
