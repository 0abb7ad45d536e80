import Diagnostics
import SourceSyntax

// Checks plural forms and alternatives of texts.
extension SchemaLinker {
    mutating func checkForms(of notification: Notification) {
        for part in NotificationText.allCases {
            guard let template = notification[part] else { continue }
            for choice in template.choices where !choice.forms.isEmpty { checkForms(of: choice, in: notification) }
            checkAlternatives(of: template, in: notification)
            if let selector = template.selector { check(selector, in: notification) }
        }
    }

    /// A text with forms depends on a single number.
    private mutating func checkForms(of template: Template, in notification: Notification) {
        let names = Set(template.formsWithOther.flatMap(\.placeholders).map(\.name))
        let fields = names.sorted().compactMap { notification.field(named: $0) }
        guard fields.allSatisfy(\.isTypeKnown) else { return }
        let counts = fields.filter(\.isNumberOfPlural)
        if counts.count > 1 {
            report(
                .wrongValue,
                at: template.text.range,
                "the plural forms could depend on '\(counts[0].name.value)' or '\(counts[1].name.value)'",
                help: "use only one count in this text: declare the other one as integer, or write two texts",
                notes: counts.map { Finding.Note("'\($0.name.value)' is declared here", at: $0.name.range) }
            )
        } else if counts.isEmpty, names.count == fields.count {
            let number = fields.first { [.integer, .count].contains($0.type.scalar) }
            report(
                .wrongValue,
                at: template.text.range,
                "the text has plural forms, but uses no count",
                help: number.map { number in
                    number.type.scalar == .count
                        ? "delete '\(number.format == nil ? "if-missing" : "format")' of '\(number.name.value)': "
                            + "with it, the number is text"
                        : "declare '\(number.name.value)' with type count"
                } ?? "use a placeholder for a value of type count, or write one text",
                notes: number.map { [Finding.Note("'\($0.name.value)' is declared here", at: $0.name.range)] } ?? []
            )
        }
        checkLanguage(of: template.forms.map { ($0.form, $0.template.text) })
        guard PluralRules.of(schema.app.language) == nil, !unread.contains(schema.files.first) else { return }
        let isLookedUp = schema.isLocalized && !notification.delivery.isPush
        guard !isLookedUp else { return }
        report(
            .wrongValue,
            at: template.text.range,
            "Belfry doesn't know which numbers have which form in '\(schema.app.language)'",
            help: notification.delivery.isPush
                ? "write one text, or declare a string variable that the server fills"
                : "add strings: [Localizable.xcstrings] to 'app': the device then chooses the form"
        )
    }

    mutating func checkForms(of category: Category) {
        guard let preview = category.hiddenPreview, !preview.forms.isEmpty else { return }
        checkLanguage(of: preview.forms.map { ($0.form, $0.text) })
        if !preview.text.value.contains("%u") {
            report(
                .wrongValue,
                at: preview.text.range,
                "the text has plural forms, but doesn't contain %u, the number of notifications",
                help: "write %u in it, or write one text"
            )
        } else if !schema.isLocalized, !unread.contains(schema.files.first) {
            report(
                .wrongValue,
                at: preview.text.range,
                "the system chooses the plural form from a string catalog, but the app has none",
                help: "add strings: [Localizable.xcstrings] to 'app', or write one text"
            )
        }
    }

    private mutating func checkLanguage(of forms: [(PluralForm, Text)]) {
        guard !unread.contains(schema.files.first) else { return }
        let known = PluralForm.forms(of: schema.app.language)
        for (form, text) in forms where !known.contains(form) {
            report(
                .wrongValue,
                at: text.range,
                "no number has the form '\(form.rawValue)' in '\(schema.app.language)'",
                help: "delete it; the forms are " + PluralForm.allCases.filter(known.contains).map(\.rawValue).asList
            )
        }
    }

    /// Each alternative is for a case in which those before it lack a value.
    private mutating func checkAlternatives(of template: Template, in notification: Notification) {
        let placeholders = template.versions.flatMap(\.placeholders)
        guard placeholders.allSatisfy({ notification.field(named: $0.name) != nil }) else { return }
        for (never, instead) in notification.alternativesNeverRead(of: template) {
            report(
                .wrongValue,
                at: never.text.range,
                "people never read this alternative",
                help: notification.needs(of: instead).isEmpty
                    ? "delete it, or write it before the one that needs no optional data"
                    : "delete it, or write it before the one that needs less data",
                notes: [Finding.Note("people read this one instead", at: instead.text.range)]
            )
        }
    }
}
