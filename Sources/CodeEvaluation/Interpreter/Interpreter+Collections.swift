import CodeFacts
import Diagnostics

// Methods of collections and texts.
extension Interpreter {
    func method(_ call: Call, of base: Value, _ environment: inout Environment) -> Value? {
        let arguments = call.arguments
        switch call.name {
        case "map", "flatMap", "compactMap", "forEach":
            guard let argument = arguments.first?.value else { return nil }
            let collection = forced(base, usedIn: call.range, environment)
            let elements = visitedElements(of: collection, call.base, environment)
            guard !elements.values.isEmpty || elements.isComplete else { return nil }
            var results: [Value] = []
            var isComplete = elements.isComplete
            for element in elements.values.prefix(128) {
                let value = apply(argument, to: element, &environment)
                if call.name == "flatMap", case .list(let inner, let isInnerComplete) = value {
                    results += inner
                    isComplete = isComplete && isInnerComplete
                } else if call.name == "compactMap", case .missing = value {
                    // Left out.
                } else {
                    results.append(value)
                }
            }
            return list(results, isComplete: isComplete)
        case "enumerated":
            guard case .list(let values, let isComplete) = base else { return nil }
            let pairs = values.enumerated().map { index, value -> Value in
                .tuple([("offset", .number(index)), ("element", value)])
            }
            return list(pairs, isComplete: isComplete)
        case "count" where arguments.isEmpty: return memberValue("count", of: base, call.range, &environment)
        case "objectAtIndex":
            guard let index = arguments.first?.value, let list = call.base else { return nil }
            return element(of: list, [.init(nil, index)], Expression(.element(list, []), at: call.range), &environment)
        case "joined", "componentsJoinedByString":
            guard case .list(let values, true) = base else { return nil }
            let separator = arguments.first.map { evaluate($0.value, &environment).all }
            return joined(values, by: separator, at: call.range)
        case "allKeys", "allValues": return arguments.isEmpty ? part(call.name, ofDictionary: base) : nil
        case "filter", "sorted", "sortedArrayUsingSelector", "reversed", "prefix", "dropFirst", "dropLast":
            let isOfPairs = if case .pairs = base { call.name == "sorted" } else { false }
            guard case let (values, isComplete) = base.elements, isOfPairs || base.isList else { return nil }
            guard call.name.hasPrefix("sorted") else {
                return list(values, isComplete: isComplete && call.name == "reversed")
            }
            return list(sorted(values, by: arguments.first?.value.range), isComplete: isComplete)
        case "union", "setByAddingObjectsFromArray", "setByAddingObject", "arrayByAddingObject", "adding",
            "setByAddingObjectsFromSet", "subtracting":
            guard let first = arguments.first else { return nil }
            let value = evaluate(first.value, &environment)
            let added = value.elements.values.isEmpty ? [value] : value.elements.values
            if case .registered = base { return list([.registered] + added, isComplete: true) }
            guard case .list(let values, let isComplete) = base else { return nil }
            return list(values + added, isComplete: isComplete)
        case "append", "insert", "formUnion", "addObject", "update":
            guard let first = arguments.first, let target = call.base else { return nil }
            let value = evaluate(first.value, &environment)
            let isMany = first.label == "contentsOf" || call.name == "formUnion"
            escape(value, at: first.value.range)
            let added = isMany && !value.isPending ? value.elements : ([value], true)
            let isFirst = call.name == "insert" && arguments.dropFirst().first?.label == "at"
            let old: (values: [Value], isComplete: Bool) =
                if case .registered = base { ([.registered], true) } else { base.elements }
            let list = isFirst ? added.0 + old.values : old.values + added.0
            set(self.list(list, isComplete: old.isComplete && added.1), target, &environment)
            return .unknown
        case "contains", "containsObject":
            guard let first = arguments.first?.value, case .list(let values, let isComplete) = base else { return nil }
            let value = evaluate(first, &environment)
            guard let part = value.part else { return nil }
            for element in values where step() { record(part, comparedWith: element, isWritten: true) }
            var collection = call.base
            // `titles.keys.contains(identifier)`: code adds keys to the dictionary.
            if case .member(let dictionary?, let part)? = collection?.kind, ["keys", "values"].contains(part) {
                collection = dictionary
            }
            let isFilledLater = collection.map { self.isFilledLater($0, count: values.count, environment) } ?? false
            if !isComplete || isFilledLater { escape(value, at: first.range) }
            return .unknown
        case "isEqualToString", "isEqual", "caseInsensitiveCompare", "compare", "elementsEqual":
            guard let first = arguments.first?.value, let target = call.base else { return nil }
            compare(part(base, of: target), with: first, isWritten: !base.isUnknown, &environment)
            compare(evaluate(first, &environment), with: target, isWritten: true, &environment)
            return .unknown
        case "copy", "mutableCopy", "allObjects", "lowercased", "uppercased":
            return call.name.hasSuffix("cased") && base.part == nil ? nil : base
        default: return nil
        }
    }

