import Basics
import Diagnostics

/// Reads UTF-8 byte by byte.
package protocol ByteCursor {
    var bytes: [UInt8] { get }
    var offset: Int { get set }
}

extension ByteCursor {
    /// The byte at the offset; nil at the end.
    @inlinable package var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The scalar at the offset; empty at the end.
    package var characterHere: Range<Int> { bytes.scalar(at: offset) }
}
