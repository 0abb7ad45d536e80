import Basics
package import Diagnostics
package import SourceSyntax

/// A Live Activity: attributes that stay the same, a state that changes, and the pushes that start, update and end it.
package struct Activity: Declaration, KeyedModel {
    package let name: Text
    package let scope: SourceRange
    package let body: Node
    package var swiftNameText: Text?
    /// Former names, for comparison with an earlier schema.
    package var renamedFrom: [Text] = []
    package var attributes: [Field] = [] { didSet { updateFields() } }
    package var state: [Field] = [] { didSet { updateFields() } }
    /// Attributes, then the state.
    package private(set) var fields: [Field] = []
    private var fieldsByName: [String: Field] = [:]
    package var start: ActivityAlert?
    package var alerts: [ActivityAlert] = []
    package var localize: Located<ActivityLocalization>?
    package var topicName: Text?
    /// The index of its topic in the schema; set by linking.
    package var topic: Int?
    package var destination: ActivityDestination?
    package var style: Located<ActivityStyle>?
    /// In seconds.
    package var staleAfter: Located<Int>?
    /// How long it stays on the Lock Screen after its end, in seconds.
    package var dismissAfter: Located<Int>?
    package var relevanceScore: Located<Double>?
    package var frequentUpdates: Located<Bool>?
    package var broadcastOption: Located<ActivityBroadcast>?
    package var examples: [Example] = []
    package var documentation: Text?
    package var because: Text?
    package var allow: [Allowance] = []

    init(name: Text, scope: SourceRange, body: Node) {
        self.name = name
        self.scope = scope
        self.body = body
    }

    /// Whether alerts carry keys instead of text.
    package var isLocalizedByDevice: Bool { (localize?.value ?? .default) == .device }
    package var needsFrequentUpdates: Bool { frequentUpdates.isTrue }
    package var isTransient: Bool { style?.value == .transient }
    /// Whether the app can schedule its start.
    package var isScheduled: Bool { start?.schedule != nil }
    /// Whether updates go to a channel instead of single devices.
    package var broadcast: ActivityBroadcast { broadcastOption?.value ?? .default }
    /// The alert of the start, then those of updates.
    package var allAlerts: [ActivityAlert] { [start].compactMap { $0 } + alerts }

    package func field(named name: String) -> Field? { fieldsByName[name] }

    private mutating func updateFields() {
        fields = attributes + state
        fieldsByName = Dictionary(fields.map { ($0.name.value, $0) }) { first, _ in first }
    }

    /// The node of a key in the declaration.
    package func key(_ name: String) -> Node? { body.entries.first { $0.key.isText(name) }?.key }
}

/// The alert of a start or of an update.
package struct ActivityAlert: KeyedModel {
    /// The name of an update with an alert; the key `start` for the start.
    package let name: Text
    package let node: Node
    package var title: Template?
    package var text: Template?
    package var declaredSound: Sound?
    /// Only of a start.
    package var schedule: Located<ActivitySchedule>?
    /// The values of the state at which the alert is sent.
    package var when: StateCondition?

    package var templates: [Template] { [title, text].compactMap { $0 } }

    package subscript(part: NotificationText) -> Template? {
        switch part {
        case .title: title
        case .body: text
        case .subtitle: nil
        }
    }

    /// Its attributes are parameters of the alert: an update has only the state.
    package func usedFields(of fields: [Field]) -> [Field] {
        let names = Set(templates.flatMap(\.placeholders).map(\.name))
        return fields.filter { names.contains($0.name.value) }
    }
}

extension ActivityAlert {
    /// A notification with the same texts, for rules over texts.
    package func asNotification(of activity: Activity) -> Notification {
        var contents = Notification.Contents(name: name, scope: activity.scope, body: node)
        (contents.title, contents.bodyText) = (title, text)
        let names = Set(templates.flatMap(\.placeholders).map(\.name))
        contents.variables = names.sorted().compactMap(activity.field)
        return Notification(contents)
    }
}

/// Values that the state has: `{ step: arriving }`.
package struct StateCondition: Sendable {
    package let node: Node
    package let values: [(name: Text, node: Node)]
    /// By the name of the state's field. Set by linking.
    package var content: [String: FieldValue] = [:]
}

// MARK: - Keys

extension ActivityAlert {
    private static let textKeys: [Key<ActivityAlert>] = [
        Key(
            "title", .template, "The title. $(name) is a placeholder for an attribute or a value of the state.", \.title
        ),
        Key("body", .template, "The body. $(name) is a placeholder for an attribute or a value of the state.", \.text),
        Key(
            "sound", .constantSound, "The sound: default, none, or the name of a file.", \.declaredSound,
            .names(.sound), .default("none"), .dumped { $0.declaredSound.dumped(in: $1) }),
    ]

    static let startKeys = KeyTable<ActivityAlert>(
        "the start of an activity",
        textKeys + [
            Key(
                "schedule", .choice(of: ActivitySchedule.self),
                "Lets the app schedule the start, with these texts as its alert: iOS 26.", \.schedule)
        ]
    )

    static let alertKeys = KeyTable<ActivityAlert>(
        "an alert of an activity",
        textKeys + [
            Key(
                "when", .stateCondition, "The values of the state at which the update alerts: { step: arriving }.",
                \.when,
                .names(.field))
        ]
    )
}

