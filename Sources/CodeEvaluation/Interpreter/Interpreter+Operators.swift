import CodeFacts
import Diagnostics

// Operators and elements.
extension Interpreter {
    func operation(
        _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange,
        _ environment: inout Environment
    ) -> Value {
        if Self.assignments.contains(name) {
            let value = evaluate(right, &environment).withoutFlag
            assign(name == "-=" ? .unknown : value, to: left, isAdded: name.isAddition, right, &environment)
            return .unknown
        }
        let (first, second) = (evaluate(left, &environment), evaluate(right, &environment))
        switch name {
        case "==", "!=", "===", "~=":
            if let isEqual = isEqual(left, first, second) { return .flag(isEqual == (name != "!=")) }
            if let flag = flag(name, left, first, right, second, environment) { return .flag(flag) }
            compare(first, named: left, with: right, &environment)
            compare(second, named: right, with: left, &environment)
            return .unknown
        case "??":
            // The dictionary has the key: `titles[key] ?? key`.
            if case .element = left.kind {
                if case .text(let text) = first, text.known != nil { return first }
                if first.isList { return first }
            }
            return merged(first, second)
        // Objective-C adds options like numbers.
        case "+" where !range.isSwift && right.namesOption:
            return list(options(first, left.range) + options(second, right.range), isComplete: true)
        case "+":
            if case .number(let a) = first, case .number(let b) = second { return number(name, a, b) }
            if case .text(let a) = first, case .text(let b) = second {
                guard let start = a.known, let end = b.known else { return .text(CodeText(nil, at: range)) }
                return .text(CodeText(text(of: [start, end]), at: range))
            }
            if first.isPending || second.isPending {
                return .pending(Expression(.operation(name, left, right), at: range), environment)
            }
            if case .list(let a, let isComplete) = first {
                let b = second.elements
                return list(a + b.values, isComplete: isComplete && b.isComplete)
            }
            if case .list(let b, _) = second { return .list(b, isComplete: false) }
            return .unknown
        case "...", "..<":
            // The difference of any two numbers, without an overflow.
            guard case .number(let start) = first, case .number(let end) = second, start <= end,
                UInt(bitPattern: end &- start) <= Self.rangeLimit
            else { return .unknown }
            let numbers = name == "..<" ? Array(start..<end) : Array(start...end)
            return list(numbers.map { .number($0) }, isComplete: true)
        case "-", "*", "/", "%":
            guard case .number(let a) = first, case .number(let b) = second else { return .unknown }
            return number(name, a, b)
        case "<", ">", "<=", ">=":
            return flag(name, left, first, right, second, environment).map { .flag($0) } ?? .unknown
        case "|": return list(options(first, left.range) + options(second, right.range), isComplete: true)
        default: return .unknown
        }
    }

    /// The result of the comparison of two numbers, if a parameter or an element of a loop decides it. Other constants
    /// may be another value in the next build.
    private func flag(
        _ name: String, _ left: Expression, _ first: Value, _ right: Expression, _ second: Value,
        _ environment: Environment
    ) -> Bool? {
        guard case .number(let a) = first, case .number(let b) = second,
            left.namesLocal(of: environment) || right.namesLocal(of: environment)
        else { return nil }
        return switch name {
        case "<": a < b
        case ">": a > b
        case "<=": a <= b
        case ">=": a >= b
        case "!=": a != b
        default: a == b
        }
    }

    /// Whether the case of an enum that runs this code is another one: `self != .archive`. Nil for other operands.
    private func isEqual(_ left: Expression, _ first: Value, _ second: Value) -> Bool? {
        guard case .name("self") = left.kind, case .member(let type, let name, _, _) = first else { return nil }
        switch second {
        case .implicit(let other, _) where type.caseNamed(other) != nil: return name == other
        case .member(let otherType, let other, _, _) where otherType === type:
            // Associated values may be different.
            return name != other ? false : type.caseNamed(name)?.values.isEmpty ?? true ? true : nil
        default: return nil
        }
    }

    private func compare(
        _ value: Value, named expression: Expression, with other: Expression, _ environment: inout Environment
    ) {
        compare(
            part(value, of: expression), with: other, isWritten: !value.isUnknown, &environment)
    }

    /// A value that is compared: an identifier of a response by its name, such as a property that keeps it. It may be
    /// that of something else, so it only shows what is handled.
    func part(_ value: Value, of expression: Expression) -> Value {
        guard value.isUnknown else { return value }
        switch expression.lastName {
        case "actionIdentifier": return .response(.action)
        case "categoryIdentifier": return .response(.category)
        default: return value
        }
    }

    /// The result of an operator; unknown for one that would stop the app.
    private func number(_ name: String, _ a: Int, _ b: Int) -> Value {
        let (result, overflows) =
            switch name {
            case "+": a.addingReportingOverflow(b)
            case "-": a.subtractingReportingOverflow(b)
            case "*": a.multipliedReportingOverflow(by: b)
            case "/": a.dividedReportingOverflow(by: b)
            default: a.remainderReportingOverflow(dividingBy: b)
            }
        return overflows ? .unknown : .number(result)
    }

