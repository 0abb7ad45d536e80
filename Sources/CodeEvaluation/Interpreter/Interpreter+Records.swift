import CodeFacts
import Diagnostics

extension Interpreter {
    /// Records methods of the notification center's delegate.
    /// - Parameter types: The types around the method.
    func recordHandler(_ function: Function, _ range: SourceRange, in types: [ProgramType]) {
        guard function.name == "userNotificationCenter" || function.name.hasPrefix("userNotificationCenter:") else {
            return recordSilentMethod(function, range, in: types)
        }
        guard let kind = function.kindOfHandler else { return }
        // Some apps have a method of their own with the same name, and a result.
        let isOfSystem = function.returnsNothing
        guard isOfSystem || kind != .didReceive, isNew("handler", range) else { return }
        let completion = isOfSystem ? function.completionHandler : nil
        let isOnMainActor = function.isOnMainActor || types.contains(where: \.isOnMainActor)
        var handler = Handler(
            kind: kind, type: types.last?.name, range: range, isAsync: function.isAsync, isOnMainActor: isOnMainActor,
            silentEnds: completion.map { silentEnds(of: function, handler: $0, in: types) } ?? [])
        handler.isIdle = !haveEffect(function.body, except: completion)
        var search = EffectSearch(except: completion, in: types)
        handler.actsForAll = actsForEveryResponse(function.body, &search)
        if kind == .didReceive {
            var others = EffectSearch(except: completion, in: types)
            handler.showsForOthers = showsForOthers(function.body, &others)
        }
        if function.isAsync, kind == .didReceive {
            handler.task =
                function.body.lazy.compactMap(\.task).first { haveEffect($0.closureRunOnce ?? [], except: nil) }?
                .range
        }
        handler.passesResponse = function.parameters.dropFirst().first.map { passes($0.name, in: function) } ?? false
        handler.foreignSuperclass = types.last?.inherited.first { name in
            name.contains("AppDelegate") && program.loadedType(name) == nil
        }
        guard types.last?.isOfExtension != true else {
            if kind == .didReceive { facts.handlersOfExtensions.append(handler) }
            return
        }
        facts.handlers.append(handler)
        if kind == .didReceive { noteGate(of: function) }
    }

    /// Records other methods that the system waits for, and that can end without their completion handler.
    private func recordSilentMethod(_ function: Function, _ range: SourceRange, in types: [ProgramType]) {
        let labels = function.parameters.map(\.label)
        let kind: SilentMethod.Kind
        switch function.name {
        case "didReceive" where labels == [nil, "withContentHandler"],
            "didReceiveNotificationRequest" where labels.last == "withContentHandler":
            kind = .service
        case "didReceive" where labels == [nil, "completionHandler"],
            "didReceiveNotificationResponse" where labels.last == "completionHandler":
            kind = .contentExtension
        // A library may have a class method for it.
        case "application" where !function.isStatic && labels.contains("didReceiveRemoteNotification"):
            kind = .remoteNotification
        // The method of iOS 8 for responses.
        case "application" where !function.isStatic && labels.contains("handleActionWithIdentifier"):
            // Since iOS 9, the system calls the one with the text of a reply, if there is one.
            let isEarlier = !labels.contains("withResponseInfo")
            let methods = types.last?.functions["application"] ?? []
            guard
                !isEarlier
                    || !methods.contains(where: { $0.function.parameters.contains { $0.label == "withResponseInfo" } })
            else { return }
            kind = .legacyAction
        default: return
        }
        // The caller of a helper with a result calls the handler, depending on the result. In a protocol, it has no code.
        guard function.returnsNothing, let handler = function.completionHandler, function.range.hasSuffix("}"),
            isNew("method", range)
        else { return }
        var ends = silentEnds(of: function, handler: handler, in: types, kind: kind)
        // A content extension may know that it already has what it asks for.
        if kind == .contentExtension, function.body.contains(where: { $0.range.mentions(handler) }) {
            // Other code can call a handler that is stored or passed on.
            let isPassedOn = function.body.contains {
                $0.range.handsOn(function: handler) || $0.range.containsAnywhere("= \(handler)")
            }
            ends = ends.filter { $0.kind == .return || $0.kind == .action && !isPassedOn }
        }
        // An error or a result of other code always comes.
        if kind == .legacyAction { ends = ends.filter { $0.kind == .functionEnd || $0.kind == .return } }
        if kind == .service, let type = types.last, let end = silentExpiration(of: type, handler, in: function) {
            ends.append(end)
        }
        if !ends.isEmpty { facts.silentMethods.append(SilentMethod(kind: kind, ends: ends)) }
    }

