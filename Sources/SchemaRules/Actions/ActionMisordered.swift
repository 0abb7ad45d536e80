import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-misordered",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actions,
        summary: "Destructive actions come last, and the first of the others is one that a double tap may perform.",
        rationale: """
            A banner shows only the first \(Limits.actionsInBanner) actions, and people choose these most easily, \
            also by mistake. On Apple Watch, the double-tap gesture performs the first action that isn't destructive. \
            The guidelines ask for the one that people use most; move one that can't be undone, because it spends \
            money or calls someone, further down, if one that works in the background, and doesn't decline or mute \
            anything, can come first. For an app without a watch app, whose notifications also reach the watch, that \
            is advice. Of categories with the same actions, only the first has a finding. If all of several actions \
            are destructive, that is advice.
            """,
        unseen: """
            A destructive action further down than a banner shows isn't reported, even before a harmless one. The \
            first action for a double tap is judged only in English, by verbs from a list: which action people use most isn't \
            known.
            """,
        source: .higDoubleTap,
        passing: [
            """
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions:
                  - snooze: { title: Snooze, icon: clock }
                  - complete: { title: Mark as Completed, icon: checkmark.circle }
                  - delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            """,
            """
            categories:
              request:
                hidden-previews-body-placeholder: Request
                actions:
                  - accept: { title: Accept, icon: checkmark }
                  - block: { title: Block, icon: hand.raised, destructive: true, authentication-required: true }
                  - remove: { title: Remove, icon: trash, destructive: true, authentication-required: true }
            """,
            """
            app: { platforms: { iOS: 15.0, watchOS: 8.0 } }
            categories:
              parking:
                hidden-previews-body-placeholder: Parking
                actions:
                  - snooze: { title: Snooze, icon: clock }
                  - pay: { title: Pay Now, icon: creditcard, authentication-required: true }
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: true
                      text-input: { button-title: Send, placeholder: Message }
                  - like: { title: Like, icon: heart }
              bill:
                hidden-previews-body-placeholder: Bill
                actions:
                  - pay: { title: Pay Now, icon: creditcard, authentication-required: true }
              access:
                hidden-previews-body-placeholder: Access request
                actions:
                  - allow: { title: Allow, icon: checkmark, authentication-required: true }
                  - deny: { title: Deny, icon: nosign }
              visitor:
                hidden-previews-body-placeholder: Visitor
                actions:
                  - let-in: { title: Let In, icon: figure.walk, authentication-required: true }
                  - snooze: { title: Snooze, icon: clock }
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - approve: { title: Approve, icon: checkmark, authentication-required: true }
                  - share: { title: Share, icon: square.and.arrow.up, foreground: true }
              missed-call:
                hidden-previews-body-placeholder: Missed call
                actions:
                  - call-back: { title: Call Back, icon: phone, foreground: true }
                  - like: { title: Like, icon: heart }
              appointment:
                hidden-previews-body-placeholder: Appointment
                actions:
                  - confirm: { title: Confirm Visit, icon: checkmark }
                  - directions: { title: Get Directions, icon: map, foreground: true, destination: map }
            """,
        ],
        failing: [
            """
            categories:
              ⟦game⟧:
                hidden-previews-body-placeholder: Game
                actions:
                  - delete: { title: Delete Game, icon: trash, destructive: true, authentication-required: true }
                  - resign: { title: Resign, icon: flag, destructive: true, authentication-required: true }
            """,
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
              snooze: { title: Snooze, icon: clock }
              complete: { title: Mark as Completed, icon: checkmark.circle }
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions: [snooze, ⟦delete⟧, complete]
            """,
            """
            app: { platforms: { iOS: 15.0, watchOS: 8.0 } }
            categories:
              parking:
                hidden-previews-body-placeholder: Parking
                actions:
                  - ⟦pay⟧: { title: Pay Now, icon: creditcard, authentication-required: true }
                  - snooze: { title: Snooze, icon: clock }
            """,
        ]
    )

    static let actionDestructiveOrder: CategoryRule = description.eachCategory { category, context, report in
        let actions = category.declaration.actions
        guard actions.contains(where: { $0.isDestructive }),
            let lastOther = actions.lastIndex(where: { !$0.isDestructive })
        else { return }
        let prominent = actions.count > Limits.actionsInBanner ? Limits.actionsInBanner : 1
        // An action that needs no destructive flag should lose the flag, not move.
        for (action, shown) in zip(actions, category.actions).prefix(min(prominent, lastOther))
        where action.isDestructive && !shown.isTextInput && !(context.isEnglish && shown.hasNeedlessDestructive) {
            report.add(
                at: action.name.range,
                "'\(action.name.value)' is destructive, but is easy to choose by mistake at this position",
                help: "move it to the end",
                fix: category.declaration.editsMovingToEnd(action.name).map { Fix(.unsafe, $0) }
            )
        }
    }

    static let actionsAllDestructive: CategoryRule = description.eachCategory { category, context, report in
        let actions = category.actions
        guard actions.count > 1, actions.allSatisfy({ $0.declaration.isDestructive }),
            !(context.isEnglish && actions.contains(where: \.hasNeedlessDestructive))
        else { return }
        report.add(
            at: category.name.range, "all actions of '\(category.name.value)' are destructive", severity: .advice,
            help: "offer one that people are glad to choose, before the others")
    }

    static let actionOrderDoubleTap: WholeSchemaRule = description.schema { context, report in
        var mistakes: [Mistake] = []
        var indices: [[ActionKey]: Int] = [:]
        for category in context.englishCategories {
            guard let mistake = Mistake(in: category) else { continue }
            let index = indices[category.actions.map(ActionKey.init), default: mistakes.count]
            if index == mistakes.count {
                indices[category.actions.map(ActionKey.init)] = index
                mistakes.append(mistake)
            } else {
                mistakes[index].repetitions += 1
            }
        }
        for mistake in mistakes {
            report.add(
                at: mistake.first.range,
                "a double tap on a watch performs '\(mistake.first.value)', which \(mistake.reason)",
                severity: context.schema.app.hasWatchApp ? .warning : .advice,
                help: mistake.help,
                fix: mistake.edits.map { Fix(.display, $0) }
            )
        }
    }
}

extension Category {
    /// - Parameter name: The name of an action in the category's list.
    func editsMovingToEnd(_ name: Text) -> [TextEdit]? {
        guard let list = self.body.entries.first(where: { $0.key.isText("actions") })?.value else { return nil }
        let place = list.items.enumerated().first { $0.element.range.contains(name.range) }
        return place.flatMap { list.movingItemToEnd($0.offset) }
    }
}

/// An action that the gesture performs, and a better one.
private struct Mistake {
    let first: Text
    let reason: String
    let better: Text
    let edits: [TextEdit]?
    /// The number of other categories with the same mistake.
    var repetitions = 0

    init?(in category: ShownCategory) {
        guard let first = category.actions.firstIndex(where: { !$0.isDestructive }),
            let reason = category.actions[first].reasonAgainstGesture,
            let better = category.actions.firstIndex(where: \.isFitForGesture)
        else { return nil }
        self.first = category.actionName(at: first)
        self.reason = reason
        self.better = category.actionName(at: better)
        // The move must make the better action the first, and keep destructive actions last.
        let canMove = better == first + 1 && !category.actions.contains { $0.isDestructive }
        edits = canMove ? category.declaration.editsMovingToEnd(self.first) : nil
    }

    var help: String {
        let place =
            switch repetitions {
            case 0: ""
            case 1: ", here and in the other category with the same actions"
            default: ", here and in the \(repetitions) other categories with the same actions"
            }
        return "put '\(better.value)' first\(place)"
    }
}

/// The properties that make two lists of actions the same to people.
private struct ActionKey: Hashable {
    var identifier: String
    var title: String?

    init(_ action: ShownAction) {
        identifier = action.identifier.value
        title = action.titleKey
    }
}

extension ShownAction {
    /// For typing, and for everything in the app, the gesture only starts the action.
    fileprivate var reasonAgainstGesture: String? {
        guard !declaration.isForeground, !isTextInput, !declaration.isReversible else { return nil }
        guard !hasEffect, VerbTables.irrevocablePhrase(of: words) != nil else { return nil }
        return "can't be undone"
    }

    /// Whether a double tap can safely perform it. A title without words tells nothing.
    fileprivate var isFitForGesture: Bool {
        guard !declaration.isDestructive, !declaration.isForeground, !declaration.isAuthenticationRequired,
            !words.isEmpty, reasonAgainstGesture == nil
        else { return false }
        return VerbTables.destructivePhrase(of: words) == nil && VerbTables.openingPhrase(of: words) == nil
            && !VerbTables.isRefusing(words)
            && [VerbTables.housekeeping, VerbTables.calling].allSatisfy { $0.phrase(beginning: words) == nil }
    }
}
