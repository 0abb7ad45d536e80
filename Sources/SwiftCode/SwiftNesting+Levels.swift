// What is open: brackets, and the code in texts.
extension SwiftNesting {
    mutating func open(_ kind: Level.Kind) {
        count()
        let isOfAttribute = tokenCount <= attributeEnd
        levels.append(Level(kind: kind, isOfAttribute: isOfAttribute))
        if isOfAttribute { attributeDepth += 1 }
        endsOperand = false
        index += 1
    }

    mutating func pop() {
        endStatement()
        let level = levels.removeLast()
        if case .interpolation = level.kind { textDepth -= 1 }
        if level.isOfAttribute { attributeDepth -= 1 }
    }

    mutating func close() {
        count()
        index += 1
        switch levels.last?.kind {
        case .parentheses:
            pop()
            endsOperand = true
        case .interpolation(let delimiter):
            pop()
            continueText(delimiter)
        default: endsOperand = true
        }
    }

    /// Also closes what is open inside of the braces.
    mutating func closeBraces() {
        index += 1
        if let opening = levels.lastIndex(where: { $0.kind == .braces }), opening > 0 {
            while levels.count > opening { pop() }
        }
        count()
        endsOperand = true
    }

    // MARK: - Texts

    mutating func text(hashes: Int) {
        beginLine()
        count()
        continueText(openDelimiter(hashes: hashes))
    }

    /// Reads up to the end of the text, or to the code in it.
    private mutating func continueText(_ delimiter: TextDelimiter) {
        if skipText(delimiter) {
            levels.append(Level(kind: .interpolation(delimiter)))
            textDepth += 1
            endsOperand = false
        } else {
            endsOperand = true
        }
    }
}
