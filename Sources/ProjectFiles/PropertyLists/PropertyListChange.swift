/// What is to be in a property list.
package enum PropertyListValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case strings([String])

    /// As people read it.
    package var words: String {
        switch self {
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let value): String(value)
        case .string(let string): string
        case .strings(let strings): strings.joined(separator: ", ")
        }
    }
}

/// A change of a property list that leaves everything else as it is.
package enum PropertyListChange: Hashable, Sendable {
    /// Puts a value under a path of keys, in the place of what stands there.
    case set([String], PropertyListValue)
    /// Adds strings to an array, or makes one of the string that stands there.
    case include([String], [String])

    package var path: [String] {
        switch self {
        case .set(let path, _), .include(let path, _): path
        }
    }

    /// The first text in it with a character that XML cannot even escape.
    package var textThatIsNoXML: String? {
        let texts: [String] =
            switch self {
            case .set(_, .string(let text)): [text]
            case .set(_, .strings(let texts)), .include(_, let texts): texts
            case .set(_, .boolean), .set(_, .integer): []
            }
        return (path + texts).first { !$0.unicodeScalars.allSatisfy(\.isInXML) }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows the character (section 2.2).
    fileprivate var isInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
