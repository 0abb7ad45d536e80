import AppleFacts
import CodeFacts
import Diagnostics

// The API of iOS 8: objects whose properties are set one by one, and settings that register categories.
extension Interpreter {
    /// The object that a call creates; nil if it doesn't create an action or a category of iOS 8.
    func legacyCreation(_ call: Call, _ environment: inout Environment) -> Value? {
        let type = call.base?.lastName.map { Self.legacyNames.contains($0) ? $0 : call.name } ?? call.name
        guard Self.legacyNames.contains(type), call.name != "alloc", call.name != "class" else { return nil }
        let base = call.base.flatMap { $0.lastName == type ? $0 : nil }
        // `[[Type alloc] init]`
        var allocated: Expression?
        if case .member(let inner?, "init") = call.callee.kind, case .call(let alloc, _) = inner.kind,
            case .member(let type?, "alloc") = alloc.kind
        {
            allocated = type
        }
        let range = (allocated ?? base ?? call.callee).range
        noteLegacyUse(of: type, range, environment)
        switch type {
        case "UIMutableUserNotificationAction":
            var fact = ActionFact(identifier: unknownText(call.range), range: call.range)
            fact.conditions = environment.conditions
            fact.isLegacy = true
            // The default of `activationMode`.
            fact.options.names = [("foreground", call.range)]
            legacyActions.append(fact)
            return .legacyAction(legacyActions.count - 1)
        case "UIMutableUserNotificationCategory":
            var fact = CategoryFact(identifier: unknownText(call.range), range: call.range)
            fact.conditions = environment.conditions
            legacyCategories.append(fact)
            return .legacyCategory(legacyCategories.count - 1)
        case "UIUserNotificationSettings":
            noteTypes(of: call, &environment)
            guard let categories = call.argument("categories") else { return .unknown }
            if !categories.isMissing {
                register(evaluate(categories, &environment), at: call.range, environment)
            } else if isRegisteredLast(call.range, environment) {
                noteRun(of: call.range, isEmpty: true, environment, isLegacy: true)
            }
            return .unknown
        default: return nil
        }
    }

    /// Whether settings are registered where they are created, or as the value of a variable in the same block, and no
    /// others later in the function.
    private func isRegisteredLast(_ range: SourceRange, _ environment: Environment) -> Bool {
        let name = "registerUserNotificationSettings"
        guard let function = environment.functionRange, function.contains(range) else { return false }
        var rest = range.bytes.upperBound..<function.bytes.upperBound
        guard step(1 + rest.count / 64) else { return false }
        let before = range.codeBefore
        if !["(", ":"].contains(where: { before.hasSuffix(name + $0) }) {
            let words = before.split { !$0.isPartOfName }
            guard let variable = words.last, before.drop(while: { $0 != "=" }).dropFirst().allSatisfy({ $0 == " " }),
                before.contains("="), let call = range.file.bytes.range(of: name, in: rest),
                SourceRange(range.file, rest.lowerBound..<call.lowerBound).isOfOneBlock,
                ["(\(variable))", ":\(variable)]"].contains(where: {
                    range.file.bytes[call.upperBound...].starts(with: Array($0.utf8))
                })
            else { return false }
            rest = call.upperBound..<rest.upperBound
        }
        return !SourceRange(range.file, rest).containsAnywhere(name)
    }

    /// Notes what the app asks for with settings.
    private func noteTypes(of call: Call, _ environment: inout Environment) {
        guard let types = call.argument("types", "forTypes", "settingsForTypes") else { return }
        var options = optionNames(types, &environment)
        options.names = options.names.map { ($0.name.lowercased(), $0.range) }
        guard isNew("legacy types", call.range, "\(options.isComplete)") else { return }
        facts.legacyOptions.settings.append(Authorization(options: options, range: types.range))
    }

    /// Notes what a local notification of iOS 8 uses. Other objects have such properties, too.
    func noteLegacyOption(_ option: String, of base: Expression, _ source: Expression, _ environment: Environment) {
        guard !source.isMissing, !source.range.has("0"), isMade(base, of: "UILocalNotification", environment),
            isNew("legacy option", source.range)
        else { return }
        facts.legacyOptions.uses.append((option, source.range))
    }

    /// Whether a variable is a local notification of iOS 8, or the notification info of an iCloud subscription. Other
    /// objects have a property `category`, too.
    func hasCategory(_ variable: Expression, _ environment: Environment) -> Bool {
        // Code for earlier systems, in an app that registers its categories only for later ones.
        !environment.isFallback
            && (["UILocalNotification"] + CloudKitSubscription.notificationInfo).contains {
                isMade(variable, of: $0, environment)
            }
    }

    /// Whether the function creates an instance of a class for a variable.
    private func isMade(_ variable: Expression, of type: String, _ environment: Environment) -> Bool {
        guard let path = variable.path, path.count == 1, let function = environment.functionRange,
            step(1 + function.bytes.count / 64)
        else { return false }
        return ["\(type)(", "[[\(type) alloc]", "[\(type) new]"].contains {
            function.containsAnywhere("\(path[0]) = \($0)")
        }
    }

    func noteLegacyUse(of name: String, _ range: SourceRange, _ environment: Environment) {
        guard isNew("legacy", range) else { return }
        var use = LegacyUse(name: name, range: range)
        use.isFallback = environment.isFallback
        facts.legacyUses.append(use)
    }

