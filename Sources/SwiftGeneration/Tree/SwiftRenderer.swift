/// Turns the tree into source: the one place that knows of indentation, line breaks, doc comments and access.
///
/// What may be too long for a line is written to it all the same, and taken back where it is.
struct SwiftRenderer {
    /// Whether what an app uses is public.
    let isPublic: Bool
    /// In UTF-8.
    private(set) var output: [UInt8]
    private var depth = 0
    private var startOfLine = 0

    private static let lineLength = 120

    /// - Parameter header: What stands before all declarations.
    init(isPublic: Bool, header: String) {
        self.isPublic = isPublic
        output = Array(header.utf8)
    }

    /// - Parameter isFirst: Whether nothing stands before them.
    mutating func render(_ declarations: [SwiftDeclaration], isFirst: Bool = true) {
        if !isFirst { endLine() }
        for (index, declaration) in declarations.enumerated() {
            if index > 0, declaration.needsSpace(after: declarations[index - 1]) { endLine() }
            render(declaration)
        }
    }

    private mutating func render(_ declaration: SwiftDeclaration) {
        if let documentation = declaration.documentation { comment(documentation) }
        if let attribute = declaration.attribute { line(attribute.text) }
        let access = isPublic && declaration.isInterface ? declaration.isOverridable ? "open " : "public " : ""
        switch declaration.kind {
        case .type(let head, let members):
            beginLine()
            write(head.text, access: access)
            braced(isEmpty: members.isEmpty) { $0.render(members) }
        case .extension(let type, let members):
            beginLine("nonisolated extension ", type.text)
            braced(isEmpty: members.isEmpty) { $0.render(members) }
        case .enumCase(let code):
            line("case ", code.text)
        case .property(let code):
            line(access, code.text)
        case .requirement(let code):
            line(code.text)
        case .function(let function):
            render(function, access: access)
        case .conditional(let condition, let members):
            directive("#if ", condition.text)
            render(members)
            directive("#endif")
        case .import(let module):
            line(access, "import ", module.text)
        case .mark(let title):
            line("// MARK: - ", title.text)
        case .remark(let text):
            line("// ", text.text)
        }
    }

    private mutating func comment(_ text: String) {
        // A line break is not safe in source: without it there is one line.
        guard !text.isSafeInSource else { return commentLine(text) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            commentLine(SwiftCode.comment(line))
        }
    }

    private mutating func commentLine(_ text: String) {
        if text.allSatisfy(\.isWhitespace) { line("///") } else { line("/// ", text) }
    }

    /// Attributes stand before the access level.
    private mutating func write(_ head: String, access: String) {
        guard head.utf8.first == UInt8(ascii: "@"), let space = head.utf8.firstIndex(of: UInt8(ascii: " ")) else {
            write(access)
            write(head)
            return
        }
        write(head[...space])
        write(access)
        write(head[space...].dropFirst())
    }

    private mutating func render(_ function: SwiftFunction, access: String) {
        beginLine(access, function.head.text)
        if let parameters = function.parameters {
            let start = output.count
            write("(")
            list(parameters) { $0.write($1.text) }
            write(")")
            write(function.result.text)
            if !fits(before: " {") {
                takeBack(to: start)
                write("(")
                endLine()
                depth += 1
                for (index, parameter) in parameters.enumerated() {
                    line(parameter.text, index + 1 < parameters.count ? "," : "")
                }
                depth -= 1
                beginLine(")", function.result.text)
            }
        }
        braced(isEmpty: function.body.isEmpty) { renderer in
            // A body of one expression needs no return.
            if function.body.count == 1, case .value("return ", let value) = function.body[0] {
                renderer.beginLine()
                renderer.finishLine(with: value)
            } else {
                renderer.render(function.body)
            }
        }
    }

    // MARK: Statements

    private mutating func render(_ statements: [SwiftStatement]) {
        for statement in statements { render(statement) }
    }

    private mutating func render(_ statement: SwiftStatement) {
        switch statement {
        case .line(let code):
            line(code.text)
        case .value(let prefix, let value):
            beginLine(prefix.text)
            finishLine(with: value)
        case .block(let head, let body):
            beginLine(head.text)
            braced(isEmpty: body.isEmpty) { $0.render(body) }
        case .closure(let call, let parameters, let body):
            beginClosure(call, parameters)
            indented { $0.render(body) }
            line("}")
        case .mapping(let call, let parameters, let value):
            beginClosure(call, parameters)
            indented { renderer in
                renderer.beginLine()
                renderer.finishLine(with: value)
            }
            line("}")
        case .closingClosure(let call, let body):
            line(call.text, " {")
            indented { $0.render(body) }
            line("})")
        case .blocks(let blocks):
            for (index, block) in blocks.enumerated() {
                line(index > 0 ? "} " : "", block.head.text, " {")
                indented { $0.render(block.body) }
            }
            line("}")
        case .switch(let subject, let cases):
            line("switch ", subject.text, " {")
            for item in cases { render(item) }
            line("}")
        case .conditional(let condition, let body, let otherwise):
            directive("#if ", condition.text)
            render(body)
            if !otherwise.isEmpty {
                directive("#else")
                render(otherwise)
            }
            directive("#endif")
        }
    }

