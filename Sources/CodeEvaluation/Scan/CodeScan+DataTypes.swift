package import CodeFacts
import Diagnostics

/// The types of the values in the data of notifications, by their keys.
struct DataTypes {
    /// What `userInfo` of content can have.
    enum Kind { case text, number, flag, date, url, enumCase }

    /// The kinds that code writes; nil if it isn't known.
    var written: [String: [Kind?]] = [:]
    /// What code casts a value to.
    var read: [(key: String, kind: Kind, range: SourceRange)] = []
    /// The cases of enums, by the type.
    var cases: [String: Set<String>] = [:]
}

// Values that are written as one type and read as another.
extension CodeScan {
    func noteWrittenTypes(_ pairs: [Expression.Pair]) {
        for pair in pairs { noteWrittenType(pair.key, pair.value) }
    }

    func noteWrittenType(_ key: Expression, _ value: Expression?) {
        let value = value.map(local)
        let kind = value.flatMap(kind)
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
            dataTypes.written[key, default: []].append(isCase ? .enumCase : kind)
        }
    }

    private func kind(_ value: Expression) -> DataTypes.Kind? {
        switch value.kind {
        case .text: return .text
        case .number: return .number
        case .boolean: return .flag
        case .member(_?, "uuidString"), .member(_?, "absoluteString"), .member(_?, "description"): return .text
        case .name(let name):
            switch function?.parameters.first(where: { $0.name == name })?.type {
            case "String"?: return .text
            case "Int"?, "Double"?: return .number
            case "Bool"?: return .flag
            case "Date"?: return .date
            case "URL"?: return .url
            default: return nil
            }
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind else { return nil }
            switch name {
            case "URL": return .url
            case "Date": return arguments.isEmpty ? .date : nil
            case "String": return .text
            case "Int", "Double": return .number
            default: return nil
            }
        default: return nil
        }
    }

    /// Notes what a value of a notification's content is cast to: `content.userInfo["id"] as? String`.
    func noteReadType(_ element: Expression, _ base: Expression, _ key: Expression) {
        guard local(base).range.contains("content.userInfo"), let kind = element.range.castKind else { return }
        later { [self] in
            guard let key = text(key) else { return }
            dataTypes.read.append((key, kind, element.range))
        }
    }

    /// The values that are never read, as they have another type.
    ///
    /// - Parameter pushed: The kinds in pushes, by their keys; a key without a known kind has none.
    package func noteFalseTypes(pushed: [String: [Bool?]], isLocal: Bool, in facts: inout AppFacts) {
        for (key, reads) in Dictionary(grouping: dataTypes.read, by: \.key) {
            let own = (dataTypes.written[key] ?? []).map { $0 == .flag ? .number : $0 }
            let all = own + (pushed[key] ?? []).map { isText in isText.map { $0 ? .text : .number } }
            guard !all.isEmpty, isLocal || pushed[key] != nil, Set(all).count == 1, let kind = all[0],
                // Code that reads two types knows both.
                Set(reads.map(\.kind)).count == 1, let first = reads.first, first.kind != kind
            else { continue }
            facts.falseTypes.append(CodeText(key, at: first.range))
        }
    }
}

extension SourceRange {
    /// The type of a cast after an expression, or of the variable in Objective-C that gets it.
    fileprivate var castKind: DataTypes.Kind? {
        guard isSwift else {
            // The base of the expression can be before it.
            let code = codeBefore.filter { $0 != " " && $0 != "\t" }
            let parts = code.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else { return nil }
            return code.hasPrefix("NSString*") ? .text : code.hasPrefix("NSNumber*") ? .number : nil
        }
        let rest = String(decoding: file.bytes[bytes.upperBound...].prefix(40), as: UTF8.self)
        guard rest.hasPrefix(" as? ") || rest.hasPrefix(" as! ") else { return nil }
        switch rest.dropFirst(5).prefix(while: { $0.isLetter || $0.isNumber || $0 == "." }) {
        case "String", "NSString": return .text
        case "Int", "Double", "NSNumber", "TimeInterval", "Bool", "Int64", "Float": return .number
        default: return nil
        }
    }
}