    static let legacyNames: Set<String> = [
        "UILocalNotification", "UIMutableUserNotificationAction", "UIMutableUserNotificationCategory",
        "UIUserNotificationSettings",
    ]

    /// Calls of setters: `[action setTitle:…]` and `category.setActions(…, for: …)`.
    func legacyEffect(_ call: Call, _ environment: inout Environment) -> Value? {
        guard call.name.hasPrefix("set"), let base = call.base, base.path != nil,
            let argument = call.arguments.first?.value
        else {
            return nil
        }
        let object = evaluate(base, &environment)
        if case .legacyCategory(let number) = object, call.name == "setActions" {
            // The actions for the default context are those that have room for all.
            let isMinimal = call.arguments.dropFirst().first?.value.range.contains("inimal") ?? false
            if isMinimal {
                var minimal = CategoryFact(identifier: unknownText(call.range), range: call.range)
                addActions(forced(evaluate(argument, &environment)), argument, to: &minimal)
                legacyCategories[number].minimalActions = (minimal.actions.map(\.identifier), argument.range)
            }
            if !isMinimal || legacyCategories[number].actions.isEmpty {
                legacyCategories[number].actions = []
                addActions(forced(evaluate(argument, &environment)), argument, to: &legacyCategories[number])
            }
            return .unknown
        }
        let name = call.name.dropFirst(3)
        return setLegacyProperty(name.prefix(1).lowercased() + name.dropFirst(), of: object, argument, &environment)
            ? .unknown : nil
    }

    /// - Returns: Whether the object is an action or a category of iOS 8.
    func setLegacyProperty(
        _ name: String, of object: Value, _ source: Expression, _ environment: inout Environment
    ) -> Bool {
        switch object {
        case .legacyCategory(let number):
            if name == "identifier", let text = text(source, &environment) {
                let earlier = legacyCategories[number].identifier
                noteRenaming(earlier, legacyCategories[number].range, source.range, isCategory: true)
                legacyCategories[number].identifier = text
            }
            return true
        case .legacyAction(let number):
            func set(_ option: String, _ isOn: Bool) {
                legacyActions[number].options.names.removeAll { $0.name == option }
                if isOn { legacyActions[number].options.names.append((option, source.range)) }
            }
            switch name {
            case "identifier":
                if let text = text(source, &environment) {
                    let earlier = legacyActions[number].identifier
                    noteRenaming(earlier, legacyActions[number].range, source.range, isCategory: false)
                    legacyActions[number].identifier = text
                }
            case "title": legacyActions[number].title = text(source, &environment)
            case "activationMode": set("foreground", source.range.hasSuffix("oreground"))
            case "authenticationRequired", "isAuthenticationRequired", "destructive", "isDestructive":
                guard case .boolean(let isOn) = source.kind else {
                    legacyActions[number].options.isComplete = false
                    legacyActions[number].options.range = source.range
                    break
                }
                set(name.hasSuffix("estructive") ? "destructive" : "authenticationRequired", isOn)
            case "behavior":
                if source.range.hasSuffix("extInput") {
                    legacyActions[number].textInput = TextInputFact(
                        buttonTitle: nil, placeholder: nil, range: source.range)
                }
            case "parameters":
                for pair in evaluate(source, &environment).elements.values {
                    guard case .tuple(let parts) = pair, parts.count == 2, case .text(let title) = parts[1].value
                    else { continue }
                    legacyActions[number].textInput?.buttonTitle = title
                }
            default: break
            }
            return true
        default: return false
        }
    }

    /// Notes an identifier that replaces another one of the same object.
    private func noteRenaming(_ earlier: CodeText, _ object: SourceRange, _ range: SourceRange, isCategory: Bool) {
        guard earlier.known != nil, earlier.range != object, earlier.range.file === range.file,
            earlier.range.bytes.lowerBound < range.bytes.lowerBound, renamings.count < 64, isNew("renaming", range)
        else { return }
        renamings.append((isCategory, earlier, range))
    }

    /// Adds the objects, whose properties are all set now, to the other actions and categories.
    func recordLegacyObjects() {
        let actions = renamings.isEmpty ? [] : legacyActions.compactMap(\.namelessRange)
        let categories = renamings.isEmpty ? [] : legacyCategories.compactMap(\.namelessRange)
        for renaming in renamings {
            // An object that got no identifier, created between the two.
            guard
                let nameless = (renaming.isCategory ? categories : actions).first(where: { other in
                    other.file === renaming.range.file
                        && other.bytes.lowerBound > renaming.earlier.range.bytes.lowerBound
                        && other.bytes.upperBound < renaming.range.bytes.lowerBound
                })
            else { continue }
            facts.renamedObjects.append(
                RenamedObject(
                    isCategory: renaming.isCategory, earlier: renaming.earlier, range: renaming.range,
                    nameless: nameless))
        }
        for fact in legacyActions { record(fact) }
        for fact in legacyCategories { record(fact) }
    }
}

extension SourceRange {
    /// Whether the code ends in the block in which it begins.
    fileprivate var isOfOneBlock: Bool {
        var depth = 0
        for byte in file.bytes[bytes] {
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            if depth < 0 { return false }
        }
        return depth == 0
    }
}

extension ActionFact {
    /// Where the action was created, if nothing set its identifier.
    fileprivate var namelessRange: SourceRange? { identifier.range == range ? range : nil }
}

extension CategoryFact {
    fileprivate var namelessRange: SourceRange? { identifier.range == range ? range : nil }
}
