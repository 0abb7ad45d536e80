import SourceSyntax

// The names that Apple's API, APNs and other tools use for the keys of the language, by the kind of map. Names that
// differ from a key only in case, separators or a prefix such as `apns-` are recognized without an entry here.

extension [LegacyKey] {
    static let ofSchema: [LegacyKey] = [
        LegacyKey("category", "notificationCategories", "notification-category", is: "categories"),
        LegacyKey("action", "notificationActions", "notification-action", "buttons", is: "actions"),
        LegacyKey("pushes", "messages", "payloads", is: "notifications"),
        LegacyKey("channels", "channel", "groups", is: "topics"),
        LegacyKey("live-activities", "liveActivities", is: "activities"),
        LegacyKey("application", is: "app"),
        LegacyKey("rules", help: "write lint: and 'rules' below it"),
        LegacyKey("swift", "fixtures", help: "write it below generate:"),
        LegacyKey("platforms", "bundle-identifier", "language", "glossary", help: "write it below app:"),
    ]

    static let ofFragment: [LegacyKey] =
        ["app", "lint", "generate"].map {
            LegacyKey($0, help: "move it to notifications.yaml, the root of this schema")
        } + ofSchema

    static let ofActivity: [LegacyKey] = [
        LegacyKey("attributes-type", "type", "swift-type", is: "swift-name"),
        LegacyKey("content-state", "dynamic", "contentState", is: "state"),
        LegacyKey("static", "static-attributes", is: "attributes"),
        LegacyKey("stale-date", "staleDate", help: "write stale-after: 15m, the time from an update"),
        LegacyKey("dismissal-date", "dismissalPolicy", help: "write dismiss-after: 20m, the time from the end"),
        LegacyKey("widget-url", "deep-link", "screen", "url", is: "destination"),
        LegacyKey("channel", help: "write broadcast: where-available, or true for iOS 18 and later"),
        LegacyKey("schedule", help: "write start: { title: …, body: …, schedule: app }"),
        LegacyKey("alert", help: "write alerts: { name: { title: …, body: … } } for updates, or start: { title: … }"),
    ]

    static let ofApp: [LegacyKey] = [
        LegacyKey("bundle-identifiers", help: "write bundle-identifier: { release: com.example.app, debug: … }"),
        LegacyKey("bundle-id", "app-id", "CFBundleIdentifier", "topic", "apns-topic", is: "bundle-identifier"),
        LegacyKey("display-name", "CFBundleDisplayName", "CFBundleName", "title", is: "name"),
        LegacyKey("locale", "source-language", "development-language", "CFBundleDevelopmentRegion", is: "language"),
        LegacyKey("deployment-targets", "deployment-target", "targets", is: "platforms"),
        LegacyKey("authorization-options", is: "authorization"),
        LegacyKey("info-plists", "plist", is: "info-plist"),
        LegacyKey("scheme", "url-schemes", "CFBundleURLSchemes", is: "url-scheme"),
        LegacyKey("asset-catalogs", is: "assets"),
        LegacyKey("string-catalogs", "localizations", is: "strings"),
    ]

    static let ofPlatforms: [LegacyKey] = [
        LegacyKey("iPadOS", "iPad", "iPhone", "iPhoneOS", is: "iOS"),
        LegacyKey("OSX", "OS X", "Mac", is: "macOS"),
        LegacyKey("Catalyst", "iOSMac", is: "macCatalyst"),
        LegacyKey("xrOS", is: "visionOS"),
    ]

    static let ofAction: [LegacyKey] = [
        LegacyKey(
            "activationMode",
            help: "write foreground: true if it was foreground; background is the default"),
        LegacyKey(
            "behavior", help: "write text-input: { button-title: … } if it was textInput"),
        LegacyKey(
            "context", help: "put the two most important actions first in the list"
        ),
        LegacyKey("parameters", help: "write text-input: { button-title: … }"),
        LegacyKey("isDestructive", is: "destructive"),
        LegacyKey("isAuthenticationRequired", is: "authentication-required"),
        LegacyKey("alertAction", is: "title"),
        LegacyKey("id", "action-identifier", "actionID", is: "identifier"),
        LegacyKey("label", "text", is: "title"),
        LegacyKey("options") { value in
            Action.keys.options(in: value)
                ?? "write destructive: true, authentication-required: true or foreground: true"
        },
        LegacyKey("authentication", "requires-authentication", "unlock", is: "authentication-required"),
        LegacyKey("opens-app", "open-app", "launches-app", is: "foreground"),
        LegacyKey("danger", "dangerous", is: "destructive"),
        LegacyKey("text-input-button-title", help: "write text-input: { button-title: <value> }"),
        LegacyKey("text-input-placeholder", help: "write text-input: { button-title: …, placeholder: <value> }"),
        LegacyKey("input", "reply", help: "write text-input: true, or text-input: { button-title: …, placeholder: … }"),
        LegacyKey("system-image", "system-image-name", "sf-symbol", "symbol", "system-name", is: "icon"),
        LegacyKey("template-image-name", "template-image", "image", help: "write icon: { template: <value> }"),
    ]

