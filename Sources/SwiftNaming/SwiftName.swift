import AppleFacts

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

// MARK: - Reserved names

extension SwiftName {
    /// The role of a name in Swift.
    package enum Use: Sendable {
        /// A case of `…Action` and `ActionIdentifier`.
        case action
        /// A case of `Response` and `CategoryIdentifier`, and the type `…Action`.
        case category
        /// A struct, and a case of `Received` and `Response`.
        case notification
        /// A property, or a parameter of a builder.
        case field
        /// A case of `Destination`.
        case destination
        /// A case of `Topic`.
        case topic
        /// A case of `BundleIdentifier`.
        case build
        /// A property of a nested struct.
        case member
        /// A property of an activity's attributes or state.
        case activityField

        /// The key that keeps the identifier that is sent if the name changes; nil if the name is that identifier.
        var wireKey: String? {
            switch self {
            case .action, .category, .notification, .destination: "identifier"
            case .field: "key"
            case .member, .topic, .build, .activityField: nil
            }
        }
    }

    enum Problem {
        case empty
        case reserved(String)
    }

    static func problem(of name: String, as use: Use) -> Problem? {
        guard let lower = SwiftName(lowerCamel: name)?.text else { return .empty }
        if let type = typeName(of: name, as: use) {
            // To Swift, `Namespace.Type` is the metatype.
            guard isFreeTypeName(type), !neverNames.contains(type) else { return .reserved(type) }
        }
        let reserved =
            switch use {
            case .action, .destination: actionCases
            case .topic: topicCases
            case .build: synthesizedCases
            case .category, .notification: caseNames
            case .field: fieldNames
            case .member: memberNames
            case .activityField: activityNames
            }
        return reserved.contains(lower) ? .reserved(lower) : nil
    }

    private static func typeName(of name: String, as use: Use) -> String? {
        switch use {
        case .notification: SwiftName(upperCamel: name)?.text
        case .category: SwiftName(upperCamel: name, suffix: "Action")?.text
        case .action, .destination, .topic, .build, .field, .member, .activityField: nil
        }
    }

    /// Whether a generated type can have the name without hiding a type that the generated code uses.
    package static func isFreeTypeName(_ name: String) -> Bool {
        !typeNames.contains(name) && !SwiftKeywords.contain(name) && !isNamedAsByApple(name)
    }

    /// Whether a name looks like a type of UserNotifications or Intents: `UNNotification`, `INPerson`.
    private static func isNamedAsByApple(_ name: String) -> Bool {
        let letters = name.utf8.prefix(4)
        guard letters.count == 4, letters.starts(with: "UN".utf8) || letters.starts(with: "IN".utf8) else {
            return false
        }
        let rest = Array(letters.dropFirst(2))
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(rest[0])
            && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(rest[1])
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    /// Even in backticks, these have a special meaning after a period, or hide members of every optional.
    private static let neverNames = words("init self Self Type Protocol none some")
    /// Members that the compiler synthesizes for an enum.
    private static let synthesizedCases = neverNames.union(words("rawValue hashValue allCases"))
    /// Members that the compiler synthesizes for a struct.
    private static let synthesizedMembers = neverNames.union(words("hashValue"))

    // Reserved names by role.
    private static let actionCases = synthesizedCases.union(actionCasesInGeneratedCode)
    private static let topicCases = actionCases.union(topicCasesInGeneratedCode)
    private static let caseNames = synthesizedCases.union(casesInGeneratedCode)
    private static let fieldNames = synthesizedMembers.union(membersInGeneratedCode)
    private static let memberNames = neverNames.union(words("hashValue wireMembers"))
    /// Members of the generated code for activities.
    private static let activityNames = neverNames.union(
        words("hashValue encode activityJSON start startPush updatePush endPush"))
    private static let typeNames = familiarTypes.union(typesInGeneratedCode)

    /// Types of Swift and Foundation that generated code doesn't use today, but whose meaning readers expect.
    /// `CodingKeys` is nested in a struct whose names differ from its keys.
    private static let familiarTypes = words(
        """
        Array Calendar CodingKeys CustomStringConvertible Decodable Decoder Dictionary Encodable Encoder Equatable \
        Float JSONSerialization Locale Notification Optional Payload Swift TimeZone UInt UInt64 UInt8
        """
    )
}
