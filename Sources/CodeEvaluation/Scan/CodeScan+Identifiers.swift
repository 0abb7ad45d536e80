package import CodeFacts
import Diagnostics

/// Identifiers of requests, in the forms in which code makes them.
struct IdentifierForms {
    /// The value of each function that only makes a text, by its name; nil if several have the name.
    var functions: [String: (parameters: Set<String>, value: Expression)?] = [:]
    /// The name of the only value in an identifier: `id` of `"task-\(task.id)"`.
    var values: [SourceRange: String] = [:]
    /// The property that is the only value in an identifier: `task.id` of `"task-\(task.id)"`.
    var members: [SourceRange: String] = [:]
    /// Identifiers of requests that are only a value, by their places.
    var bare: [CodeText] = []
    /// Whether requests have identifiers that aren't only a value.
    var hasOthers = false
    /// The identifiers of requests that wait.
    var waiting: Set<SourceRange> = []
    /// The parameters that are an identifier as they are, each with the function.
    var parameters: [(function: Function, name: String, range: SourceRange, isRemoval: Bool)] = []
    /// What functions get, by their names; complete if the limit isn't reached.
    var arguments: [String: [PassedArgument]] = [:]
    var argumentCount = 0
    /// The values of constants that conditions of the function bind.
    var bound: [String: [Expression]] = [:]
    /// Functions that code uses as values.
    var handedOn: Set<String> = []
    /// Removals of what waits, and of what was delivered, each with the name of the function.
    var removals: [(identifier: CodeText, function: Function?, isOfDelivered: Bool)] = []

    /// Removals of all that was delivered, each with the function.
    var removalsOfAll: [(call: SourceRange, function: Function)] = []

    static let limit = 2_000
    static let argumentLimit = 20_000
}

/// What a call gives to a function.
struct PassedArgument {
    let index: Int
    let label: String?
    let range: SourceRange

    /// Whether a parameter can get it. The arguments before it can have defaults.
    func isFor(_ name: String, of function: Function) -> Bool {
        guard range.isSwift, function.range.isSwift else { return true }
        guard let place = function.parameters.firstIndex(where: { $0.name == name }) else { return true }
        return label == function.parameters[place].label && index <= place
    }
}

extension CodeScan {
    /// Notes a function that only makes a text: `func identifier(for task: Task) -> String { "task-\(task.id)" }`.
    func noteTextFunction(_ function: Function) {
        guard identifierForms.functions.count < IdentifierForms.limit || identifierForms.functions[function.name] != nil
        else { return }
        var result: (parameters: Set<String>, value: Expression)?
        if function.body.count == 1, function.range.bytes.count < 1024, identifierForms.functions[function.name] == nil,
            function.returnType == "String" || !function.range.isSwift && function.range.contains("NSString")
        {
            switch function.body[0].kind {
            case .exit(let value?), .expression(let value):
                result = (Set(function.parameters.map(\.name)), value)
            default: break
            }
        }
        identifierForms.functions[function.name] = .some(result)
    }

    /// Notes what an identifier is made of.
    func noteOnlyValue(of identifier: Expression, at place: SourceRange) {
        guard let value = onlyValue(of: identifier), let name = value.lastName else { return }
        identifierForms.values[place] = name
        if case .member(let base?, _) = value.kind, let object = base.lastName {
            identifierForms.members[place] = "\(object.lowercased()).\(name)"
        }
    }

    /// The name of the only value in an identifier.
    func valueName(_ identifier: Expression) -> String? { onlyValue(of: identifier)?.lastName }

    /// The only value in an identifier, a name or a member.
    private func onlyValue(of identifier: Expression, depth: Int = 0) -> Expression? {
        guard depth < 8 else { return nil }
        func inner(_ expression: Expression) -> Expression? { onlyValue(of: expression, depth: depth + 1) }
        switch identifier.kind {
        case .member(let base?, "uuidString"), .member(let base?, "UUIDString"), .member(let base?, "description"):
            return inner(base)
        case .name, .member(_?, _): return identifier
        case .text(let segments):
            let values = segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
            return values.count == 1 ? inner(values[0]) : nil
        case .operation("+", let left, let right):
            return left.literal != nil ? inner(right) : right.literal != nil ? inner(left) : nil
        case .call:
            guard let call = call(identifier) else { return nil }
            switch call.name {
            case "stringWithFormat": return call.arguments.count == 2 ? inner(call.arguments[1].value) : nil
            case "stringByAppendingString":
                return call.base?.literal != nil ? call.arguments.first.flatMap { inner($0.value) } : nil
            default: return call.arguments.count == 1 ? inner(call.arguments[0].value) : nil
            }
        default: return nil
        }
    }