    static let ofCategory: [LegacyKey] = [
        LegacyKey(
            "minimalActions",
            help: "put the two most important actions first in 'actions'"),
        LegacyKey("id", "category-identifier", "categoryID", is: "identifier"),
        LegacyKey("options") { value in
            Category.keys.options(in: value)
                ?? "write custom-dismiss-action: true, allow-in-car-play: true or another option by its name"
        },
        LegacyKey("summaryFormat", is: "category-summary-format"),
        LegacyKey("hidden-preview", "hidden-previews", "placeholder", is: "hidden-previews-body-placeholder"),
        LegacyKey("buttons", is: "actions"),
        LegacyKey("intents", is: "intent-identifiers"),
    ]

    static let ofNotification: [LegacyKey] = [
        LegacyKey(
            "summary-arg", "summary-arg-count", "summaryArgument", "summaryArgumentCount",
            help: "delete it: ignored since iOS 15"),
        LegacyKey("alertAction", help: "declare an action in the category"),
        LegacyKey("hasAction", help: "declare actions in the category"),
        LegacyKey("alertTitle", is: "title"),
        LegacyKey("alertBody", is: "body"),
        LegacyKey("alertLaunchImage", is: "launch-image"),
        LegacyKey("soundName", is: "sound"),
        LegacyKey("applicationIconBadgeNumber", is: "badge"),
        LegacyKey("content-available", help: "write delivery: background for a push that shows nothing"),
        LegacyKey("alert", help: "write title, subtitle and body"),
        LegacyKey("aps", "payload", help: "write its keys directly: title, body, sound and so on"),
        LegacyKey("user-info", "custom-data", "custom", is: "data"),
        LegacyKey("ttl", is: "expires-in"),
        LegacyKey("level", is: "interruption-level"),
        LegacyKey("id", is: "identifier"),
        LegacyKey("request-identifier", help: "write collapse-id: <value>, if a later notification replaces it"),
        LegacyKey("category-identifier", "categoryID", is: "category"),
        LegacyKey("thread-identifier", "thread", "group", is: "thread-id"),
        LegacyKey("target-content-identifier", is: "target-content-id"),
        LegacyKey("launch-image-name", is: "launch-image"),
        LegacyKey("message", "text", is: "body"),
        LegacyKey("time-sensitive", help: "write interruption-level: time-sensitive, with relevant-for and because"),
        LegacyKey("critical", help: "write interruption-level: critical, with because"),
        LegacyKey("apns-expiration", "expiration", help: "write expires-in with a duration, such as 1h"),
        LegacyKey("apns-collapse-id", "collapse-identifier", "collapse-key", "replaces", is: "collapse-id"),
        LegacyKey("apns-topic", help: "delete it: the header comes from app.bundle-identifier"),
        LegacyKey(
            "apns-push-type", "push-type",
            help: "delete it: the header comes from 'delivery', which is background for a push that shows nothing"),
        LegacyKey("apns-id", help: "delete it: the server gives each push its own identifier"),
        LegacyKey("actions", "buttons", help: "write 'actions' in its category"),
        LegacyKey("image", "attachment", help: "write attachments: [{ url: <value>, type: image }]"),
        LegacyKey("presentation", "presentation-options", is: "foreground-presentation"),
        LegacyKey("deep-link", "screen", is: "destination"),
        LegacyKey("volume", help: "write sound: { name: alarm.caf, critical: true, volume: 1.0 }, if it is critical"),
    ]

    static let ofPerson: [LegacyKey] = [
        LegacyKey("name", "sender-name", is: "display-name"),
        LegacyKey("avatar", "photo", "image-url", "picture", is: "image"),
        LegacyKey("id", "identifier", is: "custom-identifier"),
        LegacyKey("person-handle", "email", "phone", "phone-number", "address", is: "handle"),
        LegacyKey("type", is: "handle-type"),
        LegacyKey("first-name", is: "given-name"),
        LegacyKey("last-name", "surname", is: "family-name"),
        LegacyKey("contact", "contact-id", is: "contact-identifier"),
        LegacyKey("nameComponents", help: "write given-name: and family-name:, besides display-name:"),
    ]

    static let ofPluralForms: [LegacyKey] = [
        LegacyKey("singular", "1", "=1", is: "one"),
        LegacyKey("plural", "default", "n", "else", is: "other"),
        LegacyKey("0", "=0", is: "zero"),
        LegacyKey("2", "=2", is: "two"),
    ]

    static let ofTextsByValue: [LegacyKey] = [
        LegacyKey("switch", "select", "enum", "field", "name", is: "by"),
        LegacyKey("cases", "texts", is: "values"),
        LegacyKey("other", "else", "default", "otherwise", "if-missing", is: "unknown"),
        LegacyKey("key", "text", help: "write it for each value: { key: …, text: … }"),
    ]

    static let ofCommunication: [LegacyKey] = [
        LegacyKey("type", "kind", is: "intent"),
        LegacyKey("conversation-id", "conversation", "thread-id", "chat-id", is: "conversation-identifier"),
        LegacyKey("group-name", "group", is: "speakable-group-name"),
        LegacyKey("service", is: "service-name"),
        LegacyKey("capability", is: "call-capability"),
    ]

    static let ofLint: [LegacyKey] = [
        LegacyKey("disabled-rules", "disable", "disabled", "ignore", "off") { value in
            "write rules: { \(value.items.first?.shortSource ?? value.shortSource ?? "…"): off }"
        },
        LegacyKey("opt-in-rules", "enabled-rules", "only-rules", "enable") { _ in
            "delete it: every rule is on, and rules: { … } changes one"
        },
    ]
}
