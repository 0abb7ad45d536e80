/// What generated files have besides the code of the schema, in the language itself: functions that check and write
/// values.
///
/// A comment `part: asDate` in the file begins a part with the name by which code uses it. A comment `if: fcm` at the
/// end of a line says that files have the line only under this condition.
package struct SenderRuntime: Sendable {
    private let parts: [(name: String, lines: [Line])]
    /// The other parts that a part names.
    private let needs: [String: Set<String>]

    private struct Line {
        let text: String
        let condition: String?
    }

    /// - Parameter comment: What begins a comment: `//`.
    package init(_ text: String, comment: String) {
        var parts: [(name: String, lines: [Line])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("\(comment) part: ") {
                parts.append((String(line.dropFirst(comment.count + 7)), []))
            } else if !parts.isEmpty {
                let mark = " \(comment) if: "
                let sides = line.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
                parts[parts.count - 1].lines.append(
                    Line(text: String(sides[0]), condition: sides.count > 1 ? String(sides[1]) : nil))
            }
        }
        self.parts = parts
        let names = Set(parts.map(\.name))
        needs = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, Self.words(in: $0.lines, among: names)) })
    }

    /// The names of the parts, which a schema's own names must not be.
    package var names: [String] { parts.map(\.name) }

    /// The parts that code uses and those that they need, in the order of the file, with an empty line between them.
    ///
    /// - Parameter conditions: The conditions that are met.
    package func text(of used: Set<String>, where conditions: Set<String>) -> String {
        var all = used
        var open = Array(used)
        while let name = open.popLast() {
            guard let part = parts.first(where: { $0.name == name }) else { continue }
            let lines = part.lines.filter { $0.condition.map(conditions.contains) ?? true }
            for need in Self.words(in: lines, among: needs[name] ?? []) where all.insert(need).inserted {
                open.append(need)
            }
        }
        return parts.filter { all.contains($0.name) }.map { part in
            let lines = part.lines.filter { $0.condition.map(conditions.contains) ?? true }.map(\.text)
            return lines.joined(separator: "\n").trimmingEmptyLines
        }.joined(separator: "\n\n")
    }

    private static func words(in lines: [Line], among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for line in lines {
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
