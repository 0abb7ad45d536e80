/// Renders the tree as source. Indentation, line breaks, doc comments and access levels are decided only here.
///
/// Code that may be too long for a line is written to it first, and removed if it doesn't fit.
struct SwiftRenderer {
    /// Whether API is public.
    let isPublic: Bool
    var lines = SwiftLines()

    init(isPublic: Bool) { self.isPublic = isPublic }

    /// In UTF-8.
    var output: [UInt8] { lines.bytes }

    mutating func render(_ declarations: [SwiftDeclaration]) {
        var rest = declarations[...]
        while let declaration = rest.first {
            let cases = rest.prefix(while: \.isPlainCase)
            let start = lines.count
            let previous = declarations[..<rest.startIndex].last
            if let previous, declaration.needsSpace(after: previous), !declaration.canFollow(previous) { lines.end() }
            if cases.count > 1 { render(plainCases: cases) } else { render(declaration) }
            if let previous, declaration.canFollow(previous), !lines.isOneLine(from: start) {
                lines.takeBack(to: start)
                lines.end()
                render(declaration)
            }
            rest = rest.dropFirst(max(cases.count, 1))
        }
    }

    /// Cases without raw values and comments share lines: `case order, parcel`.
    private mutating func render(plainCases cases: ArraySlice<SwiftDeclaration>) {
        let names = cases.compactMap { if case .enumCase(let code, _) = $0.kind { code.text } else { nil } }
        var rest = names[...]
        while let name = rest.popFirst() {
            lines.begin("case ", name)
            while let next = rest.first, lines.fits(before: ", \(next)") {
                lines.write(", ")
                lines.write(next)
                rest = rest.dropFirst()
            }
            lines.end()
        }
    }

    private mutating func render(_ declaration: SwiftDeclaration) {
        if let documentation = declaration.documentation { comment(documentation) }
        if let attribute = declaration.attribute {
            for line in attribute.text.split(separator: "\n") { lines.add(String(line)) }
        }
        let access = isPublic && declaration.isInterface ? "public " : ""
        switch declaration.kind {
        case .type(let head, let members):
            lines.begin()
            write(head.text, access: access)
            braced(isEmpty: members.isEmpty) { $0.render(members) }
        case .extension(let type, let members):
            lines.begin("nonisolated extension ", type.text)
            braced(isEmpty: members.isEmpty) { $0.render(members) }
        case .enumCase(let code, let values):
            lines.begin("case ", code.text)
            if !values.isEmpty { _ = writeParameters(values, before: "") }
            lines.end()
        case .property(let code):
            lines.add(access, code.text)
        case .requirement(let code):
            lines.add(code.text)
        case .function(let function):
            render(function, access: access)
        case .conditional(let condition, let members, let otherwise):
            lines.addDirective("#if ", condition.text)
            render(members)
            if !otherwise.isEmpty {
                lines.addDirective("#else")
                render(otherwise)
            }
            lines.addDirective("#endif")
        case .import(let module):
            lines.add(access, "import ", module.text)
        case .mark(let title):
            lines.add("// MARK: - ", title.text)
        case .remark(let text):
            lines.add("// ", text.text)
        case .template(let elements):
            render(elements)
        }
    }

    /// Attributes come before the access level.
    private mutating func write(_ head: String, access: String) {
        let attributes = head.hasPrefix("@") ? head.prefix { $0 != " " } + " " : ""
        lines.write(String(attributes))
        lines.write(access)
        lines.write(attributes.isEmpty ? head : String(head.dropFirst(attributes.count)))
    }

    private mutating func render(_ function: SwiftFunction, access: String) {
        lines.begin(access, function.head.text)
        let isOneLine = function.parameters.map { writeParameters($0, before: function.result) } ?? true
        if let only = function.body.first, function.body.count == 1, isOneLine {
            let start = lines.count
            if finishesLine(with: only) { return }
            lines.takeBack(to: start)
        }
        braced(isEmpty: function.body.isEmpty) { renderer in
            // A body with a single expression needs no `return`.
            if function.body.count == 1, case .value("return ", let value) = function.body[0] {
                renderer.lines.begin()
                renderer.finishLine(with: value)
            } else {
                renderer.render(function.body)
            }
        }
    }

    /// On the current line if they fit with the following brace, otherwise on lines of their own.
    ///
    /// - Returns: Whether they fit.
    @discardableResult
    mutating func writeParameters(_ parameters: [SwiftCode], before result: SwiftCode) -> Bool {
        let start = lines.count
        lines.write("(")
        list(parameters) { $0.lines.write($1.text) }
        lines.write(")")
        lines.write(result.text)
        guard !lines.fits(before: " {") else { return true }
        lines.takeBack(to: start)
        lines.write("(")
        lines.end()
        indented { $0.fill(parameters.map { SwiftArgument(nil, $0) }, suffix: "") }
        lines.begin(")", result.text)
        return false
    }

