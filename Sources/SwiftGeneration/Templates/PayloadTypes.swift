import Foundation

#if BELFRY_STRING_TYPE
nonisolated extension String: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) { self = try payload.text() }

    func _write(to json: inout Namespace.JSON?) { json = .string(self) }
}
#endif

#if BELFRY_INTEGER_DATA
nonisolated extension Int: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        var integer: Int?
        switch payload.value {
        case .integer(let number)?: integer = Int(exactly: number)
        case .number(let number)?: integer = Int(exactly: number)
        #if BELFRY_LENIENT
        case .string(let text)?: integer = Int(text)
        #endif
        default: break
        }
        guard let integer else { throw payload.wrong("an integer") }
        self = integer
    }

    func _write(to json: inout Namespace.JSON?) { json = .integer(Int64(self)) }
}
#endif

#if BELFRY_NUMBER_DATA
nonisolated extension Double: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        switch payload.value {
        case .number(let number)?: self = number
        case .integer(let number)?: self = Double(number)
        #if BELFRY_LENIENT
        case .string(let text)?:
            guard let number = Double(text), number.isFinite else { throw payload.wrong("a number") }
            self = number
        #endif
        default: throw payload.wrong("a number")
        }
    }

    func _write(to json: inout Namespace.JSON?) { json = .number(self) }
}
#endif

#if BELFRY_DECIMAL_DATA
nonisolated extension Decimal: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        let text = try payload.text()
        // `Decimal` takes the digits at the beginning of any text.
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2,
            parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } }),
            let number = Decimal(string: text, locale: Foundation.Locale(identifier: "en_US_POSIX"))
        else { throw payload.wrong("a number as a string") }
        self = number
    }

    func _write(to json: inout Namespace.JSON?) { json = ._decimal(self) }
}
#endif

#if BELFRY_MONEY
nonisolated extension Namespace {
    /// An amount with the digits of its currency: Swift reads a literal such as 3.99 as a binary fraction.
    static func _money(_ amount: Decimal, digits: Int) -> Decimal {
        var (amount, rounded) = (amount, Decimal())
        NSDecimalRound(&rounded, &amount, digits, .plain)
        return rounded
    }
}
#endif

#if BELFRY_BOOLEAN_DATA
nonisolated extension Bool: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        switch payload.value {
        case .bool(let flag)?: self = flag
        #if BELFRY_LENIENT
        case .string("true")?: self = true
        case .string("false")?: self = false
        #endif
        default: throw payload.wrong("true or false")
        }
    }

    func _write(to json: inout Namespace.JSON?) { json = .bool(self) }
}
#endif

#if BELFRY_DATE_DATA
nonisolated extension Date: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard let date = Namespace._date(from: try payload.text()) else {
            throw payload.wrong("a date as in RFC 3339")
        }
        self = date
    }

    func _write(to json: inout Namespace.JSON?) { json = .string(Namespace._text(of: self)) }
}
#endif

#if BELFRY_SECONDS_DATA
nonisolated extension Namespace {
    /// A date that is sent as seconds since 1970.
    nonisolated struct _EpochSeconds: _PayloadValue {
        let date: Date

        init(_ date: Date) { self.date = date }

        init(_reading payload: _PayloadReader) throws(Unrecognized.Reason) {
            date = Date(timeIntervalSince1970: try Double(_reading: payload))
        }

        func _write(to json: inout JSON?) { json = .number(Namespace._seconds(of: date)) }
    }
}
#endif

#if BELFRY_URL_DATA
nonisolated extension URL: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard let url = URL(string: try payload.text()) else { throw payload.wrong("a URL") }
        self = url
    }

    func _write(to json: inout Namespace.JSON?) { json = .string(absoluteString) }
}
#endif

#if BELFRY_UUID_DATA
nonisolated extension UUID: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard let uuid = UUID(uuidString: try payload.text()) else { throw payload.wrong("a UUID") }
        self = uuid
    }

    func _write(to json: inout Namespace.JSON?) { json = .string(uuidString.lowercased()) }
}
#endif

#if BELFRY_ANY_DATA
nonisolated extension Namespace.JSON: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard let value = payload.value else { throw payload.wrong("a value") }
        self = value
    }

    func _write(to json: inout Namespace.JSON?) { json = self }
}
#endif

#if BELFRY_JSON_TEXT_DATA
nonisolated extension Namespace {
    /// A value that is sent as JSON in a string.
    nonisolated struct _JSONText<Value: _PayloadValue>: _PayloadValue {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }

        init(_reading payload: _PayloadReader) throws(Unrecognized.Reason) {
            value = try Value(_reading: payload.contentOfText())
        }

        func _write(to json: inout JSON?) {
            var content: JSON?
            value._write(to: &content)
            #if BELFRY_NUMBERS
            // JSON has no such number: `push()` throws when it finds it.
            guard content?._placeOfUnsendableNumber == nil else {
                json = content
                return
            }
            #endif
            json = content.map { .string($0._canonical) }
        }
    }

    /// Any JSON, from a decoder: `JSONSerialization` rounds some numbers.
    nonisolated struct _DecodedJSON: Decodable {
        let value: JSON

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = .null
            } else if let flag = try? container.decode(Bool.self) {
                value = .bool(flag)
            } else if let integer = try? container.decode(Int64.self) {
                value = .integer(integer)
            } else if let number = try? container.decode(Double.self) {
                value = .number(number)
            } else if let text = try? container.decode(String.self) {
                value = .string(text)
            } else if let items = try? container.decode([_DecodedJSON].self) {
                value = .array(items.map(\.value))
            } else {
                value = .object(try container.decode([String: _DecodedJSON].self).mapValues(\.value))
            }
        }
    }
}
#endif

#if BELFRY_CHOICE_DATA
nonisolated extension Namespace._PayloadChoice {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard let choice = Self(rawValue: try payload.text()) else { throw payload.wrong("one of its values") }
        self = choice
    }

    func _write(to json: inout Namespace.JSON?) { json = .string(rawValue) }
}
#endif

#if BELFRY_OPTIONAL_DATA
nonisolated extension Optional: Namespace._PayloadValue where Wrapped: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        self = payload.isMissing ? nil : try Wrapped(_reading: payload)
    }

    func _write(to json: inout Namespace.JSON?) { self?._write(to: &json) }
}
#endif

#if BELFRY_LIST_DATA
nonisolated extension Array: Namespace._PayloadValue where Element: Namespace._PayloadValue {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        self = try payload.items()
    }

    func _write(to json: inout Namespace.JSON?) {
        json = .array(
            map { item in
                var json: Namespace.JSON?
                item._write(to: &json)
                return json ?? .null
            })
    }
}
#endif

#if BELFRY_OBJECT_DATA
nonisolated extension Namespace._PayloadObject {
    init(_reading payload: Namespace._PayloadReader) throws(Namespace.Unrecognized.Reason) {
        guard case .object? = payload.value else { throw payload.wrong("an object") }
        self = try Self._read(payload)
    }

    func _write(to json: inout Namespace.JSON?) {
        var members: [String: Namespace.JSON] = [:]
        for (key, value) in _wireMembers { value._write(to: &members[key]) }
        json = .object(members)
    }
}
#endif
