/// The text of a document, which finds positions and applies changes.
package struct DocumentText: Sendable {
    /// UTF-8.
    package let bytes: [UInt8]
    /// The offsets at which lines start. Lines end with LF, CRLF or CR.
    private let lines: [Int]
    /// For each block of bytes, the UTF-16 code units before it; empty if the text is ASCII. Positions in a line of
    /// megabytes don't need a scan of the line.
    private let units: [Int]
    private static let block = 256

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines = [0]
        var units: [Int] = []
        var count = 0
        var isASCII = true
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte >= 0x80 { isASCII = false }
                if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
                    lines.append(index + 1)
                }
                index += 1
            }
            guard !isASCII else { return }
            for index in bytes.indices {
                if index.isMultiple(of: Self.block) { units.append(count) }
                count += bytes[index].unitsUTF16
            }
        }
        self.lines = lines
        self.units = units
    }

    /// The offset of a position, in bytes. A position outside the text becomes the nearest one inside it.
    package func offset(of position: LinePosition, _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lines.count else { return bytes.count }
        let start = lines[position.line]
        var end = position.line + 1 < lines.count ? lines[position.line + 1] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        let character = min(max(0, position.character), end - start)
        guard encoding == .utf16, !units.isEmpty else {
            var offset = start + character
            while offset > start, offset < end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }
        return offset(afterUnits: character, from: start, to: end)
    }

    private func offset(afterUnits count: Int, from start: Int, to end: Int) -> Int {
        let wanted = unitCount(before: start) + count
        // The last block that begins at or before the position.
        var low = min(start / Self.block, units.count - 1)
        var high = units.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if units[middle] <= wanted { low = middle } else { high = middle }
        }
        var offset = low * Self.block
        var passed = units[low]
        while offset < end, passed < wanted || offset < start {
            let length = bytes[offset].unitsUTF16
            if passed + length > wanted { break }
            passed += length
            offset += 1
        }
        // The bytes after the first of a scalar have no units of their own.
        while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return max(start, min(offset, end))
    }

    private func unitCount(before offset: Int) -> Int {
        guard !units.isEmpty else { return offset }
        let block = min(offset / Self.block, units.count - 1)
        return bytes[block * Self.block..<offset].reduce(units[block]) { $0 + $1.unitsUTF16 }
    }

    /// The position of an offset in bytes.
    package func position(at offset: Int, _ encoding: PositionEncoding) -> LinePosition {
        let offset = min(max(0, offset), bytes.count)
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lines[low]
        let character = encoding == .utf8 ? offset - start : unitCount(before: offset) - unitCount(before: start)
        return LinePosition(line: low, character: character)
    }

    package func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> PositionRange {
        PositionRange(
            start: position(at: range.lowerBound, encoding), end: position(at: range.upperBound, encoding))
    }

    /// The offset at which the line of an offset starts.
    package func startOfLine(at offset: Int) -> Int {
        let position = position(at: offset, .utf8)
        return lines[position.line]
    }

    /// The text after a change.
    package func applying(_ change: ContentChange, _ encoding: PositionEncoding) -> DocumentText {
        guard let range = change.range else { return DocumentText(Array(change.text.utf8)) }
        let start = offset(of: range.start, encoding)
        let end = max(start, offset(of: range.end, encoding))
        var bytes = bytes
        bytes.replaceSubrange(start..<end, with: change.text.utf8)
        return DocumentText(bytes)
    }
}

extension UInt8 {
    /// The UTF-16 code units of the scalar that begins with this byte; 0 for its other bytes.
    fileprivate var unitsUTF16: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
