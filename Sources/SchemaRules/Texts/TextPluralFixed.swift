import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-plural-fixed",
        severity: .warning,
        group: .texts,
        summary: "The plural of a noun depends on its number.",
        rationale: """
            “1 messages” is wrong, and “1 message(s)” is hard to read. A text can have plural forms, which depend on its \
            value of type count. If the device looks up the text, the string catalog has the forms. A text for hidden \
            previews counts the notifications, and is shown for one, too; for such a text the finding is advice. In any \
            language, a text with plural forms has all that small numbers need.
            """,
        unseen: """
            Only English plurals with -s are found, not “children”, and only after a number of type integer or count. \
            Forms that only numbers above 200 have aren't missed.
            """,
        source: .plurals,
        passing: [
            """
            notifications:
              messages:
                title: Chat
                body: { one: $(number) message., other: $(number) messages. }
                variables: { number: count }
              page: { title: Bookmark, body: You are on page $(page) of it., variables: { page: integer } }
              gate: { title: Boarding, body: Gate $(gate) closes soon., variables: { gate: integer } }
            """,
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              messages: { delivery: local, title: Chat, body: $(number) messages., variables: { number: count } }
            """,
            """
            categories:
              episode: { hidden-previews-body-placeholder: "Episodes: %u" }
            notifications:
              episode: { category: episode, title: $(show), variables: { show: string } }
            """,
        ],
        failing: [
            """
            notifications:
              messages: { title: Chat, body: $(number) ⟦message(s)⟧., variables: { number: count } }
              photos: { title: Album, body: You got $(number) new ⟦photos⟧., variables: { number: integer } }
              days: { title: Gym, body: Only $(number) ⟦days⟧., variables: { number: count } }
            """,
            """
            categories:
              episode: { hidden-previews-body-placeholder: "%u new ⟦episodes⟧" }
              order: { hidden-previews-body-placeholder: "%u ⟦order⟧" }
              parcel: { hidden-previews-body-placeholder: "%u ⟦parcel(s)⟧" }
            notifications:
              episode: { category: episode, title: $(show), variables: { show: string } }
            """,
            """
            app: { language: ru }
            notifications:
              parcels: { title: { one: $(n) посылка, other: ⟦$(n) посылки⟧ }, variables: { n: count } }
            """,
        ]
    )

    static let textFormMissing: ShownNotificationRule = description.eachShownNotification {
        notification, context, report in
        let language = context.schema.app.language
        let texts = NotificationText.allCases.flatMap { notification.declaration[$0]?.choices ?? [] }
        for text in texts where !text.forms.isEmpty {
            let written = Set(text.forms.map(\.form))
            // A form of another language has its own finding.
            guard written.isSubset(of: PluralForm.forms(of: language)) else { continue }
            let missing = context.formsOfSmallNumbers.filter { $0.form != .other && !written.contains($0.form) }
            guard let first = missing.first else { continue }
            report.add(
                at: text.text.range,
                "\(first.number) has the form ‘\(first.form.rawValue)’ in '\(language)', which the text doesn't have",
                help: "add \(missing.map { "\($0.form.rawValue):" }.joined(separator: " and "))")
        }
    }

    static let textPluralFixed: CategoryRule = description.eachCategory(only: .inEnglish) { category, context, report in
        guard !context.schema.isLocalized, let text = category.hiddenPreview,
            category.declaration.contents.hiddenPreview?.forms.isEmpty == true
        else { return }
        for (index, token) in text.tokens.enumerated() {
            if token.text.holdsOptionalPlural {
                report.add(
                    at: text.range(of: token.text), "“\(token.text)” leaves the plural to the reader",
                    severity: .advice,
                    help: "write it without the number, such as “New episode”")
            }
            guard token.core == "%u" else { continue }
            if let noun = text.tokens[(index + 1)...].first, index + 2 == text.tokens.count, noun.kind == .word,
                WordTables.isNounInPreviews(noun.folded), !WordTables.unchangedInS.contains(noun.folded),
                !["laundry", "mail", "music"].contains(noun.folded)
            {
                report.add(
                    at: text.range(of: noun.core), "“\(noun.core)” is wrong for several notifications",
                    severity: .advice,
                    help:
                        "write it without the number, such as “New episode”, or { one: …, other: … } and a string catalog"
                )
            }
            guard let noun = text.plural(after: index) else { continue }
            report.add(
                at: text.range(of: noun), "“\(noun)” is wrong for one notification", severity: .advice,
                help: "write it without the number, such as “New episode”, or { one: …, other: … } and a string catalog"
            )
        }
    }

    static let textPluralFixedOfNotifications: ShownNotificationRule =
        description.eachShownNotification(only: .inEnglish) { notification, context, report in
            let suspects = notification.texts.filter { $0.value.utf8.contains(UInt8(ascii: "(")) }
            guard !suspects.isEmpty else { return }
            let (withForms, inCatalog) = notification.declaration.textsWithPluralForms(in: context.schema)
            for text in suspects {
                for (index, token) in text.tokens.enumerated() {
                    if token.text.utf8.contains(UInt8(ascii: "(")), token.text.holdsOptionalPlural {
                        report.add(
                            at: text.range(of: token.textWithoutEndPunctuation),
                            "“\(token.textWithoutEndPunctuation)” leaves the plural to the reader",
                            help: "write { one: …, other: … }, and declare the number with type count"
                        )
                    } else if let field = notification.number(in: token), !text.isName(field, at: index),
                        let noun = text.plural(after: index),
                        !withForms.contains(text.range)
                    {
                        let isCount = field.type.scalar == .count
                        guard !isCount || !inCatalog else { continue }
                        let isOfActivity = context.schema.activities.contains {
                            $0.scope == notification.declaration.scope
                        }
                        report.add(
                            at: text.range(of: noun),
                            "“\(noun)” is wrong if '\(field.name.value)' is 1",
                            help: isOfActivity
                                ? "write a text for any number, such as “$(\(field.name.value)) min”, or let the server "
                                    + "send the words as a value of the state"
                                : (isCount ? "" : "declare '\(field.name.value)' with type count, and ")
                                    + "write { one: …, other: … }",
                            notes: [Finding.Note("'\(field.name.value)' is declared here", at: field.name.range)]
                        )
                    }
                }
            }
        }
}

extension ShownNotification {
    /// The number that a token consists of.
    fileprivate func number(in token: TitleToken) -> Field? {
        guard let field = declaration.field(alone: token) else { return nil }
        return field.type.scalar == .integer || field.isNumberOfPlural ? field : nil
    }
}

extension Notification {
    /// The texts with plural forms in the schema, and whether those of counts are in the string catalog.
    ///
    /// A push with keys has no plural forms at all, which is another rule.
    fileprivate func textsWithPluralForms(in schema: Schema) -> (inSchema: Set<SourceRange>, inCatalog: Bool) {
        let choices = NotificationText.allCases.flatMap { self[$0]?.choices ?? [] }
        let texts = choices.filter { !$0.forms.isEmpty }.flatMap(\.formsWithOther).map(\.text.range)
        return (Set(texts), schema.isLocalized && !delivery.isPush || isLocalizedByDevice)
    }
}

extension WrittenText {
    /// Whether the number at a place says which one it is: *barn $(barn)*, *cow $(number)*.
    fileprivate func isName(_ field: Field, at index: Int) -> Bool {
        guard index > 0, case let noun = tokens[index - 1], noun.kind == .word,
            !WordTables.closedClass.contains(noun.folded)
        else { return false }
        let name = field.name.value.nameWords
        let isNamed =
            index > 1 && ["at", "by", "from", "in", "near", "of", "on", "the"].contains(tokens[index - 2].folded)
        return name.last == noun.folded || isNamed && field.type.scalar == .integer
    }

    /// The plural after a number: the next word, or the one after an adjective.
    fileprivate func plural(after index: Int) -> Substring? {
        if index > 0, tokens[index - 1].kind == .word, WordTables.numbered.contains(tokens[index - 1].folded) {
            return nil
        }
        for token in tokens[(index + 1)...].prefix(2) {
            guard token.kind == .word else { return nil }
            guard !token.text.holdsOptionalPlural else { return nil }
            if token.isPlural { return token.core }
            guard token.pause == TitleToken.Pause.none, WordTables.countedWith.contains(token.folded) else {
                return nil
            }
        }
        return nil
    }
}

extension TitleToken {
    /// Whether the word is very likely a plural.
    fileprivate var isPlural: Bool {
        guard folded.utf8.count > 3, folded.hasSuffix("s"), core.last == "s", !folded.hasSuffix("ss") else {
            return false
        }
        return !folded.contains("'") && !WordTables.finiteVerbs.contains(folded)
            && !WordTables.auxiliaries.contains(folded)
            && !WordTables.unchangedInS.contains(folded)
    }

    fileprivate var textWithoutEndPunctuation: Substring {
        text[..<text.startOfFinal { ".,!?:;".contains($0) }]
    }
}

extension Substring {
    fileprivate var holdsOptionalPlural: Bool {
        let bytes = Array(utf8)
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0, bytes[open - 1] | 0x20 >= UInt8(ascii: "a"),
            bytes[open - 1] | 0x20 <= UInt8(ascii: "z")
        else { return false }
        let rest = bytes[open...]
        return rest.starts(with: "(s)".utf8) || rest.starts(with: "(es)".utf8)
    }
}
