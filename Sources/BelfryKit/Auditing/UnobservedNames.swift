import Basics
import CodeEvaluation
import CodeFacts
import Files

extension NotificationFacts {
    /// How many names are looked for, each in all files.
    private static let limit = 24

    /// Words of code that observes notifications within the app.
    private static let observers: Set<String> = ["addObserver", "publisher", "notifications", "onReceive"]

    /// Notes the names of notifications within the app that handlers post, and that no code observes.
    mutating func noteUnobservedNames(in index: CodeIndex) {
        let inHandlers = Set(app.posts.compactMap(\.known))
        let posted = inHandlers.union(postingBranches.values.lazy.flatMap(\.names))
        guard !posted.isEmpty, posted.count <= Self.limit else { return }
        let constants = posted.filter { !$0.hasPrefix("\"") }
        let uses = CodeUses(of: constants, and: Self.observers, in: index)
        observesNames = Self.observers.contains(where: uses.isUsed)
        // What the app doesn't declare is of the system or of a library, which may observe it.
        let ofBranches = Set(postingBranches.values.lazy.flatMap(\.names))
        let candidates = posted.filter { name in
            name.hasPrefix("\"") || !uses.isUsed(name) && (uses.isDeclared(name) || ofBranches.contains(name))
        }
        guard !candidates.isEmpty else { return }
        let declaring = index.candidates(for: candidates.filter { !$0.hasPrefix("\"") })
        let places = declaring.map { NamesInFile(candidates, in: index.bytes(of: $0) ?? []) }
        let published = places.reduce(into: Set<String>()) { $0.formUnion($1.published) }.subtracting(ofBranches)
        // A constant can be observed by its text.
        let texts = Dictionary(places.flatMap(\.texts)) { $0.union($1) }
        let wanted = Set(candidates.filter { $0.hasPrefix("\"") }).union(texts.values.joined())
        let observed = index.candidates(for: wanted).reduce(into: Set<String>()) {
            $0.formUnion(NamesInFile.observed(wanted, constants: candidates, in: index.bytes(of: $1) ?? []))
        }
        unobservedNames.formUnion(
            candidates.filter { name in
                !observed.contains(name) && !published.contains(name) && observed.isDisjoint(with: texts[name] ?? [])
            })
    }
}

/// The texts of constants that a file declares.
private struct NamesInFile: Sendable {
    /// With their quotation marks, by the name of the constant.
    var texts: [String: Set<String>] = [:]
    /// The constants that code outside of the repository may observe.
    var published: Set<String> = []

    /// How far after its name the text of a constant is.
    private static let reach = 200

    init(_ names: Set<String>, in bytes: [UInt8]) {
        for name in names where !name.hasPrefix("\"") {
            for place in bytes.places(of: name) where bytes.declares(at: place) {
                if ["public ", "extern ", "EXPORT ", "EXTERN "].contains(
                    where: bytes.line(before: place.lowerBound).contains)
                {
                    published.insert(name)
                }
                let rest = bytes[place.upperBound...].prefix(Self.reach).prefix { $0 != 0x0A }
                let parts = rest.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
                guard parts.count > 2 else { continue }
                texts[name, default: []].insert("\"\(String(decoding: parts[1], as: UTF8.self))\"")
            }
        }
    }

    /// The texts that a file has elsewhere than in the declaration of one of some constants or in a post.
    static func observed(_ texts: Set<String>, constants: Set<String>, in bytes: [UInt8]) -> Set<String> {
        texts.filter { text in
            bytes.places(of: text).contains { place in
                guard !bytes.isInComment(at: place.lowerBound) else { return false }
                let line = bytes.line(before: place.lowerBound)
                let isConstant = constants.contains { name in
                    ["let ", "define ", "const ", "*"].contains { line.contains($0 + name) }
                }
                return !isConstant && !line.isPost
            }
        }
    }
}

extension [UInt8] {
    /// Whether the code at a place declares a constant.
    fileprivate func declares(at place: Range<Int>) -> Bool {
        let line = line(before: place.lowerBound)
        return ["let ", "define ", "const ", "*"].contains(where: line.hasSuffix)
    }

    /// The code before a place on its line, and on the line before it.
    fileprivate func line(before index: Int) -> String {
        let code = self[..<index].suffix(300)
        let lines = code.split(separator: 0x0A, omittingEmptySubsequences: false).suffix(2)
        return " " + String(decoding: Array(lines.joined(separator: [0x20])), as: UTF8.self)
    }
}

extension String {
    /// Whether this code before a literal posts a notification with its name: `post(name: Notification.Name(`.
    fileprivate var isPost: Bool {
        var code = self[...]
        if code.hasSuffix("@") { code = code.dropLast() }
        if code.hasSuffix("rawValue: ") { code = code.dropLast("rawValue: ".count) }
        if code.hasSuffix("(") {
            code = code.dropLast()
            while let last = code.last, last.isLetter || last == "." { code = code.dropLast() }
        }
        while code.last == " " { code = code.dropLast() }
        if code.hasSuffix("postNotificationName:") { return true }
        guard code.hasSuffix("name:") else { return false }
        code = code.dropLast("name:".count)
        while code.last == " " { code = code.dropLast() }
        return code.hasSuffix("post(")
    }
}
