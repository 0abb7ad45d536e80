import Diagnostics
import SourceSyntax

/// A name that other languages and formats use for a type of variables or data.
struct ForeignType {
    /// What to write instead.
    let help: String
    /// The type that can replace the name directly; nil if more must change.
    let replacement: String?

    /// - Parameters:
    ///   - isSent: Whether it is the type of data, which can be a list or a struct.
    ///   - isMember: Whether it is the type of a member of a struct, which `?` makes optional.
    /// - Returns: Nil if the name is unknown.
    init?(_ name: String, isSent: Bool, isMember: Bool) {
        if name.last == "?" || name.last == "!" {
            guard let type = Self.type(named: String(name.dropLast())) else { return nil }
            guard type.kind == .scalar || isSent && type.kind == .listOfKnown else { return nil }
            self.init(type.text, isOptionalIn: isMember && type.kind == .scalar ? .member : isSent ? .data : .variable)
            return
        }
        guard let type = Self.type(named: name) else { return nil }
        guard isSent || type.kind == .scalar || type.kind == .choice else {
            self.init(help: "declare it under 'data', whose values are sent; a variable only fills text")
            return
        }
        switch type.kind {
        case .choice: self.init(help: "write string, and the cases as 'values', as in { values: [open, closed] }")
        case .scalar, .listOfKnown: self.init(help: "write \(type.text)", replacement: type.text)
        case .list: self.init(help: "write the type of the items in brackets, as in [string]")
        case .structure: self.init(help: "write the types of its members, as in { type: { name: string } }")
        }
    }

    private init(help: String, replacement: String? = nil) {
        self.help = help
        self.replacement = replacement
    }

    private enum Place { case variable, data, member }

    private init(_ type: String, isOptionalIn place: Place) {
        switch place {
        case .variable: self.init(help: "write \(type): a variable always has a value", replacement: type)
        case .data: self.init(help: "write { type: \(type), optional: true }")
        case .member: self.init(help: "write \(type)?", replacement: "\(type)?")
        }
    }

    // MARK: Names

    private struct Known {
        enum Kind { case scalar, list, listOfKnown, structure, choice }

        var kind: Kind
        var text = ""
    }

    private static func type(named name: String) -> Known? {
        guard name.utf8.count <= 80 else { return nil }
        if let item = item(ofList: name) {
            guard let item = type(named: item), item.kind == .scalar || item.kind == .listOfKnown else {
                return Known(kind: .list)
            }
            return Known(kind: .listOfKnown, text: "[\(item.text)]")
        }
        guard let folded = Suggestion.folded(name) else { return nil }
        func contains(_ names: [String]) -> Bool { names.contains { Suggestion.isSame(folded, $0) } }
        if let type = ScalarType.allCases.first(where: { Suggestion.isSame(folded, $0.rawValue) }) {
            return Known(kind: .scalar, text: type.rawValue)
        }
        if let type = scalars.first(where: { contains($0.names) })?.type {
            return Known(kind: .scalar, text: type.rawValue)
        }
        if contains(["enum", "enumeration", "choice", "one-of", "union"]) { return Known(kind: .choice) }
        if contains(["array", "list", "set", "sequence", "vector"]) { return Known(kind: .list) }
        if contains(["object", "dictionary", "dict", "map", "struct", "record", "hash", "json"]) {
            return Known(kind: .structure)
        }
        return nil
    }

    /// `String` in `[String]`, `Array<String>` and `String[]`.
    private static func item(ofList name: String) -> String? {
        let name = name.filter { $0 != " " }
        if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") { return String(name.dropFirst().dropLast()) }
        if name.hasSuffix("[]") { return String(name.dropLast(2)) }
        guard let bracket = name.firstIndex(of: "<"), name.last == ">",
            ["array", "list", "set"].contains(name[..<bracket].lowercased())
        else { return nil }
        return String(name[name.index(after: bracket)...].dropLast())
    }

    private static let scalars: [(type: ScalarType, names: [String])] = [
        (.string, ["str", "text", "varchar", "char", "character", "substring", "data", "bytes", "base64", "locale"]),
        (
            .integer,
            [
                "int", "Int8", "Int16", "Int32", "Int64", "i32", "i64", "uint", "UInt8", "UInt16", "UInt32", "UInt64",
                "u32", "u64", "long", "short", "bigint", "NSInteger",
            ]
        ),
        (.number, ["float", "double", "real", "CGFloat", "f32", "f64", "NSNumber", "numeric"]),
        (.decimal, ["money", "NSDecimalNumber", "BigDecimal"]),
        (.boolean, ["bool", "flag", "bit", "yes-no"]),
        (.date, ["DateTime", "date-time", "time", "instant", "NSDate", "iso8601", "rfc3339"]),
        (.dateEpoch, ["timestamp", "epoch", "unix-time", "unix-timestamp", "TimeInterval"]),
        (.url, ["uri", "link", "NSURL", "href"]),
        (.uuid, ["guid", "NSUUID"]),
        (.count, ["plural", "quantity"]),
    ]
}
