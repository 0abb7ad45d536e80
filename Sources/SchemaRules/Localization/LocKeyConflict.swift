import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let locKeyConflict: WholeSchemaRule = RuleDescription(
        id: "loc-key-conflict",
        severity: .error,
        group: .localization,
        summary: "A key of the string catalog has one text.",
        rationale: """
            Equal texts can share a key. If they differ, one of them would appear instead of the other, with the wrong \
            arguments.
            """,
        source: .language,
        passing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Update }, body: On its way. }
              lost: { delivery: local, title: { key: ORDER, text: Order Update }, body: It may be at the depot. }
            """
        ],
        failing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Sent }, body: On its way. }
              lost: { delivery: local, title: { key: ⟦ORDER⟧, text: Order Lost }, body: It may be at the depot. }
            """
        ]
    ).schema { context, report in
        var first: [String: LocalizableText] = [:]
        for text in context.localizableTexts {
            guard let other = first.updateValue(first[text.key] ?? text, forKey: text.key),
                other.format != text.format
            else { continue }
            report.add(
                at: text.keyRange ?? text.range,
                "'\(text.key)' is also the key of \(other.words), which is “\(other.text.value)”",
                help: text.keyRange == nil && other.keyRange != nil
                    ? "use a different key for the other text" : "choose another key, or write the same text",
                notes: [Finding.Note("it is here", at: other.keyRange ?? other.text.range)]
            )
        }
    }
}
