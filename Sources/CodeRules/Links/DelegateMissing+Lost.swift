import CodeFacts
import Diagnostics
import Rules

// Delegates that lose responses.
extension RuleReport {
    /// Delegates without a method for responses, which another object has.
    mutating func add(delegatesWithoutMethodsIn facts: NotificationFacts) {
        var seen: Set<String?> = []
        let delegates = facts.delegates.filter(\.isWithoutMethods)
        // A content extension runs in a process with a notification center of its own.
        let ofExtensions = Dictionary(grouping: delegates) { ObjectIdentifier($0.range.file) }
            .filter { $0.value[0].range.file.isOfContentExtension }
        let apps = AppFolders(facts.files)
        for delegate in delegates where ofExtensions[ObjectIdentifier(delegate.range.file)] == nil {
            // The app of a watch has a notification center of its own.
            let isOfWatch = delegate.range.file.path.isOfWatch
            let handlers = facts.handlers.lazy.filter { $0.range.file.path.isOfWatch == isOfWatch }
            guard let handler = handlers.first(where: { $0.kind == .didReceive }),
                seen.insert(delegate.object).inserted
            else { continue }
            add(
                at: delegate.range,
                "'\(delegate.object ?? "self")' has no method of the delegate, so responses are lost once it is the delegate",
                help: "remove this line, or implement the methods there",
                notes: apps.separate(handler.range, delegate.range)
                    ? [] : [Finding.Note("a response is handled here", at: handler.range)])
        }
    }

    /// Methods for responses of an object that isn't the delegate, if the delegate has none, or those do nothing or don't
    /// look at actions.
    mutating func add(handlersOutsideOfDelegatesIn facts: NotificationFacts) {
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        // An object that nothing creates doesn't become the delegate, nor does one in code that nothing calls.
        let delegates = facts.delegates.filter { delegate in
            !delegate.isNeverMade && facts.uncalledFunction(around: delegate.range) == nil
        }
        guard facts.unread.isEmpty, let delegate = delegates.first,
            delegates.allSatisfy({ $0.object != nil && !$0.isWithoutMethods }), !facts.hasUnknownDelegate,
            !handlers.contains(where: { $0.passesResponse || $0.foreignSuperclass != nil }),
            facts.libraryThatBecomesDelegate == nil
        else { return }
        let types = Set(delegates.flatMap { $0.inherited.union([$0.object ?? ""]) })
        let idle = handlers.filter(facts.isIdle).map(\.range)
        let (own, others) = (handlers.filter { types.contains($0.type ?? "") }, handlers.filter { $0.type != nil })
        let areIdle = own.allSatisfy { idle.contains($0.range) }
        let isWithoutMethod =
            own.isEmpty && delegates.allSatisfy(\.isOfKnownClass) && facts.app.misnamedMethods.isEmpty
            && !facts.mention(Self.forwardingMethods)
        guard !own.isEmpty || isWithoutMethod,
            let lost = others.first(where: { handler in
                !types.contains(handler.type ?? "") && !idle.contains(handler.range)
                    && (areIdle || facts.comparesWithDeclaredAction(in: handler, unlike: own))
            }),
            // One of two apps can have only the other methods.
            !own.isEmpty || facts.areOfApp(of: lost.range, delegates.map(\.range))
        else { return }
        let isMade = !facts.delegates.contains { $0.isNeverMade && $0.object == lost.type }
        let setter = facts.delegates.first { $0.object == lost.type }
            .flatMap { facts.uncalledFunction(around: $0.range) }
        let cause =
            setter.map { "no code calls '\($0)', which makes '\(lost.type ?? "")' the delegate" }
            ?? (isMade
                ? "no code makes '\(lost.type ?? "")' the delegate of the notification center"
                : "no code creates '\(lost.type ?? "")', and the delegate does nothing for responses")
        add(
            at: lost.range, "this is never called: \(cause)",
            help: own.contains { !idle.contains($0.range) && $0.looksAtActions }
                ? "hand responses on to it from '\(delegate.object ?? "")'"
                : "make it the delegate in place of '\(delegate.object ?? "")'",
            notes: [Finding.Note("the delegate is set here", at: delegate.range)])
    }

