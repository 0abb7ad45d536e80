import AppleFacts
package import Diagnostics
package import SourceSyntax

/// One kind of message.
///
/// A class, for it is large, and handed from rule to rule. Nothing changes it once the schema is read.
package final class Notification: Declaration, @unchecked Sendable {
    package let name: Text
    package let scope: SourceRange
    package let body: Node

    package internal(set) var identifierText: Text?
    /// Identifiers that it had before: they mean the same notification, and are not sent any more.
    package internal(set) var renamedFrom: [Text] = []
    package internal(set) var declaredMatch: Located<[Match]>?
    package internal(set) var categoryName: Text?
    /// The index of its category in the schema, once that is linked.
    package internal(set) var category: Int?
    package internal(set) var topicName: Text?
    /// The index of its topic in the schema, once that is linked.
    package internal(set) var topic: Int?
    package internal(set) var deliveryKind: Located<Delivery>?
    package internal(set) var encrypted: Located<Bool>?
    /// The names of what an encrypted one can turn into.
    package internal(set) var becomesNames: [Text] = []
    /// Their indices in the schema, once they are linked.
    package internal(set) var becomes: [Int] = []
    package internal(set) var title: Template?
    package internal(set) var subtitle: Template?
    package internal(set) var bodyText: Template?
    package internal(set) var variables: [Field] = [] { didSet { fields = data + variables } }
    package internal(set) var data: [Field] = [] { didSet { fields = data + variables } }
    /// Data, then variables.
    package private(set) var fields: [Field] = []
    package internal(set) var interruptionLevel: Located<InterruptionLevel>?
    package internal(set) var sound: Sound?
    package internal(set) var badge: Badge?
    package internal(set) var relevanceScore: Located<Double>?
    /// For how long a time-sensitive notification matters, in seconds.
    package internal(set) var relevantFor: Located<Int>?
    /// Why it may interrupt.
    package internal(set) var because: Text?
    package internal(set) var threadIdentifier: Template?
    package internal(set) var targetContentIdentifier: Template?
    package internal(set) var filterCriteria: Template?
    package internal(set) var launchImage: Template?
    package internal(set) var mutableContent: Located<Bool>?
    package internal(set) var attachments: [Attachment] = []
    package internal(set) var communication: Communication?
    package internal(set) var collapseIdentifier: Template?
    package internal(set) var expiresIn: Located<Int>?
    package internal(set) var declaredPriority: Located<Priority>?
    /// The screen that a tap opens.
    package internal(set) var destination: Text?
    package internal(set) var foregroundPresentation: [Located<Presentation>]?
    package internal(set) var localize: Located<Localization>?
    package internal(set) var examples: [Example] = []
    package internal(set) var documentation: Text?
    package internal(set) var allow: [Allowance] = []

    init(name: Text, scope: SourceRange, body: Node) {
        self.name = name
        self.scope = scope
        self.body = body
    }

    /// What is on the wire, under `app.notification-key`.
    package var identifier: Text { identifierText ?? name }
    package var match: [Match] { declaredMatch?.value ?? [] }
    package var delivery: Delivery { deliveryKind?.value ?? .remote }
    package var level: InterruptionLevel { interruptionLevel?.value ?? .active }
    /// The priority of the push. What does not light up the screen may wait for a moment that is good for the battery.
    package var priority: Priority {
        declaredPriority?.value ?? (level == .passive || delivery == .background ? .considerate : .immediate)
    }
    /// For how long the push is worth delivering, in seconds; nil where APNs decides.
    package var expiry: Int? { (expiresIn ?? relevantFor)?.value }
    /// What to show while the app is active.
    package var presentation: [Presentation] { foregroundPresentation?.map(\.value) ?? Presentation.allCases }
    /// Whether the push carries keys in place of texts.
    package var isLocalizedByDevice: Bool { delivery == .remote && localize?.value == .device }
    package var isEncrypted: Bool { encrypted?.value ?? false }
    /// Whether people see it; the others are for the app alone.
    package var isShown: Bool { delivery != .background }
    /// Whether the service extension has something to do with it. What the app makes itself never passes there.
    package var needsServiceExtension: Bool {
        delivery != .local && (isEncrypted || !attachments.isEmpty || communication != nil)
    }
    /// Whether the push has to ask for the service extension.
    package var isMutable: Bool { mutableContent?.value ?? false || needsServiceExtension }

    package func field(named name: String) -> Field? {
        data.first { $0.name.value == name } ?? variables.first { $0.name.value == name }
    }

    /// Every text with placeholders.
    package var templates: [Template] { Self.templateKeys.compactMap { $0.value(self).template } }

    private static let templateKeys = keys.keys.filter(\.description.shape.holdsTemplate)

    /// Every text that the device makes: it can use only what was sent.
    package var deviceTemplates: [Template] { attachments.compactMap(\.url) + (communication?.templates ?? []) }

    /// The placeholders' variables that fill this notification: what a builder needs beside the data.
    package var usedVariables: [Field] {
        guard !variables.isEmpty else { return [] }
        let used = Set(templates.lazy.flatMap(\.placeholders).map(\.name))
        return variables.filter { used.contains($0.name.value) }
    }
}

// MARK: - Keys

