import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let marketingSettingsEntry: WholeSchemaRule = RuleDescription(
        id: "marketing-settings-entry",
        severity: .error,
        group: .marketing,
        needsWholeSchema: true,
        summary: "An app that sends marketing has a screen where people turn it off.",
        rationale: """
            App Review and the guidelines require a way to opt out in the app; the system's settings turn off \
            everything or nothing. With 'settings-screen', the system links to that screen, too.
            """,
        source: .appStoreReview,
        passing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
            """
        ],
        failing: [
            """
            app: { name: Marginalia }
            topics:
              orders: { title: Orders }
              ⟦offers⟧: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
              news: { kind: marketing, title: News, opt-in: { prompt: May we send you news? } }
            """
        ]
    ).schema { context, report in
        let topics = context.schema.topics.filter { $0.kind == .marketing }
        guard context.schema.app.settingsScreen == nil, let first = topics.first else { return }
        report.add(
            at: first.name.range,
            "'\(first.name.value)' is marketing, but the schema has no screen where people turn it off",
            help: "write settings-screen: under 'app', with the name of that screen",
            notes: topics.dropFirst().map { Finding.Note("'\($0.name.value)' needs it, too", at: $0.name.range) }
        )
    }
}