    /// Notes the arguments of a call, by the name of the function, and functions that code hands on.
    func notePassedArguments(of call: Call) {
        for (index, argument) in call.arguments.enumerated() {
            guard identifierForms.argumentCount < IdentifierForms.argumentLimit else { return }
            identifierForms.argumentCount += 1
            identifierForms.arguments[call.name, default: []].append(
                PassedArgument(index: index, label: argument.label, range: argument.value.range))
            if let name = argument.value.lastName { identifierForms.handedOn.insert(name) }
        }
    }

    /// Notes an identifier that is a parameter as it is, of a request that code removes or looks for.
    func noteBareParameter(_ identifier: Expression, isRemoval: Bool) {
        guard case .name(let name) = identifier.kind, let function, locals[name] == nil,
            function.parameters.contains(where: { $0.name == name }), identifierForms.parameters.count < 200
        else { return }
        identifierForms.parameters.append((function, name, identifier.range, isRemoval))
    }

    // MARK: - What doesn't fit

    /// Identifiers that are made of the same value as that of a request, in another form.
    package func formMismatches() -> [NameMismatch] {
        guard !hasRandomRequest, added.count + identifierForms.bare.count < 200, removed.count + compared.count < 2_000
        else {
            return []
        }
        return addedText() + removedText()
    }

    /// `["bill-\(bill)"]`, where the request only has `bill`.
    private func addedText() -> [NameMismatch] {
        guard !identifierForms.hasOthers, let bare = identifierForms.bare.first, let name = bare.known,
            !name.mayHaveText,
            identifierForms.bare.allSatisfy({ $0.known == name })
        else { return [] }
        return removed.compactMap { removal in
            guard let text = removal.known, text.count(where: { $0 == "\0" }) == 1, text.contains(where: \.isLetter),
                removal.range.file === bare.range.file, identifierForms.values[removal.range] == name,
                !added.contains(where: { $0.known.map(text.canBe) ?? true })
            else { return nil }
            return NameMismatch(.removal, name: removal, other: CodeText("\0", at: bare.range))
        }
    }

    /// `[id]`, where all requests have a text before their values: `"task-\(id)"`.
    private func removedText() -> [NameMismatch] {
        guard !hasUnknownRequest, !added.isEmpty, identifierForms.argumentCount < IdentifierForms.argumentLimit,
            added.allSatisfy({ $0.known.map { $0.contains("\0") && $0.contains(where: \.isLetter) } ?? false })
        else { return [] }
        let texts = Set(added.flatMap { ($0.known ?? "").split(separator: "\0").map(String.init) })
        guard texts.count <= 100 else { return [] }
        var known: [String: Bool] = [:]
        /// Whether no call of a function gives a parameter a whole identifier.
        func getsValues(_ function: Function, _ name: String) -> Bool {
            let key = function.name + "(" + name
            if let known = known[key] { return known }
            let result = (identifierForms.arguments[function.name] ?? []).allSatisfy {
                !$0.isFor(name, of: function) || !$0.range.mayBeIdentifier(with: texts)
            }
            known[key] = result
            return result
        }
        let properties = removed.compactMap { removal -> NameMismatch? in
            guard removal.known == "\0", let member = identifierForms.members[removal.range],
                let same = added.first(where: { identifierForms.members[$0.range] == member }),
                same.range.file === removal.range.file,
                // It also removes what an earlier version added.
                !removed.contains(where: { $0.known != "\0" && identifierForms.members[$0.range] == member })
            else { return nil }
            return NameMismatch(.removal, name: CodeText("\0", at: removal.range), other: same)
        }
        return properties
            + identifierForms.parameters.compactMap { parameter in
                guard let same = added.first(where: { identifierForms.values[$0.range] == parameter.name }),
                    same.range.file === parameter.range.file,
                    !identifierForms.handedOn.contains(parameter.function.name),
                    getsValues(parameter.function, parameter.name)
                else { return nil }
                let name = CodeText("\0", at: parameter.range)
                return NameMismatch(parameter.isRemoval ? .removal : .request, name: name, other: same)
            }
    }

