// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension ProjectRule {
    static let all: [CheckedProjectRule] = [
        communicationCapability,
        communicationIntentDeclared,
        contentExtensionMismatch,
        criticalEntitlement,
        iconTemplateMissing,
        locArgsCount,
        locArgsType,
        locKeyMissing,
        locPercentSign,
        locTitleLength,
        locTitleStyle,
        locUntranslated,
        requirementMissing,
        soundDuration,
        soundFileMissing,
        soundFormat,
        timeSensitiveCapability,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
