import Basics
import Diagnostics

/// Converts libyaml's marks to byte offsets.
///
/// Only the `index` of a mark is used. It counts code points from the start of libyaml's input, after the byte order
/// mark. The `line` also counts characters that editors don't treat as line breaks.
struct ByteOffsets {
    private let file: SourceFile
    private let isASCII: Bool
    /// The start of the text, after the byte order mark.
    let origin: Int
    /// The last position. Marks arrive nearly in order, so the next one is near.
    private var codePoint = 0
    private var byte: Int

    init(_ file: SourceFile, isASCII: Bool) {
        self.file = file
        self.isASCII = isASCII
        origin = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        byte = origin
    }

    mutating func range(from start: Int, to end: Int) -> Range<Int> {
        let lower = offset(of: start)
        return lower..<max(lower, offset(of: end))
    }

    mutating func offset(of target: Int) -> Int {
        if isASCII { return min(origin + target, file.bytes.count) }
        while codePoint < target, byte < file.bytes.count {
            byte += 1
            while byte < file.bytes.count, file.bytes[byte].continuesScalar { byte += 1 }
            codePoint += 1
        }
        while codePoint > target, byte > origin {
            byte -= 1
            while byte > origin, file.bytes[byte].continuesScalar { byte -= 1 }
            codePoint -= 1
        }
        return byte
    }
}