    /// Methods with which an object passes on calls of methods that it doesn't have.
    private static let forwardingMethods = ["forwardInvocation", "forwardingTarget", "forwardingTargetForSelector"]

    /// Delegates that know actions which the one after them doesn't.
    mutating func add(replacedDelegatesIn facts: NotificationFacts) {
        let declared = Set(facts.actions.lazy.compactMap(\.identifier.known))
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        for delegate in facts.delegates where !facts.hasUnknownDelegate {
            let others = handlers.filter { $0.type != delegate.type }
            guard let replacement = delegate.replacement ?? facts.rival(of: delegate)?.range,
                let own = handlers.first(where: { $0.type == delegate.type }),
                !others.isEmpty, !others.contains(where: \.passesResponse)
            else { continue }
            var (lost, kept): (Set<String>, Set<String>) = ([], [])
            for comparison in facts.comparisons where comparison.part == .action {
                guard let identifier = comparison.identifier.known else { return }
                let range = comparison.identifier.range
                let isOwn =
                    own.range.contains(range)
                    || range.file === own.range.file && !others.contains { $0.range.file === range.file }
                if isOwn { lost.insert(identifier) } else { kept.insert(identifier) }
            }
            kept.formIntersection(declared)
            lost = lost.subtracting(kept).intersection(declared)
            guard let first = lost.min() else { continue }
            if delegate.replacement == nil {
                guard !kept.isEmpty else { continue }
                add(
                    at: replacement,
                    "'\(delegate.type ?? "self")' makes itself the delegate, too: the one that does so first gets no "
                        + "responses, such as those for '\(first)'",
                    severity: .warning, help: "set only one delegate, which handles all actions",
                    notes: [Finding.Note("the other delegate is set here", at: delegate.range)])
                continue
            }
            add(
                at: replacement,
                "from here on, '\(delegate.type ?? "self")' isn't the delegate, so nothing happens for '\(first)'"
                    + (lost.count == 1 ? "" : " and \(lost.count - 1) other\(lost.count == 2 ? "" : "s")"),
                severity: .warning, help: "set only one delegate, which handles all actions",
                notes: [Finding.Note("the actions are handled here", at: own.range)])
        }
    }

    /// Delegates after which another object is set that lacks some of their methods.
    mutating func add(followedDelegatesIn facts: NotificationFacts) {
        guard !facts.hasUnknownDelegate, facts.unread.isEmpty else { return }
        for delegate in facts.delegates {
            guard let type = delegate.object,
                let later = facts.delegates.first(where: { later in
                    later.range == delegate.follower
                        || facts.delegates.count == 2 && delegate.isAtLaunch && !later.isAtLaunch
                            && later.object.map { $0 != type } ?? false && later.isAfterLaunch(in: facts)
                }), let other = later.object
            else { continue }
            // A superclass that was not read may have them.
            let own = facts.handlers.filter { $0.type == type }
            let others = facts.handlers.filter { $0.type == other || later.inherited.contains($0.type ?? "") }
            guard !others.isEmpty, let lost = own.first(where: { one in !others.contains { $0.kind == one.kind } })
            else { continue }
            let isCertain = delegate.follower == later.range
            add(
                at: later.range,
                "from here on, '\(type)' isn't the delegate, and '\(other)' has no '\(lost.kind.name)'",
                severity: isCertain ? nil : .warning, help: "set only one delegate, which has all methods",
                notes: [Finding.Note("this method is never called then", at: lost.range)])
        }
    }

