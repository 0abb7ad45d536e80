import Basics
import CodeEvaluation

/// How files use the constant of a name of notifications within the app.
///
/// Looks at words, without parsing. If in doubt, a use may post the name.
struct NamePlaces: Sendable {
    private(set) var posts = 0
    private(set) var observers = 0
    /// How many constants have the name, and whether an enum has a case with it.
    private(set) var declarations = 0
    private var hasCase = false
    private var casesInUse = 0
    /// The texts of the constants.
    private var texts: [String] = []
    /// Whether code uses it in another way.
    private var isUsedOtherwise = false

    /// Whether each use is known.
    var areKnown: Bool { declarations > 0 && !isUsedOtherwise && (hasCase || casesInUse == 0) }

    private static let limit = 100
    /// Code before a literal that is the identifier of a category, an action or a request.
    static let otherUses = ["identifier: ", "categoryIdentifier = "]

    init() {}

    /// - Parameter numbers: The files that mention the name.
    init(of name: String, in index: CodeIndex, _ numbers: [Int]) {
        for file in index.map(numbers, { NamePlaces(of: name, in: $0) }) {
            posts += file.posts
            observers += file.observers
            declarations += file.declarations
            hasCase = hasCase || file.hasCase
            casesInUse += file.casesInUse
            isUsedOtherwise = isUsedOtherwise || file.isUsedOtherwise
            texts += file.texts
        }
        guard areKnown else { return }
        // Code can post the text of a constant.
        let forms = Set(texts).map { text in (text, Self.otherUses.map { $0 + text }) }
        let counts = index.counts(of: Set(forms.flatMap { [$0] + $1 }))
        isUsedOtherwise = forms.contains { text, others in
            let known = texts.count { $0 == text } + others.reduce(0) { $0 + (counts[$1] ?? 0) }
            return counts[text] != known
        }
    }

    private init(of name: String, in bytes: [UInt8]?) {
        guard let bytes, case let places = bytes.places(of: name), places.count <= Self.limit else {
            isUsedOtherwise = true
            return
        }
        for place in places where !isUsedOtherwise && !bytes.isInComment(at: place.lowerBound) {
            let before = String(decoding: bytes[..<place.lowerBound].suffix(300), as: UTF8.self)
            note(CodeLine(around: place, in: bytes), name, before)
        }
    }

    private mutating func note(_ line: CodeLine, _ name: String, _ code: String) {
        if line.before.hasSuffix("let ") {
            declarations += 1
            let parts = line.after.split(separator: "\"", omittingEmptySubsequences: false)
            if parts.count == 3 { texts.append("\"\(parts[1])\"") } else { isUsedOtherwise = true }
        } else if line.before.hasSuffix("case ") {
            hasCase = true
        } else if line.before.hasSuffix("case .") || line.before.hasSuffix("type: .") {
            casesInUse += 1
        } else if !(line.before.hasSuffix("\"") && line.after.hasPrefix("\"") && line.before.contains("let \(name)")) {
            // Not its own text. `post(name: .done`, `addObserver(self, selector: #selector(done), name: Notification.Name.done`
            let path = code.reversed().prefix { $0.isLetter || $0 == "." }
            let call = String(code.dropLast(path.count))
            let label = call.filter { !$0.isWhitespace }
            let isMember = path.first == "."
            switch (isMember, call.nameOfOpenCall) {
            case (true, "post") where label.hasSuffix("post(name:"): posts += 1
            case (true, "addObserver") where label.hasSuffix("name:") || label.hasSuffix("forName:"): observers += 1
            case (true, "publisher") where label.hasSuffix("for:"): observers += 1
            case (true, "notifications") where label.hasSuffix("named:"): observers += 1
            case (true, "removeObserver"): break
            default: isUsedOtherwise = true
            }
        }
    }
}
