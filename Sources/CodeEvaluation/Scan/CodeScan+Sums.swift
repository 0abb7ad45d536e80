import CodeFacts
import Diagnostics

// Dates that code computes, and that a trigger doesn't get, or that can't come.
extension CodeScan {
    private static let hours: [String: ClosedRange<Int>] = ["hour": 0...23, "minute": 0...59, "second": 0...59]

    /// Notes `components.minute = (time.minute ?? 0) + 30`, which can be 75, and `components.hour = time.hour ?? 0 + hours`.
    func noteSum(of target: Expression, _ value: Expression) {
        guard case .member(let base?, let part) = target.kind, let valid = Self.hours[part],
            case .name(let variable) = base.kind, let function, let file, !file.isObjectiveC,
            case .operation(let sign, let left, let right) = value.kind, ["??", "+", "-"].contains(sign),
            function.range.bytes.count < 32 << 10, makers.canSearch(function.range)
        else { return }
        // Only components of a date, as others have a range of their own.
        func isPart(_ expression: Expression) -> Bool {
            let value = local(expression.withoutDefault)
            if let made = call(value) {
                return made.name == "component" && made.arguments.first?.value.lastName == part
            }
            guard case .member(let time?, part) = value.kind, let made = call(local(time)) else { return false }
            return made.name == "dateComponents" && made.argument("from") != nil && made.argument("to") == nil
        }
        if sign == "??" {
            guard isPart(left), case .operation("+", let zero, let added) = right.kind, case .number("0") = zero.kind,
                let code = added.range.codeWithoutSpaces
            else { return }
            return noteComponent(.leftOut(code), of: variable, value, in: function)
        }
        guard isPart(left) || sign == "+" && isPart(right) else { return }
        let other = isPart(left) ? right : left
        if case .number("0") = other.kind { return }
        // Code that keeps it in its range.
        let size = valid.upperBound + 1
        let guards = [
            "% \(size)", "%\(size)", "/ \(size)", "/\(size)", ">= \(size)", "> \(size - 1)", ">=\(size)", "- \(size)",
            "min(",
            "max(", "< 0", "Multiple(", "remainder",
        ]
        guard !guards.contains(where: function.range.containsAnywhere),
            settings[variable]?.count(where: { $0.name == part }) == 1
        else { return }
        noteComponent(.sum(part), of: variable, value, in: function)
    }

    /// Notes a component of a date if a trigger waits for the date.
    private func noteComponent(
        _ kind: BrokenTrigger.Kind, of variable: String, _ value: Expression, in function: Function
    ) {
        let code = function.range
        // `date(from:)` carries it over.
        let carrying = ["from: \(variable)", "byAdding: \(variable)", "matching: \(variable)", "return \(variable)"]
        guard !carrying.contains(where: code.containsAnywhere), !code.containsAnywhere("&\(variable)") else { return }
        later { [self] in
            if datesOfTriggers.contains(where: { $0.name == variable && code.contains($0.range) }) {
                facts.brokenTriggers.append(BrokenTrigger(kind, at: value.range))
            }
        }
    }

    /// Notes variables that become the date of a trigger, also by a function of the app: `request(date: date, repeats: true)`.
    func noteDateOfTrigger(_ call: Call) {
        guard call.argument("repeats") != nil, datesOfTriggers.count < 1_000 else { return }
        for argument in call.arguments {
            guard case .name(let name) = argument.value.kind else { continue }
            datesOfTriggers.append((name, call.range))
        }
    }

    // MARK: - Results that nothing uses

    /// Methods that give a new value, and leave the old one as it is.
    private static let methodsOfDates: Set<String> = ["addingTimeInterval", "dateByAddingTimeInterval"]
    private static let methodsOfLists: Set<String> = [
        "sorted", "sortedArrayUsingComparator", "sortedArrayUsingDescriptors", "sortedArrayUsingSelector",
        "arrayByAddingObject",
    ]
    /// Words of code that is about notifications.
    private static let words = ["Trigger(", "otification", "fireDate"]

    /// Notes `date.addingTimeInterval(60)` without a use, in code that is about notifications.
    func noteDroppedResults(in statements: [Statement]) {
        // A single expression is what a function returns.
        guard statements.count > 1, let function, function.range.bytes.count < 32 << 10 else { return }
        for case .expression(let expression) in statements.map(\.kind) {
            guard let call = call(expression), case .name(let name)? = call.base?.kind else { continue }
            let isDate = Self.methodsOfDates.contains(call.name)
            guard isDate || Self.methodsOfLists.contains(call.name), call.isOfLibrary,
                makers.canSearch(function.range)
            else { continue }
            // Before and after it, other code uses the value.
            let code = function.range
            let inside = expression.range.count(of: name)
            guard Self.words.contains(where: code.containsAnywhere), code.count(of: name) > inside + 1 else { continue }
            facts.brokenTriggers.append(BrokenTrigger(.dropped(name, isDate: isDate), at: expression.range))
        }
    }
}

extension Call {
    /// Whether it is a method of the library: with its only argument.
    fileprivate var isOfLibrary: Bool {
        switch name {
        case "addingTimeInterval": arguments.count == 1 && arguments[0].label == nil
        case "sorted": arguments.allSatisfy { $0.label == "by" || $0.label == nil } && arguments.count <= 1
        default: arguments.count == 1
        }
    }
}

extension Expression {
    /// Without `??` and the value after it.
    fileprivate var withoutDefault: Expression {
        switch kind {
        case .operation("??", let value, _): value
        default: self
        }
    }
}
