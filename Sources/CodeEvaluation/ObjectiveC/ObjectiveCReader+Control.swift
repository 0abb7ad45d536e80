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

    /// `for (Type *name in collection) …`; of other loops, the body.
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
        else { return [Statement(.group(statement()), at: range(from: start))] }
        index = separator + 1
        let sequence = expression()
        index = end
        let body = statement()
        return [Statement(.loop([tokens[separator - 1].text], over: sequence, body), at: range(from: start))]
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
