/// Whether a line of JSON can continue on the next line.
struct EndOfLine {
    private enum Token { case opening, comma, colon, key, value }

    private var brackets: [UInt8] = []
    private var last = Token.value
    /// Whether it ends inside a string, which can't continue on the next line.
    private(set) var isInsideToken = false

    var isOpen: Bool { !brackets.isEmpty }

    init(_ line: ArraySlice<UInt8>) {
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                brackets.append(byte)
                last = .opening
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = brackets.popLast()
                last = .value
            case UInt8(ascii: ","): last = .comma
            case UInt8(ascii: ":"): last = .colon
            case UInt8(ascii: "\""):
                while index < line.endIndex, line[index] != UInt8(ascii: "\"") {
                    index += line[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                isInsideToken = index >= line.endIndex
                index += 1
                last = expectsKey ? .key : .value
            case let byte where byte.isSpaceOfJSON: break
            default: last = .value
            }
        }
    }

    private var expectsKey: Bool {
        brackets.last == UInt8(ascii: "{") && (last == .opening || last == .comma)
    }

    func canContinue(with line: ArraySlice<UInt8>) -> Bool {
        guard let byte = line.first else { return true }
        let closes = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        switch last {
        case .key: return byte == UInt8(ascii: ":")
        case .value: return closes || byte == UInt8(ascii: ",")
        case .opening where closes: return true
        case .opening, .comma, .colon:
            if expectsKey { return byte == UInt8(ascii: "\"") }
            return "{[\"-0123456789".utf8.contains(byte)
                || ["true", "false", "null"].contains { line.starts(with: $0.utf8) }
        }
    }
}
