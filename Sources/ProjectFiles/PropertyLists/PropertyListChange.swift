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
}
