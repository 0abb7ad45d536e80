// Written by script/embed: one line for each rule that a file in this folder declares.

package import Diagnostics
import Rules

extension SchemaRule {
    static let ofWholeSchemas: [WholeSchemaRule] = [
        actionForegroundMissing,
        actionIDConflict,
        actionIDUnique,
        actionInconsistent,
        actionOnlyOpensApp,
        actionOrderDoubleTap,
        actionTitleVague,
        activityAdvertising,
        activityAlertOften,
        activityAvailability,
        activityCountdown,
        activityEnd,
        activityFrequentUpdates,
        activityPushStart,
        activitySensitiveValue,
        activityStale,
        badgeOnly,
        categoryIDUnique,
        definitionUnused,
        destructiveFlagMissing,
        hiddenPreviewGeneric,
        iconInconsistent,
        iconLocalizedVariant,
        iconMissing,
        iconOppositeMeaning,
        iconRestricted,
        iconUnavailable,
        iconUnknownSymbol,
        idNamesConstant,
        idNearDuplicate,
        legacyAnnouncement,
        legacySummaryFormat,
        locKeyConflict,
        locTable,
        marketingSettingsEntry,
        marketingTopicRequired,
        payloadTooLarge,
        platformUnavailable,
        sensitiveEffectWithoutAuth,
        textCutByComment,
        textInputDestructive,
        textInvisibleCharacter,
        threadMissing,
        timeSensitiveOveruse,
    ]

    static let ofActions: [ActionRule] = [
        actionDuplicatesDismiss,
        actionTitleAllCaps,
        actionTitleAppName,
        actionTitleCase,
        actionTitleEllipsis,
        actionTitlePlaceholder,
        actionTitlePunctuation,
        actionTitleTooLong,
        destructiveFlagUnneeded,
        destructiveWithoutAuth,
        emojiAlone,
        iconTemplateLooksLikeSymbol,
        idCharset,
        idReservedPrefix,
        textInputForeground,
        textInputLabels,
        textInputUnauthenticated,
        textMarkup,
        titleBlank,
    ]

    static let ofCategories: [CategoryRule] = [
        actionDestructiveOrder,
        actionTitleDuplicate,
        actionsAllForeground,
        categoryEmpty,
        categoryTooManyActions,
        contentAppNameOfCategories,
        emojiAloneOfCategories,
        hiddenPreviewLeak,
        hiddenPreviewMissing,
        hiddenPreviewSentenceCase,
        hiddenTitleShown,
        iconDuplicate,
        idCharsetOfCategories,
        idReservedPrefixOfCategories,
        intentIdentifier,
        textMarkupOfCategories,
        textPluralFixed,
    ]

    static let ofNotifications: [NotificationRule] = [
        backgroundPriority,
        backgroundWithUI,
        badgeLiteral,
        badgeNotCount,
        collapseIDTooLong,
        collapseMissing,
        collapseTooBroad,
        communicationMisuse,
        communicationSender,
        contentForeignPlaceholder,
        contentMissing,
        criticalJustification,
        criticalSoundMismatch,
        deliveryKeyIgnored,
        idCharsetOfNotifications,
        locPluralRemote,
        marketingTimeSensitive,
        passiveWithSound,
        payloadPrivateData,
        repeatedDate,
        sensitiveTitleWatch,
        sensitiveVariable,
        serviceExtensionUnreachable,
        soundOnly,
        textOptionalValue,
        textRawValue,
        timeSensitiveTTL,
        timeSensitiveWindow,
        triggerDaySkipped,
    ]

    static let ofShownNotifications: [ShownNotificationRule] = [
        bodyAllCaps,
        bodyEndPunctuation,
        bodyRepeatsTitle,
        bodySentenceCase,
        bodyTooLong,
        contentAppName,
        marketingLanguage,
        textPluralFixedOfNotifications,
        titleBlankOfNotifications,
        titleEndPunctuation,
        titleGeneric,
        titleTitleCase,
        titleTooLong,
    ]

    static let ofTexts: [TextRule] = [
        bodyShouting,
        emojiAsWords,
        errorAsNotification,
        textInstructs,
        textMarkupOfTexts,
        textTruncated,
    ]

    package static let descriptions: [RuleDescription] =
        ofWholeSchemas.map(\.description)
        + ofActions.map(\.description)
        + ofCategories.map(\.description)
        + ofNotifications.map(\.description)
        + ofShownNotifications.map(\.description)
        + ofTexts.map(\.description)
}
