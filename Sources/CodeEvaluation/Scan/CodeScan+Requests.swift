import CodeFacts
import Diagnostics

/// Functions that make requests with an identifier which they get, and their calls.
struct RequestMakers {
    /// A parameter of a function, by the names of both.
    struct Parameter: Hashable {
        let function: String
        let label: String
    }

    /// The parameters that become identifiers.
    var parameters: Set<Parameter> = []
    /// Those that functions pass on: what gets the value, and what it is there.
    var passed: [(from: Parameter, to: Parameter)] = []
    /// What calls give to parameters that may be identifiers, by their labels; nil if it isn't known.
    var arguments: [Parameter: [CodeText?]] = [:]
    /// How many arguments without a label were looked at, in this run.
    var unlabeledCount = 0
    static let unlabeledLimit = 20_000
    /// What a parameter without a label is known by.
    static func label(at index: Int) -> String { "_\(index)" }
    /// How often each function is called and declared.
    var counts: [String: Int] = [:]
    /// How many bytes of functions are still searched for single values, in this run.
    private var budget = 1 << 26
    /// The requests that say whether they repeat.
    var repetitions: [RequestRepetition] = []
    /// How many methods were looked for that return numbers.
    var methodCount = 0
    static let methodLimit = 500
    /// Keys of the data that functions get, and how often a method of the center's delegate gives them that of a response.
    var keys: [Parameter: [Expression]] = [:]
    var handedData: [Parameter: Int] = [:]

    /// Whether the run may search the code of a function once more.
    mutating func canSearch(_ code: SourceRange) -> Bool {
        budget -= code.bytes.count
        return budget > 0
    }
}

// Identifiers of requests.
extension CodeScan {
    /// Notes a function whose code for a notification is a comment.
    func noteEmptied(_ function: Function) {
        guard function.body.isEmpty, function.range.bytes.count < 8 << 10,
            facts.emptiedFunctions.count < 50,
            // What a protocol requires has no braces, and can have the type in its signature.
            let start = function.range.file.bytes[function.range.bytes].firstIndex(of: UInt8(ascii: "{")),
            SourceRange(function.range.file, start..<function.range.bytes.upperBound)
                .containsAnywhere("UNMutableNotificationContent")
        else { return }
        facts.emptiedFunctions.append(CodeText(function.name, at: function.range))
    }

    func noteRequest(_ identifier: Expression, isWaiting: Bool) {
        // The identifier of another request is no other name.
        if isIdentifierOfRequest(identifier) { return }
        // What is new each time is no other name.
        guard !local(identifier).isRandom else {
            hasRandomRequest = true
            if keepsRandom(identifier) { identifierParts.keepsRandom = true }
            note(identifier) { scan, text in scan.randomRequests.append(text?.known ?? "\0") }
            return
        }
        if let parameter = parameter(local(identifier)) {
            makers.parameters.insert(parameter)
            identifierForms.hasOthers = true
            return
        }
        if isWaiting { identifierForms.waiting.insert(identifier.range) }
        if beginsWithIdentifierOfRequest(identifier) { derivedRequests.insert(identifier.range) }
        let (name, isWithoutText) = (valueName(local(identifier)), local(identifier).lastName != nil)
        note(identifier) { scan, text in
            if let text { scan.added.append(text) } else { scan.hasUnknownRequest = true }
            if text == nil || text?.known == "\0" {
                if let name, isWithoutText {
                    scan.identifierForms.bare.append(CodeText(name, at: identifier.range))
                } else {
                    scan.identifierForms.hasOthers = true
                }
            }
        }
    }

    /// Whether code may store an identifier that is new each time.
    private func keepsRandom(_ identifier: Expression) -> Bool {
        guard let function, case let code = function.range, makers.canSearch(code),
            !code.containsAnywhere(".identifier"), function.returnType == nil
        else { return true }
        // Its declaration, and this.
        guard case .name(let name) = identifier.kind else { return false }
        return code.count(of: name) > (name == "identifier" ? 3 : 2)
    }

