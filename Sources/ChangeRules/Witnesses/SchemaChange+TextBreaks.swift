import Basics
import Diagnostics
import NotificationSchema
import Payloads

// What people read if the device looks up a text that a push of another version names.
extension SchemaChange {
    /// - Parameters:
    ///   - text: The text that servers send now, as a key and arguments.
    ///   - earlier: The text of installed apps with this key; nil if they have none.
    func breaks(
        of match: Succession<Notification>.Match, _ text: LocalizableText, insteadOf earlier: LocalizableText?
    ) -> [Break] {
        let sample = Sample.first(of: match.new, in: new)
        let values = text.values(in: match.new)
        let after = earlier.map { "“\($0.filled(values))”" } ?? "no text: there is no '\(text.key)'"
        var breaks = [
            Break(
                .installed,
                Witness(
                    .push, "a push of new servers (\(sample.label))", sample.payload.textOfWitness,
                    before: "“\(text.filled(values))”", after: after))
        ]
        if let earlier, match.old.isLocalizedByDevice, match.old.delivery.isPush {
            let sample = Sample.first(of: match.old, in: old)
            let values = earlier.values(in: match.old)
            breaks.append(
                Break(
                    .servers,
                    Witness(
                        .push, "a push of old servers (\(sample.label))", sample.payload.textOfWitness,
                        before: "“\(earlier.filled(values))”", after: "“\(text.filled(values))”")))
        }
        return breaks
    }
}

extension LocalizableText {
    /// The arguments of the first example.
    fileprivate func values(in notification: Notification) -> [String] {
        let content = notification.examples.first?.content ?? notification.typicalContent
        return arguments.map { content[$0.name]?.text ?? notification.field(named: $0.name)?.ifMissing?.value ?? "" }
    }

    /// What people read: an argument that isn't there leaves a gap.
    fileprivate func filled(_ values: [String]) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .argument(let index): index < values.count ? values[index] : ""
            }
        }.joined()
    }
}
