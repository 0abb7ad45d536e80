import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityTapLost: SchemaChangeRule = RuleDescription(
        id: "activity-tap-lost",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An updated app understands taps on Live Activities that are already on the screen.",
        rationale: """
            The system keeps the views of a running activity, with their URLs, until its next update. After an update of \
            the app, a tap can therefore bring a URL that the earlier version made: with its URL scheme, the activity's \
            name and the values of then. Such a tap opens the app, but not the screen. Values under former names, and \
            activities with renamed-from, are still read.
            """,
        unseen: "Whether activities are running while people update the app isn't known.",
        source: .launchingFromActivities,
        passing: [
            RuleExample(
                from: """
                    app: { url-scheme: kitchen }
                    activities:
                      order:
                        destination: order
                        attributes: { order-id: uuid }
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """,
                to: """
                    app: { url-scheme: kitchen }
                    activities:
                      delivery:
                        swift-name: OrderAttributes
                        renamed-from: order
                        destination: delivery
                        attributes: { id: { type: uuid, renamed-from: order-id }, gate: { optional: true } }
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    app: { url-scheme: kitchen }
                    activities:
                      order: { destination: order, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                      trip: { destination: trip, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    app: { url-scheme: kitchen }
                    activities:
                      order:
                        destination: { screen: order, with: [⟦eta⟧] }
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                      ⟦trip⟧: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
            RuleExample(
                from: """
                    app: { url-scheme: kitchen }
                    activities:
                      order: { destination: order, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    app: { url-scheme: ⟦trattoria⟧ }
                    activities:
                      order: { destination: order, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
        ]
    ).change { change, report in
        let taps = change.activities.matches.filter { $0.old.destination != nil }
        guard !taps.isEmpty else { return }
        // A new bundle identifier is another app, which is another rule.
        let (oldApp, newApp) = (change.old.app, change.new.app)
        let isNamed = !oldApp.declaredURLSchemes.isEmpty || !newApp.declaredURLSchemes.isEmpty
        if isNamed, let old = oldApp.urlSchemes.first?.scheme, let new = newApp.urlSchemes.first?.scheme, old != new {
            let place = newApp.declaredURLSchemes.first?.scheme ?? newApp.bundleIdentifier
            report.add(
                at: place?.range ?? taps[0].new.name.range,
                "the URL scheme was '\(old)' and is now '\(new)': taps on running activities open no screen",
                help: "write \(old)",
                notes: [Finding.Note("an activity with a tap", at: taps[0].old.name.range)])
        }
        for tap in taps { report.addLosses(of: tap) }
    }
}

extension RuleReport {
    fileprivate mutating func addLosses(of tap: Succession<Activity>.Match) {
        let (old, new) = (tap.old, tap.new)
        let notes = [Finding.Note("it was declared here", at: old.destination?.screen?.range ?? old.name.range)]
        guard new.destination != nil else {
            return add(
                at: new.name.range, "a tap on a running '\(new.name.value)' opened a screen and opens none now",
                help: "keep 'destination'", notes: notes)
        }
        if tap.kind == .changed {
            add(
                at: new.name.range,
                "the name was '\(old.name.value)', which the URLs of running activities contain: taps open no screen",
                help: "add renamed-from: \(old.name.value)", notes: notes)
        }
        let carried = Dictionary(old.tapFields.map { ($0.name.value, $0) }) { first, _ in first }
        for field in new.tapFields where !field.isOptional {
            let earlier = ([field.name] + field.renamedFrom).lazy.compactMap { carried[$0.value] }.first
            guard earlier?.isOptional ?? true else { continue }
            let place = new.destination?.names?.first { $0.value == field.name.value } ?? field.name
            add(
                at: place.range,
                "the URLs of running activities \(earlier == nil ? "don't carry" : "can lack") '\(field.name.value)': taps on them "
                    + "open no screen",
                help: "declare it as optional, or leave it out of the URL with destination: { screen: …, with: […] }",
                notes: notes)
        }
    }
}
