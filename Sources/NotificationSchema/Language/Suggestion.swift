/// The nearest valid name to a misspelt one.
package enum Suggestion {
    /// Nobody misspells a longer name, and comparing longer ones takes its time.
    private static let longestName = 80

    /// - Returns: The candidate that differs least, by at most two edits and at most a third of the letters, or by
    ///   nothing but case and separators; else the only one that `name` begins; nil where none is near.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, name.utf8.count <= longestName else { return nil }
        let folded = kebab(name)
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        let letters = Array(name.unicodeScalars)
        var best: (candidate: String, distance: Int)?
        var completions: [String] = []
        for candidate in candidates where candidate.utf8.count <= longestName {
            if isSame(folded, candidate) { return candidate }
            if letters.count > 2, candidate.hasPrefix(name), completions.count < 2 { completions.append(candidate) }
            // Two letters may differ: of four bytes at most, in nearly all names of one.
            let difference = abs(candidate.utf8.count - name.utf8.count)
            guard difference <= 2 || difference <= 8 && !(isASCII && candidate.utf8.allSatisfy { $0 < 0x80 }) else {
                continue
            }
            let others = Array(candidate.unicodeScalars)
            let longer = max(letters.count, others.count)
            let limit = min(2, max(1, longer / 3), longer - 1)
            let distance = distance(from: letters, to: others, atMost: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate ?? (completions.count == 1 ? completions[0] : nil)
    }

    /// `authenticationRequired`, `AUTHENTICATION_REQUIRED` → `authentication-required`; `bundleID` → `bundle-id`.
    static func kebab(_ name: String) -> String {
        if isKebab(name) { return name }
        var result = ""
        var isInCapitals = false
        for character in name {
            if character.isUppercase, !isInCapitals, let last = result.last, last != "-" { result.append("-") }
            isInCapitals = character.isUppercase
            if character == "_" || character == " " { result.append("-") } else { result += character.lowercased() }
        }
        return result
    }

    /// Whether the kebab-case of a candidate is `folded`. That only adds to it.
    private static func isSame(_ folded: String, _ candidate: String) -> Bool {
        if candidate == folded { return true }
        guard candidate.utf8.count <= folded.utf8.count else { return false }
        // Most candidates are in kebab-case already.
        return !isKebab(candidate) && kebab(candidate) == folded
    }

    private static func isKebab(_ name: String) -> Bool {
        name.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "-") || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other
    /// (Damerau–Levenshtein, optimal string alignment); more than `limit` is not told apart.
    private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar], atMost limit: Int) -> Int {
        if abs(left.count - right.count) > limit { return limit + 1 }
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            // Rows only grow from here.
            if current.allSatisfy({ $0 > limit + 1 }) { return limit + 1 }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
