import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locArgsCount: CheckedProjectRule = RuleDescription(
        id: "loc-args-count",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "A text has the same number of arguments in every language.",
        rationale: """
            A placeholder without an argument shows garbage or crashes the app. A translation that leaves out an \
            argument is probably incomplete; that is a warning. A plural form for one number doesn't need the number.
            """,
        source: .localizedNotifications,
        passing: [
            RuleExample(
                schema("$(from) sent $(thing)."),
                files: [ExampleStrings.catalog(title, body(de: "%2$@ kommt von %1$@."))])
        ],
        failing: [
            RuleExample(
                schema("⟦$(from) sent $(thing).⟧"),
                files: [ExampleStrings.catalog(title, body(de: "%1$@ schickt %3$@."))]),
            RuleExample(
                schema("⟦$(from) sent $(thing).⟧"),
                files: [ExampleStrings.catalog(title, body(de: "%1$@ hat etwas geschickt."))]),
        ]
    ).project { context, project, report in
        guard let strings = project.strings else { return }
        for text in context.localizableTexts {
            let forms = strings.forms(of: text)
            let count = text.arguments.count
            let greedy = forms.filter { form in form.specifiers.contains { $0.position > count || $0.position < 1 } }
            if !greedy.isEmpty {
                report.add(
                    at: text.range,
                    "\(text.words) has \(count == 0 ? "no values" : count == 1 ? "one value" : "\(count) values"), "
                        + "but uses more in \(greedy.words)",
                    help: count == 0 ? "remove the %" : "write \(text.specifiers.joined(separator: " and "))",
                    notes: greedy.notes("it is here"))
                continue
            }
            // A form with a stray percent sign may mean it as the specifier of a value.
            let plain = forms.filter(\.accidental.isEmpty).map { (form: $0, positions: $0.positions(upTo: count)) }
            for (index, argument) in text.arguments.enumerated() where argument.kind != .countOfNotifications {
                let forgetful = plain.filter { form, positions in
                    !positions[index] && !(argument.kind == .count && !form.variation.isEmpty)
                }.map(\.form)
                guard !forgetful.isEmpty else { continue }
                report.add(
                    at: text.range,
                    "\(text.words) leaves out \(argument.words) in \(forgetful.words)",
                    severity: .warning,
                    help: "write \(text.specifiers[index]) where it belongs",
                    notes: forgetful.notes("it is here"))
            }
        }
    }

    private static let title = ExampleStrings.text("notification.gift.title", en: "Gift", de: "Geschenk")

    private static func body(de: String) -> String {
        ExampleStrings.text("notification.gift.body", en: "%1$@ sent %2$@.", de: de)
    }

    private static func schema(_ body: String) -> String {
        """
        app:
          strings: [Localizable.xcstrings]
        notifications:
          gift:
            delivery: local
            title: Gift
            body: \(body)
            variables: { from: { origin: user }, thing: string }

        """
    }
}

extension LocalizableText {
    /// The specifier of each argument in the format.
    var specifiers: [String] {
        arguments.enumerated().map { index, argument in
            "%\(arguments.count > 1 ? "\(index + 1)$" : "")\(argument.kind.conversion)"
        }
    }
}

extension LocalizedForm {
    /// Whether the form has the argument at each place.
    fileprivate func positions(upTo count: Int) -> [Bool] {
        var positions = [Bool](repeating: false, count: count)
        for specifier in specifiers where positions.indices.contains(specifier.position - 1) {
            positions[specifier.position - 1] = true
        }
        return positions
    }
}
