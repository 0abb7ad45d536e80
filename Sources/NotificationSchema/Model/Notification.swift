import AppleFacts
import Basics
package import Diagnostics
package import SourceSyntax

/// One kind of notification.
///
/// A class, because a copy of it would be large. Nothing changes it.
@dynamicMemberLookup
public final class Notification: Declaration, KeyedModel {
    /// The values that are read and linked.
    public struct Contents: Sendable {
        package let name: Text
        package let scope: SourceRange
        package let body: Node

        @Rare package var identifierText: Text?
        /// Former identifiers. They mean the same notification, and are no longer sent.
        package var renamedFrom: [Text] = []
        @Rare package var declaredDeprecation: Located<Deprecation>?
        @Rare package var declaredMatch: Located<[Match]>?
        package var categoryName: Text?
        /// The index of its category in the schema; set by linking.
        package var category: Int?
        @Rare package var topicName: Text?
        /// The index of its topic in the schema; set by linking.
        package var topic: Int?
        package var deliveryKind: Located<Delivery>?
        @Rare package var trigger: Trigger?
        package var encrypted: Located<Bool>?
        /// The names of the notifications that an encrypted one can become.
        package var becomesNames: [Text] = []
        /// Their indices in the schema; set by linking.
        package var becomes: [Int] = []
        package var title: Template?
        package var subtitle: Template?
        package var bodyText: Template?
        package var variables: [Field] = [] { didSet { fields = data + variables } }
        package var data: [Field] = [] { didSet { fields = data + variables } }
        /// Data, then variables.
        package private(set) var fields: [Field] = []
        package var declaredLevel: ValueOrPlaceholder<InterruptionLevel>?
        @Rare package var sound: Sound?
        @Rare package var badge: Badge?
        @Rare package var relevanceScore: ValueOrPlaceholder<Double>?
        /// How long a time-sensitive notification is relevant, in seconds.
        @Rare package var relevantFor: Located<Int>?
        /// Why it may interrupt.
        @Rare package var because: Text?
        package var threadIdentifier: Template?
        package var targetContentIdentifier: Template?
        package var filterCriteria: Template?
        package var launchImage: Template?
        package var mutableContent: Located<Bool>?
        package var attachments: [Attachment] = []
        @Rare package var communication: Communication?
        package var collapseIdentifier: Template?
        @Rare package var expiresIn: Located<Int>?
        package var declaredPriority: Located<Priority>?
        /// The screen that a tap opens.
        @Rare package var destination: Text?
        package var foregroundPresentation: [Located<Presentation>]?
        package var localize: Located<Localization>?
        package var examples: [Example] = []
        @Rare package var documentation: Text?
        package var allow: [Allowance] = []

        init(name: Text, scope: SourceRange, body: Node) {
            self.name = name
            self.scope = scope
            self.body = body
        }
    }

    @usableFromInline package let contents: Contents
    /// All texts with placeholders.
    package let templates: [Template]
    /// All texts that people read, with their plural forms and choices.
    package let readTemplates: [Template]
    /// Empty if there are so few fields that comparing them is faster.
    private let fieldsByName: [String: Field]

    init(_ contents: Contents) {
        self.contents = contents
        let indexed = contents.fields.count > 8 ? contents.fields : []
        fieldsByName = Dictionary(indexed.map { ($0.name.value, $0) }) { first, _ in first }
        templates = Self.templateKeys.flatMap { $0.template(contents)?.versions ?? [] }
        readTemplates = [contents.title, contents.subtitle, contents.bodyText].flatMap { $0?.versions ?? [] }
    }

    /// A value of the contents. Public, because only public functions are inlined into other modules.
    @inlinable public subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value {
        contents[keyPath: path]
    }

    package var name: Text { contents.name }
    package var scope: SourceRange { contents.scope }
    package var renamedFrom: [Text] { contents.renamedFrom }
    package var allow: [Allowance] { contents.allow }

    /// The identifier that is sent under `app.notification-key`.
    package var identifier: Text { contents.identifierText ?? name }
    package var match: [Match] { contents.declaredMatch?.value ?? [] }
    package var delivery: Delivery { contents.deliveryKind?.value ?? Defaults.delivery }
    /// What to show while the app is in the foreground.
    package var presentation: [Presentation] { contents.foregroundPresentation?.map(\.value) ?? Defaults.presentation }
    package func field(named name: String) -> Field? {
        fieldsByName.isEmpty ? contents.fields.first { $0.name.value == name } : fieldsByName[name]
    }

