import CodeEvaluation
import CodeFacts

extension PropertyUses {
    private static let reach = 1024

    /// Whether code reads a property only to set others that no code reads: `if model.isDone { isOver = true }`.
    func onlyCopies(_ name: String, at place: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard let block = bytes.blockIfTrue(at: place) else { return false }
        let statements = block.split { $0 == "\n" || $0 == ";" }
            .map { $0.filter { $0 != " " && $0 != "\t" && $0 != "\r" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.isLogCall }
        return !statements.isEmpty
            && statements.allSatisfy { statement in
                let parts = statement.split(separator: "=", omittingEmptySubsequences: false)
                guard parts.count == 2, ["true", "false", "nil"].contains(parts[1]),
                    let target = parts[0].split(separator: ".").last.map(String.init),
                    parts[0].allSatisfy({ $0.isPartOfName || $0 == "." })
                else { return false }
                return target == name || use(of: target) == .none
            }
    }
}

extension [UInt8] {
    private static let reach = 1024

    /// The code that runs if a property is true, for a place that only asks this: `if model.isDone { … }`.
    func blockIfTrue(at place: Range<Int>) -> String? {
        let before = String(
            decoding: self[..<place.lowerBound].suffix(200).reversed().prefix { $0 != 0x0A }.reversed(), as: UTF8.self)
        // `if model.`, `if(model.`
        let condition = before.split(whereSeparator: { "{};".contains($0) }).last ?? ""
        let words = condition.split { $0 == " " || $0 == "(" || $0 == "\t" }
        guard (1...2).contains(words.count), words[0] == "if",
            words.count == 1
                || words[1].hasSuffix(".") && words[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
        else { return nil }
        let rest = self[place.upperBound...].prefix(Self.reach).drop { $0 == 0x20 || $0 == UInt8(ascii: ")") }
        guard rest.first == UInt8(ascii: "{") else { return nil }
        var (depth, end) = (0, rest.startIndex)
        for index in rest.indices {
            depth += rest[index] == UInt8(ascii: "{") ? 1 : rest[index] == UInt8(ascii: "}") ? -1 : 0
            end = index
            if depth == 0 { break }
        }
        guard depth == 0 else { return nil }
        let after = self[(end + 1)...].prefix(Self.reach).drop { $0 <= 0x20 }
        guard !after.starts(with: "else".utf8) else { return nil }
        return String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
    }
}
