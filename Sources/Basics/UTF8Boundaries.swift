extension UInt8 {
    /// Whether the byte is a UTF-8 continuation byte.
    @inlinable package var continuesScalar: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension [UInt8] {
    /// The bytes of the scalar that begins at an offset; empty at the end.
    @inlinable package func scalar(at offset: Int) -> Range<Int> {
        guard offset < count else { return count..<count }
        var end = offset + 1
        while end < count, self[end].continuesScalar { end += 1 }
        return offset..<end
    }
}
