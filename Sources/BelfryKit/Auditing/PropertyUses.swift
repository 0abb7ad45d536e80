import Basics
import CodeEvaluation
import Files

/// What code does with properties, by their names.
///
/// Looks at words, without parsing. If in doubt, code reads a property.
final class PropertyUses {
    private let index: CodeIndex
    private var known: [String: PropertyUse] = [:]
    /// How many functions were looked for.
    private var functionCount = 0

    /// How many names are looked for, and how many files and places of a file may mention each.
    private static let limit = 20
    private static let fileLimit = 400
    private static let useLimit = 100

    init(in index: CodeIndex) { self.index = index }

    func use(of name: String) -> PropertyUse {
        if let use = known[name] { return use }
        guard known.count < Self.limit else { return .read }
        // For code that sets two properties by each other.
        known[name] = .read
        let numbers = index.candidates(for: [name])
        guard numbers.count <= Self.fileLimit else { return .read }
        var places = numbers.reduce(into: Places()) { $0.add(self.places(of: name, in: $1)) }
        // Only functions that no code calls read it.
        if !places.isRead, !places.readers.isEmpty {
            places.isRead = places.isSubject || !places.readers.allSatisfy(isUncalled)
        }
        if !places.isRead, !places.checkers.isEmpty {
            places.isChecked = places.isChecked || places.isSubject || !places.checkers.allSatisfy(isUncalled)
        }
        let isFlag = places.isFlag && !places.isChecked && !places.isSubject && !places.isSetElsewhere
        // A property of the system has no declaration.
        let isRead =
            places.isRead || !places.isDeclared || places.isSent && !places.isSubject || places.isFlag && !isFlag
        let use: PropertyUse = isRead ? .read : places.isChecked ? .checked : isFlag ? .flag : .none
        known[name] = use
        return use
    }

    /// Whether only the declaration of a function mentions its name.
    private func isUncalled(_ function: String) -> Bool {
        guard functionCount < Self.limit else { return false }
        functionCount += 1
        let mentioning = index.files(mentioning: [function])
        guard mentioning.count == 1, let bytes = index.bytes(of: mentioning[0]) else { return false }
        return bytes.places(of: function).filter { !bytes.isInComment(at: $0.lowerBound) }.count == 1
    }

    fileprivate struct Places: Sendable {
        var isDeclared = false
        var isChecked = false
        var isRead = false
        /// Whether it is a subject of Combine, and whether code sends something with it.
        var isSubject = false
        var isSent = false
        /// The functions without parameters that read it, or ask whether it is nil, as far as code of the app calls them.
        var readers: Set<String> = []
        var checkers: Set<String> = []
        /// Whether code depends on it being true, and whether code outside of handlers sets it to true.
        var isFlag = false
        var isSetElsewhere = false

        mutating func add(_ other: Places) {
            isDeclared = isDeclared || other.isDeclared
            isChecked = isChecked || other.isChecked
            isRead = isRead || other.isRead
            isSubject = isSubject || other.isSubject
            isSent = isSent || other.isSent
            readers.formUnion(other.readers)
            checkers.formUnion(other.checkers)
            isFlag = isFlag || other.isFlag
            isSetElsewhere = isSetElsewhere || other.isSetElsewhere
        }
    }

    private func places(of name: String, in number: Int) -> Places {
        var places = Places()
        guard let bytes = index.bytes(of: number) else {
            places.isRead = true
            return places
        }
        let uses = bytes.places(of: name).filter { !bytes.isInComment(at: $0.lowerBound) }
        guard uses.count <= Self.useLimit else {
            places.isRead = true
            return places
        }
        guard index.files[number].name.hasSuffix(".swift") else {
            places.isRead = !uses.isEmpty
            return places
        }
        for use in uses where !places.isRead {
            var one = Places()
            one.note(CodeLine(around: use, in: bytes))
            if one.isRead, !one.isDeclared, onlyCopies(name, at: use, in: bytes) { one.isRead = false }
            if one.isRead || one.isChecked, !one.isDeclared, places.readers.count + places.checkers.count < 4,
                let function = bytes.functionWithoutParameters(around: use.lowerBound)
            {
                if one.isRead { one.readers = [function] } else { one.checkers = [function] }
                (one.isRead, one.isChecked) = (false, false)
            }
            if one.isRead, !one.isDeclared, bytes.blockIfTrue(at: use) != nil {
                (one.isRead, one.isFlag) = (false, true)
            }
            places.add(one)
        }
        places.isSetElsewhere = bytes.places(of: "\(name) = true").contains { !bytes.isForAction(at: $0.lowerBound) }
        return places
    }
}

