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
    package internal(set) var match: [Match] = []
    package internal(set) var matchNode: Node?
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
        guard !variables.isEmpty else { return [] }
        let used = Set(templates.lazy.flatMap(\.placeholders).map(\.name))
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
