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
        authorizationMissing,
        authorizationOptionMissing,
        badgeUncleared,
        categoryReplaced,
        categoryUndeclared,
        categoryUnregistered,
        categoryUnused,
        codeEntitlementMissing,
        completionHandlerMissing,
        contentChangedLate,
        delegateLate,
        delegateMissing,
        delegateOffMain,
        dismissUnhandled,
        foregroundSilent,
        idCopied,
        legacyNotificationAPI,
        locFrozen,
        presentationOptionDeprecated,
        replyUnread,
        requestReplaced,
        settingsUnhandled,
        tapAsAction,
        triggerRepeatsTooOften,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
