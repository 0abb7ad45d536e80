import CodeFacts
import Diagnostics

// Intervals that are stored settings.
extension CodeScan {
    private static let limit = 20
    private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]
    private static let readers: Set<String> = [
        "double", "doubleForKey", "float", "floatForKey", "integer", "integerForKey",
    ]

    /// Notes an interval that is a number of the standard settings, perhaps with a factor.
    func noteStoredInterval(_ interval: Expression) {
        guard storedSettings.intervals.count < Self.limit, let key = storedKey(of: interval, depth: 0),
            let text = key.literal
        else { return }
        storedSettings.intervals.append(CodeText(text, at: interval.range))
    }

    private func storedKey(of number: Expression, depth: Int) -> Expression? {
        guard depth < 8 else { return nil }
        switch number.kind {
        case .name(let name):
            // Other code may look at the value, or change it.
            guard let values = locals[name], values.count == 1, let function, function.range.bytes.count < 32 << 10,
                function.range.uses(of: name) == 2
            else { return nil }
            return storedKey(of: values[0], depth: depth + 1)
        case .operation("*", let left, let right):
            return storedKey(of: left, depth: depth + 1) ?? storedKey(of: right, depth: depth + 1)
        case .operation("/", let left, _): return storedKey(of: left, depth: depth + 1)
        case .tuple(let parts): return parts.count == 1 ? storedKey(of: parts[0].value, depth: depth + 1) : nil
        case .call:
            guard let call = call(number), call.arguments.count == 1 else { return nil }
            if call.base == nil, Self.conversions.contains(call.name) {
                return storedKey(of: call.arguments[0].value, depth: depth + 1)
            }
            guard Self.readers.contains(call.name), isStandard(call.base) == true else { return nil }
            return call.argument("forKey", call.name)
        default: return nil
        }
    }
}
