extension SourceFile {
    /// The bytes of the file after `edits`.
    ///
    /// - Parameter edits: In any order, without overlaps. Edits of other files are ignored.
    package func applying(_ edits: [TextEdit]) -> [UInt8] {
        let own = edits.filter { $0.range.file === self }.sorted { left, right in
            (left.range.bytes.lowerBound, left.range.bytes.upperBound)
                < (right.range.bytes.lowerBound, right.range.bytes.upperBound)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + own.reduce(0) { $0 + $1.text.utf8.count })
        var end = 0
        for edit in own where edit.range.bytes.lowerBound >= end {
            result += bytes[end..<edit.range.bytes.lowerBound]
            result += edit.text.utf8
            end = edit.range.bytes.upperBound
        }
        return result + bytes[end...]
    }
}

extension Sequence<Fix> {
    /// The fixes that can be applied together.
    ///
    /// A fix is applied completely or not at all. A fix that overlaps an earlier one, or inserts at the same place,
    /// waits for the next run: its finding may no longer exist.
    package func withoutConflicts() -> [Fix] {
        var taken: [ObjectIdentifier: TakenRanges] = [:]
        return filter { fix in
            let isFree = fix.edits.allSatisfy { edit in
                taken[ObjectIdentifier(edit.range.file)]?.isFree(edit.range.bytes) ?? true
            }
            guard isFree else { return false }
            for edit in fix.edits {
                taken[ObjectIdentifier(edit.range.file), default: TakenRanges()].take(edit.range.bytes)
            }
            return true
        }
    }
}

/// The ranges of one file that are already changed, in ascending order.
private struct TakenRanges {
    private var ranges: [Range<Int>] = []

    func isFree(_ range: Range<Int>) -> Bool {
        let index = place(of: range)
        if index > 0, ranges[index - 1].upperBound > range.lowerBound { return false }
        return index == ranges.count || ranges[index] != range && ranges[index].lowerBound >= range.upperBound
    }

    mutating func take(_ range: Range<Int>) { ranges.insert(range, at: place(of: range)) }

    /// The index of the first range that does not begin before `range`.
    private func place(of range: Range<Int>) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
