import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locKeyMissing: CheckedProjectRule = RuleDescription(
        id: "loc-key-missing",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "The string catalog contains every text that the device looks up.",
        rationale: """
            If the app lacks a key, people see the key itself, or nothing. Xcode doesn't find these keys in the \
            sources, so it doesn't add them. Keep keys that were sent once: installed apps know only the keys of their \
            own version, so a push with a new key must wait for an update.
            """,
        source: .localizedNotifications,
        passing: [
            RuleExample(schema("Order Sent", "On its way."), files: [ExampleStrings.catalog(title, body)])
        ],
        failing: [
            RuleExample(schema("Order Sent", "⟦On its way.⟧"), files: [ExampleStrings.catalog(title)]),
            RuleExample(
                schema("{ key: ⟦ORDER_SNT⟧, text: Order Sent }", "On its way."),
                files: [ExampleStrings.catalog(body, ExampleStrings.text("ORDER_SENT", en: "Order Sent"))]),
            RuleExample(
                schema("Order Sent", "On its way.", strings: "⟦Localizable.xcstrings⟧"),
                files: [ExampleStrings.catalog()]),
        ]
    ).project { context, project, report in
        guard let strings = project.strings, let file = context.schema.app.strings?.first else { return }
        let texts = context.localizableTexts
        let missing = texts.filter { strings.texts(of: $0.key).isEmpty }
        let help = "let 'belfry generate --strings' add "
        // If all are missing, the catalog isn't set up yet.
        if missing.count > 1, missing.count == texts.count {
            report.add(
                at: file.range, "'\(file.value)' has none of the \(texts.count) texts of the schema",
                help: help + "them")
            return
        }
        // Searching many keys is slow, so only a few findings get a suggestion.
        let chosen = Set(missing.filter { $0.keyRange != nil }.prefix(20).map(\.key))
        let known = chosen.isEmpty ? [] : strings.keys.sorted()
        for text in missing {
            let nearest = chosen.contains(text.key) ? Suggestion.nearest(to: text.key, among: known) : nil
            report.add(
                at: text.keyRange ?? text.range,
                "the string catalog has no '\(text.key)', the key of \(text.words)",
                help: nearest.map { "write \($0), which exists, or \(help)it" } ?? help + "it")
        }
    }

    private static let title = ExampleStrings.text("notification.order-sent.title", en: "Order Sent")
    private static let body = ExampleStrings.text("notification.order-sent.body", en: "On its way.")

    private static func schema(
        _ title: String, _ body: String, strings: String = "Localizable.xcstrings"
    ) -> String {
        """
        app:
          strings: [\(strings)]
        notifications:
          order-sent:
            delivery: local
            title: \(title)
            body: \(body)

        """
    }
}

/// String catalogs for examples, in Xcode's format.
enum ExampleStrings {
    /// An entry of the catalog. `state` is the state of the German text.
    static func text(_ key: String, en: String, de: String? = nil, state: String = "translated") -> String {
        func unit(_ language: String, _ value: String, _ state: String) -> String {
            """
                    "\(language)" : {
                      "stringUnit" : {
                        "state" : "\(state)",
                        "value" : "\(value)"
                      }
                    }
            """
        }
        let units = (de.map { [unit("de", $0, state)] } ?? []) + [unit("en", en, "translated")]
        return """
                "\(key)" : {
                  "extractionState" : "manual",
                  "localizations" : {
            \(units.joined(separator: ",\n"))
                  }
                }
            """
    }

    static func catalog(_ texts: String...) -> RuleExample.File {
        RuleExample.File(
            "Localizable.xcstrings",
            text: """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                \(texts.joined(separator: ",\n"))
                  },
                  "version" : "1.0"
                }
                """
        )
    }
}
