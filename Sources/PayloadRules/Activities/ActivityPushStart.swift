import AppleFacts
import Diagnostics
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushStart: ActivityPushRule = RuleDescription.activityPushStart.eachActivityPush(
        lookingAt: [
            .aps
        ], needsSchema: false
    ) {
        push, report in
        guard push.event == .start else { return }
        for key in [ActivityKey.attributesType, ActivityKey.attributes] {
            guard push.received.aps(key) == nil, !push.misspells(key) else { continue }
            report.add(
                at: push.received.place, "a start has no '\(key)'",
                help: key == ActivityKey.attributes
                    ? "add the attributes"
                    : "add the name of the Swift type" + (push.knowsTypes ? ": \(push.typeNames)" : ""))
        }
        if let type = push.received.aps(ActivityKey.attributesType), type.isString,
            push.knowsTypes, push.activities[type.text] == nil
        {
            let suggestion = push.nearest(to: type.text, among: push.activities.types)
            report.add(
                at: type.range, "the app has no type '\(type.text)' for an activity",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "write \(push.typeNames)")
        }
        guard let alert = push.received.alert else {
            guard !push.misspells(PayloadKey.alert) else { return }
            report.add(
                at: push.received.place, "a start without an alert starts nothing",
                help: "add \"alert\": { \"title\": … }", notes: push.note())
            return
        }
        let texts = [PayloadKey.title.text, PayloadKey.body.text]
        guard alert.kind == .mapping,
            !alert.entries.contains(where: { entry in texts.contains { entry.key.isText($0) } })
        else { return }
        report.add(
            at: alert.range.opening, "the alert of a start has no text", help: "add a title or a body",
            notes: push.note())
    }
}

extension CheckedActivityPush {
    /// Whether a schema declares activities. Without one, the types are those of the code.
    fileprivate var knowsTypes: Bool { !activities.types.isEmpty }

    fileprivate var typeNames: String { activities.types.listedShortly }
}
