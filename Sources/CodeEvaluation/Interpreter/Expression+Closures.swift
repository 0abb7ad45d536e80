import Diagnostics

// When calls run their closures.
extension Expression {
    /// The code in `Task { … }` and `DispatchQueue.main.async { … }`, which runs once.
    var closureRunOnce: [Statement]? {
        guard case .call(let callee, let arguments) = kind, let name = callee.lastName, let last = arguments.last,
            case .function(let closure) = last.value.kind
        else { return nil }
        let isOfQueue = name.hasPrefix("async") && range.hasPrefix("DispatchQueue")
        return isOfQueue || ["Task", "detached", "dispatch_async", "dispatch_after"].contains(name) ? closure.body : nil
    }

    /// Whether a call runs its closure before it returns: `autoreleasepool { … }`, `context.performAndWait { … }`.
    var runsAtOnce: Bool {
        guard case .call(let callee, _) = kind, let name = callee.lastName else { return false }
        let names = ["autoreleasepool", "performAndWait", "performBlockAndWait", "assumeIsolated", "run"]
        return runsLocked || names.contains(name) || name.hasPrefix("withUnsafe") || name == "withExtendedLifetime"
    }

    /// Whether the closure runs under a lock, as code does that calls a handler only once: `queue.sync { … }`.
    var runsLocked: Bool {
        guard case .call(let callee, let arguments) = kind, let name = callee.lastName,
            case .function(let closure)? = arguments.last?.value.kind
        else { return false }
        // Not a method with a result, which has it later.
        let isWithoutResult = closure.parameters.isEmpty || closure.parameters == ["$0"]
        return name.hasPrefix("withLock") || name == "dispatch_sync" || name == "sync" && isWithoutResult
    }

    /// Whether a call may run its closure several times, such as for each change.
    var mayCallAgain: Bool {
        let words = ["bserv", "istener", "onitor", "rogress", "imer", "ubscri", "hange", "pdate", "each", "enumerate"]
        guard case .call(let callee, _) = kind, let name = callee.lastName else { return false }
        return words.contains(where: name.contains)
    }
}
