import Basics
import Diagnostics
import NotificationSchema

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text of a push without findings, with gaps where other values make no difference to any rule.
///
/// Another text with the same bytes around the gaps, and a suitable value in each gap, has no findings either. Logs
/// contain few shapes and many pushes.
struct PushShape: Sendable {
    /// What can be in a gap.
    enum Gap: Sendable {
        /// A string that isn't empty.
        ///
        /// - Parameter longest: In bytes, as written.
        case text(longest: Int = .max)
        /// A string that is valid for the type, without escapes.
        case string(ScalarType)
        case lowercaseUUID
        /// Digits of a number that isn't negative.
        case digits
        case number(isWhole: Bool)
        /// Seconds since 1970. Milliseconds are reported.
        case seconds
        /// Digits of a time in the header `apns-expiration`.
        case expiration
        /// One of these words: the cases of an enum, or Boolean values.
        case word([[UInt8]])
        /// A text that other gaps are part of.
        case filled([Part], longest: Int)
    }

    enum Part: Sendable {
        case literal([UInt8])
        case gap(Int)
    }

    /// The bytes before, between and after the gaps: one more than there are gaps.
    private let literals: [[UInt8]]
    private let gaps: [Gap]

    /// - Parameter gaps: In the order of the text, not overlapping.
    init(_ text: [UInt8], gaps: [(range: Range<Int>, gap: Gap)]) {
        var end = 0
        var literals: [[UInt8]] = []
        for gap in gaps {
            literals.append(Array(text[end..<gap.range.lowerBound]))
            end = gap.range.upperBound
        }
        literals.append(Array(text[end...]))
        self.literals = literals
        self.gaps = gaps.map(\.gap)
    }

    /// - Parameter ranges: Memory for the ranges of the gaps, which later calls can reuse.
    func matches(_ text: UnsafeBufferPointer<UInt8>, ranges: inout [Range<Int>]) -> Bool {
        ranges.removeAll(keepingCapacity: true)
        var offset = 0
        for index in gaps.indices {
            guard Self.starts(text, at: &offset, with: literals[index]),
                let end = gaps[index].end(in: text, from: offset)
            else { return false }
            ranges.append(offset..<end)
            offset = end
        }
        let last = literals[gaps.count]
        guard last.count == text.count - offset, Self.starts(text, at: &offset, with: last) else { return false }
        for index in gaps.indices {
            if case .filled(let parts, _) = gaps[index], !Self.is(ranges[index], parts, of: text, ranges) {
                return false
            }
        }
        return true
    }

    private static func starts(
        _ text: UnsafeBufferPointer<UInt8>, at offset: inout Int, with literal: [UInt8]
    ) -> Bool {
        guard let start = text.baseAddress, literal.count <= text.count - offset else { return false }
        defer { offset += literal.count }
        return literal.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memcmp(start + offset, $0, literal.count) == 0 } ?? true
        }
    }

    /// Whether a range of the text is the parts, one after the other.
    private static func `is`(
        _ range: Range<Int>, _ parts: [Part], of text: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]
    ) -> Bool {
        var offset = range.lowerBound
        for part in parts {
            switch part {
            case .literal(let bytes):
                guard starts(text, at: &offset, with: bytes) else { return false }
            case .gap(let index):
                let value = ranges[index]
                guard value.count <= range.upperBound - offset,
                    text[value].elementsEqual(text[offset..<offset + value.count])
                else { return false }
                offset += value.count
            }
        }
        return offset == range.upperBound
    }
}

extension PushShape.Gap {
    /// The end of the value that begins at an offset; nil if it may be invalid.
    fileprivate func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        switch self {
        case .text(let longest): return text.endOfString(from: start).flatMap { $0 - start > longest ? nil : $0 }
        case .filled(_, let longest):
            return text.endOfPlainString(from: start).flatMap { $0 - start > longest ? nil : $0 }
        case .digits: return text.endOfDigits(from: start)
        case .expiration:
            guard let end = text.endOfDigits(from: start) else { return nil }
            return Int(String(decoding: text[start..<end], as: UTF8.self))?.isExpiration == true ? end : nil
        case .number(let isWhole): return text.endOfNumber(from: start, isWhole: isWhole)
        case .seconds:
            guard let end = text.endOfNumber(from: start, isWhole: false) else { return nil }
            return Double(String(decoding: text[start..<end], as: UTF8.self)).map {
                $0 < ReferenceDate.firstMilliseconds
            }
                == true ? end : nil
        case .word(let words):
            return words.first { text[start...].starts(with: $0) }.map { start + $0.count }
        case .lowercaseUUID:
            guard let end = Self.string(.uuid).end(in: text, from: start) else { return nil }
            return text[start..<end].contains { (0x41...0x5A).contains($0) } ? nil : end
        case .string(let type):
            guard let end = text.endOfPlainString(from: start) else { return nil }
            let value = String(decoding: text[start..<end], as: UTF8.self)
            return type.value(of: value, among: []) == nil ? nil : end
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The quote after a string that isn't empty and is valid in JSON.
    fileprivate func endOfString(from start: Int) -> Int? {
        var offset = start
        var isASCII = true
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: "\""):
                guard offset > start else { return nil }
                return isASCII || String(validUTF8: self[start..<offset]) != nil ? offset : nil
            case UInt8(ascii: "\\"):
                guard let end = endOfEscape(from: offset) else { return nil }
                offset = end
            case 0..<0x20: return nil
            case let byte:
                if byte >= 0x80 { isASCII = false }
                offset += 1
            }
        }
        return nil
    }

    /// Nil for surrogates, which are valid only in pairs.
    private func endOfEscape(from start: Int) -> Int? {
        guard start + 1 < count else { return nil }
        switch self[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            guard start + 6 <= count, self[start + 2..<start + 6].allSatisfy(\.isHexDigit) else { return nil }
            let isSurrogate = self[start + 2] | 0x20 == UInt8(ascii: "d") && self[start + 3] > UInt8(ascii: "7")
            return isSurrogate ? nil : start + 6
        default: return nil
        }
    }

    /// The end of a string without escapes.
    fileprivate func endOfPlainString(from start: Int) -> Int? {
        guard let end = endOfString(from: start) else { return nil }
        return self[start..<end].contains(UInt8(ascii: "\\")) ? nil : end
    }

    /// The end of a number without an exponent that `Int` or `Double` can represent.
    fileprivate func endOfNumber(from start: Int, isWhole: Bool) -> Int? {
        let digits = start < count && self[start] == UInt8(ascii: "-") ? start + 1 : start
        guard let end = endOfDigits(from: digits) else { return nil }
        guard !isWhole, end < count, self[end] == UInt8(ascii: ".") else { return end }
        let last = self[(end + 1)...].firstIndex { !(0x30...0x39).contains($0) } ?? count
        return (1...18).contains(last - end - 1) ? last : nil
    }

    /// The end of a whole number without superfluous zeros that fits in an `Int`.
    fileprivate func endOfDigits(from start: Int) -> Int? {
        let end = self[start...].firstIndex { !(0x30...0x39).contains($0) } ?? count
        guard (1...18).contains(end - start), end == start + 1 || self[start] != UInt8(ascii: "0") else { return nil }
        return end
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
