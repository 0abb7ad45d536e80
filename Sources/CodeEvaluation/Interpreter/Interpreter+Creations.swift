import AppleFacts
import CodeFacts
import Diagnostics

// Calls of Apple's API that create actions, categories and their parts.
extension Interpreter {
    /// The value that a call creates; nil if it doesn't create a notification's part.
    func creation(_ call: Call, _ environment: inout Environment) -> Value? {
        var type = call.name
        if let base = call.base?.lastName, Self.types.contains(base) { type = base }
        guard Self.types.contains(type) else { return nil }
        switch type {
        case "UNNotificationAction", "UNTextInputNotificationAction":
            guard call.argument("identifier", "actionWithIdentifier") != nil else { return nil }
            let own = ownCreation(type, call, own: "icon", insteadOf: "UNNotificationActionIcon", &environment)
            return own ?? action(call, isTextInput: type == "UNTextInputNotificationAction", &environment)
        case "UNNotificationCategory":
            guard call.argument("identifier", "categoryWithIdentifier") != nil else { return nil }
            let own = ownCreation(type, call, own: "actions", insteadOf: "UNNotificationAction", &environment)
            return own ?? category(call, &environment)
        case "UNNotificationActionIcon":
            guard let name = call.arguments.first else { return nil }
            let text = text(name.value, &environment) ?? unknownText(name.value.range)
            let label = name.label ?? ""
            return .icon(IconFact(name: text, isSystem: label.lowercased().contains("system")))
        case "UNMutableNotificationContent":
            if call.name == "alloc" { return .unknown }
            return content(call.range, isCopy: false, environment)
        case "UNTimeIntervalNotificationTrigger":
            recordTrigger(call, &environment)
            return nil
        case "UNNotificationRequest":
            if let function = environment.functionRange {
                facts.postingFunctions.insert(function)
                if environment.isAtLaunch, environment.branches.allSatisfy(\.range.isOfPermission) {
                    facts.functionsPostingAtLaunch.insert(function)
                }
            }
            noteRequest(call, &environment)
            return nil
        case "UNUserNotificationCenter":
            return ["current", "currentNotificationCenter"].contains(call.name) ? .notificationCenter : nil
        default: return nil
        }
    }

    static let types: Set<String> = [
        "UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory", "UNNotificationActionIcon",
        "UNMutableNotificationContent", "UNUserNotificationCenter", "UNNotificationRequest",
        "UNTimeIntervalNotificationTrigger",
    ]

    /// Notes that a request got a copy of its content.
    private func noteRequest(_ call: Call, _ environment: inout Environment) {
        guard let content = call.argument("content"), case .content(let number) = evaluate(content, &environment) else {
            return
        }
        environment.requested[number] = call.range
        // What was changed is for this request.
        lateChanges[number] = nil
    }

    /// The content that an expression creates: one, however often it runs.
    func content(_ range: SourceRange, isCopy: Bool, _ environment: Environment) -> Value {
        if let number = contentNumbers[range] { return .content(number) }
        contentNumbers[range] = facts.contents.count
        if let function = environment.functionRange { facts.contentFunctions.insert(function) }
        let isOfExtension = markers(in: environment.file).isServiceExtension
        facts.contents.append(
            ContentFact(range: range, function: environment.function, isCopy: isCopy || isOfExtension))
        return .content(facts.contents.count - 1)
    }

