// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension CodeRule {
    static let all: [CodeFactRule] = [
        actionUndeclared,
        actionUnhandled,
        activityPushMismatch,
        activityTypeMissing,
        authorizationAtLaunch,
        authorizationOptionMissing,
        badgeUncleared,
        categoryReplaced,
        categoryUndeclared,
        categoryUnregistered,
        codeEntitlementMissing,
        completionHandlerMissing,
        delegateLate,
        delegateMissing,
        delegateOffMain,
        dismissUnhandled,
        foregroundSilent,
        idCopied,
        legacyNotificationAPI,
        locFrozen,
        presentationOptionDeprecated,
        triggerRepeatsTooOften,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