    /// The keys of a dictionary, or its values.
    func part(_ name: String, ofDictionary value: Value) -> Value? {
        guard case .pairs(let pairs) = value else { return nil }
        switch name {
        case "keys", "allKeys": return list(pairs.map(\.key), isComplete: true)
        case "values", "allValues": return list(pairs.map(\.value), isComplete: true)
        default: return nil
        }
    }

    /// The elements in the order of their texts, or of their keys; as they are if another order is meant.
    private func sorted(_ values: [Value], by order: SourceRange?) -> [Value] {
        let code = order.map { $0.codeWithoutSpaces ?? "unknown" } ?? ""
        let (ascending, descending) = (["", "<", "{$0<$1}", "@selector(compare:)"], [">", "{$0>$1}"])
        let (byKey, byLastKey) = (["{$0.key<$1.key}", "{$0.0<$1.0}"], ["{$0.key>$1.key}", "{$0.0>$1.0}"])
        guard (ascending + descending + byKey + byLastKey).contains(code), step(1 + values.count / 4) else {
            return values
        }
        let keys = values.compactMap { value -> String? in
            var value = value
            if (byKey + byLastKey).contains(code), case .tuple(let parts) = value, let key = parts.first {
                value = key.value
            }
            guard case .text(let text) = forced(value) else { return nil }
            return text.known
        }
        guard keys.count == values.count else { return values }
        let sorted = zip(keys, values).sorted { $0.0 < $1.0 }.map(\.1)
        return (descending + byLastKey).contains(code) ? sorted.reversed() : sorted
    }

    /// - Parameter separator: Its value; nil without one.
    private func joined(_ values: [Value], by separator: [Value]?, at range: SourceRange) -> Value? {
        func known(_ value: Value) -> String? { if case .text(let text) = forced(value) { text.known } else { nil } }
        let parts = values.compactMap(known)
        guard parts.count == values.count, let separator = separator.map({ $0.first.flatMap(known) }) ?? "",
            let text = text(of: Array(parts.map { [$0] }.joined(separator: [separator])))
        else { return nil }
        return .text(CodeText(text, at: range))
    }

    private func set(_ value: Value, _ target: Expression, _ environment: inout Environment) {
        if case .name(let name) = target.kind { environment.locals[name] = value }
    }

    /// Keeps what a closure added to lists of the code around it.
    ///
    /// - Parameter areComplete: Whether it is known how often the closure runs.
    func keep(
        listsFrom inner: Environment, areComplete: Bool, except parameters: [String], _ environment: inout Environment
    ) {
        guard step(1 + environment.locals.count / 8) else { return }
        for case (let name, .list(let old, _)) in environment.locals where !parameters.contains(name) {
            guard case .list(let new, let isComplete)? = inner.locals[name], new.count > old.count else { continue }
            environment.locals[name] = .list(new, isComplete: isComplete && areComplete)
        }
    }

