/// Reads from an opening bracket to the cursor.
struct FlowScan {
    private(set) var path: [CursorPlace.Step] = []
    private(set) var written: Range<Int>
    private(set) var canBeKey = false
    private(set) var canBeText = false
    private(set) var siblings: Set<String> = []

    private struct Frame {
        let isMap: Bool
        /// The key whose value follows.
        var key: String?
        var keys: Set<String> = []
    }

    /// - Parameter start: The offset of the opening bracket.
    /// - Returns: Nil if the brackets are closed before the cursor, or in a comment.
    init?(_ bytes: [UInt8], from start: Int, to end: Int) {
        var frames: [Frame] = []
        var index = start
        var token = start
        var text: Range<Int>?
        func isSpace(_ index: Int) -> Bool { index >= end || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) }
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                // Inside a text, a bracket is a letter, as in `$(name)`.
                frames.append(Frame(isMap: byte == UInt8(ascii: "{")))
                (token, text) = (index + 1, nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard frames.count > 1 else { return nil }
                frames.removeLast()
                (token, text) = (index + 1, nil)
            case UInt8(ascii: ","):
                frames[frames.count - 1].key = nil
                (token, text) = (index + 1, nil)
            case UInt8(ascii: ":") where isSpace(index + 1) || text.map { bytes[$0.lowerBound] == 0x22 } ?? false:
                let name = text.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
                let key = name.count > 1 && "\"'".contains(name.prefix(1)) ? String(name.dropFirst().dropLast()) : name
                frames[frames.count - 1].key = key
                frames[frames.count - 1].keys.insert(key)
                (token, text) = (index + 1, nil)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard text == nil else { break }
                let open = index
                index += 1
                while index < end, bytes[index] != byte {
                    index += byte == 0x22 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                text = open..<min(index + 1, end)
                token = open
            case UInt8(ascii: "#") where index > start && isSpace(index - 1):
                while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
                guard index < end else { return nil }
            default:
                guard !isSpace(index) else { break }
                if text == nil { token = index }
                text = (text?.lowerBound ?? index)..<index + 1
            }
            index += 1
        }
        while text == nil, token < end { token += 1 }
        guard let last = frames.last else { return nil }
        for frame in frames {
            if !frame.isMap { path.append(.item) }
            if let key = frame.key { path.append(.key(key)) }
        }
        written = token..<end
        canBeKey = last.key == nil
        canBeText = last.key != nil || !last.isMap
        siblings = last.isMap ? last.keys : []
    }
}
