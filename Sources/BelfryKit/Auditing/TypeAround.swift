import CodeEvaluation
import Diagnostics

/// The type whose braces are around a function in Swift, as far as words say.
struct TypeAround {
    /// `class`, `struct`, `actor`, `enum` or `extension`.
    let keyword: String
    let name: String
    /// The names after the colon.
    let inherited: [String]
    /// The code just before the keyword.
    let attributes: String

    private static let keywords = ["class", "struct", "actor", "enum", "extension"]
    /// How many bytes before the function are looked at, before the brace of a type, and before its keyword.
    static let reach = 64 << 10
    private static let reachOfHeader = 1_000
    private static let reachOfAttributes = 60

    /// Nil if the function is outside of types, or if its type begins too far away.
    init?(_ function: SourceRange) {
        let code = function.file.bytes[..<function.bytes.lowerBound].suffix(Self.reach)
        var depth = 0
        for index in code.indices.reversed() {
            switch code[index] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                // The brace of a type, a function or another block around the function.
                if let type = TypeAround(header: code[..<index].suffix(Self.reachOfHeader)) {
                    self = type
                    return
                }
            default: continue
            }
        }
        return nil
    }

    /// - Parameter header: The code before a brace.
    private init?(header: ArraySlice<UInt8>) {
        let start = header.lastIndex { [UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) } ?? header.startIndex
        let code = String(decoding: header[start...], as: UTF8.self)
        let places = Self.keywords.flatMap { keyword in
            // Not `class func`.
            code.ranges(of: keyword + " ").filter { code[$0.upperBound...].first?.isUppercase ?? false }
                .map { (keyword, $0) }
        }
        guard let (keyword, place) = places.max(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
        self.keyword = keyword
        let header = code[place.upperBound...]
        name = String(header.prefix { $0.isPartOfName || $0 == "." })
        let colon = header.firstIndex(of: ":") ?? header.endIndex
        inherited = header[colon...].dropFirst().split { !$0.isPartOfName }.map(String.init)
        attributes = String(code[..<place.lowerBound].suffix(Self.reachOfAttributes))
    }
}
