package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let textInvisibleCharacter = RuleDescription(
        id: "text-invisible-character",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        domain: .project,
        summary: "Texts have no invisible characters.",
        rationale: """
            Zero-width spaces, line separators and bidirectional controls get into a text by copying. They break lines \
            and comparisons, and a bidirectional control can show the text in a different order than a reviewer reads \
            it. A joiner in an emoji or in a script that uses it is fine, as is a direction mark in text with \
            right-to-left letters.
            """,
        unseen: "Letters that only look like others, such as a Cyrillic а, are visible, so they aren't found.",
        source: RuleSource(
            "Unicode Technical Standard #55, Source Code Handling", url: "https://www.unicode.org/reports/tr55/"),
        passing: [
            """
            actions:
              family: { title: 👨‍👩‍👧 Family }
            """,
            """
            app: { language: fa }
            actions:
              want: { title: می\u{200C}خواهم, icon: hand.raised }
            """,
        ],
        failing: [
            """
            actions:
              archive: { title: Ar⟦\u{200B}⟧chive, icon: archivebox }
            notifications:
              invoice: { title: Invoice, body: Open ⟦\u{202E}⟧fdp.exe now. }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung\u{200B} verschickt")),
        ]
    )
}

extension SchemaRule {
    static let textInvisibleCharacter: WholeSchemaRule = RuleDescription.textInvisibleCharacter.schema {
        context, report in
        guard context.schema.files.contains(where: { $0.bytes.contains { $0 >= 0x80 || $0 == UInt8(ascii: "\\") } })
        else {
            return
        }
        let identifiers = context.schema.identifierRanges
        // id-invalid reports identifiers, and title-blank reports titles without visible characters.
        for text in context.schema.texts where !identifiers.contains(text.range) && !text.isBlank {
            let scalars = Array(text.value.unicodeScalars)
            guard let index = scalars.firstIndexOfInvisible else { continue }
            let start = scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
            report.add(
                at: text.node.range(ofText: start..<start + UTF8.width(scalars[index])),
                "the text has the invisible character \(scalars[index].codePoint)",
                help: "delete it",
                fix: Fix(.unsafe, text.node.replacingText(with: scalars.withoutInvisible))
            )
        }
    }
}

extension Schema {
    fileprivate var identifierRanges: Set<SourceRange> {
        let texts =
            actionDefinitions.map(\.identifierText) + categories.map(\.identifierText)
            + notifications.map(\.identifierText)
        return Set(texts.compactMap { $0?.range })
    }
}

extension String {
    /// The first character of the rule: `U+200B`
    package var firstInvisibleCharacter: String? {
        let scalars = Array(unicodeScalars)
        return scalars.firstIndexOfInvisible.map { scalars[$0].codePoint }
    }
}

extension [Unicode.Scalar] {
    fileprivate var firstIndexOfInvisible: Int? {
        // Nearly all texts are printable ASCII.
        guard contains(where: { $0.value >= 0x7F || $0.value < 0x20 }) else { return nil }
        let isRightToLeft = contains(where: \.isRightToLeft)
        return indices.first { isInvisible(at: $0, isRightToLeft) }
    }

    fileprivate var withoutInvisible: String {
        let isRightToLeft = contains(where: \.isRightToLeft)
        var text = String.UnicodeScalarView()
        for index in indices where !isInvisible(at: index, isRightToLeft) { text.append(self[index]) }
        return String(text)
    }

    /// - Parameter isRightToLeft: Whether the text has right-to-left letters.
    private func isInvisible(at index: Int, _ isRightToLeft: Bool) -> Bool {
        switch self[index].value {
        case 0x09, 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0x180E, 0x200B, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        // Joiners have a meaning after emoji, and after letters of scripts that use them.
        case 0x200C, 0x200D: index == 0 || self[index - 1].isASCII || self[index - 1].properties.isWhitespace
        case 0x200E, 0x200F, 0x061C: !isRightToLeft
        default: false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
