import CodeFacts
import Diagnostics

// Dates that triggers wait for, and requests that repeat.
extension CodeScan {
    /// What the calendar of most people has. A trigger for another value never fires.
    private static let validParts: [String: ClosedRange<Int>] = [
        "month": 1...12, "day": 1...31, "weekday": 1...7, "hour": 0...23, "minute": 0...59, "second": 0...59,
    ]

    /// Notes `components.hour = 8`.
    ///
    /// - Parameter value: Nil if it depends on an earlier one.
    func noteSetting(of target: Expression, _ value: Expression?) {
        guard case .member(let base?, let name) = target.kind, case .name(let variable) = base.kind,
            Self.validParts[name] != nil || name == "year" || name.hasPrefix("notifyOnE")
        else { return }
        settings[variable, default: []].append((name, value))
    }

    /// Notes the parts of a date that no date has.
    func noteDate(_ date: Expression) {
        let creation = local(date)
        guard let call = call(creation), call.range.contains("DateComponents"),
            !["from", "dateComponents"].contains(call.name)
        else { return }
        var parts = call.name == "DateComponents" ? call.arguments.map { (name: $0.label ?? "", value: $0.value) } : []
        if case .name(let variable) = date.kind {
            // What another function changes isn't known.
            guard function.map({ !$0.range.containsAnywhere("&\(variable)") }) ?? false else { return }
            let set = Dictionary(grouping: settings[variable] ?? [], by: \.name)
            parts.removeAll { set[$0.name] != nil }
            parts += set.compactMap { name, values in
                values.count == 1 ? values[0].value.map { (name: name, value: $0) } : nil
            }
        }
        for part in parts {
            if part.name == "weekday" { noteWeekday(part.value) }
            guard let valid = Self.validParts[part.name], let values = interval(part.value),
                !valid.contains(values.lowerBound) || !valid.contains(values.upperBound),
                !facts.impossibleDates.contains(where: { $0.range == part.value.range })
            else { continue }
            let value = valid.contains(values.upperBound) ? values.lowerBound : values.upperBound
            facts.impossibleDates.append(
                ImpossibleDate(
                    part: part.name, value: value, isAlways: values.count == 1, valid: valid, range: part.value.range))
        }
    }

    /// The numbers that an expression can be: a literal, the variable of a loop, `i + 1`, a random number; nil if it isn't
    /// known.
    func interval(_ expression: Expression, depth: Int = 0) -> ClosedRange<Int>? {
        guard depth < 8 else { return nil }
        func inner(_ expression: Expression) -> ClosedRange<Int>? { interval(expression, depth: depth + 1) }
        switch expression.kind {
        case .number(let text): return Int(text.filter { $0 != "_" }).map { $0...$0 }
        case .name(let name): return numbers[name]
        case .operation(let name, let left, let right):
            guard let a = inner(left), let b = inner(right), (a.upperBound, b.upperBound) < (1 << 20, 1 << 20) else {
                return nil
            }
            switch name {
            case "+": return a.lowerBound + b.lowerBound...a.upperBound + b.upperBound
            case "-": return a.lowerBound - b.upperBound...a.upperBound - b.lowerBound
            case "..." where a.lowerBound <= b.upperBound: return a.lowerBound...b.upperBound
            case "..<" where a.lowerBound < b.upperBound: return a.lowerBound...b.upperBound - 1
            default: return nil
            }
        case .call:
            if let call = call(expression), let numbers = numbers(from: call) { return numbers }
            guard let call = call(expression), call.name == "random", call.base?.lastName == "Int",
                let numbers = call.argument("in")
            else { return nil }
            return inner(numbers)
        default: return nil
        }
    }

    /// The numbers that a method of the type returns, if all are literals.
    private func numbers(from call: Call) -> ClosedRange<Int>? {
        guard call.base?.isName("self") ?? true, let method = methodOfType(named: call.name),
            let numbers = method.body.returnedNumbers(depth: 0), let first = numbers.min(),
            let last = numbers.max()
        else { return nil }
        return first...last
    }

    /// The method of the type that a call on the same object means: `start()`, `self.start()`, `[self start]`.
    func methodOfType(calledBy callee: Expression) -> Function? {
        let isOwn = if case .member(let base?, _) = callee.kind { base.isName("self") } else { true }
        return isOwn ? callee.lastName.flatMap(methodOfType) : nil
    }

    /// The only method of the type with a name, if it is short.
    private func methodOfType(named name: String) -> Function? {
        guard let type = types.last, makers.methodCount < RequestMakers.methodLimit else { return nil }
        makers.methodCount += 1
        let methods = type.members.compactMap { member -> Function? in
            if case .function(let function) = member.kind, function.name == name { function } else { nil }
        }
        return methods.count == 1 && methods[0].range.bytes.count < 4096 ? methods[0] : nil
    }

    /// Notes the numbers that the first variable of a loop has: of `for (index, day) in days.enumerated()`, only the first
    /// ones.
    func noteNumbers(of names: [String], _ sequence: Expression, in loop: SourceRange) {
        guard let name = names.first else { return }
        let isIndex = names.count == 2 && call(sequence)?.name == "enumerated"
        numbers[name] = usable(isIndex ? 0...1 : names.count == 1 ? interval(sequence) : nil, name, in: loop)
    }

    /// The numbers of a loop; nil if code in the loop compares them, so that it may leave some out.
    private func usable(_ numbers: ClosedRange<Int>?, _ name: String, in loop: SourceRange) -> ClosedRange<Int>? {
        guard let numbers, loop.bytes.count < 8192, !loop.containsAnywhere("continue") else { return nil }
        let compared = ["<", ">", "=", "!", "%"].contains { sign in
            [" \(name) \(sign)", "(\(name) \(sign)", " \(name)\(sign)", "(\(name)\(sign)"].contains(
                where: loop.containsAnywhere)
        }
        let isSwitched = ["switch \(name)", " where ", "contains(\(name))"].contains(where: loop.containsAnywhere)
        return compared || isSwitched ? nil : numbers
    }

    /// A request that repeats and gets a new identifier.
    func noteRandomRepeat(_ call: Call, _ identifier: Expression) {
        guard let function, let trigger = call.argument("trigger"), let made = self.call(local(trigger)),
            let repeats = made.argument("repeats"), case .boolean(true) = repeats.kind
        else { return }
        activations.repeating.append((call.range, function.range))
        if local(identifier).isRandom { facts.randomRepeats.append((identifier.range, function.range)) }
    }
}

extension [Statement] {
    /// The literals that code returns; nil if it returns something else.
    fileprivate func returnedNumbers(depth: Int) -> [Int]? {
        guard depth < 16 else { return nil }
        var result: [Int] = []
        for statement in self {
            let inner: [[Statement]]
            switch statement.kind {
            case .exit(let value):
                guard case .number(let text)? = value?.kind, let number = Int(text) else { return nil }
                result.append(number)
                continue
            case .branch(_, let then, let otherwise): inner = [then, otherwise]
            case .selection(_, let cases): inner = cases.map(\.body)
            case .group(let body), .compiled(_, let body), .loop(_, _, let body): inner = [body]
            case .expression, .variable, .jump: continue
            default: return nil
            }
            for body in inner {
                guard let numbers = body.returnedNumbers(depth: depth + 1) else { return nil }
                result += numbers
            }
        }
        return result
    }
}