    /// The result of a closure, or of a function that is named, for an argument.
    func apply(_ function: Expression, to argument: Value, _ environment: inout Environment) -> Value {
        guard step() else { return .unknown }
        if case .function(let closure) = function.kind {
            var inner = environment
            inner.returned = []
            inner.isLeft = false
            inner.locals["$0"] = argument
            bind(argument, to: closure.parameters, &inner)
            if case .tuple(let parts) = argument, parts.count == 2 {
                // `{ f($0, $1) }` takes the two apart; `{ f($0.key) }` doesn't.
                inner.locals["$1"] = parts[1].value
                if closure.parameters == ["$0"], function.range.containsAnywhere("$1") {
                    inner.locals["$0"] = parts[0].value
                }
            }
            let result = result(of: closure.body, &inner)
            keep(listsFrom: inner, areComplete: true, except: closure.parameters, &environment)
            return result
        }
        if case .member(_, let name) = function.kind, function.range.hasPrefix("\\.") {
            return memberValue(name, of: argument, function.range, &environment) ?? .unknown
        }
        let call = Call(function, [], function.range)
        // `[5, 10].map(Reminder.snooze)`
        var type: Value?
        if let base = call.base, base.lastName?.first?.isUppercase ?? false {
            type = forced(evaluate(base, &environment))
            if case .type? = type {} else { type = nil }
        }
        if let type, let value = enumCase(call, type, [(nil, argument, function.range)], environment) { return value }
        let label = function.range.label ?? onlyLabel(of: call, type, environment)
        return programCall(call, type, [(label, argument, function.range)], &environment) ?? .unknown
    }

    /// The label that a function's name leaves out where it is passed on, `types.map(category)`, if it is the only one.
    private func onlyLabel(of call: Call, _ type: Value?, _ environment: Environment) -> String? {
        let functions = candidates(call.name, call, type, environment, loading: false).map(\.function)
        guard step(1 + functions.count / 4) else { return nil }
        let labels = Set(functions.filter { $0.parameters.count == 1 }.map(\.parameters[0].label))
        return labels.count == 1 ? labels.first ?? nil : nil
    }

    /// `Type` for `[Type]`, `Array<Type>` and `Set<Type>`.
    static func elementType(of name: String) -> String? {
        if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") { return String(name.dropFirst().dropLast()) }
        for prefix in ["Array<", "Set<"] where name.hasPrefix(prefix) && name.hasSuffix(">") {
            return String(name.dropFirst(prefix.count).dropLast())
        }
        return nil
    }

    /// The types of `(First, Second)` and `(first: First, second: Second)`.
    static func tupleTypes(of name: String) -> [String]? {
        guard name.hasPrefix("("), name.hasSuffix(")"), !name.contains("->") else { return nil }
        let parts = name.dropFirst().dropLast().split(separator: ",")
        guard !parts.contains(where: { part in "()[]<>".contains(where: part.contains) }) else { return nil }
        return parts.map { part in (part.split(separator: ":").last ?? part).filter { $0 != " " } }
    }

    /// `Key` and `Value` for `[Key: Value]`.
    static func dictionaryTypes(of name: String) -> (key: String, value: String)? {
        guard name.hasPrefix("["), name.hasSuffix("]"), let colon = name.firstIndex(of: ":") else { return nil }
        let (key, value) = (name[..<colon].dropFirst(), name[colon...].dropFirst().dropLast())
        guard !key.contains("["), !value.contains(":") else { return nil }
        return (key.filter { $0 != " " }, value.filter { $0 != " " })
    }
}

extension SourceRange {
    /// The label in the name of a function with one parameter: `category(for:)`.
    fileprivate var label: String? {
        guard bytes.count < 200, text.hasSuffix(":)"), let start = text.lastIndex(of: "(") else { return nil }
        let label = text[start...].dropFirst().dropLast(2)
        return label == "_" || label.contains(":") ? nil : String(label)
    }
}
