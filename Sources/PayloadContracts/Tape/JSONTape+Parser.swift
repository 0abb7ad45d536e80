import SourceSyntax

extension JSONTape {
    /// Reads one text onto a tape.
    struct Parser {
        let bytes: UnsafeMutablePointer<UInt8>
        let values: UnsafeMutablePointer<Value>
        var offset: Int
        var count: Int

        mutating func isAtEnd(_ end: Int) -> Bool {
            skipSpace()
            return offset == end
        }

        private mutating func skipSpace() {
            while bytes[offset] <= 0x20, bytes[offset].isSpaceOfJSON { offset += 1 }
        }

        mutating func value(depth: Int) -> Bool {
            skipSpace()
            switch bytes[offset] {
            case UInt8(ascii: "\""): return string()
            case UInt8(ascii: "{"): return depth > 0 && object(depth: depth - 1)
            case UInt8(ascii: "["): return depth > 0 && array(depth: depth - 1)
            case UInt8(ascii: "t"): return word("true", .yes)
            case UInt8(ascii: "f"): return word("false", .no)
            case UInt8(ascii: "n"): return word("null", .null)
            default: return number()
            }
        }

        private mutating func object(depth: Int) -> Bool {
            let (start, index) = (offset, count)
            count += 1
            offset += 1
            skipSpace()
            // A bit for each key, of 64: most objects have no two keys with the same bit.
            var (seen, keys): (UInt64, Int) = (0, 0)
            if bytes[offset] == UInt8(ascii: "}") {
                offset += 1
            } else {
                while true {
                    let key = count
                    keys += 1
                    guard keys <= JSONTape.keys, bytes[offset] == UInt8(ascii: "\""), string(), !values[key].isEscaped
                    else { return false }
                    let hash = Name.hash(bytes + Int(values[key].offset), Int(values[key].length))
                    values[key].link = hash
                    let bit: UInt64 = 1 << UInt64(hash & 63)
                    if seen & bit != 0, isDuplicate(key, of: index) { return false }
                    seen |= bit
                    skipSpace()
                    guard bytes[offset] == UInt8(ascii: ":") else { return false }
                    offset += 1
                    guard value(depth: depth) else { return false }
                    skipSpace()
                    let byte = bytes[offset]
                    offset += 1
                    if byte == UInt8(ascii: "}") { break }
                    guard byte == UInt8(ascii: ",") else { return false }
                    skipSpace()
                }
            }
            add(.object, from: start, at: index)
            return true
        }

        private func isDuplicate(_ key: Int, of object: Int) -> Bool {
            var other = object + 1
            while other < key {
                if values[other].link == values[key].link, hasSameText(other, key) { return true }
                other = values[other + 1].kind.isCollection ? Int(values[other + 1].link) : other + 2
            }
            return false
        }

        private func hasSameText(_ one: Int, _ other: Int) -> Bool {
            guard values[one].length == values[other].length else { return false }
            return isEqual(
                bytes + Int(values[one].offset), bytes + Int(values[other].offset), Int(values[one].length))
        }

        private mutating func array(depth: Int) -> Bool {
            let (start, index) = (offset, count)
            count += 1
            offset += 1
            skipSpace()
            if bytes[offset] == UInt8(ascii: "]") {
                offset += 1
            } else {
                while true {
                    guard value(depth: depth) else { return false }
                    skipSpace()
                    let byte = bytes[offset]
                    offset += 1
                    if byte == UInt8(ascii: "]") { break }
                    guard byte == UInt8(ascii: ",") else { return false }
                }
            }
            add(.array, from: start, at: index)
            return true
        }

        private mutating func add(_ kind: Kind, from start: Int, at index: Int) {
            values[index] = Value(
                kind: kind, offset: UInt32(start), length: UInt32(offset - start), link: UInt32(count))
        }

        private mutating func word(_ word: StaticString, _ kind: Kind) -> Bool {
            guard isEqual(bytes + offset, word.utf8Start, word.utf8CodeUnitCount) else { return false }
            values[count] = Value(kind: kind, offset: UInt32(offset), length: UInt32(word.utf8CodeUnitCount))
            count += 1
            offset += word.utf8CodeUnitCount
            return true
        }

