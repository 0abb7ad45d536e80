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
                notes: [Finding.Note("an activity with a tap", at: taps[0].old.name.range)],
                breaks: taps[0].breaks(old, "no screen: the scheme is \(new)"))
        }
        let scheme = oldApp.urlSchemes.first?.scheme ?? "app"
        for tap in taps { report.addLosses(of: tap, scheme: scheme) }
    }
}

extension RuleReport {
    fileprivate mutating func addLosses(of tap: Succession<Activity>.Match, scheme: String) {
        let (old, new) = (tap.old, tap.new)
        let notes = [Finding.Note("it was declared here", at: old.destination?.screen?.range ?? old.name.range)]
        guard new.destination != nil else {
            return add(
                at: new.name.range, "a tap on a running '\(new.name.value)' opened a screen and opens none now",
                help: "keep 'destination'", notes: notes,
                breaks: tap.breaks(scheme, "no screen: there is no destination"))
        }
        if tap.kind == .changed {
            add(
                at: new.name.range,
                "the name was '\(old.name.value)', which the URLs of running activities contain: taps open no screen",
                help: "add renamed-from: \(old.name.value)", notes: notes,
                breaks: tap.breaks(scheme, "no screen: the app has no '\(old.name.value)'"))
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
                notes: notes,
                breaks: tap.breaks(
                    scheme, "no screen: '\(field.name.value)' is missing", without: earlier?.name.value))
        }
    }
}

extension Succession<Activity>.Match {
    /// The URL of a tap that the earlier version made.
    ///
    /// - Parameter omitted: An optional value that the URL doesn't carry.
    fileprivate func breaks(_ scheme: String, _ after: String, without omitted: String? = nil) -> [Break] {
        let example = old.firstContent
        let items = old.tapFields.compactMap { field -> String? in
            guard field.name.value != omitted else { return nil }
            return example.content[field.name.value].map { "\(field.name.value)=\($0.text)" }
        }
        let url = "\(scheme)://activity/\(old.name.value)" + (items.isEmpty ? "" : "?\(items.joined(separator: "&"))")
        let screen = old.destination?.screen?.value ?? old.name.value
        let witness = Witness(
            .tap, "a tap on an activity that runs ('\(old.name.value)', \(example.name))", url,
            before: "the screen '\(screen)'", after: after)
        return [Break(.delivered, witness)]
    }
}
