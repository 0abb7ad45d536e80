/// How deeply brackets are nested in a source file. A parser looks ahead without a limit of its own.
enum NestingLimit {
    static let depth = 500

    /// Whether brackets are nested too deeply, without those in text and comments on one line.
    static func isExceeded(by bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var depth = 0
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth > Self.depth { return true }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
                case UInt8(ascii: "\""):
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
                        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                    }
                    index += 1
                case UInt8(ascii: "/") where index < bytes.count && bytes[index] == UInt8(ascii: "/"):
                    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
                default: break
                }
            }
            return false
        }
    }
}
