import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleVague: WholeSchemaRule = RuleDescription(
        id: "action-title-vague",
        severity: .advice,
        group: .actions,
        summary: "The title of an action says what the action does.",
        rationale: """
            People choose a button without opening the app, so the title is all they know about the result. “Yes” and \
            “No” are fine if the body asks a question. A title that only points somewhere is a warning.
            """,
        unseen: "Only whole English titles from a list are recognized, such as OK, Continue and Tap Here.",
        source: .higNotificationActions,
        passing: [
            """
            actions:
              confirm: { title: Confirm Booking, icon: checkmark, authentication-required: true }
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
    ).schema { context, report in
        let hasAnswers = context.englishActions.contains { VerbTables.yesAndNo.holds($0.title) }
        let unasked = hasAnswers ? context.unasked : []
        for action in context.englishActions {
            guard let title = action.title else { continue }
            let isPointing = VerbTables.pointing.holds(title)
            guard isPointing || VerbTables.vague.holds(title) else { continue }
            guard !VerbTables.yesAndNo.holds(title) || unasked.contains(action.identifier.value) else {
                continue
            }
            report.add(
                at: title.range,
                "“\(title.trimmed)” doesn't say what happens",
                severity: isPointing ? .warning : .advice,
                help: "say what the action does, starting with a verb"
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
