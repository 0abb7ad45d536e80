import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let locPluralRemote: NotificationRule = RuleDescription(
        id: "loc-plural-remote",
        kind: .requirement,
        severity: .error,
        group: .localization,
        summary: "No text that a push names by its key depends on a number.",
        rationale: """
            The arguments of a push are strings, and strings have no plural: the device can't choose between “1 \
            message” and “2 messages”. The server or the service extension can.
            """,
        unseen: "Only a number of type count is known to change words.",
        source: .localizedPayload,
        passing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              parcels:
                title: Locker
                body: { one: A parcel waits for you., other: $(number) parcels wait for you. }
                variables: { number: count }
              parcel:
                localize: device
                title: Locker
                body: The parcel in box $(box) waits for you.
                variables: { box: integer }
            """
        ],
        failing: [
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              parcels:
                localize: device
                title: Locker
                body: $(⟦number⟧) parcels wait for you.
                variables: { number: count }
            """
        ]
    ).eachNotification { notification, context, report in
        guard notification.isLocalizedByDevice else { return }
        for part in NotificationText.allCases {
            guard let template = notification[part], !context.schema.texts(part, of: notification).isEmpty else {
                continue
            }
            // Every plural form has the number.
            var seen: Set<String> = []
            for (name, range) in template.versions.flatMap(\.placeholders) where seen.insert(name).inserted {
                guard let field = notification.field(named: name), field.type.scalar == .count else { continue }
                report.add(
                    at: range,
                    "the device has no plural for '\(name)': a push carries it as a string",
                    help: "let the server write the text (localize: server), or the service extension make the "
                        + "notification; if no word depends on the number, declare it as integer",
                    notes: [Finding.Note("'\(name)' is declared here", at: field.name.range)]
                )
            }
        }
    }
}
