import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let marketingSettingsEntry = SchemaRule(
        RuleDescription(
            id: "marketing-settings-entry",
            severity: .error,
            summary: "An app that sends marketing has a screen where people turn it off.",
            rationale: """
                App Review and the guidelines ask for a way to opt out inside the app; the system's settings turn off \
                everything or nothing. With 'settings-screen' the system offers that screen, too.
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
        ),
        needsWholeSchema: true
    ) { schema, findings in
        let topics = schema.topics.filter { $0.kind == .marketing }
        guard schema.app.settingsScreen == nil, let first = topics.first else { return }
        findings.report(
            at: first.name.range,
            "'\(first.name.value)' is marketing, and the schema names no screen where people turn it off",
            help: "write settings-screen: under 'app', with the name of that screen",
            notes: topics.dropFirst().map { Finding.Note("'\($0.name.value)' needs it, too", at: $0.name.range) }
        )
    }
}
