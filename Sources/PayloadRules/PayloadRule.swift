import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules

/// The rules over pushes that servers send, each in a file of its own.
package enum PayloadRule {}

/// A rule over pushes, with what it looks at.
struct RuleOfPushes<Push>: Sendable {
    let rule: Rule<Push>
    let parts: PushParts
    /// Whether it compares a push with what a schema declares. The others hold for every app.
    let needsSchema: Bool

    var description: RuleDescription { rule.description }
}

typealias PushRule = RuleOfPushes<CheckedPush>
typealias ActivityPushRule = RuleOfPushes<CheckedActivityPush>

extension RuleDescription {
    /// Checks each push of a notification.
    ///
    /// - Parameters:
    ///   - parts: All that the check looks at. A rule that doesn't say it is asked about every push, which is slow.
    ///   - needsSchema: Whether it compares the push with declarations.
    func eachPush(
        lookingAt parts: PushParts = .all, needsSchema: Bool = true, _ check: @escaping Rule<CheckedPush>.Check
    ) -> PushRule {
        PushRule(rule: Rule(self, check: check), parts: parts, needsSchema: needsSchema)
    }

    /// Checks each push of a Live Activity.
    func eachActivityPush(
        lookingAt parts: PushParts = .all, needsSchema: Bool = true,
        _ check: @escaping Rule<CheckedActivityPush>.Check
    ) -> ActivityPushRule {
        ActivityPushRule(rule: Rule(self, check: check), parts: parts, needsSchema: needsSchema)
    }
}

extension Array {
    /// - Parameter isMissing: Whether there is no schema to compare with.
    func without<Push>(schema isMissing: Bool) -> Self where Element == RuleOfPushes<Push> {
        isMissing ? filter { !$0.needsSchema } : self
    }
}

extension PushParts {
    /// What the rules that are on look at. The only finding that nobody may turn off is about the size, which a contract
    /// always compares.
    init<Push>(of rules: [RuleOfPushes<Push>], in configuration: RuleConfiguration) {
        self = rules.filter { configuration.level(of: $0.description) != .off }
            .reduce(into: []) { $0.formUnion($1.parts) }
    }
}