extension PropertyUses.Places {
    /// Attributes with which a property that no code reads has no effect.
    private static let attributes: Set<String> = ["@Published", "@MainActor", "@ObservationIgnored", "@State"]

    fileprivate mutating func note(_ line: CodeLine) {
        let words = line.before.split { $0 == " " || $0 == "\t" }.map(String.init)
        let code = line.after.drop { $0 == " " }
        if let last = words.last, ["var", "let"].contains(last), line.before.last == " " {
            isDeclared = true
            let subjects = ["PassthroughSubject<", "CurrentValueSubject<"]
            isSubject = isSubject || subjects.contains(where: line.after.contains)
            // An observer, a getter, or an attribute such as '@AppStorage'.
            let isPlain =
                !line.after.contains("{")
                && words.allSatisfy { $0.first != "@" || Self.attributes.contains($0) } && !words.contains("override")
            isRead = isRead || !isPlain
            return
        }
        // `isShown = true`, `self.isShown = true`
        let isSet = code.hasPrefix("=") && !code.hasPrefix("==")
        let isInText = line.before.count { $0 == "\"" } % 2 == 1
        // A word of a text, and not a value in it or the name of a key.
        let text = line.before.split(separator: "\"").last ?? ""
        if isInText, text.hasSuffix(" "), !text.contains("\\(") { return }
        if isSet, line.after.first == " ", !isInText { return }
        if code.hasPrefix(".send("), !isInText {
            isSent = true
        } else if code.hasPrefix("!= nil") || code.hasPrefix("== nil") {
            isChecked = true
        } else {
            isRead = true
        }
    }
}

extension [UInt8] {
    private static let reach = 4096

    /// Whether the code of the function before a place looks at the identifier of an action.
    fileprivate func isForAction(at place: Int) -> Bool {
        let before = String(decoding: self[Swift.max(0, place - Self.reach)..<place], as: UTF8.self)
        guard let start = before.ranges(of: "func ").last?.upperBound else { return false }
        return before[start...].endsInBraces && before[start...].contains("ctionIdentifier")
    }

    /// The name of the function around a place in Swift; nil if it has parameters, or if the system may call it.
    fileprivate func functionWithoutParameters(around place: Int) -> String? {
        let earliest = Swift.max(0, place - Self.reach)
        let before = String(decoding: self[earliest..<place], as: UTF8.self)
        guard let keyword = before.ranges(of: "func ").last else { return nil }
        let head = before[..<keyword.lowerBound].suffix(while: { !$0.isNewline })
        let code = before[keyword.upperBound...]
        let name = String(code.prefix(while: \.isPartOfName))
        let rest = code.dropFirst(name.count)
        let attributes = before[..<keyword.lowerBound].split(whereSeparator: \.isNewline).suffix(2).joined()
        guard rest.hasPrefix("()"), name.count >= 8, !["application", "scene", "view"].contains(where: name.hasPrefix),
            !head.contains("override"), !head.contains("public"), !head.contains("open "), !attributes.contains("@")
        else { return nil }
        return rest.endsInBraces ? name : nil
    }
}

extension Substring {
    /// Whether this code, which begins with the name of a function, ends inside the function's body.
    fileprivate var endsInBraces: Bool {
        var depth = 0
        for character in self {
            if character == "{" { depth += 1 }
            if character == "}" {
                depth -= 1
                if depth == 0 { return false }
            }
        }
        return depth > 0
    }

    /// The last characters that meet a condition.
    fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
