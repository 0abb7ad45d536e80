// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension ChangeRule {
    static let all: [SchemaChangeRule] = [
        actionMeaningChanged,
        actionRemoved,
        activityBroadcastChanged,
        activityTypeChanged,
        activityValueRemoved,
        activityValueRequired,
        activityValueRetyped,
        activityValuesChanged,
        authenticationDropped,
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
        deliveryChanged,
        deploymentTargetLowered,
        destructiveChanged,
        idChanged,
        idRenamed,
        lenientRemoved,
        levelRaised,
        locArgsChanged,
        locKeyNew,
        matchChanged,
        notificationCategoryChanged,
        notificationKeyChanged,
        notificationRemoved,
        renamedFromDropped,
        textInputAdded,
        textInputRemoved,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
