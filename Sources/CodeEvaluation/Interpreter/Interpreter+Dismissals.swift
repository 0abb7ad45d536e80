import AppleFacts
import CodeFacts
import Diagnostics

// What handlers do when people dismiss a notification.
extension Interpreter {
    /// - Parameter isOneOfMany: Whether other conditions also lead to the code.
    func noteDismissal(
        comparedSince start: Int, handledBy body: [Statement], isOneOfMany: Bool = false, _ environment: Environment
    ) {
        let compared = facts.comparisons[start...].map(\.identifier)
        guard let dismissal = compared.last(where: { $0.known == SystemAction.dismissal })
        else { return }
        // A tap runs the code, too.
        if compared.contains(where: { $0.known == SystemAction.tap }) {
            return noteDismissalAsTap(dismissal.range, body, environment)
        }
        guard !isOneOfMany, haveEffect(body, except: environment.completion) else { return }
        facts.dismissals.append(dismissal.range)
    }

    /// Notes the closure for a dismissal in a dictionary with what to do for each action.
    func noteDismissal(_ key: Value, handledBy value: Value, _ environment: Environment) {
        guard case .text(let text) = key, text.known == SystemAction.dismissal,
            case .function(let closure, _) = value, isNew("dismissal", text.range),
            haveEffect(closure.body, except: environment.completion)
        else { return }
        facts.dismissals.append(text.range)
    }

    // MARK: - Dismissals that do what a tap does

    /// Notes the code for a tap and a dismissal if it shows something, or the case of an enum that it makes of both.
    private func noteDismissalAsTap(_ dismissal: SourceRange, _ body: [Statement], _ environment: Environment) {
        var search = EffectSearch(environment)
        if showsForOthers(body, &search) {
            if isNew("dismissal as tap", dismissal) { facts.dismissalsAsTaps.append(dismissal) }
        } else if body.count == 1, let name = body[0].nameOfCase, let type = environment.types.last, type.isEnum,
            type.caseNamed(name) != nil
        {
            casesOfDismissals[name] = (dismissal, type)
        }
    }

    /// Notes a dismissal if the code for the case of an enum that a tap has, too, shows something.
    func noteDismissal(_ cases: [Statement.Case], _ environment: Environment) {
        guard !casesOfDismissals.isEmpty, step(1 + cases.count) else { return }
        let names = cases.flatMap(\.patterns).map(\.caseName)
        for one in cases {
            for case let name? in one.patterns.map(\.caseName) where step() {
                guard let (dismissal, type) = casesOfDismissals[name],
                    // The `switch` is over that enum.
                    names.allSatisfy({ $0.map { type.caseNamed($0) != nil } ?? false })
                else { continue }
                var search = EffectSearch(environment)
                if showsForOthers(one.body, &search), isNew("dismissal as tap", dismissal) {
                    facts.dismissalsAsTaps.append(dismissal)
                }
            }
        }
    }
}

extension Statement {
    /// The case of an enum that its initializer or one of its functions makes: `self = .open`, `return .open`, `.open`.
    fileprivate var nameOfCase: String? {
        let value: Expression
        switch kind {
        case .exit(let result?): value = result
        case .expression(let expression):
            if case .operation("=", let target, let source) = expression.kind, target.isName("self") {
                value = source
            } else {
                value = expression
            }
        default: return nil
        }
        guard case .member(_, let name) = value.kind else { return nil }
        return name
    }

    /// Whether a function returns something that its caller has to look at, and no flag or `nil`.
    var returnsValue: Bool {
        guard case .exit(let value?) = kind else { return false }
        switch value.kind {
        case .name(let name): return !["YES", "NO", "NULL"].contains(name)
        case .member, .text, .list, .dictionary: return true
        // `Action.reply(text)`, `.reply(text)`, `Action(name: "reply")`
        case .call(let callee, _):
            if case .member(let base, let name) = callee.kind {
                return base == nil || name == "init" || base?.lastName?.first?.isUppercase ?? false
            }
            return callee.lastName?.first?.isUppercase ?? false
        default: return false
        }
    }
}
