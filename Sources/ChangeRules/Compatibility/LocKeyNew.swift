import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let locKeyNew: SchemaChangeRule = RuleDescription(
        id: "loc-key-new",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "A push that the device localizes uses only keys that installed apps have.",
        rationale: """
            The device looks up the text in the string catalog of the installed app. If the app lacks the key, people \
            see no readable text.
            """,
        unseen: "The string catalog of installed apps isn't read: the rule compares the schemas.",
        source: .localizedPayload,
        passing: [
            RuleExample(
                from: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      sent: { title: Order Sent, localize: device }
                    """,
                to: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      sent: { title: Order on Its Way, localize: device }
                      arrived: { title: Order Arrived, localize: device }
                    """
            ),
            // Nothing changed.
            RuleExample(
                from: "notifications:\n  sent: { title: Order Sent, localize: device }\n",
                to: "notifications:\n  sent: { title: Order Sent, localize: device }\n"
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      sent: { title: Order Sent }
                    """,
                to: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      sent: { title: ⟦Order Sent⟧, localize: device }
                    """
            ),
            // A new value, with a text of its own.
            RuleExample(
                from: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      parcel:
                        title: { by: step, values: { sent: On Its Way } }
                        localize: device
                        variables: { step: { values: [sent] } }
                    """,
                to: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      parcel:
                        title: { by: step, values: { sent: On Its Way, late: ⟦A Bit Late⟧ } }
                        localize: device
                        variables: { step: { values: [sent, late] } }
                    """
            ),
            // The key was only in a table of its own.
            RuleExample(
                from: """
                    app: { strings: [Localizable.xcstrings] }
                    actions:
                      track: { title: { key: Order Sent, table: Buttons, text: Order Sent } }
                    notifications:
                      sent: { title: Your Order }
                    """,
                to: """
                    app: { strings: [Localizable.xcstrings] }
                    notifications:
                      sent: { title: ⟦Order Sent⟧, localize: device }
                    """
            ),
        ]
    ).change { change, report in
        // The system knows only the main table.
        let texts = change.old.isLocalized ? change.old.localizableTexts.filter(\.isInMainTable) : []
        let known = Set(texts.map(\.key))
        for match in change.notifications.matches where match.new.isLocalizedByDevice && match.reachesInstalledApps {
            // Without a catalog in the schema, installed apps have the keys that old servers sent.
            let sent = match.old.isLocalizedByDevice ? change.old.keys(of: match.old) : []
            for (part, text) in NotificationText.allCases.flatMap({ part in
                change.new.texts(part, of: match.new).map { (part, $0) }
            }) where !known.contains(text.key) && !sent.contains(text.key) {
                report.add(
                    at: text.keyRange ?? text.range,
                    "installed apps have no '\(text.key)' in their string catalog, so they show no \(part.rawValue)",
                    help:
                        "send the text itself for now: ship the key first, and write localize: device in a later version",
                    notes: [Finding.Note("it was declared here", at: match.old.name.range)],
                    breaks: change.breaks(of: match, text, insteadOf: nil)
                )
            }
        }
    }
}

extension Schema {
    /// The keys of its texts in string catalogs.
    fileprivate func keys(of notification: Notification) -> Set<String> {
        Set(NotificationText.allCases.flatMap { texts($0, of: notification) }.map(\.key))
    }
}
