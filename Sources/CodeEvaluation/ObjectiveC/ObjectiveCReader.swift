package import Diagnostics

/// Reads the declarations and statements of an Objective-C file, as far as notifications need them. Recovers from
/// anything that it doesn't understand.
package struct ObjectiveCReader {
    let file: SourceFile
    let tokens: [ObjectiveCToken]
    /// For each opening bracket, the index after the bracket that closes it.
    let ends: [Int: Int]
    var index = 0
    var depth = 0
    /// Whether the reader skipped something because it is nested too deeply.
    var isCut = false

    /// The nesting of expressions, statements and blocks that is read, and the length of a chain such as `a.b.c`. The
    /// reader and the interpreter are recursive.
    static let depthLimit = 200

    package static func read(_ file: SourceFile) -> CodeFile {
        let lexer = ObjectiveCLexer.tokens(of: file.bytes)
        var isCut = false
        var statements: [Statement] = []
        for definition in lexer.definitions {
            var reader = ObjectiveCReader(file: file, tokens: definition.value)
            guard !definition.value.isEmpty else { continue }
            let value = reader.expression()
            isCut = isCut || reader.isCut
            let variable = Variable(name: definition.name, type: nil, value: value, isStatic: true)
            statements.append(Statement(.variable(variable), at: SourceRange(file, definition.range)))
        }
        var reader = ObjectiveCReader(file: file, tokens: lexer.all)
        statements += reader.declarations()
        var omission: String?
        if lexer.isCut { omission = "it has more than \(ObjectiveCLexer.limit) words and symbols" }
        if isCut || reader.isCut { omission = "code in it is nested more than \(depthLimit) deep" }
        return CodeFile(file, statements, isObjectiveC: true, omission: omission)
    }

    private init(file: SourceFile, tokens: [ObjectiveCToken]) {
        (self.file, self.tokens) = (file, tokens)
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .symbol {
            switch token.text {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}": if let opening = open.popLast() { ends[opening] = index + 1 }
            default: break
            }
        }
        self.ends = ends
    }

    /// Skips what is nested too deeply.
    mutating func skipDeepCode() {
        isCut = true
        skipBrackets()
    }

    // MARK: - Tokens

    var current: ObjectiveCToken? { index < tokens.count ? tokens[index] : nil }

    func isSymbol(_ text: String, at offset: Int = 0) -> Bool {
        let position = index + offset
        return position < tokens.count && tokens[position].kind == .symbol && tokens[position].text == text
    }

    func isWord(_ text: String, at offset: Int = 0) -> Bool {
        let position = index + offset
        return position < tokens.count && tokens[position].kind == .word && tokens[position].text == text
    }

    mutating func take(_ symbol: String) -> Bool {
        guard isSymbol(symbol) else { return false }
        index += 1
        return true
    }

    func range(from start: Int) -> SourceRange {
        guard start < tokens.count else { return SourceRange(file, file.bytes.count..<file.bytes.count) }
        let last = tokens[max(start, min(index, tokens.count) - 1)]
        return SourceRange(
            file, tokens[start].range.lowerBound..<max(last.range.upperBound, tokens[start].range.upperBound))
    }

    /// Skips to the token after the bracket that closes the current one; a token that isn't a bracket.
    mutating func skipBrackets() {
        guard isSymbol("(") || isSymbol("[") || isSymbol("{") else {
            index = min(index + 1, tokens.count)
            return
        }
        index = ends[index] ?? tokens.count
    }

    // MARK: - Declarations

    private mutating func declarations() -> [Statement] {
        var result: [Statement] = []
        while let token = current {
            if token.kind == .word, token.text == "@implementation" {
                result += implementation()
            } else if token.kind == .word, token.text == "@interface" || token.text == "@protocol" {
                while let token = current, token.text != "@end", !(token.text == ";" && isSymbol(";")) { index += 1 }
                index += 1
            } else if isWord("namespace") {
                // What is inside is read as what is outside.
                while let token = current, token.kind == .word || token.text == ":" { index += 1 }
                _ = take("{")
            } else if let constant = textFunction() ?? constant() {
                result.append(constant)
            } else if isSymbol("{") {
                let start = index
                let body = block()
                let function = Function(name: "", parameters: [], body: body, isStatic: true, at: range(from: start))
                result.append(Statement(.function(function), at: range(from: start)))
            } else {
                index += 1
            }
        }
        return result
    }

    /// The class, and the constants and functions of C between its methods, which all code can use.
    private mutating func implementation() -> [Statement] {
        let start = index
        index += 1
        let name = current?.text ?? ""
        index += 1
        var (members, others): ([Statement], [Statement]) = ([], [])
        while let token = current, token.text != "@end" {
            if isSymbol("-") || isSymbol("+") {
                if let method = method() { members.append(method) }
            } else if let constant = textFunction() ?? constant() {
                others.append(constant)
            } else if isSymbol("{") {
                skipBrackets()
            } else {
                index += 1
            }
        }
        index += 1
        let type = TypeDeclaration(.classType, name: name, inherited: [], members: members)
        return others + [Statement(.type(type), at: range(from: start))]
    }

    /// `static NSString * const name = value;`
    private mutating func constant() -> Statement? {
        let start = index
        guard current?.kind == .word else { return nil }
        var end = index
        while end < tokens.count, end - start < 12, tokens[end].kind == .word || tokens[end].text == "*" { end += 1 }
        guard end < tokens.count, tokens[end].text == "=", tokens[end].kind == .symbol, end - start >= 2,
            tokens[end - 1].kind == .word
        else { return nil }
        let name = tokens[end - 1].text
        index = end + 1
        let value = expression()
        _ = take(";")
        let variable = Variable(name: name, type: nil, value: value, isStatic: true)
        return Statement(.variable(variable), at: range(from: start))
    }

    /// `- (void)name:(Type)parameter label:(Type)parameter { … }`
    private mutating func method() -> Statement? {
        let start = index
        let isStatic = isSymbol("+")
        index += 1
        let returned = index
        if isSymbol("(") { skipBrackets() }
        let returnType = index > returned ? range(from: returned).text : nil
        var parameters: [Function.Parameter] = []
        var name = ""
        while let token = current, token.kind == .word {
            let label = token.text
            if name.isEmpty { name = label }
            index += 1
            guard take(":") else { break }
            let typeStart = index
            if isSymbol("(") { skipBrackets() }
            let type = index > typeStart ? range(from: typeStart).text : ""
            parameters.append(Function.Parameter(label: label, name: parameterName(), type: type))
        }
        // Attributes, such as `API_AVAILABLE(ios(10.0))`.
        while let token = current, token.kind == .word && !token.text.hasPrefix("@") || isSymbol("(") { skipBrackets() }
        // A definition can have a semicolon before its body.
        if isSymbol(";"), isSymbol("{", at: 1) { index += 1 }
        guard isSymbol("{") else {
            while let token = current, token.text != ";", token.text != "{", token.text != "@end" { index += 1 }
            return nil
        }
        let body = block()
        let function = Function(
            name: name, parameters: parameters, body: body, isStatic: isStatic, returnType: returnType,
            at: range(from: start))
        return Statement(.function(function), at: range(from: start))
    }

    /// The name of a parameter, among attributes such as `__unused`, up to the next label.
    private mutating func parameterName() -> String {
        var names: [String] = []
        while let token = current, token.kind == .word, !token.text.hasPrefix("@"), !isSymbol(":", at: 1) {
            index += 1
            if isSymbol("(") {
                skipBrackets()
            } else if !token.text.hasPrefix("__") {
                names.append(token.text)
            }
        }
        // Macros have capitals.
        return names.first { $0.contains(where: \.isLowercase) } ?? names.first ?? ""
    }

    // MARK: - Statements

    /// The statements between braces.
    mutating func block() -> [Statement] {
        guard take("{") else { return [] }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else {
            index -= 1
            skipDeepCode()
            return []
        }
        var result: [Statement] = []
        while current != nil, !isSymbol("}") {
            let start = index
            result += statement()
            if index == start { index += 1 }
        }
        _ = take("}")
        return result
    }

    mutating func statement() -> [Statement] {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else {
            skipDeepCode()
            return []
        }
        if isSymbol("{") { return [Statement(.group(block()), at: range(from: start))] }
        if take(";") { return [] }
        switch current?.kind == .word ? current?.text : nil {
        case "if":
            index += 1
            let conditions = condition()
            let then = statement()
            var otherwise: [Statement] = []
            if isWord("else") {
                index += 1
                otherwise = statement()
            }
            return [Statement(.branch(conditions, then: then, otherwise: otherwise), at: range(from: start))]
        case "switch": return selection()
        case "for": return loop()
        case "while", "@synchronized":
            index += 1
            if isSymbol("(") { skipBrackets() }
            return [Statement(.group(statement()), at: range(from: start))]
        case "do", "@try", "@finally", "@autoreleasepool":
            index += 1
            return statement()
        case "@catch":
            index += 1
            if isSymbol("(") { skipBrackets() }
            return statement()
        case "return":
            index += 1
            let value = isSymbol(";") ? nil : expression()
            _ = take(";")
            return [Statement(.exit(value), at: range(from: start))]
        case "break", "continue":
            index += 1
            return [Statement(.jump(tokens[start].text), at: range(from: start))]
        default: break
        }
        if let variable = local() { return [variable] }
        let value = expression()
        _ = take(";")
        return [Statement(.expression(value), at: range(from: start))]
    }

    private mutating func condition() -> [Statement.Condition] {
        guard isSymbol("(") else { return [] }
        if isWord("@available", at: 1) {
            let start = index
            skipBrackets()
            // `(@available(iOS 15.0, *))`
            let versions = range(from: start).text.dropFirst().drop { $0 != "(" }.dropFirst()
            return [.available(String(versions.prefix { $0 != ")" }))]
        }
        index += 1
        let value = expression()
        while current != nil, !isSymbol(")"), !isSymbol("{") { index += 1 }
        _ = take(")")
        return [.test(value)]
    }
}
