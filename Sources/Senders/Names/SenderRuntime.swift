/// What generated files have besides the code of the schema, in the language itself: functions that check and write
/// values.
///
/// A comment `part: asDate` in the file begins a part with the name by which code uses it. A comment `if: fcm` at the
/// end of a line says that files have the line only under this condition. Lines of Python such as
/// `from uuid import UUID` before the first part say what else the parts use.
package struct SenderRuntime: Sendable {
    private let parts: [(name: String, lines: [Line])]
    /// `from uuid import `, with the names after it.
    private let imports: [(start: String, names: [String])]
    /// The other parts that a part names.
    private let needs: [String: Set<String>]
    private let comment: String

    private struct Line {
        let text: String
        let condition: String?

        /// The name in `const formatters = …`.
        var constant: String? {
            let words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).prefix(3)
            guard !text.hasPrefix(" "), let index = words.firstIndex(of: "const"), index + 1 < words.endIndex else {
                return nil
            }
            return String(words[index + 1])
        }
    }

    /// - Parameter comment: What begins a comment: `//`.
    package init(_ text: String, comment: String) {
        var parts: [(name: String, lines: [Line])] = []
        var imports: [(start: String, names: [String])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("\(comment) part: ") {
                parts.append((String(line.dropFirst(comment.count + 7)), []))
            } else if !parts.isEmpty {
                let mark = " \(comment) if: "
                let sides = line.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
                // Python has two spaces before a comment.
                let code = sides.count > 1 && sides[0].hasSuffix(" ") ? sides[0].dropLast() : sides[0]
                parts[parts.count - 1].lines.append(
                    Line(text: String(code), condition: sides.count > 1 ? String(sides[1]) : nil))
            } else if let names = Self.imported(by: line) {
                let module = line.split(separator: " ")[1]
                imports.append((line.hasPrefix("from ") ? "from \(module) import " : "import ", names))
            }
        }
        (self.parts, self.imports) = (parts, imports)
        let names = Set(parts.map(\.name) + imports.flatMap(\.names))
        self.comment = comment
        needs = Dictionary(
            uniqueKeysWithValues: parts.map { ($0.name, Self.words(in: $0.lines, among: names, except: comment)) })
    }

    /// The names of the parts, of their constants and of what they import, which a schema's own names must not be.
    package var names: [String] {
        parts.flatMap { [$0.name] + $0.lines.compactMap(\.constant) } + imports.flatMap(\.names).map(Self.lastName)
    }

    /// The lines that import what the text of a file uses, in a language with one import a line.
    ///
    /// - Parameter words: The words of the file outside of comments and literals.
    package func imports(for words: Set<String>) -> [String] {
        imports.flatMap { start, names in
            names.filter { words.contains(Self.lastName($0)) }.map { start + $0 }
        }
    }

    /// `json` of `"encoding/json"`, `Map` of `java.util.Map;`.
    private static func lastName(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? name
    }

    /// The parts that code uses and those that they need, in the order of the file, with an empty line between them.
    ///
    /// - Parameter conditions: The conditions that are met.
    package func text(of used: Set<String>, where conditions: Set<String>) -> String {
        parts(of: used, where: conditions).map(\.text).joined(separator: "\n\n")
    }

    /// The same parts with their names.
    package func parts(of used: Set<String>, where conditions: Set<String>) -> [(name: String, text: String)] {
        let all = needed(by: used, where: conditions)
        return parts.filter { all.contains($0.name) }.map { part in
            let lines = part.lines.filter { $0.condition.map(conditions.contains) ?? true }.map(\.text)
            return (part.name, lines.joined(separator: "\n").trimmingEmptyLines)
        }
    }

    /// The lines that import what code and the parts that it needs use.
    package func imports(for used: Set<String>, where conditions: Set<String>) -> [String] {
        let all = needed(by: used, where: conditions)
        return imports.compactMap { start, names in
            let needed = names.filter(all.contains)
            return needed.isEmpty ? nil : start + needed.joined(separator: ", ")
        }
    }

    private func needed(by used: Set<String>, where conditions: Set<String>) -> Set<String> {
        var all = used
        var open = Array(used)
        while let name = open.popLast() {
            guard let part = parts.first(where: { $0.name == name }) else { continue }
            let lines = part.lines.filter { $0.condition.map(conditions.contains) ?? true }
            for need in Self.words(in: lines, among: needs[name] ?? [], except: comment) where all.insert(need).inserted
            {
                open.append(need)
            }
        }
        return all
    }

    /// Nil if the line doesn't import names that code may use.
    private static func imported(by line: Substring) -> [String]? {
        let words = line.split { $0 == " " || $0 == "," }.map(String.init)
        guard let start = words.firstIndex(of: "import"), start == 0 || words[0] == "from", words[1] != "__future__"
        else { return nil }
        return Array(words[(start + 1)...])
    }

    /// - Parameter comment: What begins a comment, whose words don't count.
    private static func words(in lines: [Line], among names: Set<String>, except comment: String) -> Set<String> {
        var found: Set<String> = []
        for line in lines where !line.text.drop(while: \.isWhitespace).hasPrefix(comment) {
            for word in line.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                if names.contains(String(word)) { found.insert(String(word)) }
            }
        }
        return found
    }
}

extension String {
    fileprivate var trimmingEmptyLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.isEmpty ?? false { lines.removeFirst() }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
