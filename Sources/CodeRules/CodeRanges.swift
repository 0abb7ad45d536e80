import Diagnostics

/// Ranges of code, to find out whether a place is in one of them.
struct CodeRanges {
    /// Those of each file, in order; those that overlap are one.
    private var ranges: [ObjectIdentifier: [Range<Int>]] = [:]

    init(_ all: [SourceRange] = []) {
        for (file, all) in Dictionary(grouping: all, by: { ObjectIdentifier($0.file) }) {
            var merged: [Range<Int>] = []
            for range in all.map(\.bytes).sorted(by: { $0.lowerBound < $1.lowerBound }) {
                if let last = merged.last, range.lowerBound < last.upperBound {
                    merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
                } else {
                    merged.append(range)
                }
            }
            ranges[file] = merged
        }
    }

    func contain(_ range: SourceRange) -> Bool { contain(range.bytes, in: ObjectIdentifier(range.file)) }

    func contain(_ bytes: Range<Int>, in file: ObjectIdentifier) -> Bool {
        guard let ranges = ranges[file] else { return false }
        // The first one that begins after the place.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= bytes.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].upperBound >= bytes.upperBound
    }
}

extension [SourceRange] {
    /// For each range inside of braces, the code from the brace before it to the one that closes it. Reads each file once.
    var blocksAround: [SourceRange: SourceRange] {
        var result: [SourceRange: SourceRange] = [:]
        for ranges in Dictionary(grouping: self, by: { ObjectIdentifier($0.file) }).values {
            let sorted = ranges.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
            var next = 0
            // The braces that are open, and the ranges directly in each.
            var open: [(start: Int, inside: [SourceRange])] = []
            for (index, byte) in sorted[0].file.bytes.enumerated() where next < sorted.count || !open.isEmpty {
                while next < sorted.count, sorted[next].bytes.lowerBound == index {
                    if !open.isEmpty { open[open.count - 1].inside.append(sorted[next]) }
                    next += 1
                }
                if byte == UInt8(ascii: "{") { open.append((index, [])) }
                guard byte == UInt8(ascii: "}"), let block = open.popLast() else { continue }
                for range in block.inside { result[range] = SourceRange(range.file, block.start..<index + 1) }
            }
        }
        return result
    }
}
