import Diagnostics
import NotificationSchema

extension Rule {
    static let locKeyNew = Rule(
        id: "loc-key-new",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "A push that the device localizes uses keys that installed apps have.",
        rationale: """
            The device looks the text up in the string catalog of the app that is installed. One that does not have \
            the key shows nothing that people could read.
            """,
        source: .remotePayload,
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
            )
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
            )
        ]
    ).change { change, report in
        let known = Set(change.old.isLocalized ? change.old.localizableTexts.map(\.key) : [])
        for match in change.notifications.matches where match.new.isLocalizedByDevice && match.reachesInstalledApps {
            for part in NotificationText.allCases {
                guard let text = change.new.text(part, of: match.new), !known.contains(text.key) else { continue }
                report.add(
                    at: text.keyRange ?? text.text.range,
                    "installed apps have no '\(text.key)' in their string catalog, and show no \(part.rawValue) for it",
                    help:
                        "send the text itself to them: ship the key first, and write localize: device in a later version",
                    notes: [Finding.Note("it was declared here", at: match.old.name.range)]
                )
            }
        }
    }
}
