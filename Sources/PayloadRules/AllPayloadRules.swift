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
        collapseIDTooLong,
        contentChangedMissing,
        contentMissing,
        criticalSoundMismatch,
        levelMismatch,
        levelValue,
        locLiteralShadowsKey,
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
        serviceExtensionUnreachable,
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
