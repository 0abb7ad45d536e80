/// JSON as a list of values that are offsets into its bytes: one pass, and no object and no string for a value.
///
/// Nearly all pushes of a log are right, and this is all that is made of them. Whatever the tape can't hold, `JSONReader`
/// reads and reports: invalid JSON, long lines, deep nesting, duplicate keys, objects with many keys, keys with escapes.
/// Memory is allocated once and used for each line again.
final class JSONTape {
    /// Longer lines aren't read.
    private static let longest = 1 << 16
    /// For the line and the texts in it.
    private static let capacity = 4 * longest
    /// Whole words are read and written, also at the end of a text.
    private static let spare = 16
    private static let depth = 24
    static let keys = 64

    enum Kind: UInt8 { case object, array, string, number, yes, no, null }

    struct Value {
        var kind: Kind
        /// Of a string, whether it has escapes.
        var isEscaped = false
        /// Of a string, without its quotes.
        var offset: UInt32
        var length: UInt32
        /// Of a collection, the index after its last value; of a key, the hash of its text.
        var link: UInt32 = 0
    }

    /// The line, then the texts that were JSON in strings.
    private let bytes: UnsafeMutablePointer<UInt8>
    private let values: UnsafeMutablePointer<Value>
    /// For the text of a value with escapes.
    private var byteCount = 0
    private var valueCount = 0

    init() {
        bytes = .allocate(capacity: Self.capacity)
        values = .allocate(capacity: Self.capacity)
    }

    deinit {
        bytes.deallocate()
        values.deallocate()
    }

    // MARK: Reading

    /// Reads a line. Its root has the index 0.
    ///
    /// - Returns: Whether the tape holds all of it.
    func read(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.baseAddress, line.count <= Self.longest else { return false }
        bytes.update(from: start, count: line.count)
        (byteCount, valueCount) = (line.count, 0)
        return parse(from: 0) != nil
    }

    /// Reads the JSON in a string.
    ///
    /// - Returns: The index of its root; nil if the tape can't hold it.
    func readText(of string: Int) -> Int? {
        let value = values[string]
        // JSON has fewer values than bytes.
        guard value.kind == .string,
            max(byteCount, valueCount) + Int(value.length) + Self.spare <= Self.capacity
        else { return nil }
        let start = byteCount
        byteCount += unescape(value, to: bytes + start)
        return parse(from: start)
    }

    private func parse(from start: Int) -> Int? {
        // Ends every string and word.
        (bytes + byteCount).update(repeating: 0, count: Self.spare)
        let root = valueCount
        var parser = Parser(bytes: bytes, values: values, offset: start, count: root)
        guard parser.value(depth: Self.depth), parser.isAtEnd(byteCount) else { return nil }
        valueCount = parser.count
        byteCount += Self.spare
        return root
    }

    // MARK: Texts with escapes

    /// - Returns: The number of bytes.
    private func unescape(_ value: Value, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let (source, count) = (bytes + Int(value.offset), Int(value.length))
        guard value.isEscaped else {
            target.update(from: source, count: count)
            return count
        }
        var (offset, written) = (0, 0)
        while true {
            let word = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
            UnsafeMutableRawPointer(target + written).storeBytes(of: word, as: UInt64.self)
            let escape = word.littleEndian.bytes(equalTo: .each(0x5C)).trailingZeroBitCount / 8
            let plain = min(escape, count - offset)
            (offset, written) = (offset + plain, written + plain)
            // In a text in a text, escapes follow each other.
            while offset < count, source[offset] == UInt8(ascii: "\\") {
                if source[offset + 1] == UInt8(ascii: "u") {
                    (offset, written) = unescapeCodeUnit(of: source, at: offset, to: target, written)
                } else {
                    target[written] = source[offset + 1].escaped
                    (offset, written) = (offset + 2, written + 1)
                }
            }
            guard offset < count else { return written }
        }
    }

    /// - Returns: The offsets after it.
    private func unescapeCodeUnit(
        of source: UnsafePointer<UInt8>, at start: Int, to target: UnsafeMutablePointer<UInt8>, _ end: Int
    ) -> (offset: Int, written: Int) {
        var (offset, written) = (start + 6, end)
        var unit = codeUnit(at: source + start) ?? 0
        if unit & 0xFC00 == 0xD800, let low = codeUnit(at: source + offset) {
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            offset += 6
        }
        for byte in Unicode.Scalar(unit).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter {
            target[written] = byte
            written += 1
        }
        return (offset, written)
    }

    // MARK: Values

    subscript(index: Int) -> Value { values[index] }

    func kind(_ index: Int) -> Kind { values[index].kind }

