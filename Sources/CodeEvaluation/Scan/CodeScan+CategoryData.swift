import CodeFacts
import Diagnostics

/// The data of notifications by their categories.
struct CategoryData {
    /// What code sets on the contents that it makes, by the place that makes each.
    var contents: [SourceRange: Content] = [:]
    /// Whether code sets the category of content that isn't known.
    var hasUnknown = false
    var reads: [(part: ResponsePart, patterns: [Expression], key: CodeText)] = []

    struct Content {
        var categories: [Expression] = []
        var keys: [Expression] = []
        /// Whether other code may add keys.
        var isOpen = false
    }

    static let limit = 500
}

// What handlers read of the notifications of one category, and only those of another one have.
extension CodeScan {
    // MARK: - What notifications have

    /// Notes `content.categoryIdentifier = "task"`.
    func noteCategory(of content: Expression, _ category: Expression) {
        guard let made = madeContent(content) else {
            madeContents.byCategory.hasUnknown = true
            return
        }
        madeContents.byCategory.contents[made, default: .init()].categories.append(category)
    }

    /// Notes `content.userInfo = ["id": task.id]`.
    func noteKeys(of content: Expression, _ data: Expression) {
        guard let made = madeContent(content) else { return }
        guard case .dictionary(let pairs) = local(data).kind else {
            madeContents.byCategory.contents[made, default: .init()].isOpen = true
            return
        }
        madeContents.byCategory.contents[made, default: .init()].keys += pairs.map(\.key)
    }

    /// The place that makes the content in a variable of this function.
    private func madeContent(_ content: Expression) -> SourceRange? {
        guard case .name(let name) = content.kind, let values = locals[name], values.count == 1, let function,
            values[0].isNewNotification, madeContents.byCategory.contents.count < CategoryData.limit
        else { return nil }
        let place = values[0].range
        if madeContents.byCategory.contents[place] == nil {
            var made = CategoryData.Content()
            made.isOpen = !makers.canSearch(function.range) || function.range.mayFill(name)
            madeContents.byCategory.contents[place] = made
        }
        return place
    }

    /// Adds the keys of each category, and what code reads for some.
    func addCategoryData() {
        let data = madeContents.byCategory
        guard !data.hasUnknown, !hasUnknownData, data.contents.count < CategoryData.limit else { return }
        var keys: [String: Set<String>] = [:]
        var open: Set<String> = []
        for content in data.contents.values {
            let categories = content.categories.compactMap { text($0) }
            guard categories.count == content.categories.count else { return }
            let names = content.keys.compactMap { text($0) }
            // Those without a category have keys, too.
            for category in categories.isEmpty ? [""] : categories {
                keys[category, default: []].formUnion(names)
                if content.isOpen || names.count < content.keys.count { open.insert(category) }
            }
        }
        facts.keysOfCategories = keys.filter { !open.contains($0.key) }
        facts.gatedReads = data.reads.compactMap { part, patterns, key in
            let identifiers = patterns.compactMap { text($0) }
            return identifiers.count == patterns.count ? GatedRead(key, for: identifiers, of: part) : nil
        }
    }

    // MARK: - What handlers read

    /// Notes the keys that a method of the center's delegate reads for some categories or actions.
    func noteGatedReads(in function: Function) {
        guard function.name.hasPrefix("userNotificationCenter"), function.range.isSwift,
            function.range.bytes.count < 32 << 10
        else { return }
        let names = locals.compactMap { name, values in
            values.count == 1 && values[0].range.hasSuffix("content.userInfo") ? name : nil
        }
        noteGatedReads(in: function.body, names.prefix(4) + ["content.userInfo"], depth: 0)
    }

    private func noteGatedReads(in statements: [Statement], _ names: [String], depth: Int) {
        guard depth < 16 else { return }
        for statement in statements {
            switch statement.kind {
            case .selection(let subject, let cases):
                let part = part(local(subject).lastName)
                var fallsThrough = false
                for one in cases {
                    if let part, !one.patterns.isEmpty, one.conditions.isEmpty, !fallsThrough {
                        noteReads(in: one.body, names, for: one.patterns, of: part)
                    }
                    fallsThrough = one.body.contains { if case .jump("fallthrough") = $0.kind { true } else { false } }
                    noteGatedReads(in: one.body, names, depth: depth + 1)
                }
            case .branch(let conditions, let then, let otherwise):
                for case .test(let test) in conditions {
                    guard case .operation("==", let subject, let other) = test.kind,
                        let part = part(local(subject).lastName)
                    else { continue }
                    noteReads(in: then, names, for: [other], of: part)
                }
                noteGatedReads(in: then, names, depth: depth + 1)
                noteGatedReads(in: otherwise, names, depth: depth + 1)
            case .group(let inner), .compiled(_, let inner): noteGatedReads(in: inner, names, depth: depth + 1)
            default: continue
            }
        }
    }

    private func part(_ name: String?) -> ResponsePart? {
        switch name {
        case "actionIdentifier": .action
        case "categoryIdentifier": .category
        default: nil
        }
    }

    private func noteReads(
        in body: [Statement], _ names: [String], for patterns: [Expression], of part: ResponsePart
    ) {
        guard let first = body.first, let last = body.last,
            case let code = SourceRange(
                first.range.file, first.range.bytes.lowerBound..<last.range.bytes.upperBound),
            makers.canSearch(code)
        else { return }
        for name in names {
            for place in code.ranges(of: name + "[\"") where madeContents.byCategory.reads.count < CategoryData.limit {
                let rest = place.file.bytes[place.bytes.upperBound...].prefix(100)
                let key = rest.prefix { $0 != UInt8(ascii: "\"") }
                guard rest[key.endIndex...].starts(with: "\"]".utf8), !key.contains(UInt8(ascii: "\\")),
                    case let range = SourceRange(place.file, place.bytes.upperBound - 1..<key.endIndex + 1),
                    !range.isAlternative, !place.isMemberOrPartOfName
                else { continue }
                let text = CodeText(String(decoding: key, as: UTF8.self), at: range)
                madeContents.byCategory.reads.append((part, patterns, text))
            }
        }
    }
}

extension SourceRange {
    /// Whether the name at the start is only the end of another one, or a member of another object.
    fileprivate var isMemberOrPartOfName: Bool {
        guard bytes.lowerBound > 0, !hasPrefix("content.") else { return false }
        let before = file.bytes[bytes.lowerBound - 1]
        return before.isPartOfName || before == UInt8(ascii: ".")
    }

    /// Whether a function may add keys to the data of content in a variable, beside those of a literal.
    fileprivate func mayFill(_ name: String) -> Bool {
        let text = text
        if ["\(name).userInfo[", "\(name).userInfo.", "&\(name)"].contains(where: text.contains) { return true }
        let known = ["\(name).", "\(name):", "content: \(name)"].reduce(0) { $0 + text.ranges(of: $1).count }
        // A method of an extension: `content.addData(of: task)`.
        let callsMethod = text.ranges(of: "\(name).").contains { place in
            text[place.upperBound...].drop(while: \.isPartOfName).first == "("
        }
        // Beside its declaration.
        return callsMethod || count(of: name) > known + 1
    }
}
