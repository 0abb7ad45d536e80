/// The number of insertions, deletions, replacements and swaps of neighbors that turn one word into another
/// (Damerau–Levenshtein, optimal string alignment).
///
/// - Returns: `limit + 1` for every distance above the limit.
package func editDistance(from left: [Unicode.Scalar], to right: [Unicode.Scalar], atMost limit: Int) -> Int {
    if abs(left.count - right.count) > limit { return limit + 1 }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for row in 1...left.count {
        // Cells farther from the diagonal exceed the limit.
        for column in current.indices { current[column] = limit + 1 }
        current[0] = row
        var least = row
        // Never empty, because the lengths differ by at most the limit.
        for column in max(1, row - limit)...max(1, min(right.count, row + limit)) {
            let cost = left[row - 1] == right[column - 1] ? 0 : 1
            current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                current[column] = min(current[column], beforePrevious[column - 2] + 1)
            }
            least = min(least, current[column])
        }
        if least > limit { return limit + 1 }
        // Rows are used again, without a copy.
        swap(&beforePrevious, &previous)
        swap(&previous, &current)
    }
    return min(previous[right.count], limit + 1)
}