extension Form where Value == StateCondition {
    static var stateCondition: Form {
        Form(.names(.value)) { slot, reader in
            // A comparison, as in code, already says what the map has.
            let sides = slot.node.text.split { "=!<> ".contains($0) }
            let example =
                slot.node.kind == .scalar && slot.node.text.contains("=") && sides.count == 2
                ? "{ \(sides[0]): \(sides[1]) }" : "{ name: value }"
            guard let node = reader.collection(slot, .mapping, expected: .map(of: example)) else { return nil }
            return StateCondition(
                node: node, values: reader.entries(of: node).map { (name: Text($0.key), node: $0.value) })
        }
    }
}

extension Form where Value == ActivityAlert {
    static var activityStart: Form {
        Form(ActivityAlert.startKeys.shape) { slot, reader in
            guard let key = slot.key else { return nil }
            return ActivityAlert.read(slot, named: key, by: ActivityAlert.startKeys, &reader)
        }
    }
}

extension Form where Value == [ActivityAlert] {
    static var activityAlerts: Form {
        .names(ActivityAlert.alertKeys.shape) { entry, reader in
            let slot = Slot(node: entry.value, key: entry.key)
            return ActivityAlert.read(slot, named: entry.key, by: ActivityAlert.alertKeys, &reader)
        }
    }
}

extension ActivityAlert {
    fileprivate static func read(
        _ slot: Slot, named key: Node, by table: KeyTable<ActivityAlert>, _ reader: inout SchemaReader
    ) -> ActivityAlert? {
        guard let node = reader.collection(slot, .mapping, expected: .map(of: table)) else { return nil }
        var alert = ActivityAlert(name: Text(key), node: node)
        reader.read(node, by: table, of: key.range, into: &alert)
        return alert
    }
}

extension Activity {
    static let keys = KeyTable<Activity>(
        "an activity",
        legacy: .ofActivity,
        [
            Key(
                "swift-name", .nonEmptyText,
                "The name of the Swift type of the attributes, which pushes carry.",
                \.swiftNameText, .implied("OrderAttributes for 'order'")),
            Key(
                "renamed-from", .renamedFrom,
                "Former names of the activity, by which 'breaking' finds the earlier declaration.", \.renamedFrom),
            Key(
                "attributes", Field.activityFields, "Values that stay the same while the activity runs, by name.",
                \.attributes, .declares(.field), .dumped { $0.attributes.dumpedAsActivityFields(in: $1) }),
            Key(
                "state", Field.activityFields, "Values that change while the activity runs, by name.", \.state,
                .required, .declares(.field), .dumped { $0.state.dumpedAsActivityFields(in: $1) }),
            Key("start", .activityStart, "The alert of a push that starts the activity: iOS 17.2.", \.start),
            Key(
                "topic", .name, "The name of the topic that turns the activity on and off.", \.topicName, .reference,
                .names(.topic), .dumped { .text($1.topic(of: $0)?.name) }),
            Key(
                "destination", .activityDestination,
                "The screen that a tap opens, or a map with the values that its URL carries. It becomes a case of Destination in Swift.",
                \.destination),
            Key(
                "style", .choice(of: ActivityStyle.self),
                "The style, as ActivityKit names it: iOS 18. Older systems show a standard activity.",
                \.style, .default(ActivityStyle.default)),
            Key("alerts", .activityAlerts, "Updates that also alert, by name.", \.alerts),
            Key(
                "localize", .choice(of: ActivityLocalization.self),
                "Who translates alerts: the server, which sends text, or the device, which gets keys.",
                \.localize, .default(ActivityLocalization.default)),
            Key(
                "stale-after", .duration, "The time without an update after which the content is outdated.",
                \.staleAfter),
            Key(
                "dismiss-after", .duration,
                "How long the activity stays on the Lock Screen after its end, at most 4h.",
                \.dismissAfter, .implied("the system decides")),
            Key(
                "relevance-score", .number(in: 0...1000),
                "Which activity of the app comes first, as in 25, 50 and 100.", \.relevanceScore),
            Key(
                "frequent-updates", .boolean, "Whether the app needs more than a few updates an hour.",
                \.frequentUpdates),
            Key(
                "broadcast", .activityBroadcast,
                "Whether updates go to a channel for everybody: true, for iOS 18 and later; where-available, where older systems get them by their tokens.",
                \.broadcastOption, .default(ActivityBroadcast.default)),
            Key(
                "examples", .examples, "Example values of attributes and state, by name. Each becomes fixtures.",
                \.examples,
                .names(.field),
                .dumped { activity, _ in .array(activity.examples.map { $0.dumped(activity.fields) }) }),
            Key("description", .text, "The doc comment of the type in Swift.", \.documentation),
            Key("because", .nonEmptyText, "Why it is an activity and not a notification, for reviewers.", \.because),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow, .names(.rule)),
        ]
    )
}

/// Who translates the alerts of a Live Activity. No service extension gets them.
package enum ActivityLocalization: String, CaseIterable, Sendable {
    case server, device

    static let `default` = ActivityLocalization.server
}

extension ActivityLocalization: ScalarValue {}
