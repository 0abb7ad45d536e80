import CodeFacts
import Diagnostics

/// What the code does when the app becomes active. It is complete after all files have been visited.
struct Activations {
    /// Code that runs then.
    var places: [SourceRange] = []
    /// Removals of all requests, each with the function around it.
    var removals: [(call: SourceRange, name: String?, function: SourceRange?)] = []
    /// Requests that repeat, each with its function.
    var repeating: [(request: SourceRange, function: SourceRange)] = []
}

extension CodeScan {
    func noteActivation(_ function: Function) {
        guard ["applicationDidBecomeActive", "sceneDidBecomeActive"].contains(function.name) else { return }
        activations.places.append(function.range)
    }

    /// Parts of the names of functions that may add the requests again.
    private static let words = [
        "chedul", "emind", "Notif", "larm", "etup", "pdate", "efresh", "load", "Load", "ync", "egister", ".add(",
        "UNNotificationRequest",
    ]

    /// Notes removals of all requests that run whenever the app becomes active, and a request that they remove although
    /// it repeats.
    func noteRemovalsOnActivation() {
        for place in activations.places {
            for removal in activations.removals {
                guard let start = place.start(of: removal), !start.hasConditions else { continue }
                let name = removal.name ?? ""
                let others = [place, removal.function].compactMap(\.self).contains { range in
                    let code = range.text.replacing(name, with: "").replacing(
                        "removeAllPendingNotificationRequests", with: ""
                    )
                    .replacing("UNUserNotificationCenter", with: "").replacing("didBecomeActiveNotification", with: "")
                    return Self.words.contains(where: code.contains)
                }
                guard !others,
                    let request = activations.repeating.first(where: {
                        !place.contains($0.request) && $0.function != removal.function
                    })
                else { continue }
                facts.removalsOnActivation.append(removal.call)
                facts.repeatingRequest = request.request
                break
            }
        }
    }

    // MARK: - Calls

    /// Notes ends of a method for VoIP pushes without a report of the call.
    func noteCalls(in function: Function, _ labels: [String]) {
        let pushLabel = "didReceiveIncomingPushWith"
        guard labels.contains(where: { $0.hasPrefix(pushLabel) }), let file, !function.body.isEmpty,
            makers.canSearch(file.source.wholeRange),
            !["complication", "fileProvider"].contains(where: file.source.wholeRange.containsAnywhere)
        else { return }
        let completion = function.completionHandler
        // The system calls the one with a completion handler, if there are two.
        guard completion != nil || file.source.wholeRange.count(of: labels.first { $0.hasPrefix(pushLabel) } ?? "") == 1
        else { return }
        facts.callHandlers.append(function.range)
        guard ["voIP", "PKPushTypeVoIP"].contains(where: file.source.wholeRange.containsAnywhere) else { return }
        if function.body.allSatisfy({ $0.doesNothing(but: completion) }) || onlyNotifies(function) {
            facts.idleCallHandlers.append(function.range)
            return
        }
        let type = function.parameters.first { $0.type.contains("PKPushType") || $0.label == "forType" }?.name ?? "type"
        if let end = unreportedEnd(of: function.body, type, completion) { facts.unreportedCalls.append(end) }
    }

    /// The first end before anything else is done.
    private func unreportedEnd(of body: [Statement], _ type: String, _ completion: String?) -> SourceRange? {
        for statement in body {
            if statement.doesNothing(but: completion) { continue }
            switch statement.kind {
            case .variable: if statement.range.mayReport { return nil }
            case .branch(let conditions, let then, let otherwise):
                let leaving = (then.isEmpty ? otherwise : then).unwrapped
                guard then.isEmpty || otherwise.isEmpty, !conditions.isEmpty, case .exit(nil)? = leaving.last?.kind,
                    leaving.allSatisfy({ $0.doesNothing(but: completion) }),
                    !conditions.contains(where: { $0.range?.mayReport ?? false })
                else { return nil }
                // Other pushes than those of calls, and what always exists.
                if conditions.contains(where: { $0.isOfPush(type) }) { continue }
                return leaving.last?.range
            default: return nil
            }
        }
        return nil
    }
}

extension Statement {
    /// Whether a statement only writes to a log, or says that the push is handled.
    fileprivate func doesNothing(but completion: String?) -> Bool {
        switch kind {
        case .expression(let expression):
            guard case .call(let callee, _) = expression.kind, let name = callee.lastName else { return false }
            return name == completion || Interpreter.isHarmless(name) || name == "log"
        case .variable(let variable):
            return variable.value.map { !$0.range.containsAnywhere("(") } ?? true
        case .exit(nil): return true
        case .branch(let conditions, let then, let otherwise):
            // `if let completion = completion`
            return !conditions.contains { $0.range?.mayReport ?? false }
                && (then.unwrapped + otherwise.unwrapped).allSatisfy { $0.doesNothing(but: completion) && !$0.isExit }
        case .group(let inner): return inner.allSatisfy { $0.doesNothing(but: completion) }
        default: return false
        }
    }

    private var isExit: Bool { if case .exit = kind { true } else { false } }
}

extension [Statement] {
    /// The statements in braces, in Objective-C.
    fileprivate var unwrapped: [Statement] {
        if count == 1, case .group(let inner) = self[0].kind { inner } else { self }
    }
}

extension Statement.Condition {
    /// Whether it is about the kind of the push, or the dictionary that each push has.
    fileprivate func isOfPush(_ type: String) -> Bool {
        guard let range else { return true }
        return range.mentions(type) || range.contains("oIP") || range.contains("dictionaryPayload as")
    }
}

extension SourceRange {
    var mayReport: Bool { containsAnywhere("eport") || containsAnywhere("ncomingCall") }

    /// The code before a removal: here, or in the function that this code calls. Nil if it does neither.
    fileprivate func start(of removal: (call: SourceRange, name: String?, function: SourceRange?)) -> SourceRange? {
        if contains(removal.call) {
            return SourceRange(file, bytes.lowerBound..<removal.call.bytes.lowerBound)
        }
        guard let name = removal.name, let function = removal.function, calls(name) else { return nil }
        let inFunction = SourceRange(function.file, function.bytes.lowerBound..<removal.call.bytes.lowerBound)
        guard !inFunction.hasConditions, let call = text.firstRange(of: name) else { return nil }
        let count = text[..<call.lowerBound].utf8.count
        return SourceRange(file, bytes.lowerBound..<bytes.lowerBound + count)
    }

    fileprivate var hasConditions: Bool {
        ["if ", "if(", "guard ", "switch ", "return"].contains(where: containsAnywhere)
    }
}