    private static let templateKeys = keys.all.filter(\.description.shape.holdsTemplate)
}

// MARK: - Keys

extension Notification {
    enum Defaults {
        static let delivery = Delivery.remote
        static let level = InterruptionLevel.active
        static let presentation = Presentation.allCases
    }

    static let keys = KeyTable<Notification>(
        "a notification",
        legacy: .ofNotification,
        [
            Key(
                "identifier", .text,
                "The identifier that is sent under app.notification-key.", \.identifierText,
                .implied("the name"),
                .dumped { notification, _ in .text(notification.identifier) }
            ),
            Key(
                "renamed-from", .renamedFrom,
                "Former identifiers of the notification. Pushes that carry them are still understood.",
                \.renamedFrom),
            Key(
                "deprecated", .deprecation, "Whether a later version removes it: true, or what to use instead.",
                \.declaredDeprecation),
            Key(
                "match", .match,
                "How to recognize a push that comes without the notification key, by payload key and value.",
                \.declaredMatch),
            Key(
                "category", .name, "The name of its category.", \.categoryName, .reference, .names(.category),
                .aps(.text, property: APSKey.Property("categoryIdentifier")), .sentAfter("body"),
                .dumped { .text($1.category(of: $0)?.name) },
                .sent { notification, schema in schema.category(of: notification).map { .identifier($0.identifier) } }),
            Key(
                "topic", .name, "The name of its topic.", \.topicName, .reference, .names(.topic),
                .dumped { .text($1.topic(of: $0)?.name) }),
            Key(
                "delivery", .choice(of: Delivery.self),
                "Who sends it: a server (remote, or background for a silent push), the app (local), or the service extension (extension). A server also reloads widgets and controls, asks for the location, and starts push-to-talk and calls (voip).",
                \.deliveryKind, .default(Defaults.delivery)
            ),
            Key(
                "trigger", Trigger.form,
                "When a local notification is shown: { after: 10m }, { at: { hour: 9, weekday: monday }, repeats: true } or { region: app }.",
                \.trigger),
            Key("encrypted", .boolean, "Whether the service extension decrypts it.", \.encrypted),
            Key(
                "becomes", .list(of: .nonEmptyText), "The names of the notifications that an encrypted one can become.",
                \.becomesNames, .reference, .names(.notification),
                .dumped { notification, schema in
                    .array(notification.becomes.map { .text(schema.notifications[$0].name) })
                }),
            Key(
                "title", .readTemplate, "The title. $(name) is a placeholder for a variable or data.", \.title,
                .aps(in: .alert, .text, property: APSKey.Property("title"))),
            Key(
                "subtitle", .readTemplate, "The subtitle. $(name) is a placeholder for a variable or data.",
                \.subtitle, .aps(in: .alert, .text, property: APSKey.Property("subtitle"))),
            Key(
                "body", .readTemplate,
                "The body. Of a list, people read the first text whose data are all there.", \.bodyText,
                .aps(in: .alert, .text, property: APSKey.Property("body"))),
            Key(
                "variables", Field.variables, "Values for placeholders in text. They aren't sent.", \.variables,
                .declares(.field),
                .dumped { notification, schema in .array(notification.variables.map { $0.dumpedAsVariable(in: schema) })
                }),
            Key("data", Field.data, "Values that are sent next to aps.", \.data, .declares(.field)),
            Key(
                "interruption-level",
                .orPlaceholder(.choice(of: InterruptionLevel.self), "a level"),
                "How urgent the notification is, and when it may interrupt, or $(name) for an enum in data.",
                \.declaredLevel, .default(Defaults.level),
                .aps(.text, property: APSKey.Property("interruptionLevel", .interruptionLevel)), .sentAfter("category"),
                .dumped { notification, schema in
                    notification.declaredLevel?.dumped(in: schema)
                        ?? (notification.isShown ? notification.level.dumped : .null)
                },
                .sent { notification, _ in notification.declaredLevel.map { .level($0) } }
            ),
            Key(
                "sound", .sound,
                "The sound: default, none, a file name, $(name) for one in data, or { name, critical, volume }.",
                \.sound, .names(.sound), .aps(.sound, property: APSKey.Property("sound")), .sentAfter("category"),
                .default("none"), .dumped { $0.sound.dumped(in: $1) }
            ),
            Key(
                "badge", .orPlaceholder(.integer(in: 0...Int.max, correction: Template.placeholder), "a whole number"),
                "The number on the app's icon: a whole number or $(name).", \.badge,
                .aps(.count, property: APSKey.Property("badge")), .sentAfter("category"),
                .sent { notification, _ in notification.badge.map { .badge($0) } }),
            Key(
                "relevance-score", .orPlaceholder(.number(in: 0...1), "a number"),
                "How relevant the notification is in a summary, from 0 to 1, or $(name) for a number in data.",
                \.relevanceScore, .aps(.fraction, property: APSKey.Property("relevanceScore", .interruptionLevel)),
                .sent { notification, _ in notification.relevanceScore.map { .number($0) } }),
            Key(
                "relevant-for", .duration, "How long a time-sensitive notification is relevant, at most 1h.",
                \.relevantFor),
            Key("because", .nonEmptyText, "Why it may interrupt, for reviewers.", \.because),
            Key(
                "target-content-id", .nonEmptyTemplate, "The identifier of the app's window to bring forward.",
                \.targetContentIdentifier,
                .aps(
                    .text, of: [.alert, .background],
                    property: APSKey.Property("targetContentIdentifier", .targetContentIdentifier))),
            Key(
                "filter-criteria", .nonEmptyTemplate, "The text that a Focus filter compares with.", \.filterCriteria,
                .aps(
                    .text, of: [.alert, .background], property: APSKey.Property("filterCriteria", .filterCriteria))),
            Key(
                "launch-image", .nonEmptyTemplate,
                "The launch image, or the storyboard, that the app shows when people open the notification.",
                \.launchImage, .aps(in: .alert, .text, property: APSKey.Property("launchImageName", .launchImage))),
            Key(
                "mutable-content", .boolean, "Whether the service extension can modify it.", \.mutableContent,
                .implied("true if the service extension must process it"), .aps(.flag, of: [.alert, .background]),
                .dumped { notification, _ in .bool(notification.isMutable) },
                .sent { notification, _ in notification.isMutable ? .flag : nil }),
            Key(
                "attachments", .list(of: .map(Attachment.keys) { Attachment(node: $0) }),
                "Media that the service extension loads.", \.attachments
            ),
            Key(
                "communication", .map(Communication.keys) { Communication(node: $0) },
                "The person or group that writes or calls.",
                \.communication, .available(.communication)),
            Key(
                "collapse-id", .nonEmptyTemplate, "A notification replaces an earlier one with the same identifier.",
                \.collapseIdentifier),
            Key(
                "expires-in", .duration,
                "How long APNs tries to deliver the push.",
                \.expiresIn, .implied("the value of relevant-for"),
                .dumped { notification, _ in notification.expiry?.dumped ?? .null }
            ),
            Key(
                "priority", .choice(of: Priority.self), "The priority of the push.", \.declaredPriority,
                .implied("5 for passive and background notifications, otherwise 10"),
                .dumped { notification, _ in Int(notification.priority.rawValue)?.dumped ?? .null }
            ),
            Key(
                "thread-id", .nonEmptyTemplate, "The identifier by which the system groups notifications.",
                \.threadIdentifier,
                .aps(.text, property: APSKey.Property("threadIdentifier")), .sentAfter("body"), .dumpedAfter("because")),
            Key(
                "foreground-presentation",
                .list(of: .choice(of: Presentation.self)),
                "What to show while the app is in the foreground; [] shows nothing.",
                \.foregroundPresentation, .default(Defaults.presentation),
                .dumped { notification, _ in .array(notification.isShown ? notification.presentation.map(\.dumped) : [])
                }
            ),
            Key(
                "destination", .nonEmptyText, "The screen that a tap opens. It becomes a case of Destination in Swift.",
                \.destination),
            Key(
                "examples", .examples, "Example values by name. Each example becomes a fixture.", \.examples,
                .names(.field),
                .dumped { notification, _ in .array(notification.examples.map { $0.dumped(notification.fields) }) }),
            Key("description", .text, "The doc comment of the type in Swift.", \.documentation),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow, .names(.rule)),
            Key(
                "localize", .choice(of: Localization.self),
                "Who translates a push: the server, which sends text, the device, which gets keys, or the service extension, which writes the text again from the data.",
                \.localize, .default(Localization.default), .dumpedAfter("body")
            ),
        ]
    )
}
