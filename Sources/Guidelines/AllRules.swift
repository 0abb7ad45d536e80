// Written by script/update: one line for each file that declares a rule.

extension SchemaRule {
    package static let all: [SchemaRule] = [
        .actionDestructiveOrder,
        .actionIDConflict,
        .actionIDUnique,
        .actionOnlyOpensApp,
        .actionTitleCase,
        .actionTitlePlaceholder,
        .actionsOverFour,
        .actionsOverTen,
        .categoryIDUnique,
        .criticalJustification,
        .destructiveFlagMissing,
        .destructiveWithoutAuth,
        .hiddenPreviewMissing,
        .iconMissing,
        .idCharset,
        .idNearDuplicate,
        .idSwiftCollision,
        .payloadSize,
        .payloadSizeMargin,
        .textCutByComment,
        .timeSensitiveWindow,
    ]
}
