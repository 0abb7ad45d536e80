package import Diagnostics

extension SourceFile {
    /// Where the first byte stands that is no part of a character in UTF-8; nil where there is none.
    package var firstInvalidByte: Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                if bytes[offset] < 0x80 {
                    offset += 1
                } else {
                    guard let length = ByteScan.lengthOfScalar(in: bytes, at: offset) else { return offset }
                    offset += length
                }
            }
            return nil
        }
    }
}
