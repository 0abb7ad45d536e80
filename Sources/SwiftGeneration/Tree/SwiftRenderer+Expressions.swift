extension SwiftRenderer {
    /// Ends a line with an expression. If it doesn't fit, breaks it at its arguments or elements.
    mutating func finishLine(with value: SwiftExpression, before suffix: String = "") {
        let start = lines.count
        write(value)
        lines.write(suffix)
        guard !lines.fits(), value.isBreakable else { return lines.end() }
        lines.takeBack(to: start)
        switch value {
        case .code:
            break
        case .call(let callee, let arguments):
            lines.write(callee.text)
            lines.write("(")
            lines.end()
            indented { $0.fill(arguments, suffix: ")\(suffix)") }
        case .array(let elements):
            lines.write("[")
            lines.end()
            indented { $0.fill(elements.map { SwiftArgument(nil, $0) }, suffix: ",") }
            lines.add("]", suffix)
        case .dictionary(let entries):
            lines.write("[")
            lines.end()
            indented { renderer in
                for entry in entries {
                    renderer.lines.begin(entry.key.text, ": ")
                    renderer.finishLine(with: entry.value, before: ",")
                }
            }
            lines.add("]", suffix)
        case .choice(let condition, let value, .choice(let next, let second, let otherwise)):
            // Several choices are like a table: a condition and its value on each line.
            finishLine(with: value, if: condition)
            indented { renderer in
                var rest = SwiftExpression.choice(next, second, otherwise: otherwise)
                while case .choice(let condition, let value, let otherwise) = rest {
                    renderer.lines.begin(": ")
                    renderer.finishLine(with: value, if: condition)
                    rest = otherwise
                }
                renderer.lines.begin(": ")
                renderer.finishLine(with: rest, before: suffix)
            }
        case .choice(let condition, let value, let otherwise):
            lines.write(condition.text)
            lines.end()
            indented { renderer in
                renderer.lines.begin("? ")
                renderer.finishLine(with: value)
                renderer.lines.begin(": ")
                renderer.finishLine(with: otherwise, before: suffix)
            }
        }
    }

    /// Ends a line with a condition and the value for it, which has lines of its own if it doesn't fit.
    private mutating func finishLine(with value: SwiftExpression, if condition: SwiftCode) {
        lines.write(condition.text)
        let start = lines.count
        lines.write(" ? ")
        write(value)
        guard !lines.fits() else { return lines.end() }
        lines.takeBack(to: start)
        lines.end()
        indented { renderer in
            renderer.lines.begin("? ")
            renderer.finishLine(with: value)
        }
    }

    /// Writes arguments with commas between them on lines of their own, as many on a line as fit. One that is broken
    /// itself shares its lines with no other.
    ///
    /// - Parameter suffix: The end of the last line.
    mutating func fill(_ arguments: [SwiftArgument], suffix: String) {
        var isLineOpen = false
        for (index, argument) in arguments.enumerated() {
            let end = index + 1 < arguments.count ? "," : suffix
            if isLineOpen {
                let start = lines.count
                lines.write(" ")
                write(argument)
                lines.write(end)
                if lines.fits() { continue }
                lines.takeBack(to: start)
                lines.end()
            }
            lines.begin()
            let start = lines.count
            write(argument)
            lines.write(end)
            isLineOpen = lines.fits()
            guard !isLineOpen else { continue }
            lines.takeBack(to: start)
            writeLabel(of: argument)
            finishLine(with: argument.value, before: end)
        }
        if isLineOpen { lines.end() }
    }

    private mutating func write(_ argument: SwiftArgument) {
        writeLabel(of: argument)
        write(argument.value)
    }

    /// Writes the value on the current line.
    mutating func write(_ value: SwiftExpression) {
        switch value {
        case .code(let code):
            lines.write(code.text)
        case .call(let callee, let arguments):
            lines.write(callee.text)
            lines.write("(")
            list(arguments) { $0.write($1) }
            lines.write(")")
        case .array(let elements):
            lines.write("[")
            list(elements) { $0.write($1) }
            lines.write("]")
        case .dictionary(let entries):
            lines.write("[")
            if entries.isEmpty { lines.write(":") }
            list(entries) { renderer, entry in
                renderer.lines.write(entry.key.text)
                renderer.lines.write(": ")
                renderer.write(entry.value)
            }
            lines.write("]")
        case .choice(let condition, let value, let otherwise):
            lines.write(condition.text)
            lines.write(" ? ")
            write(value)
            lines.write(" : ")
            write(otherwise)
        }
    }

    private mutating func writeLabel(of argument: SwiftArgument) {
        guard let label = argument.label else { return }
        lines.write(label.text)
        lines.write(": ")
    }
}

extension SwiftExpression {
    fileprivate var isBreakable: Bool {
        switch self {
        case .code: false
        case .call(_, let arguments): !arguments.isEmpty
        case .array(let elements): !elements.isEmpty
        case .dictionary(let entries): !entries.isEmpty
        case .choice: true
        }
    }
}
