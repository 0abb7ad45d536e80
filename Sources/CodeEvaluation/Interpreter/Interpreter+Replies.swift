import CodeFacts
import Diagnostics

extension Interpreter {
    /// Notes `userInfo as? UNTextInputNotificationResponse`: only the response itself can be one.
    func noteCast(of expression: Expression, _ value: Value) {
        switch value {
        case .userInfo, .response, .text: break
        default: return
        }
        let (range, name) = (expression.range, Array("UNTextInputNotificationResponse".utf8))
        let rest = range.file.bytes[range.bytes.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard let word = ["as? ", "as! "].first(where: { rest.starts(with: $0.utf8) }) else { return }
        let type = rest.dropFirst(word.utf8.count)
        guard type.starts(with: name) else { return }
        let place = SourceRange(range.file, type.startIndex..<type.startIndex + name.count)
        if isNew("cast", place) { facts.falseReplies.append(place) }
    }
}
