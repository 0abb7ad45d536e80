package import CodeFacts
import Diagnostics

// Properties with which methods handle responses, and that other code gives them.
extension CodeScan {
    private static let limit = 16

    package var givenProperties: [GivenProperty] {
        guard properties.assignmentCount < 50 * HandlerProperties.limit else { return [] }
        var found: [GivenProperty] = []
        for property in properties.declared where properties.handlers[property.type] != nil {
            let all = (properties.assignments[property.name] ?? []).filter { !$0.isNil }
            let own = all.filter { $0.owner == property.type }
            let isPrivate = property.range.codeBefore.contains("private")
            guard found.count < Self.limit, own.allSatisfy({ $0.setter != nil }),
                !own.isEmpty || !isPrivate && all.contains(where: { $0.owner == nil })
            else { continue }
            var setters: [CodeText] = []
            for case let setter? in own.map(\.setter) where !setters.contains(where: { $0.range == setter.range }) {
                setters.append(setter)
            }
            let uses = codeBeforeUses(of: property)
            guard !uses.isEmpty, setters.count <= 4 else { continue }
            found.append(
                GivenProperty(
                    type: property.type, name: property.name, range: property.range, isPrivate: isPrivate,
                    setters: setters, codeBeforeUses: uses))
        }
        return found
    }

    /// The code before each use in methods for responses, and in those that they call.
    private func codeBeforeUses(of property: HandlerProperties.Property) -> [SourceRange] {
        let handlers = (properties.handlers[property.type] ?? []).prefix(8)
        let methods = properties.methods[property.type] ?? []
        let forms = ["?.", "?(", " else", ",", " {"].map { property.name + $0 }
        var result: [SourceRange] = []
        func add(_ words: [String], in method: SourceRange) {
            guard makers.canSearch(method) else { return }
            for word in words {
                for place in method.ranges(of: word).prefix(4) where result.count < Self.limit {
                    let isCall = word.hasSuffix("(") || word.hasSuffix("?.")
                    guard isCall || method.file.binds(at: place) && !method.file.handlesMissingValue(after: place)
                    else {
                        continue
                    }
                    result.append(SourceRange(method.file, method.bytes.lowerBound..<place.bytes.lowerBound))
                }
            }
        }
        for handler in handlers { add(forms, in: handler) }
        let called = methods.filter { method in
            handlers.contains { $0 != method.range && makers.canSearch($0) && $0.calls(method.name) }
        }
        for method in called.prefix(Self.limit) {
            let count = result.count
            add(forms, in: method.range)
            guard result.count > count else { continue }
            for handler in handlers where handler != method.range { add(["\(method.name)("], in: handler) }
        }
        return result
    }
}

extension SourceFile {
    /// Whether the other branch of a condition does more than to leave or to write to a log: it may keep the response.
    fileprivate func handlesMissingValue(after place: SourceRange) -> Bool {
        let code = String(decoding: bytes[place.bytes.upperBound...].prefix(2_000), as: UTF8.self)
        guard let open = code.firstIndex(of: "{") else { return true }
        // Of `if let store {`, the block after it.
        let isGuard = place.text.hasSuffix("else") || code[..<open].contains("else")
        guard let block = isGuard ? code[open...] : code[open...].afterBlock, let end = block.firstIndex(of: "}") else {
            return false
        }
        let statements = block[..<end].dropFirst().split { $0 == "\n" || $0 == ";" }
        let harmless = [
            "return", "print(", "nslog(", "os_log(", "log(", "log.", "logger", "completion", "break", "//", "assert",
            "fatal", "throw",
        ]
        return !statements.allSatisfy { statement in
            let code = statement.drop { $0 == " " || $0 == "\t" }.lowercased()
            return code.isEmpty || harmless.contains(where: code.hasPrefix) || code.hasSuffix("handler()")
                || code.hasSuffix("done()")
        }
    }

    /// Whether the word at a place is what a condition unwraps: `let store else`, `= store, let`, `= self.store {`.
    fileprivate func binds(at place: SourceRange) -> Bool {
        let before = bytes[..<place.bytes.lowerBound].suffix(12)
        return ["let ", "= ", "= self."].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

extension Expression {
    /// Whether it is a property of the object itself: `store`, `self.store`.
    var isOfSelf: Bool {
        switch kind {
        case .name: true
        case .member(let base?, _): base.isName("self")
        default: false
        }
    }
}

extension Substring {
    /// The block of `else` after the block that begins here; nil if there is none.
    fileprivate var afterBlock: Substring? {
        var depth = 0
        for index in indices {
            if self[index] == "{" { depth += 1 }
            guard self[index] == "}" else { continue }
            depth -= 1
            guard depth == 0 else { continue }
            let rest = self[self.index(after: index)...].drop(while: \.isWhitespace)
            guard rest.hasPrefix("else"), let open = rest.firstIndex(of: "{") else { return nil }
            return rest[open...]
        }
        return nil
    }
}
