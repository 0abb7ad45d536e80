import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension SchemaRule {
    static let apsUnknownKey = SchemaRule(
        ofPayloads: RuleDescription(
            id: "aps-unknown-key",
            severity: .error,
            summary: "In aps stand only Apple's keys, as Apple spells them.",
            rationale: """
                The system ignores every other key in aps, in its alert and in its sound: with content_available the app \
                is not woken, and custom data in there are hard to find. Your own keys stand beside aps.
                """,
            source: .remotePayload,
            passing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", "thread-id": "42" },
                      "notification": "courier-arriving", "order": 42 }
                    """
                )
            ],
            failing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", ⟦"thread_id"⟧: "42" },
                      "notification": "courier-arriving", "order": 42 }
                    """
                ),
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, ⟦"click_action"⟧: "delivery" },
                      "notification": "courier-arriving", "order": 42 }
                    """
                ),
                .payload(
                    """
                    { "aps": { ⟦"title"⟧: "Courier Arriving", "category": "delivery", ⟦"door"⟧: "The blue one",
                        "alert": { "body": "At the gate.", ⟦"text"⟧: "Come down." } },
                      "notification": "courier-arriving", "order": 42 }
                    """
                ),
            ]
        )
    ) { push, findings in
        for entry in push.push.apsEntries where !PayloadKey.ofAPS.contains(entry.name) {
            findings.report(
                at: entry.key.range, "'\(entry.name)' is no key of 'aps', and is ignored there",
                help: push.helpInAPS(for: entry.name))
        }
        if let alert = push.push.alert, alert.kind == .mapping {
            for entry in alert.entries where !PayloadKey.ofAlert.contains(entry.key.text) {
                findings.reportInAlert(entry.key, push)
            }
        }
        if let sound = push.push.aps(PayloadKey.sound), sound.kind == .mapping {
            for entry in sound.entries where !PayloadKey.ofSound.contains(entry.key.text) {
                let suggestion = Suggestion.nearest(to: entry.key.text, among: PayloadKey.ofSound.sorted())
                findings.report(
                    at: entry.key.range, "'\(entry.key.text)' is no key of 'sound', and is ignored there",
                    help: suggestion.map { "did you mean '\($0)'?" } ?? "its keys are critical, name and volume")
            }
        }
    }
}

extension CheckedPush {
    fileprivate func helpInAPS(for key: String) -> String {
        if Self.namesOfCategory.contains(key) { return "write 'category'" }
        if PayloadKey.ofAlert.contains(key) { return "move it into 'alert'" }
        if notification?.data.member(named: key) != nil || key == contract.notificationKey {
            return "move it beside 'aps', where the app looks for it"
        }
        let suggestion = Suggestion.nearest(to: key, among: PayloadKey.ofAPS.sorted())
        return suggestion.map { "did you mean '\($0)'?" } ?? "move it beside 'aps' if it is your own, or delete it"
    }
}

extension RuleFindings {
    fileprivate mutating func reportInAlert(_ key: Node, _ push: CheckedPush) {
        let name = key.text
        guard !PayloadKey.legacyOfAlert.contains(name) else {
            report(
                at: key.range, "'\(name)' is a key of older systems, and today's ignore it", severity: .warning,
                help: "delete it")
            return
        }
        let suggestion = Suggestion.nearest(to: name, among: PayloadKey.ofAlert.sorted())
        let help =
            PayloadKey.ofAPS.contains(name)
            ? "move it into 'aps', beside 'alert'"
            : suggestion.map { "did you mean '\($0)'?" } ?? "move it beside 'aps' if it is your own, or delete it"
        report(at: key.range, "'\(name)' is no key of 'alert', and is ignored there", help: help)
    }
}
