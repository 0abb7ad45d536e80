import CodeFacts
import Diagnostics

/// The names of the variables with the answer to a request for permission.
struct PermissionNames {
    var granted: Set<String> = []
    var errors: Set<String> = []
    var settings: Set<String> = []
    var statuses: Set<String> = []

    mutating func add(_ parameters: [String]) {
        if let first = parameters.first, first != "_" { granted.insert(first) }
        if parameters.count == 2, parameters[1] != "_" { errors.insert(parameters[1]) }
        if parameters == ["$0"] { errors.insert("$1") }
    }

    mutating func remove(_ name: String) {
        granted.remove(name)
        errors.remove(name)
        settings.remove(name)
        statuses.remove(name)
    }
}

/// Finds code that posts notifications, or registers for pushes, only if people didn't give permission.
struct PermissionSearch {
    /// What the answer can be.
    enum Answer: CaseIterable {
        case allowed, refused, failed, undetermined
        /// What never happens: permission and an error.
        case impossible

        var isGranted: Bool? {
            switch self {
            case .allowed, .impossible: true
            case .refused, .failed: false
            case .undetermined: nil
            }
        }
        var hasError: Bool? { self == .undetermined ? nil : self == .failed || self == .impossible }
        var status: String? {
            switch self {
            case .allowed: "authorized"
            case .refused: "denied"
            case .undetermined: "notDetermined"
            case .failed, .impossible: nil
            }
        }
    }

    /// What some code does.
    private struct Effects {
        var posts = false
        var asks = false
        /// Whether it does anything beside logging, and whether it calls a function that it got.
        var acts = false
        var completes = false
        var isLeft = false
    }

    /// Functions that post, and functions that ask for permission.
    let posting: Set<String>
    let asking: Set<String>
    /// Functions that return the answer or hand it on.
    let answering: Set<String>
    /// Functions that the code gets.
    var completion: Set<String> = []
    private(set) var inverted: [SourceRange] = []
    /// How many bytes of code are read in a run. All names of functions are looked for in them.
    private var budget = 1 << 20

    init(posting: Set<String>, asking: Set<String>, answering: Set<String>) {
        (self.posting, self.asking, self.answering) = (posting, asking, answering)
    }

    // MARK: - The statements that depend on the answer

    mutating func visit(
        _ statements: ArraySlice<Statement>, _ names: PermissionNames, following: [ArraySlice<Statement>]
    ) {
        guard following.count < 16 else { return }
        var names = names
        for index in statements.indices {
            let statement = statements[index]
            let rest = statements[(index + 1)...]
            switch statement.kind {
            case .variable(let variable): note(variable, &names)
            case .branch(let conditions, let then, let otherwise):
                if conditions.contains(where: { depends($0, names) }) { judge(statement, rest, names, following) }
                var inner = names
                for case .bind(let bound, _) in conditions { for name in bound { inner.remove(name) } }
                visit(then[...], inner, following: following + [rest])
                visit(otherwise[...], names, following: following + [rest])
            case .selection(let subject, let cases):
                if isStatus(subject, names) { judge(statement, rest, names, following) }
                for one in cases { visit(one.body[...], names, following: following + [rest]) }
            case .group(let inner), .compiled(_, let inner):
                visit(inner[...], names, following: following + [rest])
            case .expression(let expression):
                // What the main thread does with the answer.
                if let body = expression.closureRunOnce { visit(body[...], names, following: following + [rest]) }
            default: break
            }
        }
    }

    private mutating func note(_ variable: Variable, _ names: inout PermissionNames) {
        names.remove(variable.name)
        guard let value = variable.value else { return }
        if isAnswer(value) { names.granted.insert(variable.name) }
        if case .call(let callee, _) = value.kind, callee.lastName == "notificationSettings" {
            names.settings.insert(variable.name)
        }
        if isStatus(value, names) { names.statuses.insert(variable.name) }
    }

    private mutating func judge(
        _ statement: Statement, _ rest: ArraySlice<Statement>, _ names: PermissionNames,
        _ following: [ArraySlice<Statement>]
    ) {
        let all = [[statement][...], rest] + following.reversed()
        func effects(_ answer: Answer) -> Effects {
            var effects = Effects()
            for part in all where !effects.isLeft { run(part, names, answer, &effects) }
            return effects
        }
        let allowed = effects(.allowed)
        guard !allowed.acts, !allowed.posts, !allowed.asks, budget > 0 else { return }
        let others = [Answer.refused, .failed, .impossible].map(effects)
        let undetermined = effects(.undetermined)
        let posts = !allowed.completes && (others + [undetermined]).contains { $0.posts && !$0.asks }
        let asksTooLate = !undetermined.acts && !undetermined.asks && others[0].asks && !others[0].posts
        // Who waits for the answer gets it only without permission.
        let isLost =
            !allowed.completes && others[0].completes && undetermined.asks && completion.count == 1
            && !completion.contains { name in Self.refusals.contains(where: name.lowercased().contains) }
        let range = statement.conditionRange
        guard posts || asksTooLate || isLost, budget > 0, !inverted.contains(range) else { return }
        inverted.append(range)
    }