    /// Removals of what was delivered, in code that cancels a request which waits.
    package func removalsOfDelivered() -> [CodeText] {
        guard !identifierForms.waiting.isEmpty, !hasUnknownRequest, identifierForms.removals.count < 200 else {
            return []
        }
        return identifierForms.removals.compactMap { removal in
            guard removal.isOfDelivered, let function = removal.function, function.name.cancels,
                !function.range.containsAnywhere("PendingNotificationRequests"),
                let text = removal.identifier.known, case let same = added.filter({ $0.known == text }), !same.isEmpty,
                same.allSatisfy({ identifierForms.waiting.contains($0.range) })
            else { return nil }
            // Another function may remove the request.
            let others = identifierForms.removals.contains { other in
                !other.isOfDelivered && (other.identifier.known.map { $0 == text } ?? true)
                    && other.function.map { $0.name.cancels || $0.name.lowercased().contains("pending") } ?? true
            }
            return others ? nil : CodeText(function.name, at: removal.identifier.range)
        }
    }

    /// Removals of all that was delivered in functions that cancel reminders, if requests of the file repeat and no code
    /// removes any.
    package func removalsOfAllDelivered() -> [CodeText] {
        guard facts.removingFunctions.isEmpty, !activations.repeating.isEmpty else { return [] }
        return identifierForms.removalsOfAll.compactMap { call, function in
            guard function.name.cancelsReminders,
                let request = activations.repeating.first(where: { $0.request.file === call.file }),
                request.function != function.range
            else { return nil }
            return CodeText(function.name, at: call)
        }
    }
}

extension String {
    /// Whether a value with the name may already be a whole identifier.
    var mayHaveText: Bool {
        let name = lowercased()
        return ["id", "ids", "key", "name", "text", "string"].contains(where: name.hasSuffix)
            || ["identifier", "notif", "request", "remind", "$"].contains(where: name.contains)
    }

    /// Whether a function with the name cancels what waits.
    fileprivate var cancels: Bool {
        let name = lowercased()
        guard !name.namesDelivered else { return false }
        return ["cancel", "unschedule", "deschedule", "disarm", "disable"].contains(where: name.hasPrefix)
            || ["remove", "delete"].contains(where: name.hasPrefix) && !name.contains("notif")
                && !name.contains("alert")
    }

    /// Whether a function with the name cancels reminders, and nothing else: `disable`, `turnOffReminders`, `cancelAll`.
    fileprivate var cancelsReminders: Bool {
        let name = lowercased()
        guard !name.namesDelivered else { return false }
        // “Stop” can mean the sound of an alarm.
        let objects = ["notif", "remind"]
        if name.hasPrefix("stop") { return objects.contains(where: name.contains) }
        guard let verb = ["cancel", "unschedule", "disable", "turnoff"].first(where: name.hasPrefix) else {
            return false
        }
        let object = name.dropFirst(verb.count)
        return ["", "all"].contains(object) || objects.contains(where: object.contains)
    }

    /// Whether the name of a function is about what people see already.
    private var namesDelivered: Bool {
        ["deliver", "badge", "banner", "notificationcenter", "shown", "seen", "read"].contains(where: contains)
    }
}

extension SourceRange {
    /// Whether an argument may be a whole identifier.
    fileprivate func mayBeIdentifier(with texts: Set<String>) -> Bool {
        guard let code = codeWithoutSpaces else { return true }
        let words = ["dentifier", "otif", "equest", "("]
        return words.contains(where: code.contains) || texts.contains(where: code.contains)
            || code.hasPrefix("$") && !isInDictionary || codeBefore.contains("dentifier")
    }

    /// Whether it is in a closure that is the value of a dictionary: `"stop": { stop($0) }`.
    private var isInDictionary: Bool { codeBefore.contains("\": {") }
}
