import Diagnostics

extension [SourceRange] {
    /// The files of some code, with lines such as `12-30`.
    package var linesByFile: [(file: String, lines: [String])] {
        let files = Dictionary(grouping: self) { $0.file.path }.map { path, ranges in
            let index = LineIndex(ranges[0].file)
            let lines = ranges.map { range in
                index.position(at: range.bytes.lowerBound).line...index.position(at: range.bytes.upperBound).line
            }
            var merged: [ClosedRange<Int>] = []
            for range in lines.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                    merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
                } else {
                    merged.append(range)
                }
            }
            let texts = merged.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            return (file: path, lines: texts)
        }
        return files.sorted { $0.file < $1.file }
    }
}
