import CodeFacts
import Diagnostics

// Device tokens, and what service extensions hand over.
extension CodeScan {
    // MARK: - Device tokens

    /// Notes where code makes a text of the device token by describing it, and does more with the text than log it.
    func noteDescription(of token: String, in function: Function) {
        // A function with one parameter gets the token, and makes the text.
        later { [self] in
            for (name, described) in describers.sorted(by: { $0.key < $1.key }) where described.count == 1 {
                guard function.range.passes(token, to: name), !facts.describedTokens.contains(described[0]) else {
                    continue
                }
                facts.describedTokens.append(described[0])
            }
        }
        guard !["hex", "Hex"].contains(where: function.range.containsAnywhere),
            let first = description(of: token, in: function)
        else { return }
        facts.describedTokens.append(first)
    }

    /// Notes a function that returns a description of the data which it gets.
    func noteDescriber(_ function: Function) {
        guard function.parameters.count == 1, function.parameters[0].type.contains("Data"), !function.returnsNothing,
            function.range.containsAnywhere("escription") || function.range.containsAnywhere("describing"),
            describers.count < 16, let range = description(of: function.parameters[0].name, in: function)
        else { return }
        describers[function.name, default: []].append(range)
    }

    private func description(of token: String, in function: Function) -> SourceRange? {
        // Code with the bytes makes the right text.
        let words = ["bytes", "map", "reduce", "%02", "length", "base64"]
        guard !words.contains(where: function.range.containsAnywhere) else { return nil }
        var search = DescriptionSearch(token: token)
        search.add(function.body, depth: 0)
        return search.isUsed ? search.described.first : nil
    }

    /// Notes a format that leaves out the zero of a byte below 16.
    func noteShortFormat(in function: Function) {
        let code = function.range
        // Each byte, and not a number with a length.
        guard code.containsAnywhere("ormat"), !code.containsAnywhere("stringByPadding") else { return }
        for format in ["%x", "%X", "%hhx", "%hhX", "%lx"] {
            let literal = Array("\"\(format)\"".utf8)
            guard
                let first = code.file.bytes[code.bytes].indices.first(where: {
                    code.file.bytes[$0] == literal[0] && code.file.bytes[$0...].starts(with: literal)
                })
            else { continue }
            facts.shortFormats.append(SourceRange(code.file, first..<first + literal.count))
            return
        }
    }

    // MARK: - Service extensions

    /// Notes a method of a content extension that hands each response on to the app.
    func noteForwarding(_ function: Function) {
        guard function.name == "didReceive" || function.name == "didReceiveNotificationResponse",
            function.parameters.contains(where: { $0.type.contains("UNNotificationResponse") }),
            function.range.containsAnywhere("ismissAndForwardAction"),
            !["oNotDismiss", ".dismiss)", "OptionDismiss)"].contains(where: function.range.containsAnywhere)
        else { return }
        facts.forwardingHandlers.append(function.range)
    }

    /// Notes a method of a content extension that keeps each response from the app, and does no more than to change what it
    /// shows.
    func noteDismissing(_ function: Function) {
        guard function.range.containsAnywhere("UNNotificationContentExtensionResponseOption"),
            function.range.containsAnywhere("ismiss"),
            !function.range.containsAnywhere("ismissAndForwardAction"),
            let completion = function.completionHandler, function.range.bytes.count < 32 << 10,
            onlyShow(function.body, completion, depth: 0)
        else { return }
        facts.dismissingHandlers.append(function.range)
    }

