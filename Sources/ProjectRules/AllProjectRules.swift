// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension ProjectRule {
    static let all: [CheckedProjectRule] = [
        appIconTooSmall,
        contentExtensionMismatch,
        iconImageMissing,
        locArgsCount,
        locArgsType,
        locFormMissing,
        locKeyMissing,
        locPercentSign,
        locSourceLanguage,
        locTextDiffers,
        locUntranslated,
        projectUnchecked,
        requirementMissing,
        soundDuration,
        soundFileMissing,
        soundFormat,
        titleNotTitleStyle,
        titleTooLong,
        translatedActionMarks,
        translatedAppName,
        translatedBodyTooLong,
        translatedCapitals,
        translatedEmoji,
        translatedForeignPlaceholder,
        translatedInvisibleCharacter,
        translatedMarks,
        translatedMarkup,
        translatedSpaces,
        translatedTitleInCapitals,
    ]

    package static let descriptions: [RuleDescription] =
        all.map(\.description)
}