    private static let refusals = ["den", "refus", "reject", "fail", "error", "else"]

    // MARK: - What code does for an answer

    private mutating func run(
        _ statements: ArraySlice<Statement>, _ names: PermissionNames, _ answer: Answer, _ effects: inout Effects
    ) {
        for statement in statements where !effects.isLeft {
            // A block is read with what is in it.
            budget -= 1
            guard budget > 0 else { return }
            switch statement.kind {
            case .variable(let variable): if let value = variable.value { note(value.range, &effects) }
            case .branch(let conditions, let then, let otherwise):
                let value = conditions.reduce(Bool?.some(true)) { Self.and($0, self.value($1, names, answer)) }
                if value == nil { for one in conditions { if let range = one.range { noteAsking(range, &effects) } } }
                var (first, second) = (effects, effects)
                if value != false { run(then[...], names, answer, &first) }
                if value != true { run(otherwise[...], names, answer, &second) }
                switch value {
                case true?: effects = first
                case false?: effects = second
                case nil:
                    effects.posts = first.posts || second.posts
                    effects.asks = first.asks || second.asks
                    effects.acts = first.acts || second.acts
                    effects.completes = first.completes || second.completes
                    effects.isLeft = first.isLeft && second.isLeft
                }
            case .selection(let subject, let cases) where isStatus(subject, names):
                guard let status = answer.status else {
                    for one in cases { run(one.body[...], names, answer, &effects) }
                    effects.isLeft = false
                    continue
                }
                let named = cases.first { one in one.patterns.contains { Self.status($0) == status } }
                if let one = named ?? cases.first(where: { $0.patterns.isEmpty }) {
                    // A part of cases that goes on in the next one, or that leaves open which it is.
                    if one.body.contains(where: { $0.isFallthrough }) || !one.conditions.isEmpty { effects.acts = true }
                    run(one.body.filter { !$0.isBreak }[...], names, answer, &effects)
                } else if !cases.allSatisfy({ $0.patterns.allSatisfy { Self.status($0) != nil } }) {
                    effects.acts = true
                }
            case .exit(let value):
                if let value { note(value.range, &effects) }
                effects.isLeft = true
            case .jump(let word):
                if word == "throw" || word == "continue" { effects.isLeft = true }
            case .group(let inner), .compiled(_, let inner): run(inner[...], names, answer, &effects)
            case .expression(let expression):
                if statement.isLog { continue }
                if let body = expression.closureRunOnce {
                    run(body[...], names, answer, &effects)
                    continue
                }
                if case .call(let callee, _) = expression.kind, let name = callee.lastName, completion.contains(name) {
                    effects.completes = true
                    continue
                }
                noteAsking(expression.range, &effects)
                note(expression.range, &effects)
                effects.acts = true
            default:
                note(statement.range, &effects)
                effects.acts = true
            }
        }
    }

    private mutating func note(_ range: SourceRange, _ effects: inout Effects) {
        noteAsking(range, &effects)
        let words = [
            "registerForRemoteNotifications", ".add(UNNotif", ".current().add(", "enter.add(", "addNotificationRequest",
        ]
        if words.contains(where: range.containsAnywhere) || posting.contains(where: range.calls)
            || posting.contains(where: range.handsOn(function:))
        {
            effects.posts = true
        }
        if range.containsAnywhere("(") || range.containsAnywhere("[") { effects.acts = true }
    }

    private mutating func noteAsking(_ range: SourceRange, _ effects: inout Effects) {
        budget -= range.bytes.count
        guard budget > 0 else { return }
        if Permissions.asks.contains(where: range.containsAnywhere) || asking.contains(where: range.calls) {
            effects.asks = true
        }
    }
}

extension Statement {
    /// What is asked, or the start of a `switch`.
    fileprivate var conditionRange: SourceRange {
        switch kind {
        case .branch(let conditions, _, _):
            let ranges = conditions.compactMap(\.range)
            guard let first = ranges.first, let last = ranges.last else { return range }
            return SourceRange(first.file, first.bytes.lowerBound..<max(first.bytes.upperBound, last.bytes.upperBound))
        case .selection(let subject, _): return subject.range
        default: return range
        }
    }

    fileprivate var isFallthrough: Bool { if case .jump("fallthrough") = kind { true } else { false } }
    fileprivate var isBreak: Bool { if case .jump("break") = kind { true } else { false } }
}
