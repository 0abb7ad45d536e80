import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// Names for NotificationCenter that code observes and never posts.
extension AppReading {
    /// For how many names each use is looked at.
    private static let unpostedLimit = 24

    /// The names that files with notification code declare, that code observes, and that no code posts.
    ///
    /// - Parameter interesting: The files that mention the API of notifications.
    func unpostedNames(in interesting: [Int], except others: [FalsePost]) -> [CodeText] {
        let declared = zip(interesting, index.map(interesting) { $0.map(Self.declaredNames) ?? [] })
            .flatMap { number, names in names.map { (number: number, name: $0.name, place: $0.place) } }
            .filter { one in !others.contains { $0.name == one.name } }
        guard declared.count <= Self.unpostedLimit else { return [] }
        return declared.compactMap { number, name, place in
            let uses = NamePlaces(of: name, in: index, index.files(mentioning: [name]))
            guard uses.areKnown, uses.declarations == 1, uses.posts == 0, uses.observers > 0,
                let bytes = index.bytes(of: number)
            else { return nil }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            return CodeText(name, at: SourceRange(file, place))
        }
    }

    /// The constants whose text is their own name: `static let openMap = Notification.Name("openMap")`. Others may be names
    /// of the system or of a library.
    private static func declaredNames(in bytes: [UInt8]) -> [(name: String, place: Range<Int>)] {
        bytes.places(of: "Notification.Name").prefix(100).compactMap { place in
            let line = CodeLine(around: place, in: bytes)
            let words = line.before.split { !$0.isPartOfName }
            let texts = line.after.split(separator: "\"", omittingEmptySubsequences: false)
            guard words.count >= 2, words[words.count - 2] == "let", texts.count == 3,
                let name = words.last.map(String.init), name.first?.isLowercase ?? false,
                texts[1].hasSuffix(name), ["(", "(rawValue: "].contains(texts[0])
            else { return nil }
            return (name, place)
        }
    }
}