    func register(_ value: Value, at range: SourceRange, _ environment: Environment) {
        var categories: [CategoryFact] = []
        var isMerged = false
        var isComplete = true
        let isLegacy = range.contains("UIUserNotificationSettings")
        func add(_ value: Value) {
            guard step() else {
                isComplete = false
                return
            }
            switch instance(of: "UNNotificationCategory", from: forced(value)) {
            case .category(let fact):
                if fact.identifier.known == nil { isComplete = false }
                if isLegacy { facts.foreignCategories.insert(fact.range) }
                categories.append(fact)
            case .legacyCategory(let number):
                let fact = legacyCategories[number]
                if fact.identifier.known == nil { isComplete = false }
                if !isLegacy { facts.foreignCategories.insert(fact.range) }
                categories.append(fact)
            case .registered: isMerged = true
            case .list(let values, let isListComplete):
                isComplete = isComplete && isListComplete
                for value in values { add(value) }
            case .alternatives(let values): for value in values { add(value) }
            default: isComplete = false
            }
        }
        add(value)
        let identifiers = categories.map { $0.identifier.known ?? "?" }.joined(separator: ",")
        if let launch = environment.launch { launches[range, default: []].insert(launch) }
        noteRun(of: range, isEmpty: categories.isEmpty && isComplete && !isMerged, environment, isLegacy: isLegacy)
        guard isNew("registration", range, identifiers) else { return }
        budget.spend(bytes: categories.count * MemoryLayout<CategoryFact>.size)
        facts.registrations.append(
            Registration(
                categories: categories, isComplete: isComplete, isMerged: isMerged, conditions: environment.conditions,
                branches: environment.branches, hasUnknownArguments: environment.hasUnknownArguments,
                function: environment.functionRange, range: range))
    }

    /// Notes a registration in the order in which code makes it.
    func noteRun(of range: SourceRange, isEmpty: Bool, _ environment: Environment, isLegacy: Bool) {
        for run in Set([environment.launch, environment.functionRange].compactMap(\.self))
        where runs[run]?.count ?? 0 < 64 {
            runs[run, default: []].append(
                RegistrationRun(
                    range: range, isEmpty: isEmpty, branches: Set(environment.branches),
                    conditions: Set(environment.conditions), isLegacy: isLegacy))
        }
    }

    /// The option names in an expression; incomplete if a part isn't known.
    func optionNames(_ expression: Expression, _ environment: inout Environment) -> OptionNames {
        var names = OptionNames()
        names.range = expression.range
        // 0 in Objective-C.
        if case .number("0") = expression.kind { return names }
        func add(_ value: Value) {
            guard step() else {
                names.isComplete = false
                return
            }
            switch forced(value) {
            case .implicit(let name, let range):
                let name = Self.optionName(name)
                if name != "none", !names.contains(name) { names.names.append((name, range)) }
            case .list(let values, let isComplete):
                names.isComplete = names.isComplete && isComplete
                for value in values { add(value) }
            // In parentheses.
            case .tuple(let parts) where parts.count == 1: add(parts[0].value)
            case .alternatives(let values):
                names.isComplete = false
                let before = Set(names.names.map(\.name))
                for value in values { add(value) }
                names.open.formUnion(names.names.map(\.name).filter { !before.contains($0) })
            default: names.isComplete = false
            }
        }
        add(evaluate(expression, &environment))
        return names
    }

    /// The name in Swift of an Objective-C constant such as `UNNotificationActionOptionForeground`.
    static func optionName(_ name: String) -> String {
        for prefix in [
            "UNNotificationActionOption", "UNNotificationCategoryOption", "UNAuthorizationOption",
            "UNNotificationPresentationOption", "UIUserNotificationType",
        ] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            // Not the type itself: `UNNotificationActionOptions`.
            guard rest.first?.isUppercase ?? false else { return name }
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return name
    }
}

/// One of the registrations that a function makes, in the order in which it does.
struct RegistrationRun {
    let range: SourceRange
    /// Whether the set has no categories.
    let isEmpty: Bool
    /// What it needs.
    let branches: Set<CodeBranch>
    let conditions: Set<CodeCondition>
    /// Whether it is one of iOS 8, which says nothing of those of later systems.
    let isLegacy: Bool

    /// Whether it is made in any case.
    var isCertain: Bool { branches.isEmpty && conditions.isEmpty }

    /// Whether only some systems make it.
    var isForSystem: Bool { conditions.contains { if case .test = $0 { false } else { true } } }

    /// Whether it is made in any case in which another one is.
    func isCertain(after other: RegistrationRun) -> Bool {
        branches.isSubset(of: other.branches) && conditions.isSubset(of: other.conditions)
    }
}

extension Interpreter {
    /// Registrations of an empty set after that of another one in the same function, or in the same launch; and those of
    /// iOS 8 that other code makes later than a launch which certainly registers categories.
    func clearedRegistrations() -> [SourceRange: ClearedRegistration] {
        var cleared: [SourceRange: ClearedRegistration] = [:]
        for run in runs.values {
            guard let last = run.last, last.isEmpty, let earlier = run.last(where: { !$0.isEmpty }),
                last.isCertain(after: earlier), !last.isLegacy || earlier.isLegacy && earlier.isCertain(after: last)
            else { continue }
            cleared[last.range] = ClearedRegistration(earlier: earlier.range)
        }
        let starts = Set(launches.values.joined())
        let ofLaunch = starts.flatMap { runs[$0] ?? [] }
        guard let earlier = ofLaunch.last(where: { $0.isLegacy && $0.isCertain && !$0.isEmpty }) else { return cleared }
        let atLaunch = Set(ofLaunch.map(\.range))
        for (function, run) in runs where !starts.contains(function) {
            guard let last = run.last, last.isEmpty, last.isLegacy, !last.isForSystem,
                run.allSatisfy({ $0.isEmpty && !atLaunch.contains($0.range) })
            else { continue }
            cleared[last.range] = ClearedRegistration(earlier: earlier.range)
            cleared[last.range]?.isOfLaunch = true
        }
        return cleared
    }
}
