import CodeEvaluation
import CodeFacts
import Diagnostics

/// Finds code that deletes objects and leaves their requests, although other code removes those of an object.
struct DeletedObjects {
    let index: CodeIndex
    /// The files that mention a name; nil if too many do.
    let files: (String) -> [CodeFile]?
    let search: CallerSearch

    /// How many functions may be between a deletion and a removal.
    private static let depth = 4
    private static let limit = 20
    private static let functionLimit = 60
    /// How many bytes are searched for names.
    private static let byteLimit = 1 << 24

    private static let observed = ["NSManagedObjectContextDidSave", "didSave", "NSPersistentStoreRemoteChange"]
    private static let contexts = [
        "modelContext", "viewContext", "managedObjectContext", "context", "moc", "managedContext",
    ]

    /// A function or a computed property, and the type around it.
    private struct Code {
        let function: Function?
        let name: String
        let range: SourceRange
        let type: TypeDeclaration?
    }

    /// - Parameters:
    ///   - removing: The functions that remove requests.
    ///   - posting: The functions that make them.
    func found(removing: [SourceRange?], posting: Set<SourceRange>) -> [SourceRange] {
        let functions = removing.compactMap { $0?.functionName }
        guard functions.count == removing.count, !functions.isEmpty, functions.count <= Self.limit,
            posting.count <= Self.functionLimit, removing.contains(where: { $0?.removesOfObject ?? false }),
            case let models = Set(posting.compactMap(\.model)), !models.isEmpty
        else { return [] }
        let deletions = models.sorted().flatMap(deletions)
        guard !deletions.isEmpty, let names = namesLeading(to: removing.compactMap(\.self), posting),
            let all = codeAround(deletions.map(\.code)),
            all.reduce(0, { $0 + $1.bytes.count }) * names.count < Self.byteLimit,
            !all.contains(where: { code in names.contains(where: code.calls) })
        else { return [] }
        return deletions.map(\.place)
    }

    /// The code that may also remove the requests of what some code deletes: that code, what calls it, and what observes the
    /// database; nil if it is too much.
    private func codeAround(_ deletions: [Code]) -> [SourceRange]? {
        var all = deletions.map(\.range)
        var seen = Set(all)
        var names = Set(deletions.compactMap { $0.function?.name })
        for _ in 0..<2 {
            var callers: Set<String> = []
            for name in names {
                guard let files = files(name) else { return nil }
                for code in files.flatMap(Self.code) where code.range.mentions(name) && seen.insert(code.range).inserted
                {
                    // A screen has code for several controls.
                    all += code.function == nil ? code.range.blocks(with: name) : [code.range]
                    if let function = code.function { callers.insert(function.name) }
                }
            }
            names = callers
            guard all.count <= Self.functionLimit, names.count <= Self.limit else { return nil }
        }
        for name in Self.observed {
            guard let files = files(name) else { return nil }
            all += files.flatMap(Self.code).map(\.range).filter { $0.mentions(name) }
        }
        return all.count <= Self.functionLimit ? all : nil
    }

    /// The deletions of objects of a type that is known.
    private func deletions(of model: String) -> [(code: Code, place: SourceRange)] {
        let texts = Set(Self.contexts.flatMap { ["\($0).delete", "\($0) deleteObject"] })
        let counts = index.counts(of: texts)
        var result: [(code: Code, place: SourceRange)] = []
        for text in counts.keys.sorted() {
            guard let files = files(text) else { return [] }
            for code in files.flatMap(Self.code) {
                for place in code.range.places(of: text, limit: 8) {
                    guard let name = place.deletedName,
                        code.function?.parameters.contains(where: {
                            $0.name == name && $0.type.filter { $0 != "?" && $0 != "*" && $0 != " " } == model
                        })
                            ?? false || code.type?.hasProperty(name, of: model) ?? false
                    else { continue }
                    result.append((code, place))
                }
            }
        }
        return result.sorted {
            ($0.place.file.path, $0.place.bytes.lowerBound) < ($1.place.file.path, $1.place.bytes.lowerBound)
        }
    }

    /// The names of functions that lead to a removal; nil if they aren't all known, or if all requests may be made again
    /// without what was deleted.
    private func namesLeading(to removing: [SourceRange], _ posting: Set<SourceRange>) -> Set<String>? {
        let makers = Set(posting.compactMap(\.functionName))
        var names: Set<String> = []
        // Whether a function removes all requests, or those of an object.
        var next = removing.compactMap { range in
            range.functionName.map { (CallerSearch.Function(name: $0, range: range), range.removesAll) }
        }
        for _ in 0..<Self.depth where !next.isEmpty {
            names.formUnion(next.map(\.0.name))
            guard names.count <= Self.functionLimit else { return nil }
            var callers: [(CallerSearch.Function, Bool)] = []
            for ((called, removesAll), found) in zip(next, search.callers(of: next.map(\.0))) {
                guard let found else {
                    // A screen for settings calls it when people change them.
                    if called.range.file.path.contains("etting") { continue }
                    return nil
                }
                for caller in found.functions.map(\.function) where !names.contains(caller.name) {
                    // What makes the requests of an object again removes them first.
                    let isMaker = makers.contains(caller.name)
                    if isMaker, !removesAll { continue }
                    if removesAll, !caller.range.file.path.contains("etting"),
                        isMaker || makers.contains(where: caller.range.calls) || caller.name.runsOften
                    {
                        return nil
                    }
                    callers.append((.init(name: caller.name, range: caller.range), removesAll))
                }
            }
            next = callers
        }
        return names
    }

