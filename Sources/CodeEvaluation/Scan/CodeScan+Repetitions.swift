import CodeFacts
import Diagnostics

/// A request, or a call of a function that makes it, which says whether the request repeats.
struct RequestRepetition {
    /// What is called, in which type, and the code of the identifier.
    let key: String
    let repeats: Bool
    let function: Function
    let range: SourceRange
}

// Requests with one identifier, although one repeats, or each is for another region.
extension CodeScan {
    private static let limit = 500
    private static let words = ["snooze", "postpone", "defer", "remindlater", "remindagain"]

    /// Notes whether a request repeats: `schedule(id: task.id + day, repeats: true)`.
    func noteRepetition(of call: Call) {
        guard let function, makers.repetitions.count < Self.limit, call.arguments.count > 1,
            let file = file?.source.path
        else { return }
        let isRequest = ["UNNotificationRequest", "requestWithIdentifier"].contains(call.name)
        if isRequest { noteRegion(of: call, in: function) }
        let identifier = call.arguments.first { argument in
            guard let label = argument.label?.lowercased() else { return false }
            return label.hasSuffix("id") || label.contains("identifier")
        }?.value
        guard let identifier, let code = local(identifier).range.codeWithoutSpaces,
            // A variable can have another value in each function.
            ["\\(", "+", "\""].contains(where: code.contains)
        else { return }
        let repetition: Expression?
        if isRequest {
            repetition = call.argument("trigger").flatMap { self.call(local($0))?.argument("repeats") }
        } else {
            repetition = call.arguments.first { $0.label?.lowercased().hasPrefix("repeat") ?? false }?.value
        }
        guard let repetition, let repeats = repetition.isRepetition else { return }
        makers.repetitions.append(
            RequestRepetition(
                key: "\(file) \(types.last?.name ?? "") \(call.name) \(code)", repeats: repeats, function: function,
                range: identifier.range))
    }

    /// Notes a request with a literal identifier for each region that a manager monitors.
    private func noteRegion(of call: Call, in function: Function) {
        guard function.name.hasPrefix("locationManager"),
            let region = function.parameters.first(where: { $0.type.contains("Region") }),
            let identifier = call.argument("identifier", "requestWithIdentifier"), local(identifier).literal != nil,
            let trigger = call.argument("trigger").flatMap({ self.call(local($0)) }),
            trigger.argument("region", "triggerWithRegion")?.isName(region.name) ?? false
        else { return }
        facts.identifiersForRegions.append(identifier.range)
    }

    /// Adds requests that a function for postponing makes with the identifier of one that repeats, by its name.
    func addPostponedRepeats() {
        for later in makers.repetitions where !later.repeats {
            let name = later.function.name.lowercased()
            guard Self.words.contains(where: name.contains) else { continue }
            let other = makers.repetitions.first {
                $0.repeats && $0.key == later.key && $0.function.range != later.function.range
            }
            if let other { facts.postponedRepeats.append(LostRequest(added: other.range, removal: later.range)) }
        }
    }
}

extension Expression {
    /// Whether an argument says that a request repeats; nil if that isn't known.
    fileprivate var isRepetition: Bool? {
        switch kind {
        case .boolean(let repeats): repeats
        case .missing: false
        // `.weekOfYear`
        case .member(nil, let name): !["none", "never"].contains(name)
        default: isMissing ? false : nil
        }
    }
}