    private func action(_ call: Call, isTextInput: Bool, _ environment: inout Environment) -> Value {
        var fact = ActionFact(
            identifier: text(call, "identifier", "actionWithIdentifier", &environment) ?? unknownText(call.range),
            range: call.range)
        fact.title = text(call, "title", "title", &environment)
        fact.conditions = environment.conditions
        if let options = call.argument("options") {
            fact.options = optionNames(options, &environment)
        }
        if let icon = call.argument("icon"), !icon.isMissing {
            let values = instance(of: "UNNotificationActionIcon", from: forced(evaluate(icon, &environment))).all
            let icons = values.compactMap { if case .icon(let found) = $0 { found } else { nil } }
            fact.icon = icons.first
            let isMissing = values.allSatisfy { if case .missing = $0 { true } else { false } }
            let isKnown = icons.count == values.count && Set(icons.map(\.name.known)).count == 1
            if !isMissing, !isKnown || icons.first?.name.known == nil { fact.unknownIcon = icon.range }
        }
        if isTextInput {
            fact.textInput = TextInputFact(
                buttonTitle: text(call, "textInputButtonTitle", "textInputButtonTitle", &environment),
                placeholder: text(call, "textInputPlaceholder", "textInputPlaceholder", &environment),
                range: call.range)
        }
        // An enum of actions can also have cases for a tap and a dismissal.
        let isOfSystem = fact.identifier.name != nil && SystemAction.all.contains(fact.identifier.known ?? "")
        if !isOfSystem, !isOfExtension(fact.identifier, environment) { record(fact) }
        if fact.identifier.known == nil { noteMaker(environment) }
        return .action(fact)
    }

    /// Whether this is what an initializer in an extension of the API makes without its arguments: its calls tell more.
    private func isOfExtension(_ identifier: CodeText, _ environment: Environment) -> Bool {
        identifier.known == nil && environment.hasUnknownArguments && environment.function == "init"
            && environment.types.last.map { Self.types.contains($0.name) } ?? false
    }

    private func noteMaker(_ environment: Environment) {
        guard environment.hasUnknownArguments, let name = environment.function, name != "init" else { return }
        makers.insert(name)
    }

    func record(_ fact: ActionFact) {
        guard isNew("action", fact.range, fact.identifier.known.map { "=" + $0 } ?? "") else {
            // Created in several places, such as by a constant: only what is true of all.
            let index = actions[fact.range]?.firstIndex { $0.identifier.known == fact.identifier.known }
            if let index { actions[fact.range]?[index].conditions.removeAll { !fact.conditions.contains($0) } }
            return
        }
        budget.spend(bytes: fact.identifier.size + (fact.title?.size ?? 0) + MemoryLayout<ActionFact>.size)
        actions[fact.range, default: []].append(fact)
    }

    func record(_ fact: CategoryFact) {
        guard isNew("category", fact.range, fact.identifier.known.map { "=" + $0 } ?? "") else { return }
        let texts = [fact.hiddenPreviewsBodyPlaceholder, fact.categorySummaryFormat] + fact.intentIdentifiers
        budget.spend(
            bytes: texts.reduce(fact.identifier.size + MemoryLayout<CategoryFact>.size) { $0 + ($1?.size ?? 0) })
        categories[fact.range, default: []].append(fact)
    }

    private func category(_ call: Call, _ environment: inout Environment) -> Value {
        var fact = CategoryFact(
            identifier: text(call, "identifier", "categoryWithIdentifier", &environment) ?? unknownText(call.range),
            range: call.range)
        fact.conditions = environment.conditions
        fact.hiddenPreviewsBodyPlaceholder = text(
            call, "hiddenPreviewsBodyPlaceholder", "hiddenPreviewsBodyPlaceholder", &environment)
        fact.categorySummaryFormat = text(call, "categorySummaryFormat", "categorySummaryFormat", &environment)
        if let options = call.argument("options") {
            fact.options = optionNames(options, &environment)
        }
        if let intents = call.argument("intentIdentifiers") {
            for value in forced(evaluate(intents, &environment)).elements.values where step() {
                if case .text(let text) = forced(value) { fact.intentIdentifiers.append(text) }
            }
        }
        if let actions = call.argument("actions") {
            addActions(forced(evaluate(actions, &environment)), actions, to: &fact)
        }
        if !isOfExtension(fact.identifier, environment) { record(fact) }
        if fact.identifier.known == nil || !fact.areActionsComplete { noteMaker(environment) }
        return .category(fact)
    }