    /// The bytes of a scalar as written, without quotes.
    func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + Int(values[index].offset), count: Int(values[index].length))
    }

    /// The text of a scalar.
    func string(_ index: Int) -> String {
        let value = values[index]
        guard value.isEscaped else { return String(decoding: text(index), as: UTF8.self) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(value.length) + Self.spare) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let count = unescape(value, to: start)
            return String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    /// The value of a number without an exponent and with at most 15 digits; nil for another value.
    func number(_ index: Int) -> Double? {
        guard values[index].kind == .number, let (digits, places) = decimal(text(index)) else { return nil }
        // Both are exact, so the quotient is the number nearest to the text.
        return Double(digits) / Self.powers[places]
    }

    /// The value of a whole number of at most 15 digits, in quotes or without them.
    func integer(_ index: Int) -> Int? {
        guard !values[index].kind.isCollection, let (digits, places) = decimal(text(index)), places == 0 else {
            return nil
        }
        return digits
    }

    private static let powers: [Double] = (0...15).reduce(into: []) { powers, _ in
        powers.append(powers.last.map { $0 * 10 } ?? 1)
    }

    private func decimal(_ text: UnsafeBufferPointer<UInt8>) -> (digits: Int, places: Int)? {
        let isNegative = text.first == UInt8(ascii: "-")
        var (digits, places, offset) = (0, 0, isNegative ? 1 : 0)
        guard offset < text.count, text.count <= 16 + offset else { return nil }
        var point: Int?
        while offset < text.count {
            if text[offset].isDigit {
                digits = digits * 10 + Int(text[offset] - 0x30)
            } else {
                guard text[offset] == UInt8(ascii: "."), point == nil else { return nil }
                point = offset
            }
            offset += 1
        }
        if let point { places = text.count - point - 1 }
        guard digits < 1_000_000_000_000_000 else { return nil }
        return (isNegative ? -digits : digits, places)
    }

    /// Whether the value is a string with this text, without escapes.
    func isString(_ index: Int, _ name: Name) -> Bool { values[index].kind == .string && isText(index, name) }

    /// Whether the value is a scalar with this text, without escapes.
    func isText(_ index: Int, _ name: Name) -> Bool {
        isPlain(index) && name.isText(text(index))
    }

    func isString(_ index: Int, _ text: String) -> Bool { values[index].kind == .string && isText(index, text) }

    func isText(_ index: Int, _ text: String) -> Bool {
        guard isPlain(index) else { return false }
        var text = text
        return text.withUTF8 { $0.elementsEqual(self.text(index)) }
    }

    private func isPlain(_ index: Int) -> Bool { !values[index].kind.isCollection && !values[index].isEscaped }

    /// Whether the value is a string that isn't empty.
    func hasText(_ index: Int) -> Bool { values[index].kind == .string && values[index].length > 0 }

    /// Calls a function for each entry, until it returns false.
    ///
    /// - Returns: Whether the function returned true for all.
    @inline(__always) func allEntries(of object: Int, _ isRight: (_ key: Int, _ value: Int) -> Bool) -> Bool {
        let end = Int(values[object].link)
        var key = object + 1
        while key < end {
            guard isRight(key, key + 1) else { return false }
            key = next(key + 1)
        }
        return true
    }

    /// Calls a function for each item, until it returns false.
    @inline(__always) func allItems(of array: Int, _ isRight: (Int) -> Bool) -> Bool {
        let end = Int(values[array].link)
        var item = array + 1
        while item < end {
            guard isRight(item) else { return false }
            item = next(item)
        }
        return true
    }

    func isEmpty(_ collection: Int) -> Bool { Int(values[collection].link) == collection + 1 }

    private func next(_ index: Int) -> Int { values[index].kind.isCollection ? Int(values[index].link) : index + 1 }

    /// The value of a key; nil if there is none.
    func value(_ name: Name, in object: Int?) -> Int? {
        value(withHash: name.hash, in: object) { name.isText(text($0)) }
    }

    /// The value of a key that another object has.
    func value(sameAs other: Int, in object: Int?) -> Int? {
        value(withHash: values[other].link, in: object) { hasSameText($0, other) }
    }

    @inline(__always) private func value(withHash hash: UInt32, in object: Int?, _ isKey: (Int) -> Bool) -> Int? {
        guard let object, values[object].kind == .object else { return nil }
        let end = Int(values[object].link)
        var key = object + 1
        while key < end {
            if values[key].link == hash, isKey(key) { return key + 1 }
            key = next(key + 1)
        }
        return nil
    }

    /// Whether two scalars are written with the same bytes.
    func hasSameText(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (text(one), text(other))
        guard one.count == other.count, let start = one.baseAddress, let end = other.baseAddress else { return false }
        return isEqual(start, end, one.count)
    }
}

extension JSONTape.Kind {
    var isCollection: Bool { rawValue <= JSONTape.Kind.array.rawValue }
}

extension JSONTape {
    /// The index of a key in a table.
    func index(ofKey key: Int, in table: NameTable) -> Int? { table.index(of: text(key), hash: values[key].link) }

    /// The index of a string in a table; nil if it has escapes.
    func index(ofString string: Int, in table: NameTable) -> Int? {
        guard values[string].kind == .string, !values[string].isEscaped else { return nil }
        let text = text(string)
        return text.baseAddress.flatMap { table.index(of: text, hash: Name.hash($0, text.count)) }
    }
}
