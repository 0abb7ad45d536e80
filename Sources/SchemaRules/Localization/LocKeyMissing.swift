package import Diagnostics
import NotificationSchema
import Rules

extension RuleDescription {
    package static let locKeyMissing = RuleDescription(
        id: "loc-key-missing",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "The string catalog Localizable contains every text that the device looks up.",
        rationale: """
            The system looks up the keys of notifications only in the app's table Localizable: Localizable.xcstrings, or \
            Localizable.strings in the folder of each language. If the app lacks a key, people see the key itself, or \
            nothing. Xcode doesn't find these keys in the sources, so it doesn't add them. Keep keys that were sent once: \
            installed apps know only the keys of their own version, so a push with a new key must wait for an update. \
            Audit looks for the keys of code and pushes in all string tables, and counts the arguments; both are warnings. \
            So are a key that code shows without looking up its text, a key in code of an app without any table, and a \
            text that the table of one language lacks.
            """,
        unseen: "Whether the string catalog belongs to the target of the app isn't seen.",
        source: .localizedNotifications,
        passing: [
            RuleExample(schema("Order Sent", "On its way."), files: [ExampleStrings.catalog(title, body)]),
            "app: { strings: [en.lproj/Localizable.strings, de.lproj/Localizable.strings] }\n",
        ],
        failing: [
            RuleExample(schema("Order Sent", "⟦On its way.⟧"), files: [ExampleStrings.catalog(title)]),
            RuleExample(
                schema("{ key: ⟦ORDER_SNT⟧, text: Order Sent }", "On its way."),
                files: [ExampleStrings.catalog(body, ExampleStrings.text("ORDER_SENT", en: "Order Sent"))]),
            RuleExample(
                schema("Order Sent", "On its way.", strings: "⟦Localizable.xcstrings⟧"),
                files: [ExampleStrings.catalog()]),
            "app: { strings: [⟦Notifications.xcstrings⟧] }\n",
        ]
    )

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

extension SchemaRule {
    static let locTable: WholeSchemaRule = RuleDescription.locKeyMissing.schema { context, report in
        for file in context.schema.app.strings ?? [] {
            let name = file.value.split(separator: "/").last ?? ""
            let stem = name.prefix { $0 != "." }
            guard stem != "Localizable", name.contains(".") else { continue }
            report.add(
                at: file.range,
                "the system doesn't look up texts of notifications in '\(name)'",
                help: "move them to Localizable\(name.dropFirst(stem.count))"
            )
        }
    }
}
