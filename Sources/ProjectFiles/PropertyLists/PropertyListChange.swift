/// A value to write to a property list.
package enum PropertyListValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case strings([String])
    /// A dictionary with one list.
    case dictionary(key: String, strings: [String])

    /// The value in messages.
    package var words: String {
        switch self {
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let value): String(value)
        case .string(let string): string
        case .strings(let strings), .dictionary(_, let strings): strings.joined(separator: ", ")
        }
    }
}

extension PropertyListValue {
    fileprivate var texts: [String] {
        switch self {
        case .boolean, .integer: []
        case .string(let text): [text]
        case .strings(let texts): texts
        case .dictionary(let key, let texts): [key] + texts
        }
    }
}

/// A change of a property list that keeps everything else.
package enum PropertyListChange: Hashable, Sendable {
    /// Sets the value at a path of keys.
    case set([String], PropertyListValue)
    /// Adds strings to an array, or converts a single string to an array.
    case include([String], [String])
    /// Adds a value to an array.
    case append([String], PropertyListValue)

    package var path: [String] {
        switch self {
        case .set(let path, _), .include(let path, _), .append(let path, _): path
        }
    }

    /// The first text with a character that XML can't represent.
    package var textThatIsNoXML: String? {
        let texts: [String] =
            switch self {
            case .include(_, let texts): texts
            case .set(_, let value), .append(_, let value): value.texts
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
