import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locArgsType: CheckedProjectRule = RuleDescription(
        id: "loc-args-type",
        severity: .error,
        group: .localization,
        domain: .project,
        summary: "In every language, a text uses %@ for strings and %lld for numbers.",
        rationale: """
            The arguments of a push are strings, even for numbers: %d shows garbage. A count in a notification that \
            the app creates is a number: %@ crashes the app.
            """,
        source: .remotePayload,
        passing: [
            RuleExample(
                schema("The parcel in box $(box) waits."),
                files: [ExampleStrings.catalog(title, body(de: "Das Paket in Fach %@ wartet."))])
        ],
        failing: [
            RuleExample(
                schema("⟦The parcel in box $(box) waits.⟧"),
                files: [ExampleStrings.catalog(title, body(de: "Das Paket in Fach %d wartet."))])
        ]
    ).project { context, project, report in
        guard let strings = project.strings else { return }
        for text in context.localizableTexts where !text.arguments.isEmpty {
            // For each argument, the forms with another type, each with its first specifier.
            var wrong = [[(form: LocalizedForm, specifier: FormatSpecifier)]](
                repeating: [], count: text.arguments.count)
            for form in strings.forms(of: text) {
                var seen: Set<Int> = []
                for specifier in form.specifiers {
                    let index = specifier.position - 1
                    guard text.arguments.indices.contains(index),
                        !text.arguments[index].kind.fills(specifier.conversion), seen.insert(index).inserted
                    else { continue }
                    wrong[index].append((form, specifier))
                }
            }
            for (index, argument) in text.arguments.enumerated() {
                guard let specifier = wrong[index].first?.specifier else { continue }
                let forms = wrong[index].map(\.form)
                report.add(
                    at: text.range,
                    "\(text.words) uses \(specifier.text) for \(argument.words) in \(forms.words), but it is "
                        + (argument.kind == .text ? "a string" : "a number"),
                    help: "write \(text.specifiers[index])",
                    notes: forms.notes("it is here"))
            }
        }
    }

    private static let title = ExampleStrings.text("notification.locker.title", en: "Locker", de: "Packstation")

    private static func body(de: String) -> String {
        ExampleStrings.text("notification.locker.body", en: "The parcel in box %@ waits.", de: de)
    }

    private static func schema(_ body: String) -> String {
        """
        app:
          strings: [Localizable.xcstrings]
        notifications:
          locker:
            localize: device
            title: Locker
            body: \(body)
            variables: { box: integer }

        """
    }
}

extension LocalizableText.Argument.Kind {
    fileprivate func fills(_ conversion: FormatSpecifier.Conversion) -> Bool {
        switch conversion {
        case .object: self == .text
        case .integer: self != .text
        case .other, .accidental: false
        // The text doesn't declare it, so nothing is known about it.
        case .substitution: true
        }
    }
}