    /// The parameter of this function that an expression names.
    private func parameter(_ expression: Expression) -> RequestMakers.Parameter? {
        guard case .name(let name) = expression.kind, let function, file?.isObjectiveC == false,
            let index = function.parameters.firstIndex(where: { $0.name == name }),
            case let parameter = function.parameters[index], parameter.defaultValue == nil,
            (parameter.label ?? name).mayBeIdentifier
        else { return nil }
        guard parameter.label == nil else { return .init(function: function.name, label: parameter.label ?? "") }
        // Without a label, its place says which one it is.
        guard function.parameters[..<index].allSatisfy({ $0.defaultValue == nil }) else { return nil }
        return .init(function: function.name, label: RequestMakers.label(at: index))
    }

    /// Notes the arguments of a call that may become identifiers.
    func noteArguments(of call: Call) {
        noteRepetition(of: call)
        makers.counts[call.name, default: 0] += 1
        for (index, argument) in call.arguments.enumerated() {
            let isOfHandler = function?.name.hasPrefix("userNotificationCenter") ?? false
            if isOfHandler, local(argument.value).range.hasSuffix("content.userInfo") {
                makers.handedData[.init(function: call.name, label: argument.label ?? "_"), default: 0] += 1
            }
            if argument.label == "userInfo", !["post", "postNotificationName"].contains(call.name) {
                noteValues(of: argument.value)
            }
            if ["category", "categoryid", "categoryidentifier"].contains(argument.label?.lowercased()),
                argument.value.literal != nil
            {
                facts.categoryArguments.append(argument.value.range)
            }
            guard argument.label?.mayBeIdentifier ?? (file?.isObjectiveC == false) else { continue }
            let label = argument.label ?? RequestMakers.label(at: index)
            let target = RequestMakers.Parameter(function: call.name, label: label)
            if argument.label == nil {
                makers.unlabeledCount += 1
                guard makers.unlabeledCount < RequestMakers.unlabeledLimit else { continue }
            }
            if let source = parameter(local(argument.value)) {
                makers.passed.append((source, target))
            } else if local(argument.value).isRandom {
                // It has a value of its own.
                makers.arguments[target, default: []] += []
            } else {
                note(argument.value) { scan, text in scan.makers.arguments[target, default: []].append(text) }
            }
        }
    }

    /// Adds the identifiers that functions get from their callers, once all files are visited.
    func addPassedIdentifiers() {
        addPostponedRepeats()
        var count = -1
        while makers.parameters.count != count {
            count = makers.parameters.count
            for (from, to) in makers.passed where makers.parameters.contains(to) { makers.parameters.insert(from) }
        }
        for parameter in makers.parameters {
            if parameter.label.hasPrefix("_"), makers.unlabeledCount >= RequestMakers.unlabeledLimit {
                hasUnknownRequest = true
            }
            for text in makers.arguments[parameter] ?? [] {
                if let text { added.append(text) } else { hasUnknownRequest = true }
            }
        }
    }

    /// The functions that get identifiers, and how often code that was visited mentions each.
    package var functionsWithIdentifier: [String: Int] {
        Dictionary(makers.parameters.map { ($0.function, makers.counts[$0.function] ?? 0) }) { first, _ in first }
    }

    /// Notes that code which wasn't visited may add requests.
    package func noteOtherRequests() { hasUnknownRequest = true }

    func noteRemoval(of identifiers: Expression, isOfDelivered: Bool) {
        if !isOfDelivered {
            let list = local(identifiers)
            let listed = call(list).map { $0.name.hasPrefix("arrayWithObject") ? $0.arguments.map(\.value) : [] }
            if case .list(let items) = list.kind { items.forEach { noteParts(of: $0, isRemoval: true) } }
            listed?.forEach { noteParts(of: $0, isRemoval: true) }
        }
        guard case .list(let items) = local(identifiers).kind else {
            hasUnknownRemoval = true
            if !isOfDelivered {
                identifierForms.removals.append((CodeText(nil, at: identifiers.range), function, false))
            }
            return
        }
        let function = function
        for item in items {
            noteBareParameter(item, isRemoval: true)
            note(item) { scan, text in
                if let text { scan.removed.append(text) } else { scan.hasUnknownRemoval = true }
                scan.identifierForms.removals.append((text ?? CodeText(nil, at: item.range), function, isOfDelivered))
            }
        }
    }

