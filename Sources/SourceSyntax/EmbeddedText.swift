import Diagnostics

/// A text that stands as a string in JSON, and where each byte of it stands in the file: what is found in the text is
/// shown there, behind all the backslashes.
package struct EmbeddedText: Sendable {
    let file: SourceFile
    let bytes: [UInt8]
    /// In the file, for each byte and for the end.
    let offsets: [Int]

    /// - Parameters:
    ///   - node: A string of JSON that was read.
    ///   - outer: The text that the node was read from, where that is embedded itself.
    /// - Returns: Nil for a node that is no string.
    package init?(_ node: Node, in outer: EmbeddedText? = nil) {
        guard node.kind == .scalar, node.style == .doubleQuoted else { return nil }
        file = node.tree.file
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
            // It was read, so that all escapes are right.
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

    /// The first byte that stands at a place of the file, or behind it.
    private func index(of offset: Int) -> Int {
        var (low, high) = (0, offsets.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The place in the file of a part of the text.
    func place(of range: Range<Int>) -> Range<Int> {
        let lower = offsets[min(range.lowerBound, bytes.count)]
        return lower..<max(lower, offsets[min(range.upperBound, bytes.count)])
    }
}