    // MARK: Statements

    private mutating func render(_ statements: [SwiftStatement]) {
        for statement in statements { render(statement) }
    }

    private mutating func render(_ statement: SwiftStatement) {
        switch statement {
        case .line(let code):
            lines.add(code.text)
        case .value(let prefix, let value):
            lines.begin(prefix.text)
            finishLine(with: value)
        case .block(let head, let body):
            lines.begin(head.text)
            braced(isEmpty: body.isEmpty) { $0.render(body) }
        case .closure(let call, let parameters, let body):
            beginClosure(call, parameters)
            indented { $0.render(body) }
            lines.add("}")
        case .mapping(let call, let parameters, let value):
            beginClosure(call, parameters)
            indented { renderer in
                renderer.lines.begin()
                renderer.finishLine(with: value)
            }
            lines.add("}")
        case .blocks(let blocks):
            for (index, block) in blocks.enumerated() {
                lines.add(index > 0 ? "} " : "", block.head.text, " {")
                indented { $0.render(block.body) }
            }
            lines.add("}")
        case .switch(let subject, let cases):
            lines.add("switch ", subject.text, " {")
            for item in cases { render(item) }
            lines.add("}")
        case .conditional(let condition, let body, let otherwise):
            lines.addDirective("#if ", condition.text)
            render(body)
            if !otherwise.isEmpty {
                lines.addDirective("#else")
                render(otherwise)
            }
            lines.addDirective("#endif")
        }
    }

    private mutating func beginClosure(_ call: SwiftCode, _ parameters: SwiftCode) {
        lines.begin(call.text, " { ")
        lines.write(parameters.text)
        lines.write(" in")
        lines.end()
    }

    private mutating func render(_ item: SwiftCase) {
        lines.begin(item.pattern.text, ":")
        if let only = item.body.first, item.body.count == 1 {
            let start = lines.count
            lines.write(" ")
            if write(only), lines.fits() { return lines.end() }
            lines.takeBack(to: start)
        }
        lines.end()
        indented { $0.render(item.body) }
    }

    /// Writes a statement on the current line.
    ///
    /// - Returns: False for statements that need lines of their own.
    private mutating func write(_ statement: SwiftStatement, omitsReturn: Bool = false) -> Bool {
        switch statement {
        case .line(let code):
            lines.write(code.text)
        case .value(let prefix, let value):
            if !omitsReturn || prefix != "return " { lines.write(prefix.text) }
            write(value)
        default: return false
        }
        return true
    }

    /// Ends the line with a block that has only the statement, if it fits.
    private mutating func finishesLine(with statement: SwiftStatement) -> Bool {
        lines.write(" { ")
        guard write(statement, omitsReturn: true) else { return false }
        lines.write(" }")
        guard lines.fits() else { return false }
        lines.end()
        return true
    }

    // MARK: Lines

    /// Writes items with commas between them.
    mutating func list<Item>(_ items: [Item], write: (inout Self, Item) -> Void) {
        for (index, item) in items.enumerated() {
            if index > 0 { lines.write(", ") }
            write(&self, item)
        }
    }

    /// Ends the line with a brace, and writes the block.
    private mutating func braced(isEmpty: Bool, body: (inout Self) -> Void) {
        lines.write(isEmpty ? " {}" : " {")
        lines.end()
        guard !isEmpty else { return }
        indented(body)
        lines.add("}")
    }

    mutating func indented(by depth: Int = 1, _ body: (inout Self) -> Void) {
        lines.depth += depth
        body(&self)
        lines.depth -= depth
    }
}

extension SwiftDeclaration {
    /// `case order`
    fileprivate var isPlainCase: Bool {
        guard case .enumCase(let code, let values) = kind, documentation == nil, attribute == nil else { return false }
        return values.isEmpty && !code.text.contains { $0 == "(" || $0 == "=" }
    }

    /// Whether it needs no blank line after a stored property if it is computed in one line.
    fileprivate func canFollow(_ previous: Self) -> Bool {
        guard case .property = previous.kind, case .function(let function) = kind else { return false }
        return function.parameters == nil && documentation == nil && attribute == nil
    }

    /// Cases, properties and imports without comments follow each other without blank lines, and so do remarks and the
    /// declarations after them. All others are separated by blank lines.
    fileprivate func needsSpace(after previous: SwiftDeclaration) -> Bool {
        switch (previous.kind, kind) {
        case (.enumCase, .enumCase), (.property, .property), (.requirement, .requirement), (.import, .import): false
        case (.remark, _): false
        default: true
        }
    }
}
