import AppleFacts
import Basics
import NotificationSchema

/// An identifier of Swift made from a name of the schema: the one way from one to the other.
package struct SwiftName: Hashable, Sendable {
    /// The identifier without backticks, as Swift compares it.
    package let text: String

    /// `friend-request` → `friendRequest`, `MARK_AS_READ` → `markAsRead`, `SJEpDownload` → `sjEpDownload`, and as Apple
    /// writes it, `transaction-id` → `transactionID`.
    ///
    /// - Returns: Nil if the name has no letter or digit.
    package init?(lowerCamel name: String) {
        if let plain = Self.camel(ofPlain: name, isUpper: false) {
            self.init(verbatim: plain.withInitialisms)
            return
        }
        let words = Self.words(of: name)
        guard let first = words.first else { return nil }
        self.init(
            words: [
                ([first.withLowercasedStart] + words.dropFirst().map(\.withUppercasedStart)).joined().withInitialisms
            ])
    }

    /// `friend-request` → `FriendRequest`; with a suffix, `FriendRequestAction`.
    package init?(upperCamel name: String, suffix: String = "") {
        if let plain = Self.camel(ofPlain: name, isUpper: true) {
            self.init(verbatim: plain.withInitialisms + suffix)
            return
        }
        let words = Self.words(of: name)
        guard !words.isEmpty else { return nil }
        self.init(words: [words.map(\.withUppercasedStart).joined().withInitialisms, suffix])
    }

    /// Replaces a name without letters and digits. Such a schema has an error and generates nothing.
    package static let unnamed = SwiftName(words: ["unnamed"])

    /// The case of an open enum for a value that is not listed.
    package static let unknownValue = SwiftName(words: ["unknown"])

    private init(words: [String]) {
        let joined = words.joined()
        text = joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// - Parameter text: The result of these rules.
    init(verbatim text: some StringProtocol) {
        self.text = String(text)
    }

    /// The identifier in source: keywords get backticks.
    package var source: String { SwiftKeywords.contain(text) ? "`\(text)`" : text }

    /// Runs of letters, digits and other characters that Swift accepts in an identifier. Words in capitals become
    /// lowercase.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isShouted(_ word: String) -> Bool {
            word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
        }
        // By scalars: an invisible character joins the letter before it, and removing it would remove the letter.
        for scalar in (name + "-").unicodeScalars where !scalar.isVariationSelector {
            if scalar.isIdentifierPart {
                // A combining mark without a letter would join the word before, or begin the identifier.
                if word.isEmpty, scalar.needsLetterBefore { continue }
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        let isShoutedThroughout =
            words.count > 1 && words.allSatisfy { isShouted($0) || !$0.contains(where: \.isLetter) }
        return words.map { isShoutedThroughout || words.count == 1 && isShouted($0) ? $0.lowercased() : $0 }
    }
}

extension SwiftName {
    /// A fast path for ASCII names whose words begin with a lowercase letter, which most do.
    ///
    /// - Returns: Nil for other names.
    private static func camel(ofPlain name: String, isUpper: Bool) -> String? {
        var isPlain = true
        // One byte more than the name, for an underscore before a digit.
        let camel = String(unsafeUninitializedCapacity: name.utf8.count + 1) { bytes in
            var count = 0
            var isStart = true
            var hasSmallLetter = false
            func append(_ byte: UInt8) {
                bytes[count] = byte
                count += 1
            }
            for byte in name.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"):
                    append(isStart && (isUpper || count > 0) ? byte - 0x20 : byte)
                    isStart = false
                    hasSmallLetter = true
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    if count == 0 { append(UInt8(ascii: "_")) }
                    append(byte)
                    isStart = false
                case UInt8(ascii: "A")...UInt8(ascii: "Z") where hasSmallLetter:
                    append(byte)
                case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "):
                    isStart = true
                    hasSmallLetter = false
                default:
                    isPlain = false
                    return 0
                }
            }
            return count
        }
        return isPlain && !camel.isEmpty ? camel : nil
    }
}

extension String {
    fileprivate var withUppercasedStart: String {
        guard let first else { return self }
        return first.uppercased() + dropFirst()
    }

    /// `URLSession` → `urlSession`: lowercases the capitals before the one that begins the next word.
    fileprivate var withLowercasedStart: String {
        let run = prefix(while: \.isUppercase)
        guard run.count > 1, run.count < count, self[run.endIndex].isLetter else {
            return run.count == 1 ? run.lowercased() + dropFirst() : run.lowercased() + dropFirst(run.count)
        }
        return run.dropLast().lowercased() + dropFirst(run.count - 1)
    }
}

extension Unicode.Scalar {
    /// Whether Swift accepts it in an identifier and it is visible.
    fileprivate var isIdentifierPart: Bool {
        if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) }
        if actsInvisiblyInNames { return false }
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
            0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE44, 0xFE47...0xFFEF, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            return true
        default:
            return value == 0x200D
        }
    }

    /// Whether it selects one of two looks of a character.
    fileprivate var isVariationSelector: Bool { (0xFE00...0xFE0F).contains(value) }

    fileprivate var needsLetterBefore: Bool {
        switch value {
        // Swift doesn't allow these at the start of an identifier, even unassigned ones.
        case 0x200D, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }

    /// Soft hyphen, Arabic letter mark, Mongolian vowel separator, tags: invisible, or they change the text direction.
    private var actsInvisiblyInNames: Bool {
        switch value {
        case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFEFF, 0xFFA0, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
