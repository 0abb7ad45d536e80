import Diagnostics

/// Text that YAML reads as something else, because it is not quoted.
struct UnquotedText {
    private let file: SourceFile

    init(_ file: SourceFile) {
        self.file = file
    }

    /// The text around `offset`, if quoting it would mend it.
    func problem(at offset: Int) -> ReadingProblem? {
        guard let (value, isFlow) = value(around: offset), value.contains(offset) else { return nil }
        let text = file.text(in: value)
        guard let first = text.first else { return nil }
        switch first {
        case "{", "%", "*", "&", "!", "|", ">", "@", "`", "[":
            return problem(value, Self.meaning(of: first), text)
        case "-" where text.hasPrefix("- "), "?" where text.hasPrefix("? "):
            return problem(value, Self.meaning(of: first), text)
        case "\"", "'":
            let isEntry = isFlow && text.contains(": ")
            let inner = text.last == first && text.count > 1 ? String(text.dropFirst().dropLast()) : text
            return isEntry ? nil : problem(value, "the text goes on after its closing quote", inner, asAWhole: true)
        default:
            guard text.contains(": ") || text.hasSuffix(":") else { return nil }
            return problem(
                value, "': ' ends a text in YAML", text, otherwise: isFlow ? ", or separate entries by ','" : "")
        }
    }

    /// What to say of `&More` where nothing names the anchor.
    func finding(onUnusedAnchor name: String, at range: Range<Int>) -> Finding {
        Finding(
            .yamlUnquotedText,
            at: SourceRange(file, range),
            "'&\(name)' is an anchor in YAML and no part of the text, and no alias names it",
            help: "quote it: \(YAMLText.doubleQuoted(file.text(in: range))), or delete the anchor"
        )
    }

    private static func meaning(of first: Character) -> String {
        "a text that begins with '\(first)' has a meaning of its own in YAML"
    }

    private func problem(
        _ range: Range<Int>,
        _ message: String,
        _ text: String,
        asAWhole: Bool = false,
        otherwise: String = ""
    ) -> ReadingProblem {
        let quoted = YAMLText.doubleQuoted(text)
        return ReadingProblem(
            .yamlUnquotedText,
            at: SourceRange(file, range),
            message,
            help: "quote it\(asAWhole ? " as a whole" : ""): \(quoted)\(otherwise)"
        )
    }

    /// The value on the line of `offset`: what stands after `key: ` or `- `, up to where it can end.
    private func value(around offset: Int) -> (range: Range<Int>, isFlow: Bool)? {
        let bytes = file.bytes
        let line = file.startOfLine(before: offset)..<file.endOfLine(from: offset)
        guard !line.isEmpty, offset <= line.upperBound else { return nil }
        var start = line.lowerBound
        // In a flow mapping the value begins after the last comma before the offset.
        let opening = line.lastIndex {
            $0 < offset && [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[$0])
        }
        let isFlow = opening.map { $0 > line.lowerBound && isAfterSpace($0) } ?? false
        if isFlow, let opening { start = opening + 1 }
        while start < line.upperBound, bytes[start] == UInt8(ascii: " ") || isDash(start) { start += 1 }
        if let colon = (start..<line.upperBound).first(where: { isKeyEnd($0) }) {
            start = colon + 1
            while start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        }
        var end = line.upperBound
        if isFlow {
            end =
                (start..<end).first { [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[$0]) }
                ?? end
        }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return start < end ? (start..<end, isFlow) : nil
    }

    private func isKeyEnd(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: ":") && offset + 1 < file.bytes.count
            && file.bytes[offset + 1] == UInt8(ascii: " ")
    }

    private func isDash(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: "-") && offset + 1 < file.bytes.count
            && file.bytes[offset + 1] == UInt8(ascii: " ")
    }

    private func isAfterSpace(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: ",")
            || file.bytes[offset - 1] == UInt8(ascii: " ")
                && offset + 1 < file.bytes.count && file.bytes[offset + 1] == UInt8(ascii: " ")
    }
}
