import Diagnostics

// `switch`, loops over collections, and local variables.
extension ObjectiveCReader {
    mutating func selection() -> [Statement] {
        let start = index
        index += 1
        guard take("(") else { return [] }
        let subject = expression()
        while current != nil, !isSymbol(")"), !isSymbol("{") { index += 1 }
        _ = take(")")
        guard take("{") else { return [] }
        var cases: [Statement.Case] = []
        while current != nil, !isSymbol("}") {
            let before = index
            cases.append(selectionCase())
            if index == before { index += 1 }
        }
        _ = take("}")
        return [Statement(.selection(subject, cases), at: range(from: start))]
    }

    /// The labels of a case, and the statements up to the next label.
    private mutating func selectionCase() -> Statement.Case {
        let start = index
        var patterns: [Expression] = []
        var isDefault = false
        while isWord("case") || isWord("default") {
            isDefault = isDefault || isWord("default")
            index += 1
            if !isSymbol(":") { patterns.append(expression()) }
            while current != nil, !isSymbol(":"), !isSymbol("}") { index += 1 }
            _ = take(":")
        }
        var body: [Statement] = []
        while current != nil, !isSymbol("}"), !isWord("case"), !isWord("default") {
            let before = index
            body += statement()
            if index == before { index += 1 }
        }
        return Statement.Case(patterns: isDefault ? [] : patterns, body: body, at: range(from: start))
    }

    /// `for (Type *name in collection) …`, `for (int name = 0; name < 3; name++) …`; of other loops, the body.
    mutating func loop() -> [Statement] {
        let start = index
        index += 1
        guard isSymbol("(") else { return [] }
        let opening = index
        skipBrackets()
        let end = index
        // The declaration before `in` is short; a header can be as long as a file, and contain others.
        let declaration = opening..<min(end, opening + 40)
        guard let separator = declaration.first(where: { tokens[$0].kind == .word && tokens[$0].text == "in" }),
            separator > opening + 1
        else {
            guard let counted = countedNumbers(opening + 1..<max(opening + 1, end - 1)) else {
                return [Statement(.group(statement()), at: range(from: start))]
            }
            return [Statement(.loop([counted.name], over: counted.numbers, statement()), at: range(from: start))]
        }
        index = separator + 1
        let sequence = expression()
        index = end
        let body = statement()
        return [Statement(.loop([tokens[separator - 1].text], over: sequence, body), at: range(from: start))]
    }

    /// The variable that the header of a loop counts up, and its numbers: `int name = 0; name < 3; name++`. The end can be
    /// the count of an array.
    private func countedNumbers(_ header: Range<Int>) -> (name: String, numbers: Expression)? {
        guard header.count < 24, header.upperBound < tokens.count else { return nil }
        let parts = tokens[header].split(omittingEmptySubsequences: false) { $0.text == ";" }
        guard parts.count == 3, let sign = parts[0].firstIndex(where: { $0.text == "=" }),
            sign == parts[0].endIndex - 2, let name = parts[0][..<sign].last, name.kind == .word,
            parts[0].count > 3, parts[0][..<sign].allSatisfy({ $0.kind == .word }), let first = parts[0].last,
            Int(first.text) != nil
        else { return nil }
        let (test, step) = (parts[1].map(\.text), parts[2].map(\.text))
        let isOpen = test.dropFirst(2).first != "="
        guard test.count > 2, test[0] == name.text, test[1] == "<",
            let end = end(ofCount: Array(parts[1].dropFirst(isOpen ? 2 : 3))),
            [[name.text, "+", "+"], ["+", "+", name.text], [name.text, "+=", "1"]].contains(step)
        else { return nil }
        let start = Expression(.number(first.text), at: SourceRange(file, first.range))
        let range = SourceRange(file, first.range.lowerBound..<end.range.bytes.upperBound)
        return (name.text, Expression(.operation(isOpen ? "..<" : "...", start, end), at: range))
    }

    /// `3`, `items.count` or `[items count]`
    private func end(ofCount tokens: [ObjectiveCToken]) -> Expression? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        let range = SourceRange(file, first.range.lowerBound..<last.range.upperBound)
        if tokens.count == 1, Int(first.text) != nil { return Expression(.number(first.text), at: range) }
        let texts = tokens.map(\.text)
        let array: ObjectiveCToken
        switch texts.count {
        case 3 where texts[1] == "." && texts[2] == "count": array = first
        case 4 where texts[0] == "[" && texts[2] == "count" && texts[3] == "]": array = tokens[1]
        default: return nil
        }
        guard array.kind == .word else { return nil }
        let name = Expression(.name(array.text), at: SourceRange(file, array.range))
        return Expression(.member(name, "count"), at: range)
    }

    /// `Type *name = value;`
    mutating func local() -> Statement? {
        let start = index
        guard current?.kind == .word else { return nil }
        var end = index
        var nesting = 0
        while end < tokens.count, end - start < 40 {
            let token = tokens[end]
            if token.text == "<" { nesting += 1 }
            if token.text == ">" { nesting -= 1 }
            guard token.kind == .word || ["*", "<", ">", ","].contains(token.text) else { break }
            end += 1
        }
        guard end < tokens.count, nesting == 0, tokens[end].text == "=" || tokens[end].text == ";", end - start >= 2,
            tokens[end - 1].kind == .word, tokens[start].text != "return"
        else { return nil }
        let name = tokens[end - 1].text
        index = end + 1
        let value = tokens[end].text == "=" ? expression() : nil
        if value != nil { _ = take(";") }
        return Statement(.variable(Variable(name: name, type: nil, value: value)), at: range(from: start))
    }
}
