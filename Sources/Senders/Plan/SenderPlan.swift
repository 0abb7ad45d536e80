import AppleFacts
import Basics
import Diagnostics
package import NotificationSchema
import Payloads

/// What servers call to send the pushes of a schema, in no particular language.
///
/// Everything about the wire is decided here: keys and their order, composed texts, templates, constants, dates. A
/// language only writes it down, with its own names and types.
package struct SenderPlan: Sendable {
    /// The builds of the app. The first gets a push unless the caller names another.
    package let builds: [Build]
    /// In the order of the schema.
    package let notifications: [SenderCall]
    package let activities: [SenderActivity]
    /// The objects in data, each after those inside it.
    package let structures: [SenderStructure]
    /// The requests that a push can become, in addition to that of APNs.
    package let forms: [FixtureForm]
    /// The rules for plural forms in the language of the schema.
    package let pluralRules: PluralRules

    package struct Build: Sendable {
        /// Nil if the app has only one build.
        package let name: Text?
        package let bundleIdentifier: String
    }

    /// - Parameter schema: A schema without errors.
    package init(_ schema: Schema) {
        var structures = SenderStructures()
        notifications = schema.notifications.filter(\.delivery.isPush).map { SenderCall($0, in: schema, &structures) }
        activities = schema.activities.map { SenderActivity($0, in: schema, &structures) }
        self.structures = structures.all
        builds = schema.app.bundleIdentifiers.map { Build(name: $0.name, bundleIdentifier: $0.identifier.value) }
        forms = schema.generate.fixtureForms.filter { $0 != .apns }
        pluralRules = PluralRules.of(schema.app.language) ?? .likeEnglish
    }
}

extension SenderPlan {
    package var calls: [SenderCall] { notifications + activities.flatMap(\.calls) }

    /// What a language accepts as text: the same everywhere. Regular expressions that every language has, of the whole
    /// text.
    package enum Pattern {
        package static let uuid = "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"
        /// RFC 3986: what `URL(string:)` accepts in every system version.
        package static let url = "(?:%[0-9A-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[\\[\\]])+"
        /// A number without superfluous digits, which `Decimal` of Foundation holds.
        package static let decimal = "-?(?:0|[1-9][0-9]{0,37})(?:\\.[0-9]{1,37})?"
        package static let decimalDigits = 38
    }
}
