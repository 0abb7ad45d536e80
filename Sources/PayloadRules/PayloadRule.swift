import Diagnostics
import Rules

/// The rules over pushes that servers send, each in a file of its own.
package enum PayloadRule {}

typealias PushRule = Rule<CheckedPush>
typealias ActivityPushRule = Rule<CheckedActivityPush>

extension RuleDescription {
    /// Checks each push of a notification.
    func eachPush(_ check: @escaping PushRule.Check) -> PushRule { Rule(self, check: check) }

    /// Checks each push of a Live Activity.
    func eachActivityPush(_ check: @escaping ActivityPushRule.Check) -> ActivityPushRule { Rule(self, check: check) }
}
