// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension ChangeRule {
    static let all: [SchemaChangeRule] = [
        actionAuthenticationDropped,
        actionMeaningChanged,
        actionRemoved,
        activityBroadcastChanged,
        activityTapLost,
        activityTypeChanged,
        activityValueRemoved,
        activityValueRequired,
        activityValueRetyped,
        activityValuesChanged,
        bundleIdentifierChanged,
        categoryRecognitionLost,
        categoryRemoved,
        dataKeyChanged,
        dataKeyRenamed,
        dataMadeOptional,
        dataRemoved,
        dataRequired,
        dataRetyped,
        dataValuesChanged,
        destructiveChanged,
        idChanged,
        idRenamed,
        lenientNew,
        lenientRemoved,
        locArgsChanged,
        locKeyNew,
        matchChanged,
        notificationCategoryChanged,
        notificationDeliveryChanged,
        notificationKeyChanged,
        notificationMatchNew,
        notificationRemoved,
        renamedFromDropped,
        senderChanged,
        textInputAdded,
        textInputRemoved,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
