import CodeFacts
import Diagnostics

// How identifiers of a response are compared, and where they go.
extension Interpreter {
    /// - Parameter pattern: What is compared with the value: a case's pattern, or an operand.
    func compare(_ value: Value, with pattern: Expression, isWritten: Bool, _ environment: inout Environment) {
        for value in value.all {
            switch value {
            case .response(let part):
                record(part, comparedWith: evaluate(pattern, &environment), isWritten: isWritten, at: pattern.range)
            case .tuple(let parts):
                // `switch (category, action)`
                guard case .tuple(let patterns) = pattern.kind, patterns.count == parts.count else { continue }
                for (part, pattern) in zip(parts, patterns) {
                    compare(part.value, with: pattern.value, isWritten: isWritten, &environment)
                }
            case .parsed(let type, let part) where !type.isEnum:
                // A type with constants: `case .reply`.
                guard let name = pattern.lastName, type.variables[name] != nil,
                    let constant = staticMember(name, of: type, pattern.range, environment),
                    let raw = memberValue("rawValue", of: constant, pattern.range, &environment)
                else { continue }
                record(part, comparedWith: raw, isWritten: isWritten, at: pattern.range)
            default: break
            }
        }
    }

    func record(_ part: ResponsePart, comparedWith value: Value, isWritten: Bool, at range: SourceRange? = nil) {
        for value in forced(value).all {
            switch value {
            case .text(let text):
                let kind = "comparison \(part) \(isWritten) \(runsLegacyHandler)"
                guard isNew(kind, range ?? text.range, text.known ?? "") else { continue }
                var identifier = text
                if let range { identifier.range = range }
                facts.comparisons.append(Comparison(part: part, identifier: identifier, isWritten: isWritten))
            case .member(_, _, let origin, _):
                // A comparison with an enum case that has a raw value.
                let raw = rawValue(ofMember: value, origin)
                if case .text = raw { record(part, comparedWith: raw, isWritten: isWritten, at: range) }
            case .response, .parsed: break
            case .implicit(let name, let range) where !name.hasPrefix("UN"):
                escape(.response(part), at: range)
            default:
                guard let range, !isSystemIdentifier(range) else { continue }
                escape(.response(part), at: range)
            }
        }
    }

    private func rawValue(ofMember member: Value, _ origin: SourceRange) -> Value {
        guard let file = program.files.first else { return .unknown }
        var environment = Environment(file: file)
        return memberValue("rawValue", of: member, origin, &environment) ?? .unknown
    }

    private func isSystemIdentifier(_ range: SourceRange) -> Bool {
        // Also a parameter that gets it.
        range.hasSuffix("efaultActionIdentifier")
            || range.hasSuffix("UNNotificationDismissActionIdentifier") || range.has("nil") || range.has("_")
    }

    /// Records that an identifier of a response goes to code that isn't followed.
    func escape(_ value: Value, at range: SourceRange) {
        for value in value.all {
            if case .tuple(let parts) = value { for part in parts { escape(part.value, at: range) } }
            guard case .response(let part) = value, isNew("escape \(part) \(runsLegacyHandler)", range) else {
                continue
            }
            facts.escapes.append(Escape(part: part, range: range))
        }
    }

    // MARK: - Assignments

