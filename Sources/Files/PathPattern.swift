/// A pattern for paths, much as in `.gitignore`: `fixtures`, `*.generated`, `Apps/*/Old`, `**/Samples/**`.
package struct PathPattern: Sendable {
    private let folder: FilePath
    /// A single one is for names at any depth, several for the path from the folder on.
    private let components: [[Unicode.Scalar]]
    private let isForNames: Bool

    /// - Parameters:
    ///   - text: `*` stands for any part of a name, `?` for one character, `**` for any number of folders. A pattern
    ///     without a slash, except at its end, is for names at any depth.
    ///   - folder: Where patterns with a slash begin.
    package init(_ text: String, in folder: FilePath) {
        self.folder = folder
        components = text.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
        isForNames = components.count == 1 && !text.dropLast().contains("/")
    }

    /// Whether it is for this path itself, not only for what is in it.
    package func matches(_ path: FilePath) -> Bool {
        if isForNames { return Self.isName(path.name.unicodeScalars.map { $0 }, like: components[0]) }
        guard path.isBelow(folder) else { return false }
        let names = path.shown(from: folder).split(separator: "/").map { Array($0.unicodeScalars) }
        return Self.matches(components, names, isWildcard: { $0 == ["*", "*"] }) { Self.isName($1, like: $0) }
    }

    private static func isName(_ name: [Unicode.Scalar], like pattern: [Unicode.Scalar]) -> Bool {
        matches(pattern, name, isWildcard: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }

    /// Goes back to the last wildcard only, which is enough: in quadratic time at most.
    private static func matches<Element>(
        _ pattern: [Element],
        _ elements: [Element],
        isWildcard: (Element) -> Bool,
        isOne: (_ pattern: Element, _ element: Element) -> Bool
    ) -> Bool {
        var (next, index) = (0, 0)
        var retry: (next: Int, index: Int)?
        while index < elements.count {
            if next < pattern.count, isWildcard(pattern[next]) {
                retry = (next, index)
                next += 1
            } else if next < pattern.count, isOne(pattern[next], elements[index]) {
                (next, index) = (next + 1, index + 1)
            } else if let last = retry {
                retry = (last.next, last.index + 1)
                (next, index) = (last.next + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy(isWildcard)
    }
}