        private mutating func number() -> Bool {
            let start = offset
            if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
            let isZero = bytes[offset] == UInt8(ascii: "0")
            let whole = digits()
            guard whole > 0, !isZero || whole == 1 else { return false }
            if bytes[offset] == UInt8(ascii: ".") {
                offset += 1
                guard digits() > 0 else { return false }
            }
            if bytes[offset] | 0x20 == UInt8(ascii: "e") {
                offset += 1
                if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
                guard digits() > 0 else { return false }
            }
            values[count] = Value(kind: .number, offset: UInt32(start), length: UInt32(offset - start))
            count += 1
            return true
        }

        private mutating func digits() -> Int {
            let start = offset
            while bytes[offset].isDigit { offset += 1 }
            return offset - start
        }

        /// Looks at eight bytes at once.
        private mutating func string() -> Bool {
            offset += 1
            let start = offset
            var (isEscaped, others): (Bool, UInt64) = (false, 0)
            while true {
                let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self).littleEndian
                others |= word & .each(0x80)
                let ends =
                    word.bytes(equalTo: .each(0x22)) | word.bytes(equalTo: .each(0x5C))
                    | (word &- .each(0x20)) & ~word & .each(0x80)
                guard ends != 0 else {
                    offset += 8
                    continue
                }
                offset += ends.trailingZeroBitCount / 8
                // In a text in a text, escapes follow each other.
                while bytes[offset] == UInt8(ascii: "\\") {
                    guard let length = lengthOfEscape() else { return false }
                    isEscaped = true
                    offset += length
                }
                if bytes[offset] == UInt8(ascii: "\"") { break }
                if bytes[offset] < 0x20 { return false }
            }
            values[count] = Value(
                kind: .string, isEscaped: isEscaped, offset: UInt32(start), length: UInt32(offset - start))
            count += 1
            defer { offset += 1 }
            return others == 0 || isUTF8(start)
        }

        /// Nil if it isn't valid, such as half of a surrogate pair.
        private func lengthOfEscape() -> Int? {
            switch bytes[offset + 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
                return 2
            default:
                guard let unit = codeUnit(at: bytes + offset) else { return nil }
                guard unit & 0xF800 == 0xD800 else { return 6 }
                guard unit < 0xDC00, let low = codeUnit(at: bytes + offset + 6), low & 0xFC00 == 0xDC00 else {
                    return nil
                }
                return 12
            }
        }

        private func isUTF8(_ start: Int) -> Bool {
            let text = UnsafeBufferPointer(start: bytes + start, count: offset - start)
            var index = 0
            while index < text.count {
                if text[index] < 0x80 {
                    index += 1
                } else {
                    guard let length = ByteScan.lengthOfScalar(in: text, at: index) else { return false }
                    index += length
                }
            }
            return true
        }
    }
}

func isEqual(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where one[index] != other[index] { return false }
    return true
}

/// The code unit of an escape such as `\u00E9`; nil if there is none.
func codeUnit(at bytes: UnsafePointer<UInt8>) -> UInt32? {
    guard bytes[0] == UInt8(ascii: "\\"), bytes[1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
        guard let digit = bytes[index].hexDigit else { return nil }
        unit = unit << 4 | digit
    }
    return unit
}

extension UInt64 {
    static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The highest bit of each byte that is equal. Bytes after the first such byte can be wrong.
    func bytes(equalTo other: UInt64) -> UInt64 {
        let difference = self ^ other
        return (difference &- .each(1)) & ~difference & .each(0x80)
    }
}

extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    var isSpaceOfJSON: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }

    fileprivate var hexDigit: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self - 0x30)
        case 0x41...0x46: UInt32(self - 0x41 + 10)
        case 0x61...0x66: UInt32(self - 0x61 + 10)
        default: nil
        }
    }

    /// The character that a letter after a backslash means.
    var escaped: UInt8 {
        // Nearly always a quote or a backslash.
        guard self >= UInt8(ascii: "b") else { return self }
        return switch self {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: self
        }
    }
}
