// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension CodeRule {
    static let all: [CodeFactRule] = [
        actionUndeclared,
        actionUnhandled,
        activityTypeMissing,
        authorizationOptionMissing,
        categoryReplaced,
        categoryUnregistered,
        codeEntitlementMissing,
        delegateLate,
        delegateMissing,
        foregroundSilent,
        legacyNotificationAPI,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
