import NotificationSchema
package import SourceSyntax

/// Reads values as the generated code does, and collects all problems instead of the first.
struct FieldDecoder {
    /// Whether numbers and Booleans can be strings.
    var isLenient = false
    /// Whether ActivityKit reads the values: each is under the name of its field, dates are numbers.
    var isOfActivity = false
    private(set) var problems: [DataProblem] = []
    /// The names of optional values that aren't there.
    private(set) var missing: [String] = []

    init(isLenient: Bool = false, isOfActivity: Bool = false) {
        (self.isLenient, self.isOfActivity) = (isLenient, isOfActivity)
    }

    /// - Parameter object: The payload, or the attributes or the state of an activity.
    mutating func read(_ fields: [Field], in object: Node?) {
        for field in fields {
            let paths =
                isOfActivity
                ? ([field.name] + field.renamedFrom).map { [$0.value] }
                : ([field.path] + field.formerPaths).map(\.parts)
            let values = paths.map { object?.value(at: $0) }
            // Without a value at any path, the current one is read.
            let value = values.lazy.compactMap { $0 }.first { !$0.isNull } ?? values[0]
            if field.isOptional, value?.isNull ?? true {
                missing.append(field.name.value)
            } else {
                let type = isOfActivity ? field.type.inActivity : field.type
                read(type, value, at: paths[0].joined(separator: "."), field)
            }
        }
    }

    /// - Parameter field: Has the values of an enum; nil for members of a struct.
    private mutating func read(_ type: FieldType, _ value: Node?, at place: String, _ field: Field?) {
        guard let value else { return problems.append(DataProblem(key: place, expected: nil)) }
        func wrong(_ expected: String) { problems.append(DataProblem(key: place, expected: expected)) }
        switch type {
        case .any: return
        case .scalar(let type):
            guard accepts(type, value) else { return wrong(type.expectedInPayload) }
            guard type == .string, let field, !field.values.isEmpty, !field.isOpen else { return }
            if field.listedCase(of: value.text) == nil { wrong("one of its values") }
        case .list(let item):
            guard value.kind == .sequence else { return wrong("a list") }
            for (index, node) in value.items.enumerated() { read(item, node, at: "\(place)[\(index)]", field) }
        case .jsonText(let content):
            guard value.isString, let inner = value.jsonInText else { return wrong("a string that contains JSON") }
            read(content, inner, at: place, nil)
        case .structure(let structure):
            guard value.kind == .mapping else { return wrong("an object") }
            for member in structure.members {
                let node = value.value(of: member.name.value)
                if member.isOptional, node?.isNull ?? true { continue }
                read(member.type, node, at: "\(place).\(member.name.value)", nil)
            }
        }
    }

    private func accepts(_ type: ScalarType, _ value: Node) -> Bool {
        switch type {
        case .string: value.isString
        case .decimal, .date, .uuid: value.isString && type.value(of: value.text, among: []) != nil
        case .url:
            value.isString && type.value(of: value.text, among: []) != nil && value.text.hasValidScheme
        case .integer, .count: value.wholeNumber != nil || isLenient && value.isString && Int(value.text) != nil
        case .number, .dateEpoch:
            value.isNumber || isLenient && value.isString && Double(value.text)?.isFinite ?? false
        case .boolean:
            value.isTrueOrFalse || isLenient && value.isString && (value.isText("true") || value.isText("false"))
        }
    }
}

extension Node {
    /// The value at a path of keys; nil if an object of it is missing.
    package func value(at path: [String]) -> Node? {
        path.reduce(Node?.some(self)) { node, key in node.flatMap { $0.kind == .mapping ? $0.value(of: key) : nil } }
    }
}

extension String {
    /// Whether what is before a colon in the first part of a URL is a scheme. `URL` rejects others, such as a time.
    fileprivate var hasValidScheme: Bool {
        let start = prefix { !"/?#".contains($0) }
        guard let colon = start.firstIndex(of: ":") else { return true }
        let scheme = start[..<colon]
        return scheme.first?.isLetter ?? false
            && scheme.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
            }
    }
}

extension ScalarType {
    /// As the generated code says it.
    fileprivate var expectedInPayload: String {
        switch self {
        case .string: "a string"
        case .integer, .count: "an integer"
        case .number, .dateEpoch: "a number"
        case .decimal: "a number as a string"
        case .boolean: "true or false"
        case .date: "a date as in RFC 3339"
        case .url: "a URL"
        case .uuid: "a UUID"
        }
    }
}
