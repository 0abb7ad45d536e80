import Diagnostics
import NotificationSchema

extension Rule {
    static let locKeyConflict = Rule(
        id: "loc-key-conflict",
        severity: .error,
        group: .localization,
        summary: "A key of the string catalog stands for one text.",
        rationale: """
            Texts that are alike may share a key. Where they differ, one of them would be shown in the place of the \
            other, and with what fills the other.
            """,
        source: .language,
        passing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Update }, body: On its way. }
              lost: { delivery: local, title: { key: ORDER, text: Order Update }, body: We look for it. }
            """
        ],
        failing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Sent }, body: On its way. }
              lost: { delivery: local, title: { key: ⟦ORDER⟧, text: Order Lost }, body: We look for it. }
            """
        ]
    ).schema { context, report in
        var first: [String: LocalizableText] = [:]
        for text in context.schema.localizableTexts {
            guard let other = first.updateValue(first[text.key] ?? text, forKey: text.key),
                other.format != text.format
            else { continue }
            report.add(
                at: text.keyRange ?? text.text.range,
                "'\(text.key)' is the key of \(other.words), too, which says “\(other.text.value)”",
                help: text.keyRange == nil && other.keyRange != nil
                    ? "give the other text another key" : "choose another key, or write the same text",
                notes: [Finding.Note("it stands here", at: other.keyRange ?? other.text.range)]
            )
        }
    }
}
