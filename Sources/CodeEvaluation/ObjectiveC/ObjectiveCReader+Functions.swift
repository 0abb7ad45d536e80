// Functions of C.
extension ObjectiveCReader {
    private static let limit = 60

    /// `NSString *nameOf(Kind kind) { … }`: a function that makes a text. Others have no name that code looks up.
    mutating func textFunction() -> Statement? {
        guard isWord("NSString"), isSymbol("*", at: 1), isSymbol("(", at: 3), tokens[index + 2].kind == .word,
            let end = ends[index + 3], end < tokens.count, end - index < Self.limit, tokens[end].kind == .symbol,
            tokens[end].text == "{"
        else { return nil }
        let (start, name) = (index, tokens[index + 2].text)
        let parameters = tokens[(index + 4)..<(end - 1)].split { $0.kind == .symbol && $0.text == "," }
            .compactMap { parts -> Function.Parameter? in
                guard parts.count > 1, let last = parts.last, last.kind == .word else { return nil }
                let type = parts.dropLast().map(\.text).joined(separator: " ")
                return Function.Parameter(label: nil, name: last.text, type: type)
            }
        index = end
        let body = block()
        let function = Function(
            name: name, parameters: parameters, body: body, isStatic: true, returnType: "NSString *",
            at: range(from: start))
        return Statement(.function(function), at: range(from: start))
    }
}
