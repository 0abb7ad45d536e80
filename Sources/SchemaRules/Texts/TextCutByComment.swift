import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let textCutByComment: WholeSchemaRule = RuleDescription(
        id: "text-cut-by-comment",
        severity: .error,
        fixes: [.unsafe],
        group: .texts,
        summary: "Text that contains '#' after a space is quoted.",
        rationale: """
            In YAML, '#' after a space begins a comment, so the rest of the text is silently dropped.
            """,
        unseen: "A '#' with a space after it counts as the beginning of a comment, even if it was meant as text.",
        source: .language,
        passing: [
            """
            notifications:
              shipped:
                title: "Your Order #$(number)"  # A comment.
                body: Number $(number)#$(part) has shipped. # Another one.
                variables: { number: string, part: string }
            """
        ],
        failing: [
            """
            notifications:
              shipped:
                title: ⟦Your Order⟧ #$(number)
                variables: { number: string }
            """,
            """
            actions:
              join:
                title: ⟦Join⟧ #General
                allow:
                  icon-missing: ⟦Nobody agrees on one, see⟧ #123
            """,
        ]
    ).schema { context, report in
        // A quick check of the bytes: hardly any file has such a comment.
        guard context.schema.files.contains(where: \.mayHaveCommentWithoutSpace) else { return }
        for text in context.schema.texts {
            guard let lost = text.commentWithoutSpace else { continue }
            let whole = SourceRange(lost.file, text.range.bytes.lowerBound..<lost.bytes.upperBound)
            let gap = text.range.bytes.upperBound..<lost.bytes.lowerBound
            let quoted = YAMLText.doubleQuoted(text.value + lost.file.text(in: gap) + lost.text)
            report.add(
                at: text.range,
                "the text ends before “\(lost.text)”, which YAML reads as a comment",
                help: "write \(quoted), or a space after the # of a comment",
                notes: [Finding.Note("lost from here", at: lost)],
                fix: Fix(.unsafe, [TextEdit(whole, quoted)])
            )
        }
    }
}

extension Text {
    /// The comment after the text, if its `#` precedes a word: probably lost text.
    var commentWithoutSpace: SourceRange? {
        guard node.style == .plain else { return nil }
        let bytes = range.file.bytes
        guard bytes[range.bytes.upperBound...].first(where: { !$0.isSpace }) == UInt8(ascii: "#") else { return nil }
        let line = bytes[range.bytes.upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let comment = line.drop { $0.isSpace }
        guard comment.startIndex > line.startIndex, comment.first == UInt8(ascii: "#"),
            let next = comment.first(where: { $0 != UInt8(ascii: "#") }), !next.isSpace
        else { return nil }
        let end = comment.lastIndex { !$0.isSpace } ?? comment.startIndex
        return SourceRange(range.file, comment.startIndex..<end + 1)
    }
}

extension SourceFile {
    /// Whether a `#` is between a space and another character, even in a comment or a quoted text.
    fileprivate var mayHaveCommentWithoutSpace: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 1
            // Without closures, which are slow for every byte in a debug build.
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "#"), bytes[index - 1].isSpace,
                    let next = bytes[index...].first(where: { $0 != UInt8(ascii: "#") }), !next.isSpace
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
