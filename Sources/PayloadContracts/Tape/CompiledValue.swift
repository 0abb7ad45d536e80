import AppleFacts
import NotificationSchema

/// A value that the schema determines, as it is compared with a push on a tape.
struct CompiledValue: Sendable {
    private enum Value {
        case text([Part])
        case number(Double)
        /// A number in data.
        case data([[Name]], missing: Bool)
    }

    private enum Part {
        case literal([UInt8])
        case data([[Name]], missing: [UInt8]?, isUUID: Bool)
        /// The value of a variable, which the payload doesn't have.
        case anything
    }

    private let place: FixedValue.Place
    private let key: Name
    private let header: String
    private let value: Value
    /// Whether the push means the same without it.
    private let isDefault: Bool

    init(_ fixed: FixedValue) {
        (place, key, header) = (fixed.place, Name(fixed.key), fixed.key)
        var isDefault = false
        switch fixed.value {
        case .number(let number): value = .number(number)
        case .numberInData(let parts):
            if case .field(_, let paths, let missing, _)? = parts.first {
                value = .data(paths.names, missing: missing != nil)
            } else {
                value = .data([], missing: true)
            }
        case .text(let parts):
            value = .text(
                parts.map { part in
                    switch part {
                    case .literal(let text): return .literal(Array(text.utf8))
                    case .field(_, let paths, let missing, let isUUID):
                        guard !paths.isEmpty else { return missing.map { .literal(Array($0.utf8)) } ?? .anything }
                        return .data(paths.names, missing: missing.map { Array($0.utf8) }, isUUID: isUUID)
                    }
                })
            if case .literal(Priority.immediate.rawValue)? = parts.first, fixed.key == PushHeader.priority {
                isDefault = true
            }
        }
        self.isDefault = isDefault
    }

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
            found = headers.value(header)
            // The provider adds others.
            if found == nil, !headers.areComplete || isDefault { return true }
        }
        guard let found else { return canBeMissing(from: push, on: tape) }
        switch value {
        case .number(let number): return tape.number(found) == number
        case .data(let paths, let hasWords):
            guard let number = tape.number(found) else { return false }
            guard let value = push.value(at: paths, on: tape), tape.kind(value) != .null else { return !hasWords }
            return tape.number(value) == number
        case .text(let parts):
            guard place == .header ? !tape.kind(found).isCollection : tape.kind(found) == .string,
                !tape[found].isEscaped
            else { return false }
            return isText(tape.text(found), parts, push, tape)
        }
    }

    /// Whether data that a push can lack would fill it.
    private func canBeMissing(from push: PushOnTape, on tape: JSONTape) -> Bool {
        func isMissing(_ paths: [[Name]]) -> Bool {
            !paths.isEmpty && push.value(at: paths, on: tape).map { tape.kind($0) == .null } ?? true
        }
        switch value {
        case .number: return false
        case .data(let paths, let hasWords): return !hasWords && isMissing(paths)
        case .text(let parts):
            return parts.contains { part in
                if case .data(let paths, nil, _) = part { isMissing(paths) } else { false }
            }
        }
    }

    private func isText(
        _ text: UnsafeBufferPointer<UInt8>, _ parts: [Part], _ push: PushOnTape, _ tape: JSONTape
    ) -> Bool {
        var offset = 0
        func take(_ part: some Collection<UInt8>) -> Bool {
            guard part.count <= text.count - offset, text[offset..<offset + part.count].elementsEqual(part) else {
                return false
            }
            offset += part.count
            return true
        }
        for (index, part) in parts.enumerated() {
            switch part {
            case .literal(let bytes): guard take(bytes) else { return false }
            case .anything:
                // With more than one part after it, the rule decides.
                guard index + 2 >= parts.count else { return false }
                guard index + 1 < parts.count else { return true }
                guard case .literal(let bytes) = parts[index + 1] else { return false }
                return bytes.count <= text.count - offset && text.suffix(bytes.count).elementsEqual(bytes)
            case .data(let paths, let missing, let isUUID):
                guard let value = push.value(at: paths, on: tape), tape.kind(value) != .null else {
                    guard let missing, take(missing) else { return false }
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
