import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let bundleIdentifierChanged: SchemaChangeRule = RuleDescription(
        id: "bundle-identifier-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The bundle identifier of the released app doesn't change.",
        rationale: """
            It is the topic of every push. APNs delivers a push with another topic to no installed app, and an app \
            with another bundle identifier is another app: people have to install it.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    app: { bundle-identifier: com.example.shop }
                    """,
                to: """
                    app: { bundle-identifier: { release: com.example.shop, debug: com.example.shop.debug } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    app: { bundle-identifier: com.example.shop }
                    """,
                to: """
                    app: { bundle-identifier: ⟦com.example.store⟧ }
                    """
            )
        ]
    ).change { change, report in
        guard let old = change.old.app.bundleIdentifier, let new = change.new.app.bundleIdentifier,
            old.value != new.value
        else { return }
        report.add(
            at: new.range,
            "the bundle identifier was '\(old.value)' and is now '\(new.value)': pushes with this topic don't reach "
                + "installed apps",
            help: "write \(old.value), or use a separate schema for the other app",
            notes: [Finding.Note("it was declared here", at: old.range)], breaks: [change.breakOfTopic(old, new)])
    }
}

extension SchemaChange {
    fileprivate func breakOfTopic(_ old: Text, _ new: Text) -> Break {
        let sample = self.new.notifications.first { $0.delivery.isPush }.map { Sample.first(of: $0, in: self.new) }
        let request: JSONValue =
            sample?.request
            ?? ["headers": .object([(PushHeader.topic, .string(new.value))])]
        return Break(
            .installed,
            Witness(
                .push, "a push of new servers (\(sample?.label ?? "any"))", request.textOfWitness,
                before: "a push for \(new.value)", after: "nothing: installed apps are \(old.value)"))
    }
}