    private func onlyShow(_ statements: [Statement], _ completion: String, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        return statements.allSatisfy { statement in
            switch statement.kind {
            case .jump, .exit: return true
            case .branch(_, let then, let otherwise):
                return onlyShow(then + otherwise, completion, depth: depth + 1)
            case .selection(_, let cases): return onlyShow(cases.flatMap(\.body), completion, depth: depth + 1)
            case .group(let inner): return onlyShow(inner, completion, depth: depth + 1)
            case .expression(let expression):
                switch expression.kind {
                case .call(let callee, _):
                    if callee.isName(completion) || Interpreter.isHarmless(callee.lastName ?? "") { return true }
                    guard let method = methodOfType(calledBy: callee) else { return false }
                    return onlyShow(method.body, completion, depth: depth + 1)
                // `label.text = "Done"`
                case .operation("=", let target, _): return target.path.map { $0.count > 1 } ?? false
                default: return false
                }
            default: return false
            }
        }
    }

    /// Notes a key that a dictionary has twice, which ends a service extension in Swift.
    func noteDoubleKeys(_ pairs: [Expression.Pair]) {
        guard let file, !file.isObjectiveC, (2...200).contains(pairs.count), traits.hasServiceExtension,
            !traits.hasOtherDictionaries
        else { return }
        var seen: Set<String> = []
        for pair in pairs {
            guard let key = pair.key.literal.map({ "\"\($0)\"" }) ?? pair.key.path?.joined(separator: ".") else {
                continue
            }
            if !seen.insert(key).inserted { return facts.doubleKeys.append(pair.key.range) }
        }
    }

    /// A call of the content handler with a new content.
    func noteEmptyContent(_ call: Call) {
        guard call.arguments.count == 1, call.name.lowercased().hasSuffix("contenthandler"),
            function?.isOfServiceExtension ?? false, let argument = call.arguments.first?.value,
            local(argument).isNewContent,
            // The entitlements of a library's apps aren't known.
            !traits.hasPublicClasses
        else { return }
        if case .name(let name) = argument.kind {
            // Its declaration and this.
            guard function?.range.count(of: name) == 2 else { return }
        }
        facts.emptyContents.append(argument.range)
    }
}

extension SourceRange {
    /// Whether a call of a function gets a value as its only argument: `hex(token)`, `[self hex:token]`.
    fileprivate func passes(_ value: String, to name: String) -> Bool {
        let name = name.filter { $0 != ":" }
        return ["\(name)(\(value))", "\(name):\(value)]"].contains(where: containsAnywhere)
    }

    /// Whether a function sets a property again after some of its code.
    func assigns(_ name: String, after code: SourceRange) -> Bool {
        guard code.bytes.upperBound <= bytes.upperBound else { return false }
        let rest = SourceRange(file, code.bytes.upperBound..<bytes.upperBound)
        return rest.containsAnywhere(".\(name) = ") || rest.containsAnywhere(".\(name)=")
    }

    /// Whether some code of a function runs for each content: it is in no block, or in those of conditions that ask for the
    /// copy of the content.
    func runsForAnyContent(_ code: SourceRange) -> Bool {
        guard code.file === file, contains(code) else { return false }
        var lines: [String] = []
        for index in bytes.lowerBound..<code.bytes.lowerBound {
            switch file.bytes[index] {
            case UInt8(ascii: "{"): lines.append(SourceRange(file, index..<index + 1).codeBefore)
            case UInt8(ascii: "}"): _ = lines.popLast()
            default: continue
            }
        }
        return lines.dropFirst().allSatisfy { $0.contains("if") && $0.lowercased().contains("bestattempt") }
    }
}

extension Function {
    /// Whether it is the method of a service extension that gets a request.
    var isOfServiceExtension: Bool { parameters.contains { $0.label == "withContentHandler" } }
}

/// How a method that gets the device token is searched for texts that describe it.
private struct DescriptionSearch {
    let token: String
    var described: [SourceRange] = []
    /// The local variables with such a text.
    private var names: Set<String> = []
    /// Whether more than a log gets such a text.
    private(set) var isUsed = false

    init(token: String) { self.token = token }

