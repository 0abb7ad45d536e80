// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension CodeRule {
    static let all: [CodeFactRule] = [
        actionUndeclared,
        actionUnhandled,
        actionUnlisted,
        activityPushMismatch,
        activitySupportMissing,
        activityTypeMissing,
        applicationDelegateUnmade,
        authorizationAtLaunch,
        authorizationMissing,
        authorizationOptionMissing,
        backgroundModeMissing,
        badgeUncleared,
        callModeMissing,
        callUnreported,
        categoryReplaced,
        categoryUndeclared,
        categoryUnregistered,
        categoryUnused,
        codeEntitlementMissing,
        communicationEntitlementMissing,
        completionHandlerMissing,
        contentChangedLate,
        delegateLate,
        delegateMissing,
        delegateOffMain,
        delegateUnkept,
        dismissUnhandled,
        foregroundSilent,
        idCopied,
        legacyNotificationAPI,
        locFrozen,
        nameMismatch,
        pointerComparison,
        presentationOptionDeprecated,
        pushEntitlementMissing,
        registrationMissing,
        replyUnread,
        requestRemoved,
        requestRepeated,
        requestReplaced,
        serviceContentUnfinished,
        serviceExtensionSkipped,
        settingsUnhandled,
        soundIsText,
        tapAsAction,
        tokenDescribed,
        triggerNeverFires,
        triggerRepeatsTooOften,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
