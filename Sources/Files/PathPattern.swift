/// A pattern for paths, similar to `.gitignore`: `fixtures`, `*.generated`, `Apps/*/Old`, `**/Samples/**`.
package struct PathPattern: Sendable {
    private let folder: FilePath
    /// A single component matches names at any depth, several match the path from the folder.
    private let components: [[Unicode.Scalar]]
    private let isForNames: Bool

    /// - Parameters:
    ///   - text: `*` matches any part of a name, `?` one character, `**` any number of folders. A pattern without a
    ///     slash, except at its end, matches names at any depth.
    ///   - folder: The start of patterns with a slash.
    package init(_ text: String, in folder: FilePath) {
        self.folder = folder
        components = FilePath.parts(of: text).filter { $0 != "." }.map { Array($0.unicodeScalars) }
        isForNames = components.count == 1 && !text.utf8.dropLast().contains(FilePath.slash)
    }

    /// Whether it matches the path itself, not only what is inside.
    package func matches(_ path: FilePath) -> Bool {
        if isForNames { return Self.isName(path.name.unicodeScalars.map { $0 }, like: components[0]) }
        guard path.isBelow(folder) else { return false }
        let names = FilePath.parts(of: path.shown(from: folder)).map { Array($0.unicodeScalars) }
        return Self.matches(components, names, isWildcard: { $0 == ["*", "*"] }) { Self.isName($1, like: $0) }
    }

    private static func isName(_ name: [Unicode.Scalar], like pattern: [Unicode.Scalar]) -> Bool {
        matches(pattern, name, isWildcard: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }

    /// Backtracks only to the last wildcard, which is enough and takes quadratic time at most.
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