extension Notification {
    static let keys = KeyTable<Notification>(
        "a notification",
        legacy: .ofNotification,
        [
            Key(
                "identifier", .text,
                "What is on the wire under app.notification-key; the name where nothing is written.", \.identifierText,
                .dumped { notification, _ in .text(notification.identifier) }
            ),
            Key(
                "renamed-from", .renamedFrom,
                "Identifiers that the notification had before; what comes under them is still understood.",
                \.renamedFrom
            ),
            Key(
                "match", .match, "How to recognize it where others send it without the notification key.",
                \.declaredMatch),
            Key(
                "category", .name, "The name of its category.", \.categoryName, .reference,
                .dumped { .text($1.category(of: $0)?.name) },
                .sent { notification, schema in schema.category(of: notification).map { .identifier($0.identifier) } }),
            Key(
                "topic", .name, "The name of the topic that turns it on and off.", \.topicName, .reference,
                .dumped { .text($1.topic(of: $0)?.name) }),
            Key(
                "delivery", .choice(of: Delivery.self),
                "Who makes it: a server (remote), the app (local), a server in silence (background), or the service extension.",
                \.deliveryKind, .dumped { notification, _ in notification.delivery.dumped }
            ),
            Key("encrypted", .boolean, "Whether the service extension has to decrypt it.", \.encrypted),
            Key(
                "becomes", .list(of: .nonEmptyText), "The names of what an encrypted notification can turn into.",
                \.becomesNames, .reference,
                .dumped { notification, schema in
                    .array(notification.becomes.map { .text(schema.notifications[$0].name) })
                }),
            Key("title", .localizable(.template), "Title; $(name) stands for a variable or data.", \.title),
            Key("subtitle", .localizable(.template), "Subtitle; $(name) stands for a variable or data.", \.subtitle),
            Key("body", .localizable(.template), "Body; $(name) stands for a variable or data.", \.bodyText),
            Key(
                "variables", Field.variables, "Values that fill text only and are not sent.", \.variables,
                .dumped { notification, schema in .array(notification.variables.map { $0.dumpedAsVariable(in: schema) })
                }),
            Key("data", Field.data, "Values that are sent beside aps.", \.data),
            Key(
                "interruption-level",
                .choice(of: InterruptionLevel.self),
                "How much the notification may interrupt; active where nothing is written.", \.interruptionLevel,
                .dumped { notification, _ in notification.isShown ? notification.level.dumped : .null }
            ),
            Key(
                "sound", .sound,
                "default, none, a file name, or { name, critical: true, volume }; none where nothing is written.",
                \.sound
            ),
            Key("badge", .badge, "The number on the app's icon: $(name) or a whole number.", \.badge),
            Key("relevance-score", .number(in: 0...1), "The place in a summary, from 0 to 1.", \.relevanceScore),
            Key(
                "relevant-for", .duration, "For how long a time-sensitive notification matters; an hour at most.",
                \.relevantFor),
            Key("because", .nonEmptyText, "Why it may interrupt; for whoever reviews it.", \.because),
            Key("target-content-id", .template, "The window of the app that it is for.", \.targetContentIdentifier),
            Key("filter-criteria", .template, "What the filters of a Focus compare with.", \.filterCriteria),
            Key("launch-image", .template, "The image shown while the app starts.", \.launchImage),
            Key(
                "mutable-content", .boolean, "Whether the service extension may change it.", \.mutableContent,
                .dumped { notification, _ in .bool(notification.isMutable) },
                .sent { notification, _ in notification.isMutable ? .flag : nil }),
            Key(
                "attachments", .list(of: .map(Attachment.keys) { Attachment(node: $0) }),
                "Media that the service extension loads.", \.attachments
            ),
            Key(
                "communication", .map(Communication.keys) { Communication(node: $0) }, "Who writes or calls.",
                \.communication, .available(.communication)),
            Key(
                "collapse-id", .template, "Replaces an earlier notification of the same identifier.",
                \.collapseIdentifier),
            Key(
                "expires-in", .duration,
                "For how long the push is worth delivering; as long as relevant-for where nothing is written.",
                \.expiresIn, .dumped { notification, _ in notification.expiry?.dumped ?? .null }
            ),
            Key(
                "priority", .choice(of: Priority.self),
                "The priority of the push; 5 where it is passive or background, else 10.", \.declaredPriority,
                .dumped { notification, _ in Int(notification.priority.rawValue)?.dumped ?? .null }
            ),
            Key(
                "thread-id", .template, "Notifications of one thread are grouped.", \.threadIdentifier,
                .dumpedAfter("because")),
            Key(
                "foreground-presentation",
                .list(of: .choice(of: Presentation.self)),
                "What to show while the app is active; everything where nothing is written, [] for nothing.",
                \.foregroundPresentation,
                .dumped { notification, _ in .array(notification.isShown ? notification.presentation.map(\.dumped) : [])
                }
            ),
            Key(
                "destination", .nonEmptyText, "The screen that a tap opens; a case of Destination in Swift.",
                \.destination),
            Key(
                "examples", .examples, "Values by name; each becomes a fixture.", \.examples,
                .dumped { notification, _ in .array(notification.examples.map { $0.dumped(notification.fields) }) }),
            Key("description", .text, "Becomes the doc comment of the type in Swift.", \.documentation),
            Key("allow", .allowances, "Rules that do not apply here, each with the reason.", \.allow),
            Key(
                "localize", .choice(of: Localization.self),
                "Who finds the words of a push: the server, which sends text, or the device, which gets keys; server where nothing is written.",
                \.localize, .dumpedAfter("body"),
                .dumped { notification, _ in (notification.localize?.value ?? .server).dumped }
            ),
        ]
    )
}
