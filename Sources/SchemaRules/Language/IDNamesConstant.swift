import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let idNamesConstant: WholeSchemaRule = RuleDescription(
        id: "id-names-constant",
        severity: .advice,
        group: .language,
        summary: "An identifier is a text that servers send, not the name of a constant.",
        rationale: """
            In code, an identifier is often a constant, and its name gets into the schema instead of its value. \
            Servers send the value. If servers really send such a text, allow the finding with a reason.
            """,
        unseen: """
            Only three forms are recognized: a k before the name, Identifier at its end, and a member of a type of \
            constants, such as Constants.reply.
            """,
        source: .language,
        passing: [
            """
            actions:
              reply: { identifier: chat.reply, title: Reply, icon: arrowshape.turn.up.left }
              mark-as-read: { identifier: chat.markAsRead, title: Mark as Read, icon: envelope.open }
            """
        ],
        failing: [
            """
            categories:
              message:
                identifier: ⟦kMessageCategoryIdentifier⟧
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { identifier: Constants.muteAction, title: Mute, icon: bell.slash }
            """
        ]
    ).schema(only: .inSchemas) { context, report in
        let schema = context.schema
        let identifiers =
            context.actions.map { $0.identifier } + schema.registeredCategories.map(\.identifier)
            + schema.notifications.map(\.identifier)
        for identifier in identifiers {
            guard let reason = identifier.value.constantOfSwift else { continue }
            report.add(
                at: identifier.range,
                "'\(identifier.value)' looks like the name of a Swift constant\(reason), not like its value",
                help: "write the value of the constant; if servers really send this text, allow it with a reason",
                isOneDecision: true
            )
        }
    }
}

extension String {
    /// Why the identifier looks like the name of a constant, for the middle of a message; nil if it doesn't.
    package var constantOfSwift: String? {
        if utf8.contains(UInt8(ascii: ".")) { return memberOfSwift }
        let hasPrefix = utf8.first == UInt8(ascii: "k")
        guard hasPrefix || hasSuffix("Identifier"), allSatisfy({ $0.isLetter || $0.isNumber }), let first else {
            return nil
        }
        let rest = dropFirst()
        if hasPrefix, rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) { return ", with 'k'" }
        return first.isLowercase && hasSuffix("Identifier") && count > 10 ? ", with 'Identifier'" : nil
    }

    /// The same for a name with periods.
    private var memberOfSwift: String? {
        let parts = split(separator: ".")
        guard parts.count > 1, let type = parts.first, let member = parts.last else { return nil }
        if ["rawValue", "self", "identifier"].contains(member), type.first?.isUppercase == true {
            return ", with '.\(member)'"
        }
        let isOfType = member.first?.isLowercase == true
        return isOfType && Self.typesOfConstants.contains(where: type.hasSuffix) ? " in '\(type)'" : nil
    }

    private static let typesOfConstants = [
        "Constants", "Constant", "Identifiers", "Identifier", "Keys", "IDs", "ActionID", "CategoryID",
    ]
}