    /// A delegate with code for responses, and the one that code sets after the launch.
    mutating func add(lateDelegatesIn facts: NotificationFacts) {
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        guard facts.delegates.count == 2, !facts.hasUnknownDelegate, facts.unread.isEmpty, handlers.count == 2,
            let first = facts.delegates.first(where: \.isAtLaunch), let type = first.object,
            facts.delegates.allSatisfy({ $0.replacement == nil && !$0.isOfInitializer }),
            let later = facts.delegates.first(where: { !$0.isAtLaunch }), let other = later.object,
            facts.isCalled(later), facts.libraryThatBecomesDelegate == nil,
            let lost = handlers.first(where: { $0.type == type }), !facts.isIdle(lost), !lost.passesResponse,
            let kept = handlers.first(where: { $0.type == other }), kept.foreignSuperclass == nil,
            // Another finding is about methods that only one of them has.
            facts.handlers.allSatisfy({ one in
                one.type != type || facts.handlers.contains { $0.type == other && $0.kind == one.kind }
            }),
            // It doesn't hand on what it gets.
            kept.range.text.ranges(of: "userNotificationCenter").count == 1,
            // Another finding is about actions that only one of them knows.
            !facts.comparesWithDeclaredAction(in: lost), facts.areOfApp(of: lost.range, [kept.range, later.range])
        else { return }
        add(
            at: later.range,
            "from here on, '\(type)' isn't the delegate, so its code for responses is never called",
            severity: .warning, help: "set only one delegate, which handles all responses",
            notes: [Finding.Note("this method is never called then", at: lost.range)])
    }
}

extension NotificationFacts {
    /// Whether other code calls the function that sets a delegate.
    fileprivate func isCalled(_ delegate: DelegateFact) -> Bool {
        delegate.function != nil && uncalledFunction(around: delegate.range) == nil
    }

    /// Whether a method compares with the identifier of an action that code declares, and that no code of some other
    /// types compares, as far as these look at actions.
    fileprivate func comparesWithDeclaredAction(in handler: Handler, unlike others: [Handler] = []) -> Bool {
        let declared = Set(actions.lazy.compactMap(\.identifier.known))
        let compared = comparisons.filter { $0.part == .action && declared.contains($0.identifier.known ?? "") }
        let (own, rest) = (
            compared.filter { handler.range.contains($0.identifier.range) },
            compared.filter { !handler.range.contains($0.identifier.range) }
        )
        let known = Set(rest.compactMap(\.identifier.known))
        // A method that looks at actions in another way may know all.
        let looking = others.filter(\.looksAtActions)
        let areRead = looking.allSatisfy { one in rest.contains { one.range.contains($0.identifier.range) } }
        return areRead && own.contains { looking.isEmpty || !known.contains($0.identifier.known ?? "") }
    }
}

extension SourceFile {
    fileprivate var isOfContentExtension: Bool {
        let code = String(decoding: bytes, as: UTF8.self)
        return ["UNNotificationContentExtension", "didReceiveNotification:(UNNotification"].contains(
            where: code.contains)
    }
}

extension Handler {
    /// Whether it mentions the identifier of the action.
    fileprivate var looksAtActions: Bool { range.text.contains("ctionIdentifier") }
}

extension DelegateFact {
    /// Whether the object sets itself once a view loads or appears, or a view creates it.
    fileprivate func isAfterLaunch(in facts: NotificationFacts) -> Bool {
        guard let type else { return false }
        return function.map(Self.lateFunctions.contains) ?? false
            || isOfInitializer && facts.app.stateObjects.contains(type)
    }
}

extension Handler.Kind {
    fileprivate var name: String {
        switch self {
        case .willPresent: "willPresent"
        case .didReceive: "didReceive"
        case .openSettings: "openSettingsFor"
        }
    }
}

extension NotificationFacts {
    /// Whether a method does nothing, also for single actions.
    func isIdle(_ handler: Handler) -> Bool {
        handler.isIdle && !comparisons.contains { handler.range.contains($0.identifier.range) }
    }

    /// Whether places belong to the app of another one. That of a watch has a notification center of its own.
    fileprivate func areOfApp(of one: SourceRange, _ others: [SourceRange]) -> Bool {
        let apps = AppFolders(files)
        return others.allSatisfy { $0.file.path.isOfWatch == one.file.path.isOfWatch && !apps.separate($0, one) }
    }

    /// The other one of two objects that make themselves the delegate when they are created, and of which either may be the
    /// first; nil for the second one in the order of the code.
    fileprivate func rival(of delegate: DelegateFact) -> DelegateFact? {
        guard delegates.count == 2, delegates[0].range == delegate.range, unread.isEmpty,
            delegates.allSatisfy({ $0.isOfInitializer && !$0.isNeverMade && $0.type != nil && $0.replacement == nil }),
            delegates[0].type != delegates[1].type,
            delegates[0].range.file.path.isOfWatch == delegates[1].range.file.path.isOfWatch
        else { return nil }
        return delegates[1]
    }
}
