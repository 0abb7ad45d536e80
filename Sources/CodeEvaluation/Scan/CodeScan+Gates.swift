import CodeFacts
import Diagnostics

/// What runs only at one launch of the app, or only at some.
struct Gates {
    /// The conditions around the code that is visited, the innermost last.
    var open: [LaunchGate] = []
    /// How often code inside of such a condition calls each function, and the condition; nil if there are several.
    var calls: [String: (count: Int, kind: LaunchGate?)] = [:]
    /// Where code sets the delegate of the center, or registers categories.
    var places: [(range: SourceRange, kind: LaunchGate?, function: String?)] = []
    /// How many bytes of code are still searched for flags, in this run.
    var budget = 1 << 18
    /// How many bytes of functions are still searched for what a state of a permission is for.
    var stateBudget = 1 << 20
    /// Where code removes the delegate of the center, and where it sets one.
    var removals: [(range: SourceRange, function: Function)] = []
    var assignments: [(range: SourceRange, function: Function)] = []

    static let limit = 200
}

extension CodeScan {
    /// Which launches a condition selects, if the code after it needs it to be true.
    ///
    /// - Parameter rest: The code that runs then.
    func gate(_ conditions: [Statement.Condition], isGuard: Bool, _ rest: ArraySlice<Statement>) -> LaunchGate? {
        for condition in conditions {
            let test: Expression
            switch condition {
            case .test(let expression): test = expression
            case .bind(_, let expression) where !isGuard || conditions.count == 1:
                if isLaunchOption(expression) { return .launchOption }
                continue
            case .match(let pattern, let subject):
                if let gate = gate(subject, [pattern]) { return gate }
                continue
            default: continue
            }
            if case .operation("==", let left, let right) = test.kind, let gate = gate(left, [right]) { return gate }
            if isTestArgument(test) { return .testArgument }
            if case .other(let items) = test.kind, items.count == 1, test.range.hasPrefix("!"),
                let key = flag(items[0]), let first = rest.first, let last = rest.last,
                case let size = last.range.bytes.upperBound - first.range.bytes.lowerBound, size < gates.budget
            {
                gates.budget -= size
                if rest.contains(where: { $0.range.sets(key) }) { return .firstLaunch }
                continue
            }
            if case .operation("!=", let left, let right) = test.kind, right.isMissing, isLaunchOption(left) {
                return .launchOption
            }
            if file?.isObjectiveC ?? false, isLaunchOption(test) { return .launchOption }
        }
        return nil
    }

    /// Which state of the permission for notifications code needs, if it compares it with one that isn't permission.
    private func gate(_ status: Expression, _ patterns: [Expression]) -> LaunchGate? {
        guard patterns.count == 1, local(status).lastName == "authorizationStatus", let function else { return nil }
        let gate: LaunchGate
        switch PermissionSearch.status(patterns[0]) {
        case "notDetermined": gate = .undetermined
        case "denied": gate = .refused
        // Code of the launch, which doesn't wait for an answer.
        case "authorized" where function.isOfLaunch: gate = .allowed
        default: return nil
        }
        gates.stateBudget -= function.range.bytes.count
        // The user's location has such a state, too.
        let words = ["otificationSettings", "UNAuthorizationStatus"]
        return gates.stateBudget > 0 && words.contains(where: function.range.containsAnywhere) ? gate : nil
    }

    func visit(_ cases: [Statement.Case], of subject: Expression) {
        // Whether the code of the case before goes on in that of this one.
        var goesOn = false
        for one in cases {
            for pattern in one.patterns {
                noteRequestComparison(subject, pattern)
                noteDataComparison(subject, pattern)
                visit(pattern)
            }
            let gate = goesOn ? nil : gate(subject, one.patterns)
            if let gate { gates.open.append(gate) }
            visit(one.body)
            if gate != nil { gates.open.removeLast() }
            goesOn = one.body.goesOn(isObjectiveC: file?.isObjectiveC ?? false)
        }
    }

    /// `ProcessInfo.processInfo.arguments.contains("-UITests")`
    private func isTestArgument(_ expression: Expression) -> Bool {
        guard let call = call(expression), ["contains", "containsObject"].contains(call.name),
            let base = call.base, base.lastName == "arguments", call.arguments.count == 1
        else { return false }
        return call.arguments[0].value.literal?.lowercased().contains("test") ?? false
    }