    // MARK: - Code

    private static func code(of file: CodeFile) -> [Code] {
        var result: [Code] = []
        func add(_ statements: [Statement], in type: TypeDeclaration?, depth: Int) {
            guard depth < 16 else { return }
            for statement in statements {
                switch statement.kind {
                case .type(let inner): add(inner.members, in: inner, depth: depth + 1)
                case .compiled(_, let inner), .group(let inner): add(inner, in: type, depth: depth + 1)
                case .function(let function):
                    result.append(Code(function: function, name: function.name, range: function.range, type: type))
                case .variable(let variable) where variable.getter != nil:
                    result.append(Code(function: nil, name: variable.name, range: statement.range, type: type))
                default: continue
                }
            }
        }
        add(file.statements, in: nil, depth: 0)
        return result
    }
}

extension TypeDeclaration {
    fileprivate func hasProperty(_ name: String, of type: String) -> Bool {
        members.contains { member in
            guard case .variable(let variable) = member.kind, variable.name == name else { return false }
            return variable.type?.filter { $0 != "?" && $0 != "!" } == type
        }
    }
}

extension String {
    /// Whether the system calls a method with this name repeatedly.
    fileprivate var runsOften: Bool {
        let name = lowercased()
        return ["application", "scene", "viewwillappear", "viewdidload", "viewdidappear", "init", "body"].contains(
            where: name.hasPrefix)
    }
}

extension SourceRange {
    /// Whether the function removes the requests of what it gets.
    fileprivate var removesOfObject: Bool {
        let parameters = head.drop { $0 != "(" }
        return !removesAll && (isSwift ? parameters.dropFirst().first != ")" : head.contains(":"))
            && ["removePendingNotificationRequests(", "removePendingNotificationRequestsWithIdentifiers"].contains(
                where: text.contains)
    }

    fileprivate var removesAll: Bool {
        let code = text
        return ["removeAllPending", "cancelAllLocal"].contains(where: code.contains)
    }

    /// The type of the parameter whose ID the function uses: `func schedule(for task: Task)`.
    fileprivate var model: String? {
        let head = head
        if !isSwift {
            // `- (void)scheduleTask:(Task *)task`
            let parts = head.split(separator: "(").dropFirst().compactMap { part -> String? in
                guard let end = part.firstRange(of: " *)") else { return nil }
                let name = part[end.upperBound...].prefix(while: \.isPartOfName)
                return containsID(of: String(name)) ? String(part[..<end.lowerBound]) : nil
            }
            return parts.first
        }
        guard let start = head.firstIndex(of: "(") else { return nil }
        let parts = head[start...].dropFirst().split(separator: ":").map(String.init)
        return zip(parts, parts.dropFirst()).lazy.compactMap { before, after -> String? in
            let name = before.reversed().prefix(while: \.isPartOfName).reversed()
            let type = after.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
            return type.first?.isUppercase ?? false && containsID(of: String(name)) ? String(type) : nil
        }.first
    }

    private func containsID(of name: String) -> Bool {
        guard bytes.count < 64 << 10 else { return false }
        return !name.isEmpty && ["\(name).id", "[\(name) id"].contains(where: text.contains)
    }

    /// The first places of a text in the code.
    fileprivate func places(of text: String, limit: Int) -> [SourceRange] {
        file.bytes[bytes].count > 1 << 20
            ? []
            : Array(file.bytes[bytes]).places(of: text).prefix(limit).map { place in
                let start = bytes.lowerBound
                return SourceRange(file, start + place.lowerBound..<start + place.upperBound)
            }
    }

    /// The blocks around a word, each with those around it that the statement before it only delays or repeats, such as
    /// `withAnimation { … }`.
    fileprivate func blocks(with name: String) -> [SourceRange] {
        let words = [
            "withAnimation", "Task", "if ", "guard ", "else", "do ", "async", ".run", "forEach", "for ", " in",
        ]
        let code = file.bytes
        return places(of: name, limit: 8).map { place in
            var (start, end) = (place.bytes.lowerBound, place.bytes.upperBound)
            for _ in 0..<6 {
                var depth = 0
                while start > bytes.lowerBound, depth >= 0 {
                    start -= 1
                    if code[start] == UInt8(ascii: "}") { depth += 1 }
                    if code[start] == UInt8(ascii: "{") { depth -= 1 }
                }
                depth = 0
                while end < bytes.upperBound, depth >= 0 {
                    if code[end] == UInt8(ascii: "{") { depth += 1 }
                    if code[end] == UInt8(ascii: "}") { depth -= 1 }
                    end += 1
                }
                let line = SourceRange(file, start..<start).codeBefore
                guard start > bytes.lowerBound, words.contains(where: line.contains) else { break }
            }
            return SourceRange(file, start..<end)
        }
    }

    /// The name of what is deleted by the call at the end of this: `context.delete(task)`.
    fileprivate var deletedName: String? {
        let rest = String(decoding: file.bytes[bytes.upperBound...].prefix(80), as: UTF8.self)
        guard let first = rest.first, first == "(" || first == ":" else { return nil }
        let name = rest.dropFirst().prefix(while: \.isPartOfName)
        guard let next = rest.dropFirst(1 + name.count).first, next == ")" || next == "]" else { return nil }
        return name.isEmpty ? nil : String(name)
    }
}
