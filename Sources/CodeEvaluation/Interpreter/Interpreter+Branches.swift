import CodeFacts
import Diagnostics

// What a handler does in the branches for identifiers.
extension Interpreter {
    /// Notes the categories of a comparison if the code after it does the same for each action: it looks at nothing of
    /// the response.
    func noteCategories(comparedSince start: Int, handledBy body: [Statement], _ environment: Environment) {
        guard facts.comparisons.count > start, facts.comparisons.last?.part == .category, !body.isEmpty else { return }
        guard step(1 + body.reduce(0) { $0 + $1.range.bytes.count } / 64) else { return }
        let words = ["ctionIdentifier", "response", "Response"]
        let name = environment.functionRange?.responseParameter
        guard
            !body.contains(where: { statement in
                words.contains(where: statement.range.containsAnywhere)
                    || name.map(statement.range.mentions) ?? false
            })
        else { return }
        for comparison in facts.comparisons[start...] where comparison.part == .category {
            if let identifier = comparison.identifier.known {
                facts.categoriesHandledAsWhole[identifier] = comparison.identifier.range
            }
        }
    }

    func comparedActions(since start: Int) -> [CodeText] {
        facts.comparisons[start...].filter { $0.part == .action }.map(\.identifier)
    }

    /// The identifiers of the cases of an enum that is made from that of an action.
    func parsedActions(_ value: Value, _ patterns: [Expression], _ environment: Environment) -> [CodeText] {
        guard case .parsed(_, .action) = value else { return [] }
        return parsedIdentifiers(value, patterns, environment)
    }

    /// The identifiers of the cases of an enum that is made from an identifier of a response.
    func parsedIdentifiers(_ value: Value, _ patterns: [Expression], _ environment: Environment) -> [CodeText] {
        guard case .parsed(let type, _) = value, type.isEnum else { return [] }
        return patterns.compactMap { pattern in
            guard let name = pattern.caseName, type.cases.contains(where: { $0.name == name }) else { return nil }
            var environment = environment
            let member = Value.member(of: type, name, pattern.range)
            guard case .text(var text)? = memberValue("rawValue", of: member, pattern.range, &environment) else {
                return nil
            }
            text.range = pattern.range
            return text
        }
    }

    /// Notes what `default` does for the cases of an enum that are made from the identifier of an action, and that no
    /// pattern names.
    func noteDefault(
        _ value: Value, _ one: Statement.Case, among cases: [Statement.Case], _ environment: Environment
    ) {
        guard case .parsed(let type, .action) = value, type.isEnum else { return }
        let named = Set(cases.flatMap(\.patterns).compactMap(\.caseName))
        guard !named.isEmpty else { return }
        let others = type.cases.filter { !named.contains($0.name) }.map { Expression(.name($0.name), at: one.range) }
        let actions = parsedActions(value, others, environment)
        if haveEffect(one.body, except: environment.completion) {
            actionsOfDefaults.formUnion(actions.compactMap(\.known))
        }
        noteBranch(of: actions, one.body, environment)
    }

    /// Notes whether a handler does anything for some actions: in their branch, before it, or after it.
    func noteBranch(of actions: [CodeText], _ body: [Statement], _ environment: Environment) {
        let identifiers = actions.filter { $0.known != nil }
        // In a content extension, such a branch passes the action on, or dismisses the notification.
        guard !identifiers.isEmpty, environment.function?.hasPrefix("didReceive") != true else { return }
        noteUnfinishedWork(of: identifiers, body, environment)
        let goesOn =
            environment.following.contains {
                $0.contains { statement in
                    !statement.isMeasurement && hasEffect(statement, environment.completion)
                        && !onlyHandsOn(statement, identifiers, environment)
                }
            }
            || environment.earlier.contains { actsForAll($0, except: environment.completion) }
        if goesOn, !facts.actsBesideBranches { facts.actsBesideBranches = actsBesideBranches(environment) }
        var search = EffectSearch(environment)
        search.logged = localsForLogs(assignedIn: body, environment)
        // What a function returns for an action, its caller uses.
        let isEmpty = !(body.last?.returnsValue ?? false) && !haveEffect(withoutResets(body), &search)
        let isIdle = !goesOn && isEmpty
        let isOnlyEmpty = goesOn && isEmpty && !handsOnAction(environment)
        var kept = EffectSearch(environment)
        let isForScreen = !isIdle && reachesScreen(body, &kept)
        var names = EffectSearch(environment)
        let posted = goesOn || isIdle ? nil : postedNames(body, &names)
        for identifier in identifiers {
            guard let known = identifier.known else { continue }
            if runsLegacyHandler { legacyBranches.insert(identifier.range) }
            if isForScreen { facts.actionsForScreens.insert(known) }
            if !isEmpty {
                actionsWithOwnCode.insert(known)
                if goesOn || !body.allSatisfy({ $0.isLog || $0.onlyRemoves }) {
                    actionsWithMoreCode.insert(known)
                } else if facts.removingBranches[known] == nil {
                    facts.removingBranches[known] = identifier.range
                }
            } else if isOnlyEmpty, facts.emptyBranches[known] == nil {
                facts.emptyBranches[known] = identifier.range
            }
            if isIdle {
                let earlier = facts.idleBranches[known].flatMap { legacyBranches.contains($0) ? nil : $0 }
                facts.idleBranches[known] = earlier ?? identifier.range
                if body.callsFunction { facts.actionsWithStubs.insert(known) }
            } else if let posted, !posted.isEmpty {
                var branch = facts.postingBranches[known] ?? PostingBranch(names: [], range: identifier.range)
                branch.names.formUnion(posted)
                facts.postingBranches[known] = branch
            } else {
                facts.actionsWithCode.insert(known)
            }
        }
    }

