import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "data-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Data that installed apps require is sent as long as they are in use.",
        rationale: """
            Installed versions of the app reject a notification without the data that they require, and don't know that it \
            is optional in this version. You can remove data that is optional for them. Without a required value, an update \
            of a Live Activity can't be decoded: the activity keeps its old content. Attributes are only in starts: without \
            one that they require, these apps start nothing. Data that the earlier schema declares as deprecated can \
            be removed or made optional.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, store: { deprecated: Use shop. } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { list: string } }
                    """,
                to: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { list: { optional: true } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date, note: { optional: true } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
            // The app starts it, so no server sends the attributes.
            RuleExample(
                from: """
                    activities:
                      order:
                        attributes: { shop: string }
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """,
                to: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, percent: integer } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, ⟦data⟧: { shop: string } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: { optional: ⟦true⟧ } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order:
                        attributes: { shop: string }
                        state: { eta: date }
                        start: { title: Order }
                        stale-after: 15m
                        dismiss-after: 20m
                    """,
                to: """
                    activities:
                      ⟦order⟧: { state: { eta: date }, start: { title: Order }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date, step: string, stop: integer }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      ⟦order⟧:
                        state: { ⟦phase⟧: { renamed-from: step }, ⟦stop⟧: { type: integer, optional: true } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ]
    )

    static let dataRemoved: SchemaChangeRule = description.change { change, report in
        for match in change.notifications.matches where match.reachesInstalledApps {
            let place = match.new.body.key("data") ?? match.new.name
            for field in Succession(from: match.old.data, to: match.new.data).removed
            where !field.isOptional && !field.isDeprecated {
                report.add(
                    at: place.range,
                    "installed apps require '\(field.key)' of '\(match.new.name.value)', which is no longer sent",
                    help: "keep it with deprecated: true until these apps are no longer used",
                    notes: [Finding.Note("it was declared here", at: field.name.range)],
                    breaks: change.breaks(of: match, sent: WitnessSearch(field: (field.name.value, field.key)))
                )
            }
        }
    }

    static let dataMadeOptional: SchemaChangeRule = description.change { change, report in
        for data in change.data
        where data.notification.reachesInstalledApps && !data.data.old.isOptional && !data.data.old.isDeprecated
            && data.data.new.isOptional
        {
            let (old, field) = (data.data.old, data.data.new)
            report.add(
                at: field.optional?.range ?? field.name.range,
                "installed apps need '\(field.key)', which may now be missing",
                help: "always send it from servers until these apps are no longer used, and allow it with that reason",
                notes: [Finding.Note("it was declared here", at: old.name.range)],
                breaks: change.breaks(
                    of: data.notification,
                    sent: WitnessSearch(probes: Probe.omitting(field), field: (old.name.value, old.key)))
            )
        }
    }

    static let activityValueRemoved: SchemaChangeRule = description.change { change, report in
        for fields in change.activityFields where fields.areSent {
            let consequence = fields.areAttributes ? "start it by a push" : "decode updates of running activities"
            for field in fields.succession.removed where !field.isOptional {
                report.add(
                    at: fields.activity.new.name.range,
                    "'\(field.name.value)' is no longer sent: installed apps can't \(consequence)",
                    help: "keep it until these apps are no longer used",
                    notes: [Finding.Note("it was declared here", at: field.name.range)],
                    breaks: change.breaks(of: fields, sent: ActivitySearch(key: field.name.value)))
            }
            for match in fields.succession.matches where !match.old.isOptional {
                if match.kind == .renamed {
                    report.add(
                        at: match.new.name.range,
                        "installed apps look for '\(match.old.name.value)', so they can't \(consequence)",
                        help: "keep the name until these apps are no longer used",
                        notes: [Finding.Note("it was declared here", at: match.old.name.range)],
                        breaks: change.breaks(of: fields, sent: ActivitySearch(key: match.old.name.value)))
                } else if match.new.isOptional {
                    report.add(
                        at: match.new.name.range,
                        "'\(match.new.name.value)' may be missing now: installed apps can't decode \(fields.pushes) without it",
                        help: "send it from servers until these apps are no longer used",
                        notes: [Finding.Note("it was required here", at: match.old.name.range)],
                        breaks: change.breaks(
                            of: fields,
                            sent: ActivitySearch(key: match.old.name.value, probes: Probe.omitting(match.new))))
                }
            }
        }
    }
}
