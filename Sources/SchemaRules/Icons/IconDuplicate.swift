import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let iconDuplicate: CategoryRule = RuleDescription(
        id: "icon-duplicate",
        severity: .warning,
        group: .icons,
        summary: "The actions of a category have different icons.",
        rationale: """
            People see the icon before they read the title, and use it to distinguish actions. Actions whose titles \
            differ only in a number can share an icon.
            """,
        unseen: "Icons that only look alike, such as heart and heart.fill, are different icons for the rule.",
        source: .higNotificationActions,
        passing: [
            """
            categories:
              alarm:
                hidden-previews-body-placeholder: Alarm
                actions:
                  - stop: { title: Stop, icon: stop }
                  - snooze-5: { title: Snooze 5 Minutes, icon: clock }
                  - snooze-60: { title: Snooze 1 Hour, icon: clock }
            """,
            """
            categories:
              rating:
                hidden-previews-body-placeholder: Rating
                actions:
                  - one: { title: 1 Star, icon: star }
                  - two: { title: 2 Stars, icon: star }
            """,
        ],
        failing: [
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: Accept, icon: checkmark }
                  - later: { title: Not Yet, icon: ⟦checkmark⟧ }
            """
        ]
    ).eachCategory { category, context, report in
        guard category.actions.count > 1 else { return }
        var owners: [IconKey: Action] = [:]
        for shown in category.actions {
            let action = shown.declaration
            guard let icon = action.icon else { continue }
            let key = shown.symbol.map { IconKey.symbol($0.publishedName) } ?? .template(icon.name.value)
            guard let owner = owners[key], let ownerIcon = owner.icon else {
                owners[key] = action
                continue
            }
            // The same place: an action listed twice, or changed here without a change of its icon.
            guard ownerIcon.name.range != icon.name.range, !action.differsOnlyInNumbers(from: owner) else {
                continue
            }
            // Another rule reports the one of the two that has the wrong icon.
            let isOpposite = [action, owner].contains { one in
                category.actions.contains { $0.declaration === one && $0.hasOppositeIcon(in: context) }
            }
            guard !isOpposite else { continue }
            report.add(
                at: icon.name.range,
                "'\(action.name.value)' has the same icon as '\(owner.name.value)'",
                help: "choose an icon that shows what only this action does",
                notes: [Finding.Note("the same icon", at: ownerIcon.name.range)]
            )
        }
    }
}

/// The properties that make two icons certainly the same.
private enum IconKey: Hashable {
    case symbol(String)
    case template(String)
}

extension ShownAction {
    /// Whether its icon shows the opposite of its title.
    fileprivate func hasOppositeIcon(in context: LintContext) -> Bool {
        guard context.isEnglish, let symbol, let title else { return false }
        return OppositeMeanings.meaning(of: symbol, for: title) != nil
    }
}

extension Action {
    /// “Snooze 5 Minutes” and “Snooze 1 Hour”: the same action with another amount.
    fileprivate func differsOnlyInNumbers(from other: Action) -> Bool {
        guard let title = self.shownTitle?.value, let otherTitle = other.shownTitle?.value,
            title.contains(where: \.isNumber),
            otherTitle.contains(where: \.isNumber)
        else { return false }
        return title.wordsWithoutAmounts == otherTitle.wordsWithoutAmounts
    }
}

extension String {
    private static let units: Set<String> = [
        "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "hr", "hrs", "hour", "hours", "day",
        "days", "week", "weeks", "month", "months",
    ]

    fileprivate var wordsWithoutAmounts: [String] {
        WordFolding.folded(self).split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { !$0.contains(where: \.isNumber) && !Self.units.contains($0) }
            // “1 Star”, “2 Stars”
            .map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    }
}
