import Foundation

// MARK: - Payloads

nonisolated extension Namespace {
    /// A value of a payload.
    public nonisolated indirect enum JSON: Hashable, Sendable {
        case null
        case bool(Bool)
        case integer(Int64)
        case number(Double)
        case string(String)
        case array([JSON])
        case object([String: JSON])

        #if BELFRY_DECIMAL_DATA
        /// A string. “Not a number” stays a number, which can't be sent.
        static func decimal(_ number: Decimal) -> JSON {
            return number.isNaN ? .number(.nan) : .string(number.description)
        }
        #endif

        #if BELFRY_MATCH
        /// A constant as text, for comparison.
        var text: String? {
            switch self {
            case .bool(let flag): return flag ? "true" : "false"
            case .integer(let number): return String(number)
            case .number(let number): return String(number)
            case .string(let text): return text
            case .null, .array, .object: return nil
            }
        }
        #endif

        #if BELFRY_MATCH_NESTED
        subscript(key: String) -> JSON? {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        #endif
    }

    #if BELFRY_DATA
    /// Reads a value of a payload. Errors contain its place.
    nonisolated struct PayloadReader {
        let value: JSON?
        /// `members[2].name`; empty for the payload itself.
        let place: String
        let payload: [String: JSON]

        init(_ payload: [String: JSON]) {
            self.init(.object(payload), at: "", in: payload)
        }

        private init(_ value: JSON?, at place: String, in payload: [String: JSON]) {
            self.value = value
            self.place = place
            self.payload = payload
        }

        subscript(key: String) -> PayloadReader {
            let inner = place.isEmpty ? key : "\(place).\(key)"
            guard case .object(let members)? = value else { return PayloadReader(nil, at: inner, in: payload) }
            return PayloadReader(members[key], at: inner, in: payload)
        }

        #if BELFRY_OPTIONAL_DATA
        var ifPresent: PayloadReader? {
            if case .null = value ?? .null { return nil }
            return self
        }
        #endif

        #if BELFRY_RENAMED_DATA
        /// The value under a former key, if the current one is missing.
        func or(_ former: PayloadReader) -> PayloadReader {
            return ifPresent ?? former.ifPresent ?? self
        }
        #endif

        #if BELFRY_STRING_DATA
        func string() throws(Unrecognized) -> String {
            guard case .string(let text)? = value else { throw wrong("a string") }
            return text
        }
        #endif

        #if BELFRY_ANY_DATA
        func any() throws(Unrecognized) -> JSON {
            guard let value else { throw wrong("a value") }
            return value
        }
        #endif

        #if BELFRY_LENIENT
        /// The text that some senders write instead of a number or a Boolean.
        private var text: String? {
            if case .string(let text)? = value { text } else { nil }
        }
        #endif

        #if BELFRY_INTEGER_DATA
        func integer() throws(Unrecognized) -> Int {
            #if BELFRY_LENIENT
            if let integer = text.flatMap({ Int($0) }) { return integer }
            #endif
            switch value {
            case .integer(let number)?: if let integer = Int(exactly: number) { return integer }
            case .number(let number)?: if let integer = Int(exactly: number) { return integer }
            default: break
            }
            throw wrong("an integer")
        }
        #endif

        #if BELFRY_NUMBER_DATA
        func number() throws(Unrecognized) -> Double {
            #if BELFRY_LENIENT
            if let number = text.flatMap(Double.init), number.isFinite { return number }
            #endif
            switch value {
            case .number(let number)?: return number
            case .integer(let number)?: return Double(number)
            default: throw wrong("a number")
            }
        }
        #endif

        #if BELFRY_DECIMAL_DATA
        func decimal() throws(Unrecognized) -> Decimal {
            let text = try string()
            // `Decimal` takes the digits at the beginning of any text.
            let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
            let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count <= 2,
                parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } }),
                let number = Decimal(string: text, locale: Foundation.Locale(identifier: "en_US_POSIX"))
            else { throw wrong("a number as a string") }
            return number
        }
        #endif

        #if BELFRY_BOOLEAN_DATA
        func boolean() throws(Unrecognized) -> Bool {
            #if BELFRY_LENIENT
            if let flag = text.flatMap(Bool.init) { return flag }
            #endif
            guard case .bool(let flag)? = value else { throw wrong("true or false") }
            return flag
        }
        #endif

        #if BELFRY_DATE_DATA
        func date() throws(Unrecognized) -> Date {
            guard let date = Namespace.date(from: try string()) else { throw wrong("a date as in RFC 3339") }
            return date
        }
        #endif

        #if BELFRY_SECONDS_DATA
        func seconds() throws(Unrecognized) -> Date {
            return Date(timeIntervalSince1970: try number())
        }
        #endif

        #if BELFRY_URL_DATA
        func url() throws(Unrecognized) -> URL {
            guard let url = URL(string: try string()) else { throw wrong("a URL") }
            return url
        }
        #endif

        #if BELFRY_UUID_DATA
        func uuid() throws(Unrecognized) -> UUID {
            guard let uuid = UUID(uuidString: try string()) else { throw wrong("a UUID") }
            return uuid
        }
        #endif

        #if BELFRY_CHOICE_DATA
        func choice<Choice: RawRepresentable<String>>(_ type: Choice.Type) throws(Unrecognized) -> Choice {
            guard let choice = Choice(rawValue: try string()) else { throw wrong("one of its values") }
            return choice
        }
        #endif

        #if BELFRY_OBJECT_DATA
        func object() throws(Unrecognized) -> PayloadReader {
            guard case .object? = value else { throw wrong("an object") }
            return self
        }
        #endif

        #if BELFRY_LIST_DATA
        func list<Item>(_ read: (PayloadReader) throws(Unrecognized) -> Item) throws(Unrecognized) -> [Item] {
            guard case .array(let values)? = value else { throw wrong("a list") }
            var items: [Item] = []
            for (index, value) in values.enumerated() {
                items.append(try read(PayloadReader(value, at: "\(place)[\(index)]", in: payload)))
            }
            return items
        }
        #endif

        func wrong(_ expected: String) -> Unrecognized {
            let problem = value == nil ? "missing" : "expected \(expected)"
            return Unrecognized(reason: .payload(key: place, problem: problem), payload: payload)
        }
    }
    #endif

    #if BELFRY_NUMBER_PUSHES
    /// A number that JSON can't represent: infinity, or “not a number”.
    public nonisolated struct UnsendableNumber: Error, Hashable, Sendable {
        /// Where it is in the payload: `members[2].weight`.
        public var key: String
    }
    #endif

    #if BELFRY_PUSHES
    /// A request to APNs, for servers.
    public nonisolated struct Push: Hashable, Sendable {
        public var headers: [String: String]
        /// Canonical JSON.
        public var payload: Data

        init(headers: [String: String], aps: [String: JSON], data: [String: JSON]) {
            self.headers = headers
            let members = data.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
            let own = members.map { ",\(JSON.string($0.key).canonical):\($0.value.canonical)" }.joined()
            payload = Data("{\"aps\":\(JSON.object(aps).canonical)\(own)}".utf8)
        }

        #if BELFRY_NUMBER_PUSHES
        init(
            headers: [String: String],
            aps: [String: JSON],
            dataWithNumbers data: [String: JSON]
        ) throws(UnsendableNumber) {
            if let place = JSON.object(data).placeOfUnsendableNumber { throw UnsendableNumber(key: place) }
            self.init(headers: headers, aps: aps, data: data)
        }
        #endif
    }
    #endif
}