    func assign(
        _ value: Value, to target: Expression, isAdded: Bool, _ source: Expression, _ environment: inout Environment
    ) {
        let value = interfaceActions(value.withoutNumber, for: target, environment)
        switch target.kind {
        case .name(let name):
            if name == "badge", environment.locals[name] == nil { noteBadge(of: nil, source, environment) }
            if environment.locals[name] != nil || !isProperty(name, environment) {
                environment.locals[name] = isAdded ? added(value, to: environment.locals[name] ?? .unknown) : value
            } else {
                setField(name, value, &environment)
                environment.locals[name] = value
                if mayCompare(value, keptIn: name) { escape(value, at: source.range) }
            }
        case .member(let base?, let name):
            let object = evaluate(base, &environment)
            if case .content(let number) = object {
                // What another function makes can be new each time. `content: { … }()` makes it for the request.
                let isOwn = environment.functionRange?.contains(facts.contents[number].range) ?? false
                if isOwn, let request = environment.requested[number], !request.contains(target.range) {
                    lateChanges[number, default: [:]][target.range] = LateChange(
                        property: name, range: target.range, request: request)
                }
                let isOfObject =
                    ["title", "subtitle", "body"].contains(name) && hasVariable(source, environment, depth: 0)
                return setContent(number, name, isOfObject ? .unknown : value, source, target.range)
            }
            if setLegacyProperty(name, of: object, source, &environment) { return }
            if case .name("self") = base.kind { setField(name, value, &environment) }
            setProperty(name, of: object, base, value, source, &environment)
        case .element(let base, let arguments):
            if case .member(let content?, "userInfo") = base.kind,
                case .content(let number) = evaluate(content, &environment)
            {
                facts.contents[number].hasOther = true
            }
            _ = evaluate(base, &environment)
            for argument in arguments { escape(evaluate(argument.value, &environment), at: argument.value.range) }
            escape(value, at: source.range)
        default: break
        }
    }

    /// Whether a text has a property of the object that code can change, so that its default isn't the text.
    private func hasVariable(_ source: Expression, _ environment: Environment, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch source.kind {
        case .text(let segments):
            return segments.contains { segment in
                if case .value(let value) = segment { hasVariable(value, environment, depth: depth + 1) } else { false }
            }
        case .operation("+", let left, let right):
            return [left, right].contains { hasVariable($0, environment, depth: depth + 1) }
        default:
            guard let name = source.nameOfProperty, environment.locals[name] == nil,
                let property = environment.types.last?.variables[name], !property.variable.isStatic,
                property.variable.getter == nil
            else { return false }
            return property.range.codeBefore.contains("var ")
        }
    }

    private func isProperty(_ name: String, _ environment: Environment) -> Bool {
        environment.types.contains { $0.variables[name] != nil }
    }

    private func setField(_ name: String, _ value: Value, _ environment: inout Environment) {
        guard case .object(let type, var fields)? = environment.this else { return }
        fields[name] = value
        environment.this = .object(type, fields)
    }

    private func setProperty(
        _ name: String, of object: Value, _ base: Expression, _ value: Value, _ source: Expression,
        _ environment: inout Environment
    ) {
        switch name {
        case "categoryIdentifier": recordAssignment(value, source.range)
        case "category" where hasCategory(base, environment): recordAssignment(value, source.range)
        case "applicationIconBadgeNumber":
            noteBadgeOfApp(source)
            noteLegacyOption("badge", of: base, source, environment)
        case "badge": noteBadge(of: base, source, environment)
        case "soundName": noteLegacyOption("sound", of: base, source, environment)
        // Such as in an extension of the content.
        case "interruptionLevel", "sound": recordLevel(name, value, source)
        case "delegate":
            let isCenter: Bool
            if case .notificationCenter = object {
                isCenter = true
            } else {
                isCenter = base.range.contains("UNUserNotificationCenter") || base.lastName == "notificationCenter"
            }
            if source.isMissing { return }
            let words = ["center", "Center", "CENTER", "notification", "Notification", "NOTIFICATION"]
            if !isCenter, words.contains(where: base.range.contains) {
                facts.hasUnknownDelegate = true
            }
            guard isCenter else { return }
            guard isNew("delegate", source.range) else {
                if environment.isAtLaunch, let index = facts.delegates.firstIndex(where: { $0.range == source.range }) {
                    facts.delegates[index].isAtLaunch = true
                }
                return
            }
            // They are compared with each other. No app sets so many.
            guard facts.delegates.count < 100 else {
                facts.hasUnknownDelegate = true
                return
            }
            let type = source.range.has("self") ? environment.types.last?.name : nil
            let function =
                environment.isAfterAuthorization
                ? "requestAuthorization" : environment.isAfterAppearance ? "onAppear" : environment.function
            var delegate = DelegateFact(function: function, type: type, range: source.range)
            delegate.functionRange = environment.functionRange
            delegate.object =
                type ?? source.className
                ?? environment.types.last.flatMap { owner in
                    source.nameOfProperty.flatMap(owner.typeName)
                }
            delegate.isAtLaunch = environment.isAtLaunch
            delegate.needsWindow = environment.needsWindow || environment.isAtLaunch && source.isOfWindow
            facts.delegates.append(delegate)
        default: if mayCompare(value, keptIn: name) { escape(value, at: source.range) }
        }
    }