    mutating func add(_ statements: [Statement], depth: Int) {
        guard depth < 16 else { return }
        for statement in statements where !statement.isOfLog {
            switch statement.kind {
            case .variable(let variable): if let value = variable.value { keep(value, in: variable.name) }
            case .expression(let expression):
                if case .operation("=", let target, let value) = expression.kind, case .name(let name) = target.kind,
                    names.contains(name)
                {
                    keep(value, in: name)
                } else {
                    use(expression)
                }
            case .exit(let value): if let value { use(value) }
            case .group(let inner), .compiled(_, let inner), .loop(_, _, let inner): add(inner, depth: depth + 1)
            case .branch(let conditions, let then, let otherwise):
                // Another text for earlier systems.
                let isOfSystem = conditions.contains { condition in
                    if case .available = condition { return true }
                    let range = condition.range
                    return range?.contains("ersion") ?? false || range?.contains("available") ?? false
                }
                guard !isOfSystem else { continue }
                add(then + otherwise, depth: depth + 1)
            default: continue
            }
        }
    }

    private mutating func keep(_ value: Expression, in name: String) {
        let found = descriptions(in: value, depth: 0)
        described += found
        if !found.isEmpty || names.contains(where: value.range.mentions) { names.insert(name) }
    }

    private mutating func use(_ expression: Expression) {
        let found = descriptions(in: expression, depth: 0)
        described += found
        isUsed = isUsed || !found.isEmpty || names.contains(where: expression.range.mentions)
    }

    /// The parts of an expression that describe the token.
    private func descriptions(in expression: Expression, depth: Int) -> [SourceRange] {
        guard depth < 16 else { return [] }
        switch expression.kind {
        case .member(let base?, let name):
            if ["description", "debugDescription"].contains(name), isToken(base) { return [expression.range] }
            return descriptions(in: base, depth: depth + 1)
        case .call(let callee, let arguments):
            let name = callee.lastName ?? ""
            if Interpreter.harmless.subtracting(["String", "describing"]).contains(name) { return [] }
            let isFormat =
                ["stringWithFormat", "initWithFormat"].contains(name)
                && arguments.first?.value.range.contains("%@") ?? false
            let isString = name == "String" && arguments.count == 1 && arguments[0].label == "describing"
            if isFormat || isString, arguments.contains(where: { isToken($0.value) }) { return [expression.range] }
            return ([callee] + arguments.map(\.value)).flatMap { descriptions(in: $0, depth: depth + 1) }
        case .text(let segments):
            let hasToken = segments.contains { if case .value(let value) = $0 { isToken(value) } else { false } }
            return hasToken ? [expression.range] : []
        case .operation(_, let left, let right):
            return [left, right].flatMap { descriptions(in: $0, depth: depth + 1) }
        case .list(let items), .other(let items): return items.flatMap { descriptions(in: $0, depth: depth + 1) }
        case .dictionary(let pairs): return pairs.flatMap { descriptions(in: $0.value, depth: depth + 1) }
        case .element(let base, let arguments):
            return ([base] + arguments.map(\.value)).flatMap { descriptions(in: $0, depth: depth + 1) }
        default: return []
        }
    }

    private func isToken(_ expression: Expression) -> Bool {
        expression.isName(token) || expression.range.codeWithoutSpaces == "(\(token)asNSData)"
    }
}

extension Statement {
    /// Whether it writes to a log, also by a function of the app.
    fileprivate var isOfLog: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind else { return false }
        let name = (callee.path ?? []).joined(separator: ".").lowercased()
        return isLog || ["log", "debug", "print", "trace"].contains(where: name.contains)
    }
}

extension Expression {
    /// `UNMutableNotificationContent()`, `[UNNotificationContent new]`, `[[UNNotificationContent alloc] init]`
    fileprivate var isNewContent: Bool {
        guard case .call(let callee, let arguments) = kind, arguments.isEmpty else { return false }
        let code = callee.range.codeWithoutSpaces ?? ""
        return ["UNMutableNotificationContent", "UNNotificationContent"].contains { name in
            code == name || range.codeWithoutSpaces == "[\(name)new]"
                || range.codeWithoutSpaces == "[[\(name)alloc]init]"
        }
    }
}
