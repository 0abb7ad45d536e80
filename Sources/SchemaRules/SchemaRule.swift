package import Diagnostics
import NotificationSchema
package import Rules

/// The rules over schemas, each in a file of its own.
package enum SchemaRule {}

/// A declaration, and the schema that it is in.
struct InSchema<Declaration> {
    let declaration: Declaration
    let context: LintContext
}

package typealias WholeSchemaRule = Rule<LintContext>
typealias ActionRule = Rule<InSchema<ShownAction>>
typealias CategoryRule = Rule<InSchema<ShownCategory>>
typealias NotificationRule = Rule<InSchema<Notification>>
typealias ShownNotificationRule = Rule<InSchema<ShownNotification>>
typealias TextRule = Rule<InSchema<WrittenText>>

extension RuleDescription {
    typealias Visitor<Declaration> = @Sendable (Declaration, LintContext, inout RuleReport) -> Void

    /// Checks every definition of an action that the app registers; see ``LintContext/actions``.
    func eachAction(
        only condition: RuleCondition = [], _ visit: @escaping Visitor<ShownAction>
    ) -> ActionRule { each(condition, visit) }

    /// Checks every category that the app registers.
    func eachCategory(
        only condition: RuleCondition = [], _ visit: @escaping Visitor<ShownCategory>
    ) -> CategoryRule { each(condition, visit) }

    /// Checks every notification, including those that people don't see.
    func eachNotification(
        only condition: RuleCondition = [], _ visit: @escaping Visitor<Notification>
    ) -> NotificationRule { each(condition, visit) }

    /// Checks every notification that people see, with its texts split into words.
    func eachShownNotification(
        only condition: RuleCondition = [], _ visit: @escaping Visitor<ShownNotification>
    ) -> ShownNotificationRule { each(condition, visit) }

    /// Checks the title, the subtitle and the body of every notification that people see.
    func eachText(
        only condition: RuleCondition = [], _ visit: @escaping Visitor<WrittenText>
    ) -> TextRule { each(condition, visit) }

    /// Checks the schema as a whole.
    package func schema(
        only condition: RuleCondition = [], _ check: @escaping WholeSchemaRule.Check
    ) -> WholeSchemaRule { Rule(self, only: condition, check: check) }

    /// Checks every Live Activity.
    func eachActivity(_ visit: @escaping Visitor<Activity>) -> WholeSchemaRule {
        schema { context, report in
            for activity in context.schema.activities { visit(activity, context, &report) }
        }
    }

    private func each<Declaration>(
        _ condition: RuleCondition, _ visit: @escaping Visitor<Declaration>
    ) -> Rule<InSchema<Declaration>> {
        Rule(self, only: condition) { visit($0.declaration, $0.context, &$1) }
    }
}
