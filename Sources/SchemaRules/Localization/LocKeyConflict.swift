package import Diagnostics
import NotificationSchema
import Rules

extension RuleDescription {
    package static let locKeyConflict = RuleDescription(
        id: "loc-key-conflict",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "A key of the string catalog has one text.",
        rationale: """
            Equal texts can share a key. If they differ, one of them would appear instead of the other, with the wrong \
            arguments. Where the device looks a text up, people read the text of the catalog, and the rules have judged \
            that of the schema: if these differ, it is a warning.
            """,
        unseen: """
            Plural forms of the schema's language aren't compared with the catalog. 'belfry generate --strings --check' \
            compares them.
            """,
        source: .language,
        passing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Update }, body: On its way. }
              lost: { delivery: local, title: { key: ORDER, text: Order Update }, body: It may be at the depot. }
            """,
            RuleExample(schema(title: "Order Sent"), files: catalog),
        ],
        failing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              sent: { delivery: local, title: { key: ORDER, text: Order Sent }, body: On its way. }
              lost: { delivery: local, title: { key: ⟦ORDER⟧, text: Order Lost }, body: It may be at the depot. }
            """,
            RuleExample(schema(title: "⟦Order on Its Way⟧"), files: catalog),
        ]
    )

    private static func schema(title: String) -> String {
        """
        app: { strings: [Localizable.xcstrings] }
        notifications:
          order-sent: { delivery: local, title: \(title), body: Follow its way. }

        """
    }

    private static let catalog = [
        ExampleStrings.catalog(
            ExampleStrings.text("notification.order-sent.body", en: "Follow its way."),
            ExampleStrings.text("notification.order-sent.title", en: "Order Sent"))
    ]
}

extension SchemaRule {
    static let locKeyConflict: WholeSchemaRule = RuleDescription.locKeyConflict.schema { context, report in
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
