// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension PayloadRule {
    static let ofPushes: [PushRule] = [
        apsUnknownKey,
        apsValueType,
        backgroundContentAvailable,
        backgroundPriority,
        backgroundWithUI,
        categoryKeyPlacement,
        categoryMismatch,
        collapseIDLength,
        contentChangedMissing,
        contentMissing,
        criticalSound,
        levelMismatch,
        levelValue,
        locLiteralShadowsKey,
        mutableRequiresAlert,
        payloadDataType,
        payloadLocArgs,
        payloadMisplacedData,
        payloadMissingData,
        payloadSize,
        payloadTextMissing,
        payloadUnknownCategory,
        payloadUnknownKey,
        payloadUnknownNotification,
        payloadValueMismatch,
        pushHeaderValue,
        pushTypeHeader,
    ]

    static let ofActivityPushes: [ActivityPushRule] = [
        activityPushDate,
        activityPushHeaders,
        activityPushKey,
        activityPushStart,
        activityPushState,
        activityPushValue,
        payloadSizeOfActivities,
    ]

    package static let descriptions: [RuleDescription] =
        ofPushes.map(\.description)
        + ofActivityPushes.map(\.description)
}
