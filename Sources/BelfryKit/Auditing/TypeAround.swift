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
    /// How many bytes before the function are looked at, and how many before the keyword.
    static let reach = 64 << 10
    private static let reachOfAttributes = 60

    /// Nil if the function is outside of types, or if its type begins too far away.
    init?(_ function: SourceRange) {
        let before = String(
            decoding: function.file.bytes[..<function.bytes.lowerBound].suffix(Self.reach), as: UTF8.self)
        let last = Self.keywords.flatMap { keyword in
            // Not `class func`.
            before.ranges(of: keyword + " ").filter { before[$0.upperBound...].first?.isUppercase ?? false }
                .map { (keyword, $0) }
        }.filter { _, place in
            let rest = before[place.upperBound...]
            return rest.count(where: { $0 == "{" }) > rest.count(where: { $0 == "}" })
        }.max { $0.1.lowerBound < $1.1.lowerBound }
        guard let (keyword, place) = last else { return nil }
        self.keyword = keyword
        let header = before[place.upperBound...].prefix { $0 != "{" }
        name = String(header.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        let colon = header.firstIndex(of: ":") ?? header.endIndex
        inherited = header[colon...].dropFirst().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        attributes = String(before[..<place.lowerBound].suffix(Self.reachOfAttributes))
    }
}
