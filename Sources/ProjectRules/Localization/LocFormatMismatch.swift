import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    private static let description = RuleDescription(
        id: "loc-format-mismatch",
        severity: .error,
        group: .localization,
        domain: .project,
        summary:
            "In every language, a text has the arguments of the schema, with their types, and no stray percent sign.",
        rationale: """
            A placeholder without an argument shows garbage or crashes the app; a translation that leaves out an argument is \
            probably incomplete, which is a warning. A plural form for one number doesn't need the number. The arguments of \
            a push are strings, even for numbers: %d shows garbage. A count in a notification that the app creates is a \
            number: %@ crashes the app. The system formats such a text as printf does: in "50% off", it reads "% o" as an \
            octal number, so write %%.
            """,
        unseen: "Only placeholders are compared: whether a translation says the same isn't judged.",
        source: .localizedNotifications,
        passing: [
            gift("$(from) sent $(thing).", de: "%2$@ kommt von %1$@."),
            locker("The parcel in box $(box) waits.", de: "Das Paket in Fach %@ wartet."),
            sale("$(shop) has a sale.", de: "50%% auf alles bei %@."),
        ],
        failing: [
            gift("⟦$(from) sent $(thing).⟧", de: "%1$@ schickt %3$@."),
            gift("⟦$(from) sent $(thing).⟧", de: "%1$@ hat etwas geschickt."),
            locker("⟦The parcel in box $(box) waits.⟧", de: "Das Paket in Fach %d wartet."),
            sale("⟦$(shop) has a sale.⟧", de: "100% für %@."),
        ]
    )

    static let locArgsCount: CheckedProjectRule = description.project { context, project, report in
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
                    help: context.helpForOwnLanguage(of: greedy)
                        ?? (count == 0 ? "remove the %" : "write \(text.specifiers.joined(separator: " and "))"),
                    notes: greedy.notes("it is here"))
                continue
            }
            // A form with a stray percent sign or a foreign placeholder may mean it as the specifier of a value.
            let plain = forms.filter { $0.accidental.isEmpty && !$0.hasForeignPlaceholder }.map {
                (form: $0, positions: $0.positions(upTo: count))
            }
            for (index, argument) in text.arguments.enumerated() {
                // A text for hidden previews may go without the number of notifications.
                guard argument.kind != .countOfNotifications || !text.isHiddenPreview && text.format.contains("%u")
                else { continue }
                let forgetful = plain.filter { form, positions in
                    !positions[index] && (argument.kind == .text || form.isForEveryNumber)
                }.map(\.form)
                guard !forgetful.isEmpty else { continue }
                report.add(
                    at: text.range,
                    "\(text.words) leaves out \(argument.words) in \(forgetful.words)",
                    severity: .warning,
                    help: context.helpForOwnLanguage(of: forgetful)
                        ?? "write \(text.specifiers[index]) where it belongs",
                    notes: forgetful.notes("it is here"))
            }
        }
    }

    static let locArgsType: CheckedProjectRule = description.project { context, project, report in
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
            // Another rule reports a wrong number, whose specifier can't be right.
            for (index, argument) in text.arguments.enumerated() where !argument.isWrongNumber {
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

    static let locPercentSign: CheckedProjectRule = description.project { context, project, report in
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

    private static func gift(_ body: String, de: String) -> RuleExample {
        example(
            "gift", "delivery: local", "Gift", body, "{ from: { origin: user }, thing: string }", "%1$@ sent %2$@.",
            de: de)
    }

    private static func locker(_ body: String, de: String) -> RuleExample {
        example(
            "locker", "localize: device", "Locker", body, "{ box: integer }", "The parcel in box %@ waits.", de: de)
    }

    private static func sale(_ body: String, de: String) -> RuleExample {
        example("sale", "localize: device", "Sale", body, "{ shop: string }", "%@ has a sale.", de: de)
    }

    /// A notification, whose texts a catalog translates.
    private static func example(
        _ name: String, _ delivery: String, _ title: String, _ body: String, _ variables: String, _ english: String,
        de german: String
    ) -> RuleExample {
        RuleExample(
            """
            app:
              strings: \(ExampleStrings.filePaths)
            notifications:
              \(name):
                \(delivery)
                title: \(title)
                body: \(body)
                variables: \(variables)

            """,
            files: ExampleStrings.files(
                ("notification.\(name).title", en: title, de: title),
                ("notification.\(name).body", en: english, de: german)))
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
    /// Whether it is used for numbers of any kind, not only for one, two or a few.
    fileprivate var isForEveryNumber: Bool { variation.isEmpty || variation == ["other"] }

    /// Whether the form has the argument at each place.
    fileprivate func positions(upTo count: Int) -> [Bool] {
        var positions = [Bool](repeating: false, count: count)
        for specifier in specifiers where positions.indices.contains(specifier.position - 1) {
            positions[specifier.position - 1] = true
        }
        return positions
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

extension LintContext {
    /// What to do about a catalog that has an earlier text of the schema; nil if a translation is wrong.
    fileprivate func helpForOwnLanguage(of forms: [LocalizedForm]) -> String? {
        forms.allSatisfy { $0.language == schema.app.language && $0.range.file.path.hasSuffix(".xcstrings") }
            ? "let 'belfry generate --strings' write the text of the schema there" : nil
    }
}