    /// The key of a flag: `UserDefaults.standard.bool(forKey: "launched")`.
    private func flag(_ expression: Expression) -> String? {
        guard let call = call(expression), ["bool", "boolForKey"].contains(call.name),
            let key = call.argument("forKey", "boolForKey"), key.range.bytes.count < 100
        else { return nil }
        return key.range.text
    }

    /// `launchOptions?[.url]`
    private func isLaunchOption(_ expression: Expression) -> Bool {
        guard case .element(let base, let arguments) = expression.kind, arguments.count == 1, let name = base.lastName
        else { return false }
        return function?.parameters.contains {
            $0.name == name && $0.label?.hasSuffix("inishLaunchingWithOptions") ?? false
        } ?? false
    }

    func noteGatedCall(_ call: Call) {
        guard let kind = gates.open.last else { return }
        let earlier = gates.calls[call.name]
        gates.calls[call.name] = ((earlier?.count ?? 0) + 1, earlier == nil || earlier?.kind == kind ? kind : nil)
    }

    func noteGatedPlace(_ range: SourceRange) {
        gates.places.append((range, gates.open.last, function?.name))
    }

    /// Notes where the delegate of the center is set, or removed.
    func noteDelegateChange(of base: Expression, _ source: Expression, _ range: SourceRange) {
        noteGatedPlace(source.range)
        guard let function, isCenter(base) else { return }
        // Each removal is compared with each assignment.
        if source.isMissing, gates.removals.count < Gates.limit {
            gates.removals.append((range, function))
        } else if !source.isMissing, gates.assignments.count < Gates.limit {
            gates.assignments.append((range, function))
        }
    }

    /// Finds what runs only at some launches, once all files are visited.
    func addGatedPlaces() {
        for place in gates.places {
            var kind = place.kind
            if kind == nil, let name = place.function, let gated = gates.calls[name],
                // Its declaration, and only such calls.
                makers.counts[name] == gated.count + 1
            {
                kind = gated.kind
            }
            if let kind { facts.gatedPlaces[kind, default: []].insert(place.range) }
        }
        for removal in gates.removals where removal.function.range.runsDirectly(removal.range) {
            let earlier = gates.assignments.first {
                $0.function.range == removal.function.range && removal.function.range.runsDirectly($0.range)
            }
            if let earlier {
                let isLast = !gates.assignments.contains {
                    $0.function.range == removal.function.range
                        && $0.range.bytes.lowerBound > removal.range.bytes.lowerBound
                }
                if isLast, earlier.range.bytes.lowerBound < removal.range.bytes.lowerBound {
                    facts.delegateRemovals.append(removal.range)
                }
            } else if Self.pauses.contains(removal.function.name), !gates.assignments.isEmpty,
                gates.assignments.allSatisfy({ isOnlyOfLaunch($0.function.name) })
            {
                facts.delegateRemovals.append(removal.range)
            }
        }
    }

    /// What the system calls while people still get notifications.
    private static let pauses: Set<String> = [
        "applicationDidEnterBackground", "applicationWillResignActive", "sceneDidEnterBackground",
        "sceneWillResignActive",
    ]

    /// Whether only the launch runs a function.
    private func isOnlyOfLaunch(_ name: String) -> Bool {
        let launches: Set<String> = ["application", "applicationDidFinishLaunching", "init"]
        return launches.contains(name) || permissions.callers[name].map { $0.isSubset(of: launches) } ?? false
    }
}

extension [Statement] {
    /// Whether the code of a case goes on in that of the next one.
    fileprivate func goesOn(isObjectiveC: Bool) -> Bool {
        switch last?.kind {
        case .jump(let word)?: word == "fallthrough"
        case .exit?: false
        case .group(let inner)?: inner.goesOn(isObjectiveC: isObjectiveC)
        default: isObjectiveC
        }
    }
}

extension Function {
    /// Whether it is the method of the launch, and doesn't ask for permission itself.
    fileprivate var isOfLaunch: Bool {
        parameters.contains { $0.label?.hasSuffix("inishLaunchingWithOptions") ?? false }
            && !["requestAuthorization", "await "].contains(where: range.containsAnywhere)
    }
}

extension SourceRange {
    /// Whether code stores a flag: `defaults.set(true, forKey: "launched")`.
    fileprivate func sets(_ key: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        let key = key.filter { !$0.isWhitespace }
        return ["set(true,forKey:\(key)", "setBool:YESforKey:\(key)", "setValue(true,forKey:\(key)"].contains(
            where: code.contains)
    }
}
