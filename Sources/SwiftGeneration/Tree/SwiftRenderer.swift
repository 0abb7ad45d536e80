/// Turns the tree into source: the one place that knows of indentation, line breaks, doc comments and access.
struct SwiftRenderer {
    /// Whether what an app uses is public.
    let isPublic: Bool
    private(set) var output = ""
    private var depth = 0

    private static let lineLength = 120

    init(isPublic: Bool) {
        self.isPublic = isPublic
    }

    /// - Parameter isFirst: Whether nothing stands before them.
    mutating func render(_ declarations: [SwiftDeclaration], isFirst: Bool = true) {
        if !isFirst { output += "\n" }
        for (index, declaration) in declarations.enumerated() {
            if index > 0, declaration.needsSpace(after: declarations[index - 1]) { output += "\n" }
            render(declaration)
        }
    }

    private mutating func render(_ declaration: SwiftDeclaration) {
        for comment in declaration.documentation?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
            let comment = SwiftCode.comment(comment)
            line(comment.allSatisfy(\.isWhitespace) ? "///" : "/// \(comment)")
        }
        if let attribute = declaration.attribute { line(attribute.text) }
        let access = isPublic && declaration.isInterface ? declaration.isOverridable ? "open " : "public " : ""
        switch declaration.kind {
        case .type(let head, let members):
            braced(Self.head(head.text, access: access), isEmpty: members.isEmpty) { $0.render(members) }
        case .extension(let type, let members):
            braced("nonisolated extension \(type.text)", isEmpty: members.isEmpty) { $0.render(members) }
        case .enumCase(let code):
            line("case \(code.text)")
        case .property(let code):
            line(access + code.text)
        case .requirement(let code):
            line(code.text)
        case .function(let function):
            render(function, access: access)
        case .conditional(let condition, let members):
            line("#if \(condition.text)")
            render(members)
            line("#endif")
        case .import(let module):
            line("\(access)import \(module.text)")
        case .mark(let title):
            line("// MARK: - \(title.text)")
        case .remark(let text):
            line("// \(text.text)")
        }
    }

    /// Attributes stand before the access level.
    private static func head(_ head: String, access: String) -> String {
        guard head.hasPrefix("@"), let space = head.firstIndex(of: " ") else { return access + head }
        return head[...space] + access + head[head.index(after: space)...]
    }

    private mutating func render(_ function: SwiftFunction, access: String) {
        var head = access + function.head.text
        if let parameters = function.parameters {
            let single = "\(head)(\(parameters.map(\.text).joined(separator: ", ")))\(function.result.text)"
            if fits(single + " {") {
                head = single
            } else {
                line(head + "(")
                depth += 1
                for (index, parameter) in parameters.enumerated() {
                    line(parameter.text + (index + 1 < parameters.count ? "," : ""))
                }
                depth -= 1
                head = ")\(function.result.text)"
            }
        }
        braced(head, isEmpty: function.body.isEmpty) { renderer in
            // A body of one expression needs no return.
            if function.body.count == 1, case .value("return ", let value) = function.body[0] {
                renderer.render(value, after: "", before: "")
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
            render(value, after: prefix.text, before: "")
        case .block(let head, let body):
            braced(head.text, isEmpty: body.isEmpty) { $0.render(body) }
        case .closure(let call, let parameters, let body):
            line("\(call.text) { \(parameters.text) in")
            depth += 1
            render(body)
            depth -= 1
            line("}")
        case .mapping(let call, let parameters, let value):
            line("\(call.text) { \(parameters.text) in")
            depth += 1
            render(value, after: "", before: "")
            depth -= 1
            line("}")
        case .closingClosure(let call, let body):
            line("\(call.text) {")
            depth += 1
            render(body)
            depth -= 1
            line("})")
        case .blocks(let blocks):
            for (index, block) in blocks.enumerated() {
                line((index > 0 ? "} " : "") + block.head.text + " {")
                depth += 1
                render(block.body)
                depth -= 1
            }
            line("}")
        case .switch(let subject, let cases):
            line("switch \(subject.text) {")
            for item in cases { render(item) }
            line("}")
        case .conditional(let condition, let body, let otherwise):
            line("#if \(condition.text)")
            render(body)
            if !otherwise.isEmpty {
                line("#else")
                render(otherwise)
            }
            line("#endif")
        }
    }

    private mutating func render(_ item: SwiftCase) {
        if item.body.count == 1, case .line(let code) = item.body[0], fits("\(item.pattern.text): \(code.text)") {
            line("\(item.pattern.text): \(code.text)")
            return
        }
        line("\(item.pattern.text):")
        depth += 1
        render(item.body)
        depth -= 1
    }

    // MARK: Expressions

    /// On one line where it fits, else broken at its arguments or elements.
    private mutating func render(_ value: SwiftExpression, after prefix: String, before suffix: String) {
        let single = prefix + Self.singleLine(value) + suffix
        if fits(single) || !value.isBreakable {
            line(single)
            return
        }
        switch value {
        case .code:
            line(single)
        case .call(let callee, let arguments):
            line("\(prefix)\(callee.text)(")
            depth += 1
            for (index, argument) in arguments.enumerated() {
                let label = argument.label.map { "\($0.text): " } ?? ""
                render(argument.value, after: label, before: index + 1 < arguments.count ? "," : "")
            }
            depth -= 1
            line(")" + suffix)
        case .array(let elements):
            line(prefix + "[")
            depth += 1
            for element in elements { render(element, after: "", before: ",") }
            depth -= 1
            line("]" + suffix)
        case .dictionary(let entries):
            line(prefix + "[")
            depth += 1
            for entry in entries { render(entry.value, after: "\(entry.key.text): ", before: ",") }
            depth -= 1
            line("]" + suffix)
        }
    }

    private static func singleLine(_ value: SwiftExpression) -> String {
        switch value {
        case .code(let code):
            code.text
        case .call(let callee, let arguments):
            callee.text + "("
                + arguments.map { ($0.label.map { "\($0.text): " } ?? "") + singleLine($0.value) }.joined(
                    separator: ", ") + ")"
        case .array(let elements):
            "[" + elements.map(singleLine).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            entries.isEmpty
                ? "[:]" : "[" + entries.map { "\($0.key.text): \(singleLine($0.value))" }.joined(separator: ", ") + "]"
        }
    }

    // MARK: Lines

    private mutating func braced(_ head: String, isEmpty: Bool, body: (inout Self) -> Void) {
        guard !isEmpty else {
            line(head + " {}")
            return
        }
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    private mutating func line(_ text: String) {
        if !text.isEmpty, !text.hasPrefix("#if"), !text.hasPrefix("#else"), !text.hasPrefix("#endif") {
            for _ in 0..<depth { output += "    " }
        }
        output += text
        output += "\n"
    }

    private func fits(_ text: String) -> Bool { depth * 4 + text.utf8.count <= Self.lineLength }
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