    /// What an initializer of the app makes that has the labels of the system's, and a type of its own for an argument.
    private func ownCreation(
        _ typeName: String, _ call: Call, own label: String, insteadOf apiType: String,
        _ environment: inout Environment
    ) -> Value? {
        guard let type = program.loadedType(typeName), let initializers = type.functions["init"] else { return nil }
        let labels = call.arguments.map(\.label)
        let isDeclared = initializers.contains { one in
            let parameter = one.function.parameters.first { $0.label == label }
            return parameter.map { !$0.type.contains(apiType) } ?? false && accepts(one.function, labels)
                && !active.contains(one.function.range)
        }
        guard isDeclared, let argument = call.argument(label) else { return nil }
        let value = evaluate(argument, &environment)
        let isOwn = (value.elements.values + [value]).contains { element in
            switch instance(of: apiType, from: element) {
            case .implicit, .member: true
            case .pending: apiType == "UNNotificationActionIcon"
            default: false
            }
        }
        guard isOwn else { return nil }
        let values = call.arguments.map {
            (label: $0.label, value: evaluate($0.value, &environment), range: $0.value.range)
        }
        return object(type, values, environment)
    }

    func addActions(_ value: Value, _ expression: Expression, to fact: inout CategoryFact) {
        fact.actionsRange = expression.range
        var seen: Set<String> = []
        // Of alternatives, only one is shown.
        let isList = if case .list = value { true } else { false }
        func add(_ elements: (values: [Value], isComplete: Bool)) {
            if !elements.isComplete { fact.areActionsComplete = false }
            for element in elements.values {
                guard step() else {
                    fact.areActionsComplete = false
                    return
                }
                let element = instance(of: "UNNotificationAction", from: forced(element))
                if case .list = element { add(element.elements); continue }
                var isFound = false
                for value in element.all {
                    let action: ActionFact
                    switch value {
                    case .action(let fact): action = fact
                    case .legacyAction(let number): action = legacyActions[number]
                    default: continue
                    }
                    isFound = true
                    guard seen.insert(action.identifier.known ?? "\(action.range.bytes)").inserted else {
                        if isList, fact.doubles.count < 16, element.all.count == 1, !action.isOptional {
                            fact.doubles.append(action)
                        }
                        continue
                    }
                    budget.spend(bytes: MemoryLayout<ActionFact>.size)
                    fact.actions.append(action)
                }
                if !isFound { fact.areActionsComplete = false }
            }
        }
        add(value.elements)
    }

    // MARK: - Texts

    private func text(_ call: Call, _ label: String, _ other: String, _ environment: inout Environment) -> CodeText? {
        call.argument(label, other).flatMap { text($0, &environment) }
    }

    /// The text of an argument, with a range in the file of the argument; nil for `nil`.
    func text(_ expression: Expression, _ environment: inout Environment) -> CodeText? {
        if case .missing = expression.kind { return nil }
        let value = textValue(expression, &environment)
        let texts = value.all.compactMap { value -> CodeText? in
            if case .text(let text) = value { text } else { nil }
        }
        guard var text = texts.first, texts.count == value.all.count, Set(texts.map(\.known)).count == 1 else {
            return unknownText(expression.range)
        }
        // The name of a parameter says nothing outside of its function.
        if text.name == nil, let name = expression.lastName, !expression.isLocal(environment) { text.name = name }
        if text.known == nil || !(text.range.file === expression.range.file) { text.range = expression.range }
        return text
    }

    /// The value of an expression of type `String`.
    private func textValue(_ expression: Expression, _ environment: inout Environment) -> Value {
        let value = instance(of: "String", from: forced(evaluate(expression, &environment)))
        guard value.isUnknown || value.isImplicit, let path = expression.implicitPath, let name = path.last else {
            return value
        }
        // `.title`, declared in an extension of `String`.
        return program.loading {
            _ = program.loadExtension(declaring: name)
            for type in ["String", "LocalizedStringResource", "LocalizedStringKey"] {
                let base = Expression(.name(type), at: expression.range)
                let member = path.reduce(base) { Expression(.member($0, $1), at: expression.range) }
                if case .text(let text) = evaluate(member, &environment) { return .text(text) }
            }
            return value
        }
    }
}

extension CodeText {
    /// What it takes in a schema, in bytes.
    var size: Int { (known?.utf8.count ?? 0) + (key?.utf8.count ?? 0) }
}

extension Expression {
    /// Whether it is a parameter or a variable of a function.
    fileprivate func isLocal(_ environment: Environment) -> Bool {
        if case .name(let name) = kind { environment.locals[name] != nil } else { false }
    }
}
