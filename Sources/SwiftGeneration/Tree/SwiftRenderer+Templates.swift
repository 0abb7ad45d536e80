extension SwiftRenderer {
    mutating func render(_ elements: [TemplateElement]) {
        for element in elements {
            switch element {
            case .blank: lines.end()
            case .line(let code, let depth): indented(by: depth) { $0.render(line: code.text) }
            case .content(.declarations(let declarations), let depth): indented(by: depth) { $0.render(declarations) }
            case .content(.attribute(let attribute), let depth):
                if let attribute { indented(by: depth) { $0.lines.add(attribute.text) } }
            }
        }
    }

    private mutating func render(line: String) {
        let text = isPublic ? line : line.withoutAccess
        let start = lines.count
        lines.begin(text)
        // Only a long namespace can make a template line too long.
        if !lines.fits(), let body = text.firstRange(of: " { "), text.hasSuffix(" }") {
            lines.takeBack(to: start)
            render(line: "\(text[..<body.lowerBound]) {")
            indented { $0.lines.add(String(text[body.upperBound...].dropLast(2))) }
            return lines.add("}")
        }
        if !lines.fits(), let head = FunctionHead(text) {
            lines.takeBack(to: start)
            lines.begin(head.name)
            writeParameters(head.parameters, before: head.result)
            lines.write(head.brace)
        }
        lines.end()
    }
}

extension String {
    /// `@MainActor protocol Handler {` for `@MainActor public protocol Handler {`
    fileprivate var withoutAccess: String {
        let attribute = hasPrefix("@") ? prefix { $0 != " " } + " " : ""
        let rest = dropFirst(attribute.count)
        for access in ["public ", "open "] where rest.hasPrefix(access) {
            return attribute + rest.dropFirst(access.count)
        }
        return self
    }
}

/// The parts of `func text(of date: Date) -> String {`.
private struct FunctionHead {
    /// `func text`
    let name: String
    /// `of date: Date`
    private(set) var parameters: [SwiftCode] = []
    /// ` -> String`
    let result: SwiftCode
    /// ` {`, or ` {}` for an empty body.
    let brace: String

    init?(_ line: String) {
        guard let brace = [" {", " {}"].first(where: line.hasSuffix), let start = line.firstIndex(of: "(") else {
            return nil
        }
        self.brace = brace
        name = String(line[..<start])
        var depth = 1
        var parameter = ""
        for index in line.indices[line.index(after: start)...] {
            let character = line[index]
            if character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" { depth -= 1 }
            if depth == 0 || depth == 1 && character == "," {
                parameters.append(SwiftCode(stringLiteral: parameter))
                parameter = ""
            } else if !parameter.isEmpty || character != " " {
                parameter.append(character)
            }
            if depth == 0 {
                result = SwiftCode(stringLiteral: String(line[index...].dropFirst().dropLast(brace.count)))
                return
            }
        }
        return nil
    }
}