    /// Whether code may compare the property that keeps the identifier of a response.
    private func mayCompare(_ value: Value, keptIn name: String) -> Bool {
        guard value.all.contains(where: { $0.part != nil }) else { return true }
        let use = useOfProperty(name)
        return use == .read || use == .flag
    }

    private func added(_ value: Value, to old: Value) -> Value {
        func elements(_ value: Value) -> (values: [Value], isComplete: Bool) {
            switch value {
            // An option, or a set of them in a file that wasn't read yet.
            case .implicit, .pending: ([value], true)
            default: value.elements
            }
        }
        let (first, second) = (elements(old), elements(value))
        return list(first.values + second.values, isComplete: first.isComplete && second.isComplete)
    }

    func recordAssignment(_ value: Value, _ range: SourceRange) {
        for value in forced(value).all {
            var text = CodeText(nil, at: range)
            switch value {
            case .text(let known): text = known
            // Copied from another notification, whose category is recorded itself, or is none.
            case _ where value.isUnknown && range.isCategoryOfContent ?? false: continue
            // An object of the app may have a property with this name.
            case .response where range.isCategoryOfContent ?? true: continue
            case .member(_, _, let origin, _):
                if case .text(let known) = rawValue(ofMember: value, origin) { text = known }
            default: break
            }
            if text.known != nil || value.isUnknown { text.range = range }
            guard isNew("assignment", range, text.known ?? "") else { continue }
            facts.assignments.append(text)
        }
    }

    private func setContent(
        _ number: Int, _ name: String, _ value: Value, _ source: Expression, _ range: SourceRange
    ) {
        switch name {
        case "title", "subtitle", "body", "threadIdentifier":
            let text = contentText(value, source)
            let earlier = facts.contents[number].texts[name]
            // Two values: which one is used isn't known.
            let isUnclear = earlier.map { $0.known != text.known } ?? false
            facts.contents[number].texts[name] = isUnclear ? CodeText(nil, at: text.range) : text
            budget.spend(bytes: text.size)
        case "categoryIdentifier":
            recordAssignment(value, source.range)
            facts.contents[number].category = contentText(value, source)
        case "sound":
            facts.contents[number].sound = source.range
            facts.contents[number].soundName = soundName(source)
            facts.contents[number].isCriticalSound = isCriticalSound(value, source)
            recordLevel(name, value, source)
            if case .missing = source.kind { facts.contents[number].sound = nil }
            if case .text = value, !source.range.isSwift, isNew("sound", source.range) {
                facts.textsAsSounds.append(source.range)
            }
        case "badge":
            facts.contents[number].badge = source.range
            facts.contents[number].badgeNumber = source.badgeNumber
            if case .missing = source.kind { facts.contents[number].badge = nil }
        case "interruptionLevel":
            if case .implicit(let level, _) = value {
                facts.contents[number].level = (Self.optionName(level), source.range)
            }
            recordLevel(name, value, source)
        // The data of a notification: a schema has its own form for it.
        case "userInfo" where !source.isEmptyCollection: facts.contents[number].hasOther = true
        case "attachments", "launchImageName", "targetContentIdentifier", "relevanceScore", "filterCriteria":
            facts.contents[number].hasOther = true
        default: break
        }
    }

    private func contentText(_ value: Value, _ source: Expression) -> CodeText {
        guard case .text(var text) = readsContents ? forced(value) : value else {
            return CodeText(nil, at: source.range)
        }
        if !(text.range.file === source.range.file) { text.range = source.range }
        return text
    }
}

extension SourceRange {
    /// Whether it is the category of a content, `request.content.categoryIdentifier`; nil if it has another name.
    fileprivate var isCategoryOfContent: Bool? {
        guard bytes.count < 200, text.hasSuffix(".categoryIdentifier") else { return nil }
        let owner = text.dropLast(".categoryIdentifier".count).lowercased()
        return ["content", "notification", "request", "response"].contains(where: owner.hasSuffix)
    }
}
