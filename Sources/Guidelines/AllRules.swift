// Written by script/update: one line for each file that declares a rule.

extension SchemaRule {
    package static let all: [SchemaRule] = [
        .actionsOverFour,
        .payloadSize,
        .payloadSizeMargin,
    ]
}
