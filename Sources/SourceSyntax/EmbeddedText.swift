import Diagnostics

/// A text in a JSON string, with the file offset of each byte. Findings in the text have ranges in the file, despite
/// backslashes.
package struct EmbeddedText: Sendable {
    let file: SourceFile
    let bytes: [UInt8]
    /// File offsets of each byte and of the end.
    let offsets: [Int]

    /// - Parameter node: A JSON string that was read, from a file or from another such text.
    /// - Returns: Nil for a node that isn't a string.
    package init?(_ node: Node) {
        guard node.kind == .scalar, node.style == .doubleQuoted else { return nil }
        file = node.tree.file
        let outer = node.tree.embedded
        let source = outer?.bytes ?? node.tree.file.bytes
        let place = node.range.bytes
        let start = outer?.index(of: place.lowerBound) ?? place.lowerBound
        let end = outer?.index(of: place.upperBound) ?? place.upperBound
        func offset(_ index: Int) -> Int { outer?.offsets[index] ?? index }
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        var index = start + 1
        while index < end - 1 {
            guard source[index] == UInt8(ascii: "\\") else {
                bytes.append(source[index])
                offsets.append(offset(index))
                index += 1
                continue
            }
            // The string was read before, so all escapes are valid.
            guard let escape = try? JSONEscape(in: source, at: index) else { return nil }
            for byte in escape.text {
                bytes.append(byte)
                offsets.append(offset(index))
            }
            index += escape.length
        }
        offsets.append(offset(index))
        (self.bytes, self.offsets) = (bytes, offsets)
    }

    /// The first byte at or after a file offset.
    private func index(of offset: Int) -> Int {
        var (low, high) = (0, offsets.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The file range of a part of the text.
    func place(of range: Range<Int>) -> Range<Int> {
        let lower = offsets[min(range.lowerBound, bytes.count)]
        return lower..<max(lower, offsets[min(range.upperBound, bytes.count)])
    }
}