    /// The numbers of `stride(from: 5, through: 15, by: 5)`; nil if there are too many.
    func numbers(ofStride values: [(label: String?, value: Value, range: SourceRange)]) -> Value? {
        let numbers = values.compactMap { if case .number(let number) = $0.value { number } else { nil } }
        guard numbers.count == 3, numbers.allSatisfy((-1 << 30...1 << 30).contains), numbers[2] != 0 else {
            return nil
        }
        let all =
            values[1].label == "through"
            ? Array(stride(from: numbers[0], through: numbers[1], by: numbers[2]).prefix(Self.rangeLimit + 1))
            : Array(stride(from: numbers[0], to: numbers[1], by: numbers[2]).prefix(Self.rangeLimit + 1))
        return all.count > Self.rangeLimit ? nil : list(all.map { .number($0) }, isComplete: true)
    }

    /// The length of a range of numbers whose elements are visited one by one.
    static let rangeLimit = 16

    static let assignments: Set<String> = ["=", "+=", "-=", "|="]

    func options(_ value: Value, _ range: SourceRange) -> [Value] {
        if case .list(let values, _) = value { return values }
        return [value]
    }

    func element(
        of base: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
        _ environment: inout Environment
    ) -> Value {
        var value = evaluate(base, &environment)
        let keys = arguments.map { evaluate($0.value, &environment) }
        if keys.contains(where: { $0.part != nil }) { value = forced(value) }
        guard let key = keys.first, keys.count == 1 else { return .unknown }
        if case .userInfo = value { return .unknown }
        if case .pairs(let pairs) = value {
            if let part = key.part {
                for pair in pairs where step() {
                    record(part, comparedWith: pair.key, isWritten: true)
                    noteDismissal(pair.key, handledBy: pair.value, environment)
                }
                if isFilledLater(base, count: pairs.count, environment) { escape(key, at: expression.range) }
                return .alternatives(of: pairs.map(\.value) + [.unknown])
            }
            guard step(1 + pairs.count / 4) else { return .unknown }
            // `actions[.mail]`
            let key = pairs.first.map { typed(key, like: $0.key, environment) } ?? key
            if let identity = key.identity, let pair = pairs.first(where: { $0.key.identity == identity }) {
                return pair.value
            }
        }
        if case .number(let index) = key, case .list(let values, true) = value, values.indices.contains(index) {
            return values[index]
        }
        escape(key, at: expression.range)
        return value.isPending ? .pending(expression, environment) : .unknown
    }

    /// The elements of a collection that code visits, and whether these are all. A property that begins empty gets its
    /// elements elsewhere.
    func visitedElements(
        of value: Value, _ collection: Expression?, _ environment: Environment
    ) -> (values: [Value], isComplete: Bool) {
        let elements = value.elements
        guard elements.isComplete, elements.values.isEmpty, let collection else { return elements }
        return ([], !isVariableProperty(collection, environment, depth: 0))
    }

    /// Whether an expression is a property that code can change, or a part of one: `kinds`, `self.kinds.sorted()`.
    private func isVariableProperty(_ expression: Expression, _ environment: Environment, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let owner: ProgramType?
        let property: String
        switch expression.kind {
        case .name(let name):
            guard environment.locals[name] == nil else { return false }
            (owner, property) = (environment.types.last { $0.variables[name] != nil }, name)
        case .member(let base?, let name):
            if base.isName("self") {
                owner = environment.types.last { $0.variables[name] != nil }
            } else {
                owner = base.lastName.flatMap { program.type($0, in: environment.types) }
            }
            guard owner?.variables[name] != nil else {
                return isVariableProperty(base, environment, depth: depth + 1)
            }
            property = name
        case .call(let callee, _):
            guard case .member(let base?, _) = callee.kind else { return false }
            return isVariableProperty(base, environment, depth: depth + 1)
        default: return false
        }
        guard let entry = owner?.variables[property], entry.variable.getter == nil else { return false }
        return !entry.range.codeBefore.contains("let ")
    }

    /// Whether a collection may have more elements than those it is declared with: it has none, or code changes it.
    ///
    /// - Parameter count: The number of elements that are known.
    func isFilledLater(_ collection: Expression, count: Int, _ environment: Environment) -> Bool {
        guard count > 0 else { return true }
        guard let name = collection.lastName, environment.locals[name] == nil else { return false }
        let file = environment.file.source
        guard step(1 + file.bytes.count / 256) else { return true }
        var parts = [file.wholeRange]
        // The statement that sets the collection, such as in an initializer.
        if let value = environment.types.last?.variables[name]?.range, value.file === file {
            let start = value.bytes.lowerBound - value.codeBefore.utf8.count
            parts = [SourceRange(file, 0..<start), SourceRange(file, value.bytes.upperBound..<file.bytes.count)]
        }
        return parts.contains { $0.changes(name) }
    }
}

extension String {
    /// Whether the operator adds to what a variable has.
    var isAddition: Bool { self == "+=" || self == "|=" }
}

extension Expression {
    /// Whether it is a parameter or a variable of a function, or made of one by operators.
    fileprivate func namesLocal(of environment: Environment) -> Bool {
        switch kind {
        case .name(let name): environment.locals[name] != nil
        case .operation(_, let left, let right): left.namesLocal(of: environment) || right.namesLocal(of: environment)
        default: false
        }
    }

    /// Whether it is the name of an option, such as `UNAuthorizationOptionSound`.
    fileprivate var namesOption: Bool {
        guard case .name(let name) = kind else { return false }
        return name.hasPrefix("U") && ["Option", "NotificationType"].contains(where: name.contains)
    }
}