    private mutating func beginClosure(_ call: SwiftCode, _ parameters: SwiftCode) {
        beginLine(call.text, " { ")
        write(parameters.text)
        write(" in")
        endLine()
    }

    private mutating func render(_ item: SwiftCase) {
        beginLine(item.pattern.text, ":")
        if item.body.count == 1, case .line(let code) = item.body[0] {
            let start = output.count
            write(" ")
            write(code.text)
            guard !fits() else { return endLine() }
            takeBack(to: start)
        }
        endLine()
        indented { $0.render(item.body) }
    }

    // MARK: Expressions

    /// Ends a line with a value: on it where it fits, else broken at its arguments or elements.
    private mutating func finishLine(with value: SwiftExpression, before suffix: String = "") {
        let start = output.count
        write(value)
        write(suffix)
        guard !fits(), value.isBreakable else { return endLine() }
        takeBack(to: start)
        switch value {
        case .code:
            break
        case .call(let callee, let arguments):
            write(callee.text)
            write("(")
            endLine()
            indented { renderer in
                for (index, argument) in arguments.enumerated() {
                    renderer.beginLine()
                    renderer.writeLabel(of: argument)
                    renderer.finishLine(with: argument.value, before: index + 1 < arguments.count ? "," : "")
                }
            }
            line(")", suffix)
        case .array(let elements):
            write("[")
            endLine()
            indented { renderer in
                for element in elements {
                    renderer.beginLine()
                    renderer.finishLine(with: element, before: ",")
                }
            }
            line("]", suffix)
        case .dictionary(let entries):
            write("[")
            endLine()
            indented { renderer in
                for entry in entries {
                    renderer.beginLine(entry.key.text, ": ")
                    renderer.finishLine(with: entry.value, before: ",")
                }
            }
            line("]", suffix)
        }
    }

    /// On the line that was begun.
    private mutating func write(_ value: SwiftExpression) {
        switch value {
        case .code(let code):
            write(code.text)
        case .call(let callee, let arguments):
            write(callee.text)
            write("(")
            list(arguments) { renderer, argument in
                renderer.writeLabel(of: argument)
                renderer.write(argument.value)
            }
            write(")")
        case .array(let elements):
            write("[")
            list(elements) { $0.write($1) }
            write("]")
        case .dictionary(let entries):
            write("[")
            if entries.isEmpty { write(":") }
            list(entries) { renderer, entry in
                renderer.write(entry.key.text)
                renderer.write(": ")
                renderer.write(entry.value)
            }
            write("]")
        }
    }

    private mutating func writeLabel(of argument: SwiftArgument) {
        guard let label = argument.label else { return }
        write(label.text)
        write(": ")
    }

    /// With commas in between.
    private mutating func list<Item>(_ items: [Item], write: (inout Self, Item) -> Void) {
        for (index, item) in items.enumerated() {
            if index > 0 { self.write(", ") }
            write(&self, item)
        }
    }

    // MARK: Lines

    /// Ends the line with a brace, and all of what stands in it.
    private mutating func braced(isEmpty: Bool, body: (inout Self) -> Void) {
        write(isEmpty ? " {}" : " {")
        endLine()
        guard !isEmpty else { return }
        indented(body)
        line("}")
    }

    private mutating func indented(_ body: (inout Self) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    private mutating func line(_ start: String, _ middle: String = "", _ end: String = "") {
        beginLine(start, middle)
        write(end)
        endLine()
    }

    /// For the compiler's eyes, and never indented.
    private mutating func directive(_ start: String, _ end: String = "") {
        write(start)
        write(end)
        endLine()
    }

    private mutating func beginLine(_ start: String = "", _ end: String = "") {
        startOfLine = output.count
        for _ in 0..<depth { write("    ") }
        write(start)
        write(end)
    }

    private mutating func endLine() { output.append(UInt8(ascii: "\n")) }

    private mutating func write(_ text: some StringProtocol) { output.append(contentsOf: text.utf8) }

    /// Whether the line that was begun does, with what follows.
    private func fits(before suffix: String = "") -> Bool {
        output.count - startOfLine + suffix.utf8.count <= Self.lineLength
    }

    private mutating func takeBack(to count: Int) { output.removeLast(output.count - count) }
}

extension SwiftExpression {
    fileprivate var isBreakable: Bool {
        switch self {
        case .code: false
        case .call(_, let arguments): !arguments.isEmpty
        case .array(let elements): !elements.isEmpty
        case .dictionary(let entries): !entries.isEmpty
        }
    }
}

extension SwiftDeclaration {
    /// Cases, properties and imports without comments stand together, and a remark with what follows; everything else
    /// stands apart.
    fileprivate func needsSpace(after previous: SwiftDeclaration) -> Bool {
        switch (previous.kind, kind) {
        case (.enumCase, .enumCase), (.property, .property), (.requirement, .requirement), (.import, .import): false
        case (.remark, _): false
        default: true
        }
    }
}
