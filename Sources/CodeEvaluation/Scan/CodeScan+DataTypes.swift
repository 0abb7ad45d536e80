package import CodeFacts
import Diagnostics

/// The types of the values in the data of notifications, by their keys.
struct DataTypes {
    /// What `userInfo` of content can have.
    enum Kind { case text, number, flag, date, url, uuid, enumCase }

    struct Read {
        let key: String
        /// What code casts the value to; nil if it isn't known.
        let kind: Kind?
        let range: SourceRange
        /// Whether the data is a parameter, which can be other data than that of a notification.
        let isOfParameter: Bool
    }

    /// The kinds that code writes; nil if it isn't known.
    var written: [String: [(kind: Kind?, range: SourceRange)]] = [:]
    var read: [Read] = []
    /// The cases of enums, by the type.
    var cases: [String: Set<String>] = [:]
    /// The kinds of stored properties, as `Trip.id`; nil if several types have the name.
    fileprivate var properties: [String: Kind?] = [:]
    /// How many times code looks up an identifier in another case of letters.
    var lookupCount = 0
    /// The names of numbers of elements in loops: `for (index, name) in names.enumerated()`.
    var indices: Set<String> = []

    /// The keys of the dictionaries that code sets, by the names of their variables.
    var dictionaries: [String: [Expression]] = [:]

    static let limit = 5_000
}

// Values that are written as one type and read as another.
extension CodeScan {
    func noteWrittenTypes(_ pairs: [Expression.Pair]) {
        for pair in pairs { noteWrittenType(pair.key, pair.value) }
    }

    func noteWrittenType(_ key: Expression, _ value: Expression?) {
        let range = value?.range ?? key.range
        let value = value.map(local)
        let kind = range.isNumberInBox ? DataTypes.Kind.number : value.flatMap(self.kind)
        let property = kind == nil ? value.flatMap(property) : nil
        // A case, or another constant of a type.
        var possibleCase: (type: String, name: String)?
        if kind == nil, case .member(let base?, let name)? = value?.kind, let type = base.lastName,
            type.first?.isUppercase ?? false
        {
            possibleCase = (type, name)
        }
        later { [self] in
            guard let key = text(key) else { return }
            let isCase = possibleCase.map { dataTypes.cases[$0.type]?.contains($0.name) ?? false } ?? false
            let known = isCase ? .enumCase : kind ?? property.flatMap { dataTypes.properties[$0] ?? nil }
            dataTypes.written[key, default: []].append((known, range))
        }
    }

    private func kind(_ value: Expression) -> DataTypes.Kind? {
        switch value.kind {
        case .text: return .text
        case .number: return .number
        case .boolean: return .flag
        case .member(_?, "uuidString"), .member(_?, "absoluteString"), .member(_?, "description"): return .text
        case .member(_?, let name) where name.hasPrefix("timeInterval"): return .number
        case .name(let name):
            if dataTypes.indices.contains(name) { return .number }
            return function?.parameters.first { $0.name == name }.flatMap { $0.type.kindOfData }
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind else { return nil }
            return ["Date", "UUID"].contains(name) && !arguments.isEmpty ? nil : name.kindOfData
        default: return nil
        }
    }

    /// The property that a value is, as `Trip.id`, if the variable is named like the type or its type is written.
    private func property(_ value: Expression) -> String? {
        guard case .member(let base?, let property) = value.kind, case .name(let name) = base.kind, value.range.isSwift
        else { return nil }
        let type =
            function?.parameters.first { $0.name == name }?.type ?? name.prefix(1).uppercased() + name.dropFirst()
        return type + "." + property
    }

    /// Notes the kinds of the stored properties of a type.
    func noteProperties(of type: TypeDeclaration) {
        guard type.kind == .structure || type.kind == .classType, dataTypes.properties.count < DataTypes.limit else {
            return
        }
        for case .variable(let variable) in type.members.map(\.kind) where variable.getter == nil && !variable.isStatic
        {
            let name = type.name + "." + variable.name
            let kind = variable.type.map { $0.kindOfData } ?? variable.value.flatMap(kind)
            dataTypes.properties[name] = .some(dataTypes.properties[name] == nil ? kind : nil)
        }
    }