    /// The local variables that a branch assigns, and that the code after it only writes to a log.
    private func localsForLogs(assignedIn body: [Statement], _ environment: Environment) -> Set<String> {
        let names = body.withoutGroups.compactMap { statement -> String? in
            guard case .expression(let expression) = statement.kind,
                case .operation("=", let target, _) = expression.kind, case .name(let name) = target.kind,
                environment.locals[name] != nil
            else { return nil }
            return name
        }
        return Set(names).filter { name in
            let using = environment.following.joined().filter { statement in
                step(1 + statement.range.bytes.count / 64) && statement.range.mentions(name)
            }
            return !using.isEmpty && using.allSatisfy(\.isLog)
        }
    }

    /// Whether code before or after some branches may look at the action itself.
    private func handsOnAction(_ environment: Environment) -> Bool {
        let names = environment.locals.filter { $0.value.part == .action }.keys
        return (environment.following + environment.earlier).contains { statements in
            statements.contains { statement in
                guard step((1 + statement.range.bytes.count / 64) * (1 + names.count)) else { return true }
                // `let identifier = response.actionIdentifier`
                if case .variable(let variable) = statement.kind, variable.value?.lastName == "actionIdentifier" {
                    return false
                }
                return statement.range.containsAnywhere("ctionIdentifier")
                    || names.contains(where: statement.range.mentions)
                    || environment.functionRange?.responseParameter.map(statement.range.hasArgument) ?? false
            }
        }
    }

    /// Whether code only passes actions to a function that does nothing for them.
    private func onlyHandsOn(_ statement: Statement, _ actions: [CodeText], _ environment: Environment) -> Bool {
        guard case .expression(let expression) = statement.kind,
            let called = function(calledBy: expression, EffectSearch(environment)), !isOverridden(called)
        else { return false }
        let body = called.function.body
        guard body.count == 1, case .selection(let subject, let cases) = body[0].kind, onlyReads(subject),
            subject.range.contains("ctionIdentifier"),
            cases.flatMap(\.patterns).allSatisfy({
                $0.literal != nil || $0.lastName?.hasPrefix("UNNotificationD") ?? false
            })
        else { return false }
        var search = EffectSearch(environment).inside(called)
        return actions.allSatisfy { action in
            let own = cases.first { $0.patterns.contains { $0.literal == action.known } }
            let code = own ?? cases.first { $0.patterns.isEmpty }
            return !haveEffect(code?.body ?? [], &search)
        }
    }

    /// Whether code before or after some branches does more than to hand the action on, which is followed.
    private func actsBesideBranches(_ environment: Environment) -> Bool {
        func acts(_ statements: ArraySlice<Statement>) -> Bool {
            let others = statements.filter { statement in
                guard step(1 + statement.range.bytes.count / 256) else { return true }
                let code: [Statement]
                switch statement.kind {
                case .expression(let expression): code = expression.closureRunOnce ?? [statement]
                case .branch: code = [statement]
                default: return true
                }
                return !code.contains { part in
                    environment.locals.contains { $0.value.part == .action && part.range.hasArgument($0.key) }
                        || part.range.containsAnywhere("ctionIdentifier")
                        || environment.functionRange?.responseParameter.map(part.range.hasArgument) ?? false
                }
            }
            return actsForAll(others, except: environment.completion)
                // `if type == "mail" { NotificationCenter.default.post(name: .openMail, object: nil) }`
                || others.contains { $0.isBranch && $0.range.containsAnywhere("NotificationCenter.default.post(") }
        }
        return environment.following.contains(where: acts) || environment.earlier.contains(where: acts)
    }

