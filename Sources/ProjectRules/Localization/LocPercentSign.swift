import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locPercentSign: CheckedProjectRule = RuleDescription(
        id: "loc-percent-sign",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "In every language, a text with arguments writes a percent sign as %%.",
        rationale: """
            The system formats such a text as printf does. In "50% off", it skips the space, reads "o" as an octal \
            number, and shows the wrong value or crashes the app. "%*d" takes its width from an argument, and "%n" \
            writes to memory.
            """,
        source: .localizedNotifications,
        passing: [
            RuleExample(
                schema("$(shop) has a sale."),
                files: [ExampleStrings.catalog(title, body(de: "50%% auf alles bei %@."))])
        ],
        failing: [
            RuleExample(
                schema("⟦$(shop) has a sale.⟧"),
                files: [ExampleStrings.catalog(title, body(de: "100% für %@."))])
        ]
    ).project { context, project, report in
        guard let strings = project.strings else { return }
        // A text without arguments is shown unchanged.
        for text in context.localizableTexts where !text.arguments.isEmpty {
            let wrong = strings.forms(of: text).filter { !$0.accidental.isEmpty }
            guard let specifier = wrong.first?.accidental.first else { continue }
            report.add(
                at: text.range,
                "\(text.words) has '\(specifier.text)' in \(wrong.words), which the system reads as a placeholder",
                help: "write %% for a percent sign",
                notes: wrong.notes("it is used here"))
        }
    }

    private static let title = ExampleStrings.text("notification.sale.title", en: "Sale", de: "Ausverkauf")

    private static func body(de: String) -> String {
        ExampleStrings.text("notification.sale.body", en: "%@ has a sale.", de: de)
    }

    private static func schema(_ body: String) -> String {
        """
        app:
          strings: [Localizable.xcstrings]
        notifications:
          sale:
            localize: device
            title: Sale
            body: \(body)
            variables: { shop: string }

        """
    }
}
