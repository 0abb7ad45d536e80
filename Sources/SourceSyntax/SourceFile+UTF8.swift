package import Diagnostics

extension SourceFile {
    /// The offset of the first byte that isn't valid UTF-8; nil if all are.
    package var firstInvalidByte: Int? {
        bytes.withUnsafeBufferPointer { bytes in
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
