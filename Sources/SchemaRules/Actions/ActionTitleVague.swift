import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-title-vague",
        severity: .advice,
        group: .actions,
        summary: "The title of an action says what the action does, and nothing else.",
        rationale: """
            People choose a button without opening the app, so the title is all they know about the result. “Yes” and \
            “No” are fine if the body asks a question. A title that only points somewhere is a warning, and so are \
            extraneous words: a button needs no “Tap to” and no “Please”, and a remark in parentheses is cut off first.
            """,
        unseen: """
            Only whole English titles from a list are recognized, such as OK, Continue and Tap Here; names of things, \
            such as Trip Extension, if all words are known; words such as Please and “Tap to” at the beginning; and New \
            or Beta in parentheses at the end.
            """,
        source: .higNotificationActions,
        passing: [
            """
            actions:
              confirm: { title: Confirm Booking, icon: checkmark, authentication-required: true }
              keep: { title: Keep Parcel, icon: shippingbox }
              tap: { title: Tap Water Off, icon: drop }
              half: { title: Pay Half (Split), icon: creditcard, authentication-required: true }
              apply: { title: Apply Update, icon: arrow.down.circle }
              change: { title: Change Order, icon: pencil, foreground: true, destination: order }
              seat: { title: Window Seat, icon: airplane }
            """,
            """
            categories:
              attendance:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - yes: { title: Yes, icon: checkmark }
                  - no: { title: No, icon: xmark }
            notifications:
              attendance:
                category: attendance
                title: $(event)
                body: Are you going?
                variables: { event: { origin: user } }
            """,
        ],
        failing: [
            """
            actions:
              acknowledge: { title: ⟦OK⟧, icon: checkmark }
              respond: { title: ⟦Tap Here⟧, icon: hand.tap }
              keep: { title: ⟦Tap to Keep⟧, icon: shippingbox }
              archive: { title: ⟦Please Archive⟧, icon: archivebox }
              hold: { title: ⟦Hold Parcel (New!)⟧, icon: hand.raised }
              open: { title: ⟦Open App⟧, icon: arrow.up.forward.app, foreground: true, destination: inbox }
              extend: { title: ⟦Trip Extension⟧, icon: clock }
              donate: { title: ⟦Donation⟧, icon: heart, authentication-required: true }
              receipt: { title: ⟦Receipt⟧, icon: doc.text, foreground: true, destination: receipt }
              save: { title: ⟦I Want to Save It⟧, icon: star }
              proceed: { title: ⟦Proceed⟧, icon: arrow.right }
            """,
            """
            categories:
              attendance:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - yes: { title: ⟦Yes⟧, icon: checkmark }
                  - no: { title: ⟦No⟧, icon: xmark }
            notifications:
              attendance:
                category: attendance
                title: $(event)
                body: You are on the list of guests.
                variables: { event: { origin: user } }
            """,
        ]
    )

    static let actionTitleWordy: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        guard let title = action.title, let extra = title.extraneousWords else { return }
        report.add(
            at: title.range, "“\(extra)” says nothing about what “\(title.trimmed)” does", severity: .warning,
            help: "leave it out, and begin with the verb of what happens")
    }

    static let actionTitleVague: WholeSchemaRule = description.schema { context, report in
        let hasAnswers = context.englishActions.contains { VerbTables.yesAndNo.holds($0.title) }
        let unasked = hasAnswers ? context.unasked : []
        let redundant = Set(context.actionsThatOnlyOpen.lazy.compactMap { $0.title?.range })
        for action in context.englishActions {
            guard let title = action.title else { continue }
            let isPointing =
                VerbTables.pointing.holds(title) || action.destination != nil && titlesOfTheApp.holds(title)
            guard isPointing || VerbTables.vague.holds(title) else {
                // Other rules report what only opens the app, or should open it.
                if !action.isTextInput, !action.hasEffect, VerbTables.thing(namedBy: title.words) != nil,
                    VerbTables.openingPhrase(of: title.words) == nil, !redundant.contains(title.range)
                {
                    report.add(
                        at: title.range, "“\(title.trimmed)” names a thing, and doesn't say what happens",
                        help: "start with a verb")
                }
                continue
            }
            guard !VerbTables.yesAndNo.holds(title) || unasked.contains(action.identifier.value) else {
                continue
            }
            report.add(
                at: title.range,
                "“\(title.trimmed)” doesn't say what happens",
                severity: isPointing ? .warning : .advice,
                help: "say what the action does, and to what, starting with a verb"
            )
        }
    }
}

extension LintContext {
    /// The identifiers of actions that answer no question: no body ends with a question mark. For a category without
    /// notifications, the question is unknown.
    fileprivate var unasked: Set<String> {
        func identifiers(_ categories: [ShownCategory]) -> Set<String> {
            Set(
                categories.flatMap { $0.actions.filter { VerbTables.yesAndNo.holds($0.title) } }.map(
                    \.identifier.value))
        }
        func asks(_ category: ShownCategory) -> Bool {
            category.notifications.contains { $0.body?.trimmed.last == "?" }
        }
        let known = categories.filter { !$0.notifications.isEmpty }
        return identifiers(known.filter { !asks($0) }).subtracting(identifiers(known.filter(asks)))
    }
}

/// Titles that say nothing about the screen that an action opens.
private let titlesOfTheApp = PhraseMatcher([
    "go to app", "go to the app", "open app", "open in app", "open the app", "show in app", "view in app",
    "view in the app",
])

private let extraneousBeginnings = PhraseMatcher(
    ["i need to", "i want to", "i wish to", "i would like to", "i'd like to", "kindly", "please"]
        + ["click", "press", "select", "swipe", "tap", "touch"].flatMap { ["\($0) for", "\($0) to"] })

extension WrittenText {
    /// Words that add nothing to the title of an action.
    fileprivate var extraneousWords: String? {
        if let beginning = extraneousBeginnings.phrase(beginning: words), words.count > beginning.wordCount {
            return tokens.prefix(beginning.wordCount).map { String($0.core) }.joined(separator: " ")
        }
        guard let last = tokens.last, last.text.hasPrefix("("), last.text.hasSuffix(")") else { return nil }
        return ["new", "beta"].contains(last.folded) ? String(last.text) : nil
    }
}
