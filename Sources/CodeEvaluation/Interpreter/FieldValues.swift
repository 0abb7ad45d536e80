import Diagnostics

/// What the methods of a type set its properties and instance variables to.
struct FieldValues {
    /// Nil if several statements set it, or one that doesn't always run.
    private(set) var values: [String: Expression?] = [:]
    private let isObjectiveC: Bool
    private var isOfSwiftInitializer = false
    /// The parameters and local variables of a method.
    private var locals: Set<String> = []

    init(_ members: [Statement], isObjectiveC: Bool) {
        self.isObjectiveC = isObjectiveC
        for member in members {
            guard case .function(let function) = member.kind, !function.isStatic || function.name == "init" else {
                continue
            }
            isOfSwiftInitializer = function.isStatic
            locals = Set(function.parameters.map(\.name))
            add(function.body, isCertain: true, isInitializer: function.name.hasPrefix("init"))
        }
    }

    private mutating func add(_ statements: [Statement], isCertain: Bool, isInitializer: Bool) {
        for statement in statements {
            switch statement.kind {
            case .variable(let variable): locals.insert(variable.name)
            case .expression(let expression):
                guard case .operation("=", let target, let source) = expression.kind, !source.isMissing else {
                    continue
                }
                // Other values of an initializer in Swift are those of its caller.
                let isKnown = if case .dictionary = source.kind { true } else { !isOfSwiftInitializer }
                set(target, to: isCertain && isKnown ? source : nil)
            case .branch(let conditions, let then, let otherwise):
                // `if (self) { … }` in an initializer of Objective-C.
                let isOfSelf = conditions.contains { condition in
                    if case .test(let test) = condition { test.range.contains("self") } else { false }
                }
                add(then, isCertain: isCertain && isInitializer && isOfSelf, isInitializer: isInitializer)
                add(otherwise, isCertain: false, isInitializer: isInitializer)
            case .selection(_, let cases):
                for one in cases { add(one.body, isCertain: false, isInitializer: isInitializer) }
            case .loop(_, _, let body): add(body, isCertain: false, isInitializer: isInitializer)
            case .group(let inner): add(inner, isCertain: isCertain, isInitializer: isInitializer)
            case .compiled(_, let inner): add(inner, isCertain: false, isInitializer: isInitializer)
            case .exit, .jump, .function, .type, .enumCase: break
            }
        }
    }

    private mutating func set(_ target: Expression, to value: Expression?) {
        switch target.kind {
        case .name(let name) where !locals.contains(name):
            set(name, to: value)
            // The property of an instance variable.
            if isObjectiveC, name.hasPrefix("_") { set(String(name.dropFirst()), to: value) }
        case .member(let base?, let name):
            guard case .name("self") = base.kind else { return }
            set(name, to: value)
            // The instance variable of a property.
            if isObjectiveC { set("_" + name, to: value) }
        default: break
        }
    }

    private mutating func set(_ name: String, to value: Expression?) {
        values.updateValue(values[name] == nil ? value : nil, forKey: name)
    }
}
