import AppleFacts

/// An identifier of Swift made from a name of the schema: the one way from one to the other.
package struct SwiftName: Hashable, Sendable {
    /// As Swift compares it, without backticks.
    package let text: String

    /// `friend-request` → `friendRequest`, `MARK_AS_READ` → `markAsRead`, `SJEpDownload` → `sjEpDownload`.
    ///
    /// - Returns: Nil where the name holds no letter or digit.
    package init?(lowerCamel name: String) {
        if let plain = Self.camel(ofPlain: name, isUpper: false) {
            self.init(verbatim: plain)
            return
        }
        let words = Self.words(of: name)
        guard let first = words.first else { return nil }
        self.init(words: [first.withLowercasedStart] + words.dropFirst().map(\.withUppercasedStart))
    }

    /// `friend-request` → `FriendRequest`, with the suffix `FriendRequestAction`.
    package init?(upperCamel name: String, suffix: String = "") {
        if let plain = Self.camel(ofPlain: name, isUpper: true) {
            self.init(verbatim: plain + suffix)
            return
        }
        let words = Self.words(of: name)
        guard !words.isEmpty else { return nil }
        self.init(words: words.map(\.withUppercasedStart) + [suffix])
    }

    /// In the place of a name that holds nothing to make one from; such a schema has an error and generates nothing.
    package static let unnamed = SwiftName(words: ["unnamed"])

    private init(words: [String]) {
        let joined = words.joined()
        text = joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// - Parameter text: Made of a name by these rules.
    init(verbatim text: some StringProtocol) {
        self.text = String(text)
    }

    /// As it is written in source: in backticks where it is a keyword.
    package var source: String { SwiftKeywords.contain(text) ? "`\(text)`" : text }

    /// Runs of letters, digits and what else Swift accepts in an identifier; what is written in capitals alone as small
    /// letters.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isShouted(_ word: String) -> Bool {
            word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
        }
        // Scalar by scalar: a character that nobody sees belongs to the letter before it, and would take that along.
        for scalar in (name + "-").unicodeScalars where !scalar.isVariationSelector {
            if scalar.isIdentifierPart {
                // A mark with no letter before it would go to the word before, or begin the identifier.
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
    /// Of a name in ASCII whose words begin with a small letter: most do, and byte by byte they are made much faster.
    ///
    /// - Returns: Nil for any other name.
    private static func camel(ofPlain name: String, isUpper: Bool) -> String? {
        var isPlain = true
        // One more than the name has, for an underscore before a digit.
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

    /// `URLSession` → `urlSession`: a run of capitals up to the one that begins the next word.
    fileprivate var withLowercasedStart: String {
        let run = prefix(while: \.isUppercase)
        guard run.count > 1, run.count < count, self[run.endIndex].isLetter else {
            return run.count == 1 ? run.lowercased() + dropFirst() : run.lowercased() + dropFirst(run.count)
        }
        return run.dropLast().lowercased() + dropFirst(run.count - 1)
    }
}

extension Unicode.Scalar {
    /// Whether Swift accepts it within an identifier and a reader sees it there.
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

    /// Chooses between two looks of one character.
    fileprivate var isVariationSelector: Bool { (0xFE00...0xFE0F).contains(value) }

    fileprivate var needsLetterBefore: Bool {
        switch value {
        // Swift lets none of these begin an identifier, assigned or not.
        case 0x200D, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }

    /// Soft hyphen, Arabic letter mark, Mongolian vowel separator, tags: nobody sees them, or they turn the text.
    private var actsInvisiblyInNames: Bool {
        switch value {
        case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFEFF, 0xFFA0, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}

// MARK: - Names that are taken

extension SwiftName {
    /// What a name becomes.
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
        /// A property of a nested struct.
        case member

        /// The key that keeps what is on the wire when the name changes; nil where the name is what is on the wire.
        var wireKey: String? {
            switch self {
            case .action, .category, .notification, .destination: "identifier"
            case .field: "key"
            case .member, .topic: nil
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
            // `Namespace.Type` is something else for Swift.
            guard isFreeTypeName(type), !neverNames.contains(type) else { return .reserved(type) }
        }
        let reserved =
            switch use {
            case .action, .destination: actionCases
            case .topic: topicCases
            case .category, .notification: caseNames
            case .field: fieldNames
            case .member: memberNames
            }
        return reserved.contains(lower) ? .reserved(lower) : nil
    }

    private static func typeName(of name: String, as use: Use) -> String? {
        switch use {
        case .notification: SwiftName(upperCamel: name)?.text
        case .category: SwiftName(upperCamel: name, suffix: "Action")?.text
        case .action, .destination, .topic, .field, .member: nil
        }
    }

    /// Whether a generated type can have the name: it would hide a type that the generated code uses.
    package static func isFreeTypeName(_ name: String) -> Bool {
        !typeNames.contains(name) && !SwiftKeywords.contain(name) && !isNamedAsByApple(name)
    }

    /// Whether a name begins as those of UserNotifications and Intents do: `UNNotification`, `INPerson`.
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

    /// Even in backticks these mean something of their own after a dot, or hide what every optional has.
    private static let neverNames = words("init self Self Type Protocol none some")
    /// What the compiler declares for an enum.
    private static let synthesizedCases = neverNames.union(words("rawValue hashValue allCases"))
    /// What the compiler declares for a struct, and what its coding and hashing call.
    private static let synthesizedMembers = neverNames.union(
        words("decoder encoder encode hash hashValue description"))

    // What is taken in each place.
    private static let actionCases = synthesizedCases.union(actionCasesInGeneratedCode)
    private static let topicCases = actionCases.union(topicCasesInGeneratedCode)
    private static let caseNames = synthesizedCases.union(casesInGeneratedCode)
    private static let fieldNames = synthesizedMembers.union(membersInGeneratedCode)
    private static let memberNames = neverNames.union(words("hashValue"))
    private static let typeNames = familiarTypes.union(typesInGeneratedCode)

    /// Types of Swift and Foundation that generated code does not name today but readers expect to keep their meaning.
    /// `CodingKeys` is nested in a struct whose names differ from its keys.
    private static let familiarTypes = words(
        """
        Array Calendar CodingKeys CustomStringConvertible Decodable Decoder Dictionary Encodable Encoder Equatable \
        Float JSONSerialization Locale Notification Optional Payload Swift TimeZone UInt UInt64 UInt8
        """
    )
}
