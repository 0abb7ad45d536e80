/// The names that generated code uses independently of the schema.
///
/// Names from the schema begin with "zz".
struct GeneratedNames {
    /// Types that it uses, or declares in addition to those of a schema.
    private(set) var types: Set<String> = []
    /// Members next to the cases of actions and screens.
    private(set) var actionCases: Set<String> = []
    private(set) var topicCases: Set<String> = []
    /// Members next to the cases of categories and notifications.
    private(set) var cases: Set<String> = []
    /// Functions, parameters and variables in the struct of a notification.
    private(set) var members: Set<String> = []

    /// Nested types hide outer types, not the reverse. So do associated types, and those of generic types.
    private var nestedTypes: Set<String> = ["Element", "RawValue", "Wrapped"]
    private var scopes: [Scope] = []

    private enum Scope {
        case namespace
        /// The struct of a notification, or an extension of it.
        case notification
        /// An enum, or an extension of it.
        case type(String, isEnum: Bool)
        case block
    }

    /// - Parameter sources: Generated code, and templates, whose namespace is `Namespace`.
    init(_ sources: [String]) {
        for source in sources { collect(source) }
        types = types.subtracting(nestedTypes).filter { name in
            // Names that look like Apple's types are always reserved.
            !Self.isOwn(name) && name != "Self" && name.wholeMatch(of: /(UN|IN)[A-Z][a-z].*/) == nil
        }
        // A name of a schema never begins with an underscore before a letter.
        types = types.filter { !$0.hasPrefix("_") }
        members = members.filter { !Self.isOwn($0) && !$0.hasPrefix("_") }
    }

    private static func isOwn(_ name: String) -> Bool {
        name.lowercased().hasPrefix("zz") || name == "Namespace"
    }

    // MARK: Tokens

    /// Words and signs, without comments, directives and the content of strings.
    private static func tokens(of source: String) -> [String] {
        let lines = source.split(separator: "\n").filter { $0.prefixMatch(of: /\s*#/) == nil }
        let code = lines.map { $0.replacing(/"(\\.|[^"\\])*"/, with: "\"").replacing(/\/\/.*/, with: "") }
        return code.joined(separator: "\n").matches(of: /\w+|[^\w\s`]/).map { String($0.output) }
    }

    private mutating func collect(_ source: String) {
        let tokens = Self.tokens(of: source)
        // The tokens since the last brace.
        var head: [String] = []
        for (index, token) in tokens.enumerated() {
            func before(_ distance: Int) -> String { index >= distance ? tokens[index - distance] : "" }
            switch token {
            case "{":
                scopes.append(scope(of: head))
                head = []
            case "}":
                scopes.removeLast()
                head = []
            default:
                head.append(token)
                collectType(token, before: before)
                collectMember(token, before: before)
            }
            if token == "func" || token == "init" && before(1) != "." { collectParameters(tokens[(index + 1)...]) }
        }
    }

    private func scope(of head: [String]) -> Scope {
        guard let index = head.lastIndex(where: { ["class", "enum", "extension", "protocol", "struct"].contains($0) }),
            !head[index...].contains("func"), !head[index...].contains("init")
        else { return .block }
        let path = head[(index + 1)...].prefix { $0 != ":" && $0 != "<" }.filter { $0 != "." }
        guard let name = path.last else { return .block }
        switch head[index] {
        case "extension" where path.count == 1: return .namespace
        case "extension" where path.count == 2 && Self.isOwn(name) && !name.hasSuffix("Action"): return .notification
        case "extension": return .type(name, isEnum: false)
        case "struct" where Self.isOwn(name): return .notification
        default: return .type(name, isEnum: head[index] == "enum")
        }
    }

    // MARK: Names

    private mutating func collectType(_ token: String, before: (Int) -> String) {
        guard token.first?.isUppercase ?? false, before(1) != "." else { return }
        let isDeclared = ["class", "enum", "protocol", "struct", "typealias"].contains(before(1))
        let isParameter = before(1) == "<" && ["func", "struct"].contains(before(3))
        var isInNamespace = scopes.isEmpty
        if case .namespace? = scopes.last { isInNamespace = true }
        if isParameter || isDeclared && !isInNamespace { nestedTypes.insert(token) } else { types.insert(token) }
    }

    private mutating func collectMember(_ token: String, before: (Int) -> String) {
        if case .type(let name, let isEnum)? = scopes.last {
            // A function has labels, which distinguish it from a case.
            let isProperty = before(1) == "let" || before(1) == "var"
            let isStatic = isProperty && before(2) == "static" || isEnum && Self.isCase(before)
            guard isStatic || isProperty && name.hasSuffix("Action"), !Self.isOwn(token) else { return }
            switch name {
            case "Topic": topicCases.insert(token)
            case "Background", "CategoryIdentifier", "Received", "Response": cases.insert(token)
            case "ActionIdentifier", "Destination": actionCases.insert(token)
            case _ where Self.isOwn(name): actionCases.insert(token)
            default: break
            }
        }
        // A binding of `if let` is visible only in its block.
        guard ["func", "let", "var"].contains(before(1)), before(2) != "if", before(2) != "static" else { return }
        if isInNotification { members.insert(token) }
    }

    /// Whether the next token is a case, alone or on a shared line: `case order, parcel`.
    private static func isCase(_ before: (Int) -> String) -> Bool {
        var distance = 1
        while before(distance) == "," { distance += 2 }
        return before(distance) == "case"
    }

    private mutating func collectParameters(_ tokens: ArraySlice<String>) {
        guard isInNotification else { return }
        var depth = 0
        var last = ""
        for token in tokens {
            if token == "(" || token == "[" { depth += 1 }
            if token == ")" || token == "]" { depth -= 1 }
            if token == ":", depth == 1 { members.insert(last) }
            if token == "{" || depth == 0 && token == ")" { return }
            last = token
        }
    }

    private var isInNotification: Bool {
        scopes.contains { scope in
            if case .notification = scope { true } else { false }
        }
    }
}