    /// Notes what a value of a notification's content is cast to: `content.userInfo["id"] as? String`.
    func noteReadType(_ element: Expression, _ base: Expression, _ key: Expression) {
        let isOfParameter =
            if case .name(let name) = base.kind {
                base.isUserInfo && locals[name] == nil
                    && function?.parameters.contains { $0.name == name && $0.type.hasPrefix("[AnyHashable") } ?? false
            } else { false }
        guard isOfParameter || local(base).range.contains("content.userInfo") else { return }
        let kind = element.range.castKind
        later { [self] in
            guard let key = text(key) else { return }
            dataTypes.read.append(.init(key: key, kind: kind, range: element.range, isOfParameter: isOfParameter))
        }
    }

    /// The values that are never read, as they have another type.
    ///
    /// - Parameters:
    ///   - pushed: The kinds in pushes, by their keys; a key without a known kind has none.
    ///   - counts: How often all code has some texts.
    package func noteFalseTypes(
        pushed: [String: [Bool?]], isLocal: Bool, counts: (Set<String>) -> [String: Int], in facts: inout AppFacts
    ) {
        var found: [(key: String, range: SourceRange, isWritten: Bool, places: Int?)] = []
        for (key, reads) in Dictionary(grouping: dataTypes.read, by: \.key).sorted(by: { $0.key < $1.key }) {
            let written = (dataTypes.written[key] ?? []).map { ($0.kind == .flag ? .number : $0.kind, $0.range) }
            let all = written.map(\.0) + (pushed[key] ?? []).map { isText in isText.map { $0 ? .text : .number } }
            let casts = reads.filter { $0.kind != nil }
            guard !all.isEmpty, isLocal || pushed[key] != nil, let first = casts.first,
                // Code that reads two types knows both.
                Set(casts.map(\.kind)).count == 1
            else { continue }
            // The name of other data can be the same.
            let places = reads.contains(where: \.isOfParameter) ? Set(reads.map(\.range)).count + written.count : nil
            if Set(all).count == 1, let kind = all[0] {
                if first.kind != kind { found.append((key, first.range, false, places)) }
            } else if !all.contains(where: { $0 == nil }), casts.count == reads.count, all.contains(first.kind),
                let wrong = written.first(where: { $0.0 != first.kind })
            {
                found.append((key, wrong.1, true, places))
            }
        }
        let names = Set(found.filter { $0.places != nil }.map { "\"\($0.key)\"" })
        let uses = names.isEmpty ? [:] : counts(names)
        for one in found where one.places.map({ $0 == uses["\"\(one.key)\""] }) ?? true {
            if one.isWritten {
                facts.falseWrites.append(CodeText(one.key, at: one.range))
            } else {
                facts.falseTypes.append(CodeText(one.key, at: one.range))
            }
        }
    }
}

extension String {
    /// The kind of the values of a type.
    fileprivate var kindOfData: DataTypes.Kind? {
        switch self {
        case "String", "NSString": .text
        case "Int", "Double", "TimeInterval", "Float", "Int64", "NSNumber": .number
        case "Bool": .flag
        case "Date", "NSDate": .date
        case "URL": .url
        case "UUID": .uuid
        default: nil
        }
    }
}

extension SourceRange {
    /// `@(count)`, and not a text of C.
    fileprivate var isNumberInBox: Bool {
        !isSwift && (hasPrefix("@(") || codeBefore.hasSuffix("@(")) && !contains("\"")
    }

    /// The type of a cast after an expression, or of the variable in Objective-C that gets it.
    fileprivate var castKind: DataTypes.Kind? {
        guard isSwift else {
            let after = String(decoding: file.bytes[bytes.upperBound...].prefix(40), as: UTF8.self)
            // `[info[@"id"] uppercaseString]`
            if Self.methodsOfTexts.contains(where: after.hasPrefix) { return .text }
            // The base of the expression can be before it.
            let code = codeBefore.filter { $0 != " " && $0 != "\t" }
            let parts = code.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else { return nil }
            return code.hasPrefix("NSString*") ? .text : code.hasPrefix("NSNumber*") ? .number : nil
        }
        let rest = String(decoding: file.bytes[bytes.upperBound...].prefix(40), as: UTF8.self)
        guard rest.hasPrefix(" as? ") || rest.hasPrefix(" as! ") else { return nil }
        let type = rest.dropFirst(5).prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "<" }
        let kind = String(type).kindOfData
        return kind == .flag ? .number : kind
    }

    /// What only a text has.
    private static let methodsOfTexts = [
        " uppercaseString]", " lowercaseString]", " length]", " isEqualToString:", " stringByAppending",
        " componentsSeparatedByString:", " hasPrefix:", " hasSuffix:",
    ]
}
