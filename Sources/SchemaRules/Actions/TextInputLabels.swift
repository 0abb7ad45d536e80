import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let textInputLabels: ActionRule = RuleDescription(
        id: "text-input-labels",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .actions,
        summary: "A text input says what to write, and its button says that it sends.",
        rationale: """
            The button is next to the text field. Its title is a short verb, different from the title of the action, \
            which people have just tapped. The placeholder is a hint in sentence style, without a period. A missing \
            placeholder, or an ellipsis of three periods, is advice.
            """,
        unseen: "Vague texts, such as OK and Type here, and the style of the placeholder are found only in English.",
        source: .higWritingPractices,
        options: [buttonTitleLimit.description],
        passing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
              comment:
                title: Comment
                icon: bubble.left
                authentication-required: false
                text-input: { button-title: Post, placeholder: Say something nice… }
              answer:
                title: Answer
                icon: text.bubble
                authentication-required: false
                text-input: true
            """,
            """
            actions:
              weight:
                title: Log Weight
                icon: scalemass
                authentication-required: false
                text-input: { button-title: Save, placeholder: Weight in kg }
            """,
        ],
        failing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: ⟦OK⟧, placeholder: Write a reply⟦...⟧ }
              message:
                title: Message Ben
                icon: bubble.left
                authentication-required: false
                text-input: { button-title: ⟦Save⟧, placeholder: ⟦Type here⟧ }
              note:
                title: Write Note
                icon: note.text
                authentication-required: false
                text-input: { button-title: ⟦Done⟧, placeholder: Write something⟦!⟧ }
              thank:
                title: Thank Ben
                icon: heart
                authentication-required: false
                text-input: { button-title: Send, placeholder: ⟦Your Message⟧ }
              comment:
                title: Comment
                icon: bubble.left
                authentication-required: false
                text-input: { button-title: ⟦Send the Comment⟧, placeholder: ⟦your comment⟧ }
              answer:
                title: Answer Question
                icon: questionmark.circle
                authentication-required: false
                text-input: { button-title: Send, placeholder: Your answer⟦.⟧ }
            """,
            """
            actions:
              comment:
                title: Comment
                icon: bubble.left
                authentication-required: false
                text-input: { button-title: ⟦Comment⟧, placeholder: Say something nice }
            """,
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                ⟦text-input⟧: { button-title: Send }
            """,
        ]
    ).eachAction { action, context, report in
        guard let input = action.textInput, !input.isSystem else { return }
        report.add(buttonOf: action, in: context)
        report.add(placeholderOf: action, in: context)
    }
}

extension RuleReport {
    fileprivate mutating func add(buttonOf action: ShownAction, in context: LintContext) {
        guard let title = action.buttonTitle else { return }
        if title.trimmed.isEmpty {
            add(at: title.range, "the button has no title", severity: .error, help: "write a verb, such as Send")
        } else if title.length > option(buttonTitleLimit) {
            add(
                at: title.range,
                "“\(title.trimmed)” has \(title.length) characters, which is long for a button next to a text field",
                help: "write up to \(option(buttonTitleLimit)), such as Send"
            )
        } else if let actionTitle = action.title, title.folded == actionTitle.folded, !title.words.isEmpty {
            add(
                at: title.range,
                "the button next to the text field has the same title as the action, “\(title.trimmed)”",
                severity: .advice,
                help: "write what the button does with the text, such as Send"
            )
        } else if context.isEnglish, VerbTables.vagueButtons.holds(title) || action.sendsText && notSending.holds(title)
        {
            add(
                at: title.range,
                "“\(title.trimmed)” doesn't say what happens with the text",
                severity: .advice,
                help: "write a verb, such as Send"
            )
        }
    }

    fileprivate mutating func add(placeholderOf action: ShownAction, in context: LintContext) {
        guard let placeholder = action.placeholder, !placeholder.trimmed.isEmpty else {
            let key = action.placeholder?.range ?? action.declaration.key("text-input")?.range
            // A shared action is reported where it is declared.
            guard let key, action.textInput?.node.attempts("placeholder") == (action.placeholder != nil) else {
                return
            }
            add(
                at: key,
                "the empty text field doesn't say what to write",
                severity: .advice,
                help: "add a hint as placeholder, such as Message"
            )
            return
        }
        guard context.isEnglish else { return }
        guard !placeholder.isVagueHint else {
            add(
                at: placeholder.range,
                "“\(placeholder.trimmed)” doesn't say what to write",
                severity: .advice,
                help: "write a hint, such as Message"
            )
            return
        }
        if let ellipsis = placeholder.finalEllipsis {
            guard ellipsis != "…" else { return }
            add(
                at: placeholder.range(of: ellipsis),
                "an ellipsis is one character",
                severity: .advice,
                help: "write …",
                fix: Fix(.safe, placeholder.edits(to: placeholder.replacing(ellipsis, with: "…")))
            )
        } else if let period = placeholder.finalPunctuation(".!", names: context.punctuatedNames) {
            add(
                at: placeholder.range(of: period),
                period.contains("!") ? "a hint has no exclamation mark" : "a hint has no period",
                help: "write it without",
                fix: Fix(.safe, placeholder.edits(to: placeholder.replacing(period, with: "")))
            )
        } else if let correction = context.sentences.correction(of: placeholder) {
            add(
                at: placeholder.range,
                "“\(placeholder.trimmed)” isn't in sentence style",
                severity: correction.isSure ? .warning : .advice,
                help: "write “\(correction.suggestion)”",
                fix: Fix(.unsafe, placeholder.edits(to: correction.suggestion))
            )
        } else if let suggestion = placeholder.inSentenceStyle {
            add(
                at: placeholder.range,
                "“\(placeholder.trimmed)” isn't in sentence style",
                help: "write “\(suggestion)”",
                fix: Fix(.unsafe, placeholder.edits(to: suggestion))
            )
        }
    }
}

extension ShownAction {
    /// Whether the text goes to another person: *Reply*, *Message Ben*.
    fileprivate var sendsText: Bool {
        words.first.map { ["comment", "message", "reply", "respond", "text"].contains($0) } ?? false
            || words == ["quick", "reply"]
    }
}

/// Buttons that don't say that a text is sent to somebody.
private let notSending = PhraseMatcher(["save", "submit", "update"])

/// Hints for any text.
private let vagueHints = PhraseMatcher([
    "enter text", "enter text here", "enter here", "enter your text", "input", "insert text", "placeholder",
    "start typing", "tap here", "tap to type", "tap to write", "text", "text field", "text here", "type", "type here",
    "type text",
    "type your text", "type your text here", "write", "write here", "write text", "your text", "your text here",
])

extension WrittenText {
    /// Whether it says only that there is a text field.
    fileprivate var isVagueHint: Bool { vagueHints.holds(words) }

    /// “Your message” for “Your Message”; nil unless all words after the first are common ones with a capital.
    fileprivate var inSentenceStyle: String? {
        let rest = tokens.dropFirst()
        guard !rest.isEmpty, rest.allSatisfy({ $0.core.first?.isUppercase == true && hintWords.contains($0.folded) })
        else { return nil }
        var suggestion = value
        for token in rest.reversed() {
            suggestion.replaceSubrange(token.core.startIndex..<token.core.endIndex, with: token.folded)
        }
        return suggestion
    }
}

private let hintWords: Set<String> = [
    "a", "an", "answer", "comment", "feedback", "here", "message", "name", "note", "question", "reason", "reply",
    "response", "review", "text", "the", "thoughts", "your",
]

private let buttonTitleLimit = RuleOption.integer(
    "limit", default: 12, in: 1...200, "The characters that the title of the button may have.")
