import CodeFacts
import Diagnostics

// Code that takes the prefix of an identifier away, after a comparison with it.
extension CodeScan {
    private static let limit = 100
    private static let codeLimit = 16 << 10

    /// Notes another prefix than the one that code has just compared with: `dropFirst("tasks-".count)` after
    /// `hasPrefix("task-")`.
    func notePrefixes(in statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            guard case .branch(let conditions, let then, let otherwise) = statement.kind,
                let last = then.last ?? (otherwise.isEmpty ? nil : statements.last), index < statements.count
            else { continue }
            for case .test(let test) in conditions {
                guard let comparison = call(test), ["hasPrefix", "starts"].contains(comparison.name),
                    comparison.arguments.count == 1, let prefix = comparison.arguments[0].value.literal,
                    let identifier = comparison.base?.range, identifier.hasSuffix("dentifier"),
                    identifier.bytes.count < 200, facts.falsePrefixes.count < Self.limit,
                    test.range.bytes.upperBound < last.range.bytes.upperBound
                else { continue }
                // Of `guard`, the code after its block.
                let start = then.isEmpty ? statement.range.bytes.upperBound : test.range.bytes.upperBound
                guard start < last.range.bytes.upperBound else { continue }
                let code = SourceRange(test.range.file, start..<last.range.bytes.upperBound)
                guard code.bytes.count < Self.codeLimit, makers.canSearch(code) else { continue }
                notePrefix(prefix, comparison.arguments[0].value.range, of: identifier, in: code)
            }
        }
    }

    private func notePrefix(_ prefix: String, _ place: SourceRange, of identifier: SourceRange, in code: SourceRange) {
        let openings =
            identifier.isSwift
            ? ["\(identifier.text).dropFirst(\"": "\".count)"]
            : [
                "\(identifier.text) substringFromIndex:[@\"": "\" length]",
                "\(identifier.text) substringFromIndex:@\"": "\".length",
            ]
        // Another comparison, or another value.
        let changes = ["\(identifier.text).hasPrefix(", "\(identifier.text) hasPrefix:", "\(identifier.text) = "]
        guard !changes.contains(where: { !code.ranges(of: $0).isEmpty }) else { return }
        for (opening, ending) in openings {
            for start in code.ranges(of: opening) {
                let rest = String(decoding: code.file.bytes[start.bytes.upperBound...].prefix(200), as: UTF8.self)
                guard let end = rest.firstIndex(of: "\""), rest[end...].hasPrefix(ending) else { continue }
                let other = String(rest[..<end])
                guard !other.contains("\\"), other.count != prefix.count, !prefix.hasPrefix(other),
                    !other.hasPrefix(prefix)
                else {
                    continue
                }
                let range = SourceRange(
                    code.file, start.bytes.upperBound - 1..<start.bytes.upperBound + other.utf8.count + 1)
                facts.falsePrefixes.append(
                    FalsePrefix(CodeText(other, at: range), expected: CodeText(prefix, at: place)))
            }
        }
    }
}