    /// Notes what the identifier of a request is compared with.
    func noteRequestComparison(_ left: Expression, _ right: Expression) {
        noteAttachmentComparison(left, right)
        noteCase(of: left, [right])
        noteCategoryOfRequest(left, right)
        for (one, other) in [(left, right), (right, left)] where isIdentifierOfRequest(one) {
            if requestLists.isOfPending(one) { noteBareParameter(other, isRemoval: false) }
            note(other) { scan, text in
                guard let text, let name = text.known else { return }
                if name.contains("\0") { scan.filters.append(text) } else { scan.compared.append(text) }
            }
        }
    }

    private func note(_ identifier: Expression, _ record: @escaping (CodeScan, CodeText?) -> Void) {
        let value = local(identifier)
        // The values of other variables aren't known.
        let variables = value.joinedNames().filter { boundNames.contains($0) || locals[$0] != nil }
        let isOfObject = isOfObject(value)
        if isOfObject { identifiersOfObjects.insert(identifier.range) }
        noteOnlyValue(of: value, at: identifier.range)
        later { [self] in
            let template = template(value, depth: 0, isVariable: variables.contains) ?? (isOfObject ? "\0" : nil)
            record(self, template.map { CodeText($0, at: identifier.range) })
        }
    }

    /// Whether the only value in an identifier is the ID of an object: `task.id.uuidString`, `"\(task.id)-reminder"`.
    private func isOfObject(_ identifier: Expression) -> Bool {
        switch identifier.kind {
        case .text(let segments):
            let values = segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
            return values.count == 1 && isID(values[0], depth: 0)
        case .operation("+", let left, let right):
            return left.literal != nil && isID(right, depth: 0) || right.literal != nil && isID(left, depth: 0)
        default: return isID(identifier, depth: 0)
        }
    }

    private func isID(_ value: Expression, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch value.kind {
        case .name(let name):
            guard name.lowercased().hasSuffix("id") else { return false }
            if let parameter = function?.parameters.first(where: { $0.name == name }) {
                // Callers can make a text in any form.
                return !parameter.type.contains("String") && locals[name] == nil
            }
            let constant = local(value)
            return constant.range != value.range && isID(constant, depth: depth + 1)
        case .member(_?, "uuidString"), .member(_?, "UUIDString"): return true
        case .member(let base?, "description"): return isID(base, depth: depth + 1)
        case .member(let base?, let name):
            return name.lowercased().hasSuffix("id") && !(base.lastName?.first?.isUppercase ?? false)
        case .call(let callee, let arguments):
            return callee.lastName == "String" && arguments.count == 1 && isID(arguments[0].value, depth: depth + 1)
        default: return false
        }
    }

    /// The identifier with which an action or a category is made, if it is a literal.
    func identifier(_ creation: Expression) -> String? {
        guard let call = call(creation) else { return nil }
        let made = [call.name, call.base?.lastName ?? ""]
        let types = ["UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory"]
        // Also a function of the app: `category(id: "done")`.
        let isNamed = ["category", "action"].contains(where: call.name.lowercased().contains)
        guard isNamed || types.contains(where: made.contains) else { return nil }
        return call.argument("identifier", "id", "actionWithIdentifier", "categoryWithIdentifier")?.literal
    }
}

extension String {
    /// Whether the label of an argument says that it is an identifier.
    fileprivate var mayBeIdentifier: Bool {
        let label = lowercased()
        return label.hasSuffix("id") || label.contains("identifier")
    }
}

extension Expression {
    /// `UUID().uuidString`, `[[NSUUID UUID] UUIDString]`
    var isRandom: Bool { range.contains("UUID()") || range.contains("NSUUID UUID") }
}

extension Expression {
    /// The names that a text is joined from: `prefix` and `id` of `prefix + id`.
    fileprivate func joinedNames(depth: Int = 0) -> Set<String> {
        guard depth < 8 else { return [] }
        let parts: [Expression]
        switch kind {
        case .name(let name): return [name]
        case .operation("+", let left, let right): parts = [left, right]
        // `[prefix stringByAppendingString:name]`
        case .call(let callee, let arguments):
            guard case .member(let base?, "stringByAppendingString") = callee.kind else { return [] }
            parts = [base] + arguments.map(\.value)
        default: parts = []
        }
        return parts.reduce(into: []) { $0.formUnion($1.joinedNames(depth: depth + 1)) }
    }
}
