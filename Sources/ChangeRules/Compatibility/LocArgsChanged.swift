import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let locArgsChanged: SchemaChangeRule = RuleDescription(
        id: "loc-args-changed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "The arguments of a text that the device looks up keep their places.",
        rationale: """
            The arguments fill the placeholders by their place, in the order of first use. Installed apps have the \
            former text, and old servers send the former arguments. If a variable moves, people read one value where \
            another belongs; if it is removed, they read a gap.
            """,
        unseen: "The string catalogs of the two versions aren't read: the rule compares the schemas.",
        source: .localizedPayload,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(name) is $(minutes) minutes away."
                        variables: { name: { origin: user }, minutes: integer }
                    """,
                to: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(name) arrives in $(minutes) minutes."
                        variables: { name: { origin: user }, minutes: integer }
                    """
            ),
            // A variable with another name.
            RuleExample(
                from: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(name) is near."
                        variables: { name: { origin: user } }
                    """,
                to: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(courier) is near."
                        variables: { courier: { origin: user } }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(name) is $(minutes) minutes away."
                        variables: { name: { origin: user }, minutes: integer }
                    """,
                to: """
                    notifications:
                      courier:
                        localize: device
                        body: ⟦"In $(minutes) minutes, $(name) arrives."⟧
                        variables: { name: { origin: user }, minutes: integer }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      courier:
                        localize: device
                        body: "$(name) is $(minutes) minutes away."
                        variables: { name: { origin: user }, minutes: integer }
                    """,
                to: """
                    notifications:
                      courier:
                        localize: device
                        body: ⟦"$(name) is near."⟧
                        variables: { name: { origin: user } }
                    """
            ),
        ]
    ).change { change, report in
        let texts = Dictionary(change.old.localizableTexts.map { ($0.key, $0) }) { first, _ in first }
        for match in change.notifications.matches where match.new.isLocalizedByDevice && match.reachesInstalledApps {
            let sent = match.old.isLocalizedByDevice ? change.old.texts(of: match.old) : []
            for text in change.new.texts(of: match.new) {
                guard let old = sent.first(where: { $0.key == text.key }) ?? texts[text.key] else { continue }
                let (former, current) = (old.arguments.map(\.name), text.arguments.map(\.name))
                guard former.count != current.count || former.movesValues(to: current) else { continue }
                report.add(
                    at: text.range,
                    "the arguments of '\(text.key)' were \(former.listed) and are now \(current.listed)",
                    help: "keep the order of first use, or give the new text another key and ship it in the app first",
                    notes: [Finding.Note("it was declared here", at: old.range)],
                    breaks: change.breaks(of: match, text, insteadOf: old)
                )
            }
        }
    }
}

extension Schema {
    fileprivate func texts(of notification: Notification) -> [LocalizableText] {
        NotificationText.allCases.flatMap { texts($0, of: notification) }
    }
}

extension [String] {
    /// Whether a name has another place. Other names are renamed variables.
    fileprivate func movesValues(to current: [String]) -> Bool {
        let places = Dictionary(current.enumerated().map { ($1, $0) }) { first, _ in first }
        return enumerated().contains { place, name in places[name].map { $0 != place } ?? false }
    }

    /// The names in messages.
    fileprivate var listed: String {
        isEmpty ? "none" : map { "$(\($0))" }.joined(separator: ", ")
    }
}
