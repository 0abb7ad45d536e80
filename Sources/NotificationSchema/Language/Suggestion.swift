/// The nearest valid name to a misspelt one.
package enum Suggestion {
    /// - Returns: The candidate that differs least, by at most two edits and at most a third of the letters, or by
    ///   nothing but case and separators; nil where none is near.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let folded = kebab(name)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            if candidate == folded || kebab(candidate) == folded { return candidate }
            let limit = min(2, max(1, max(name.count, candidate.count) / 3))
            let distance = distance(from: Array(name), to: Array(candidate), atMost: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// `authenticationRequired`, `authentication_required` → `authentication-required`.
    static func kebab(_ name: String) -> String {
        var result = ""
        for character in name {
            if character == "_" || character == " " {
                result.append("-")
            } else if character.isUppercase {
                if let last = result.last, last != "-" { result.append("-") }
                result += character.lowercased()
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other
    /// (Damerau–Levenshtein, optimal string alignment); more than `limit` is not told apart.
    private static func distance(from left: [Character], to right: [Character], atMost limit: Int) -> Int {
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
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
