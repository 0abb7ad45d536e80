import AppleFacts
package import Diagnostics
package import SourceSyntax

/// One kind of message.
package struct Notification: Declaration {
    package let name: Text
    package let scope: SourceRange
    package let body: Node

    package var identifierText: Text?
    /// Identifiers that it had before: they mean the same notification, and are not sent any more.
    package var renamedFrom: [Text] = []
    package var match: [Match] = []
    package var matchNode: Node?
    package var categoryName: Text?
    /// The index of its category in the schema, once that is linked.
    package var category: Int?
    package var topicName: Text?
    /// The index of its topic in the schema, once that is linked.
    package var topic: Int?
    package var deliveryKind: Located<Delivery>?
    package var encrypted: Located<Bool>?
    /// The names of what an encrypted one can turn into.
    package var becomesNames: [Text] = []
    /// Their indices in the schema, once they are linked.
    package var becomes: [Int] = []
    package var title: Template?
    package var subtitle: Template?
    package var bodyText: Template?
    package var variables: [Field] = []
    package var data: [Field] = []
    package var interruptionLevel: Located<InterruptionLevel>?
    package var sound: Sound?
    package var badge: Badge?
    package var relevanceScore: Located<Double>?
    /// For how long a time-sensitive notification matters, in seconds.
    package var relevantFor: Located<Int>?
    /// Why it may interrupt.
    package var because: Text?
    package var threadIdentifier: Template?
    package var targetContentIdentifier: Template?
    package var filterCriteria: Template?
    package var launchImage: Template?
    package var mutableContent: Located<Bool>?
    package var attachments: [Attachment] = []
    package var communication: Communication?
    package var collapseIdentifier: Template?
    package var expiresIn: Located<Int>?
    package var declaredPriority: Located<Priority>?
    /// The screen that a tap opens.
    package var destination: Text?
    package var foregroundPresentation: [Located<Presentation>]?
    package var localize: Located<Localization>?
    package var examples: [Example] = []
    package var documentation: Text?
    package var allow: [Allowance] = []

    init(name: Text, scope: SourceRange, body: Node) {
        self.name = name
        self.scope = scope
        self.body = body
    }

    /// What is on the wire, under `app.notification-key`.
    package var identifier: Text { identifierText ?? name }
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
    package var fields: [Field] { data + variables }
    /// Whether the push carries keys in place of texts.
    package var isLocalizedByDevice: Bool { delivery == .remote && localize?.value == .device }
    package var isEncrypted: Bool { encrypted?.value ?? false }
    /// Whether people see it; the others are for the app alone.
    package var isShown: Bool { delivery != .background }
    /// Whether the service extension has something to do with it.
    package var needsServiceExtension: Bool { isEncrypted || !attachments.isEmpty || communication != nil }
    /// Whether the push has to ask for the service extension.
    package var isMutable: Bool { mutableContent?.value ?? false || needsServiceExtension }

    package func field(named name: String) -> Field? {
        data.first { $0.name.value == name } ?? variables.first { $0.name.value == name }
    }

    /// Every text with placeholders.
    package var templates: [Template] {
        [
            title, subtitle, bodyText, threadIdentifier, badge?.template, targetContentIdentifier, filterCriteria,
            launchImage,
            collapseIdentifier,
        ].compactMap { $0 }
    }

    /// Every text that the device makes: it can use only what was sent.
    package var deviceTemplates: [Template] { attachments.compactMap(\.url) + (communication?.templates ?? []) }

    /// The placeholders' variables that fill this notification: what a builder needs beside the data.
    package var usedVariables: [Field] {
        let used = Set(templates.flatMap { $0.placeholders.map(\.name) })
        return variables.filter { used.contains($0.name.value) }
    }
}

/// A payload key and the constant by which the notification is recognized.
package struct Match: Sendable {
    package var key: Text
    package var value: Text
}

package enum Delivery: String, CaseIterable, Sendable {
    case remote, local
    /// Silent: it wakes the app and shows nothing.
    case background
    /// Made by the service extension from an encrypted one.
    case `extension`

    /// Whether a server sends it.
    package var isPush: Bool { self == .remote || self == .background }
}

/// Who finds the words of a push in the language of the person.
package enum Localization: String, CaseIterable, Sendable {
    /// The push carries text.
    case server
    /// The push carries keys, and the device looks them up in the app.
    case device
}

/// `UNNotificationInterruptionLevel`, as APNs spells it.
package enum InterruptionLevel: String, CaseIterable, Sendable {
    case passive, active
    case timeSensitive = "time-sensitive"
    case critical
}

/// The header `apns-priority`.
package enum Priority: String, CaseIterable, Sendable {
    case immediate = "10"
    /// With regard to the battery.
    case considerate = "5"
    /// Never wakes the device.
    case low = "1"
}

/// `UNNotificationPresentationOptions`.
package enum Presentation: String, CaseIterable, Sendable {
    case banner, list, sound, badge
}

package struct Sound: Sendable {
    package enum Name: Sendable {
        case `default`
        case file(Text)
    }

    package var name: Name
    package var critical: Located<Bool>?
    /// 0…1, of a critical sound.
    package var volume: Located<Double>?
    package let node: Node

    package var isCritical: Bool { critical?.value ?? false }
}

package enum Badge: Sendable {
    case number(Located<Int>)
    case template(Template)

    package var template: Template? { if case .template(let template) = self { template } else { nil } }
}

/// Values for one fixture.
package struct Example: Sendable {
    package let name: Text
    package let node: Node
    package var values: [(name: Text, node: Node)]
    /// By the name of the variable or data; complete once the schema is linked.
    package var content: [String: FieldValue] = [:]
}
