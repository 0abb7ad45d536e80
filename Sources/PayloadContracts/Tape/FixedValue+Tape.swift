import AppleFacts
import NotificationSchema

extension FixedValue {
    /// Whether a push has the value, or means the same without it.
    func accepts(_ push: PushOnTape, _ aps: Int?, on tape: JSONTape) -> Bool {
        let found: Int?
        switch place {
        case .aps: found = tape.value(key, in: aps)
        case .alert:
            // A string has no keys.
            guard let alert = tape.value(.alert, in: aps), tape.kind(alert) == .object else { return true }
            found = tape.value(key, in: alert)
        case .header:
            guard let headers = push.headers else { return true }
            found = headers.value(key)
            // The provider adds others.
            if found == nil, !headers.areComplete || isDefault { return true }
        }
        guard let found else { return canBeMissing(from: push, on: tape) }
        switch value {
        case .number(let number): return tape.number(found) == number
        case .numberInData(let parts):
            guard case .field(_, let paths, let missing, _)? = parts.first, let number = tape.number(found) else {
                return false
            }
            guard let value = push.value(at: paths, on: tape), tape.kind(value) != .null else { return missing == nil }
            return tape.number(value) == number
        case .text(let parts):
            guard place == .header ? !tape.kind(found).isCollection : tape.kind(found) == .string,
                !tape[found].isEscaped
            else { return false }
            return isText(tape.text(found), parts, push, tape)
        case .choice(let choice):
            guard !choice.paths.isEmpty else { return choice.keys.contains { tape.isString(found, $0) } }
            let value = push.value(at: choice.paths, on: tape).flatMap { tape.kind($0) == .null ? nil : $0 }
            guard value.map({ tape.kind($0) == .string && !tape[$0].isEscaped }) ?? true else { return false }
            return choice.key(for: value.map(tape.string)).map { tape.isString(found, $0) } ?? false
        }
    }

    /// Whether it is APNs' default.
    private var isDefault: Bool {
        guard case .text(let parts) = value, case .literal(Priority.immediate.rawValue)? = parts.first else {
            return false
        }
        return key.isText(PushHeader.priority)
    }

    /// Whether data that a push can lack would fill it.
    private func canBeMissing(from push: PushOnTape, on tape: JSONTape) -> Bool {
        switch value {
        case .number, .choice: false
        case .numberInData(let parts), .text(let parts):
            parts.contains { part in
                guard case .field(_, let paths, nil, _) = part, !paths.isEmpty else { return false }
                return push.value(at: paths, on: tape).map { tape.kind($0) == .null } ?? true
            }
        }
    }

    private func isText(
        _ text: UnsafeBufferPointer<UInt8>, _ parts: [Part], _ push: PushOnTape, _ tape: JSONTape
    ) -> Bool {
        var offset = 0
        func take(_ part: some Collection<UInt8>) -> Bool {
            guard text[offset...].starts(with: part) else { return false }
            offset += part.count
            return true
        }
        for (index, part) in parts.enumerated() {
            switch part {
            case .literal(let literal): guard take(literal.utf8) else { return false }
            case .field(_, let paths, nil, _) where paths.isEmpty:
                // With more than one part after it, the rule decides.
                guard index + 2 >= parts.count else { return false }
                guard index + 1 < parts.count else { return true }
                guard case .literal(let literal) = parts[index + 1] else { return false }
                return literal.utf8.count <= text.count - offset && text.ends(with: literal)
            case .field(_, let paths, let missing, let isUUID):
                guard let value = push.value(at: paths, on: tape), tape.kind(value) != .null else {
                    guard let missing, take(missing.utf8) else { return false }
                    continue
                }
                guard !tape.kind(value).isCollection, !tape[value].isEscaped,
                    tape.kind(value) != .number || tape.integer(value) != nil
                else { return false }
                let bytes = tape.text(value)
                guard isUUID, bytes.count <= text.count - offset else {
                    guard take(bytes) else { return false }
                    continue
                }
                for byte in bytes {
                    guard byte.lowercased == text[offset].lowercased else { return false }
                    offset += 1
                }
            }
        }
        return offset == text.count
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
