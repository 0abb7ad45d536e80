import NotificationSchema

extension ValueShape {
    /// Whether a value is right, with everything in it. A missing value is null in JSON, and isn't right.
    ///
    /// - Parameter now: The time of sending, with which the dates of activities are compared.
    func accepts(_ value: Int, on tape: JSONTape, sentAt now: Double = 0) -> Bool {
        switch self {
        case .any: return true
        case .referenceDate:
            return tape.number(value).map { ReferenceDate.isNearer($0, to: now) } ?? false
        case .scalar(let type, let values, let isOpen, let isLenient):
            guard isOpen || values.isEmpty else { return tape.isAny(value, of: values) }
            return type.accepts(value, on: tape, isLenient: isLenient)
        case .list(let item):
            return tape.kind(value) == .array
                && tape.allItems(of: value) { tape.kind($0) != .null && item.accepts($0, on: tape, sentAt: now) }
        case .object(let object): return object.accepts(value, on: tape, sentAt: now)
        case .jsonText(let content):
            guard let root = tape.readText(of: value) else { return false }
            return tape.kind(root) == .null ? content.isAny : content.accepts(root, on: tape, sentAt: now)
        }
    }
}

extension ObjectShape {
    /// Whether it is an object with only these members, all required ones, and right values.
    func accepts(_ object: Int, on tape: JSONTape, sentAt now: Double = 0) -> Bool {
        guard tape.kind(object) == .object else { return false }
        var required = 0
        return tape.allEntries(of: object) { key, value in
            guard let member = member(key, on: tape), member.accepts(value, on: tape, sentAt: now) else { return false }
            if member.isRequired { required += 1 }
            return true
        } && required == requiredCount
    }

    func member(_ key: Int, on tape: JSONTape) -> Member? {
        tape.index(ofKey: key, in: names).map { members[$0] }
    }
}

extension ObjectShape.Member {
    func accepts(_ value: Int, on tape: JSONTape, sentAt now: Double = 0) -> Bool {
        tape.kind(value) == .null ? !isRequired || shape.isAny : shape.accepts(value, on: tape, sentAt: now)
    }
}

extension ScalarType {
    fileprivate func accepts(_ value: Int, on tape: JSONTape, isLenient: Bool) -> Bool {
        let kind = tape.kind(value)
        switch (self, kind) {
        case (.string, .string): return true
        case (.boolean, .yes), (.boolean, .no): return true
        case (.integer, .number), (.count, .number): return tape.integer(value) != nil
        case (.number, .number): return tape.number(value) != nil
        case (.dateEpoch, .number): return tape.number(value).map { $0 < ReferenceDate.firstMilliseconds } ?? false
        case (.uuid, .string): return tape.isUUID(value)
        case (.date, .string): return RFC3339.isValid(tape.text(value))
        case (.decimal, .string), (.url, .string):
            return self.value(of: tape.string(value), among: []) != nil
        case (_, .string): return isLenient && self.value(of: tape.string(value), among: []) != nil
        default: return false
        }
    }
}

extension JSONTape {
    fileprivate func isAny(_ value: Int, of values: [Text]) -> Bool {
        guard kind(value) == .string, !self[value].isEscaped else { return false }
        let text = text(value)
        return values.contains { value in
            var name = value.value
            return name.withUTF8 { $0.count == text.count && $0.elementsEqual(text) }
        }
    }
}

extension ReferenceDate {
    /// The time of sending with which dates are compared, in seconds since 1970.
    ///
    /// - Parameter timestamp: The time in the push. Without a usable one, it is the middle of the years in which
    ///   activities exist.
    package static func timeOfSending(_ timestamp: Double?) -> Double {
        timestamp.flatMap { (1_600_000_000..<4_000_000_000).contains($0) ? $0 : nil } ?? 1_800_000_000
    }

    /// Whether a date is nearer to the time of sending if it counts from 2001 than if it counts from 1970.
    ///
    /// - Parameter now: In seconds since 1970.
    package static func isNearer(_ seconds: Double, to now: Double) -> Bool {
        guard seconds < firstMilliseconds else { return false }
        let now = now - Double(secondsFrom1970)
        return abs(seconds - now) <= abs(seconds - Double(secondsFrom1970) - now)
    }
}