    /// Notes a `default` with the same code as the case of an action, which a tap on the notification runs, too.
    func noteDefault(among cases: [Statement.Case], _ environment: Environment) {
        guard let code = cases.first(where: { $0.patterns.isEmpty })?.body, let first = code.first,
            haveEffect(code, except: environment.completion), step(1 + cases.count), !first.isForEveryResponse
        else { return }
        for one in cases where one.patterns.count == 1 && one.body.count == code.count {
            guard zip(one.body, code).allSatisfy({ $0.range.hasSameCode(as: $1.range) }),
                isNew("default", one.patterns[0].range)
            else { continue }
            facts.defaultsWithCodeOfCase.append((first.range, one.patterns[0].range))
        }
    }
}

extension Statement {
    /// Whether it calls what may follow any response, by its name: `refreshList()`, `open(chat)`.
    fileprivate var isForEveryResponse: Bool {
        guard case .expression(let expression) = kind else { return true }
        let call = expression.closureRunOnce?.first.flatMap { statement -> Expression? in
            if case .expression(let inner) = statement.kind { inner } else { nil }
        }
        guard case .call(let callee, _) = (call ?? expression).kind, let name = callee.lastName else { return false }
        let words = [
            "clear", "handle", "load", "log", "navigate", "open", "present", "refresh", "reload", "report", "show",
            "sync",
            "track", "update",
        ]
        return words.contains(where: name.hasPrefix)
    }
}

extension Statement {
    /// Whether the statement only removes notifications.
    fileprivate var onlyRemoves: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind else { return false }
        return ["removeDelivered", "removePending", "removeAllDelivered"].contains {
            callee.lastName?.hasPrefix($0) ?? false
        }
    }

    fileprivate var isBranch: Bool { if case .branch = kind { true } else { false } }
}

extension SourceRange {
    fileprivate func hasSameCode(as other: SourceRange) -> Bool {
        file.bytes[bytes].elementsEqual(other.file.bytes[other.bytes])
    }

    /// The name of the parameter with the response, in the declaration of a function: `didReceive r:
    /// UNNotificationResponse`, `(UNNotificationResponse *)r`.
    fileprivate var responseParameter: String? {
        let type = Array("UNNotificationResponse".utf8)
        let code = file.bytes[bytes].prefix(1024)
        guard let start = code.indices.first(where: { code[$0] == type[0] && code[$0...].starts(with: type) }) else {
            return nil
        }
        let name: ArraySlice<UInt8>
        if isSwift {
            let end = code[..<start].lastIndex(where: \.isPartOfName).map { $0 + 1 } ?? code.startIndex
            let before = code[..<end].lastIndex { !$0.isPartOfName }
            name = code[(before.map { $0 + 1 } ?? code.startIndex)..<end]
        } else {
            name = code[(start + type.count)...].drop { !$0.isPartOfName }.prefix(while: \.isPartOfName)
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}

extension [Statement] {
    /// The statements, also those in the braces of Objective-C.
    fileprivate var withoutGroups: [Statement] {
        flatMap { if case .group(let inner) = $0.kind { inner.withoutGroups } else { [$0] } }
    }

    /// Whether it is an `else`, and no `else if`.
    var isPlainElse: Bool {
        guard count == 1 else { return !isEmpty }
        return switch self[0].kind {
        case .branch: false
        case .group(let inner): inner.isPlainElse
        default: true
        }
    }
}

extension [Statement] {
    /// Whether code calls a function as a statement, other than to write to a log.
    fileprivate var callsFunction: Bool {
        withoutGroups.contains { statement in
            switch statement.kind {
            case .expression(let expression):
                if case .call = expression.kind { !statement.isLog } else { false }
            case .branch(_, let then, _): then.contains { if case .expression = $0.kind { !$0.isLog } else { false } }
            default: false
            }
        }
    }
}
