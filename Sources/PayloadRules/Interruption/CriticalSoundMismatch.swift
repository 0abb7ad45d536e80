import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let criticalSoundMismatch: PushRule = RuleDescription.criticalSoundMismatch.eachPush(
        lookingAt: [
            .aps, .identity,
        ], needsSchema: false
    ) { push, report in
        guard let sound = push.received.aps(PayloadKey.sound), sound.kind == .mapping else { return }
        report.checkObject(sound)
        guard let critical = sound.value(PayloadKey.critical), critical.isFlagOn else { return }
        let level = push.received.aps(PayloadKey.interruptionLevel)
        let declared = push.notification?.level ?? .critical
        // A missing level has its own rule, and lint checks the schema.
        guard declared != .critical, level?.isText(InterruptionLevel.critical.rawValue) != true,
            push.notification?.sound?.isCritical != true
        else { return }
        report.add(
            at: critical.range, "the sound is critical, but \(push.subject) isn't",
            help: "write \"sound\": \"default\" or the name of a file", notes: push.note())
    }
}

extension RuleReport {
    fileprivate mutating func checkObject(_ sound: Node) {
        for key in APSKey.ofSound.keys {
            if let value = sound.value(key.name) {
                check(value, of: key)
                continue
            }
            guard key.isRequired,
                !sound.entries.contains(where: { Suggestion.nearest(to: $0.key.text, among: [key.name]) != nil })
            else { continue }
            add(
                at: sound.range.opening, "the sound is an object without '\(key.name)'", severity: .error,
                help: key.name == PayloadKey.critical
                    ? "add \"critical\": 1, or write the name alone" : "add \"name\": \"default\"")
        }
    }
}
