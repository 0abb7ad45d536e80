import AppleFacts
import Basics
import Diagnostics
import Files
package import NotificationSchema

/// A push for trying an activity: an occasion with the values of an example.
package struct ActivityFixture: Sendable {
    package let activity: Activity
    package let push: ActivityPush
    /// The example, or `typical`, `longest`.
    package let name: String
    /// The origin of its name.
    let range: SourceRange
    let names: FixtureFileNames

    private init(
        _ occasion: ActivityPush.Occasion, _ source: Source, of activity: Activity, in schema: Schema, usesChannel: Bool
    ) {
        self.activity = activity
        name = source.name
        range = source.range
        var content = source.content
        if case .alert(let alert) = occasion, let when = alert.when?.content { content.merge(when) { $1 } }
        push = ActivityPush(occasion, of: activity, content: content, in: schema, usesChannel: usesChannel)
        let parts = [activity.name.value, occasion.name, name].map { FileName($0).text }
        // The same push to a token and to a channel.
        let way = usesChannel && activity.broadcast.usesTokens ? ["broadcast"] : []
        names = FixtureFileNames(stem: (parts + way).joined(separator: "."))
    }

    private struct Source {
        var name: String
        var range: SourceRange
        var content: [String: FieldValue]
    }

    /// Every occasion with every example, or with typical values if there is none; and with the longest values, if the
    /// schema asks for them.
    package static func all(of activity: Activity, in schema: Schema) -> [ActivityFixture] {
        ways(of: activity).flatMap {
            fixtures(of: activity, in: schema, variants: schema.generate.fixtureVariants, usesChannel: $0)
        }
    }

    /// Whether the pushes go to channels: there can be both.
    private static func ways(of activity: Activity) -> [Bool] {
        switch activity.broadcast {
        case .never: [false]
        case .always: [true]
        case .whereAvailable: [false, true]
        }
    }

    /// Every occasion with the first example, or with typical values if there is none, in one way.
    package static func ofFirstExample(of activity: Activity, in schema: Schema) -> [ActivityFixture] {
        var activity = activity
        activity.examples = Array(activity.examples.prefix(1))
        return fixtures(of: activity, in: schema, variants: [], usesChannel: !activity.broadcast.usesTokens)
    }

    /// The number of fixtures that ``all(of:in:)`` makes, if no example is named as a variant.
    static func count(of activity: Activity, in schema: Schema) -> Int {
        let longest = schema.generate.fixtureVariants.contains(.longest) ? 1 : 0
        return (max(1, activity.examples.count) + longest) * ActivityPush.occasionCount(of: activity)
            * ways(of: activity).count
    }

    /// The fixtures that APNs would reject, at most one for each occasion.
    package static func tooLarge(of activity: Activity, in schema: Schema) -> [ActivityFixture] {
        var names: Set<String> = []
        let occasions = ActivityPush.occasions(of: activity).map { ($0, ActivityPush.TextBound($0)) }
        return sources(of: activity, variants: [.longest]).flatMap { source in
            let bound = ActivityPush.ContentBound(source.content, of: activity, in: schema)
            return occasions.compactMap { occasion, texts -> ActivityFixture? in
                let limit = ActivityPush.byteLimit(of: occasion, activity)
                // Most pushes are small, and making each is slow.
                guard bound.bytes(with: texts) > limit, !names.contains(occasion.name) else { return nil }
                let fixture = ActivityFixture(
                    occasion, source, of: activity, in: schema, usesChannel: !activity.broadcast.usesTokens)
                guard fixture.push.size > limit else { return nil }
                names.insert(occasion.name)
                return fixture
            }
        }
    }

    private static func fixtures(
        of activity: Activity, in schema: Schema, variants: [FixtureVariant], usesChannel: Bool
    ) -> [ActivityFixture] {
        sources(of: activity, variants: variants).flatMap { source in
            ActivityPush.occasions(of: activity).map {
                ActivityFixture($0, source, of: activity, in: schema, usesChannel: usesChannel)
            }
        }
    }

    private static func sources(of activity: Activity, variants: [FixtureVariant]) -> [Source] {
        var sources = activity.examples.map { Source(name: $0.name.value, range: $0.name.range, content: $0.content) }
        let written = Set(sources.map { FileName($0.name).text.foldedFileName })
        func add(_ variant: FixtureVariant, _ content: [String: FieldValue]) {
            guard !written.contains(variant.rawValue) else { return }
            sources.append(Source(name: variant.rawValue, range: activity.name.range, content: content))
        }
        if sources.isEmpty { add(.typical, activity.typicalContent) }
        if variants.contains(.longest) { add(.longest, activity.longestContent) }
        return sources
    }

    /// Its entry in the list of fixtures.
    func entry(of schema: Schema) -> JSONValue {
        var entries = fileEntries(in: schema)
        entries += [
            ("activity", .string(activity.name.value)), ("event", .string(push.occasion.event.rawValue)),
            ("occasion", .string(push.occasion.name)), ("example", .string(name)),
            ("push-type", .string(PushType.liveactivity.rawValue)), ("size", .integer(push.size)),
            ("hash", .string(ContentHash.fnv1a(push.payload.compactBytes))),
        ]
        return .object(entries)
    }
}

extension ActivityFixture: PushFixture {
    var payloadJSON: JSONValue { push.payload }

    /// Only APNs sends to channels.
    func forms(in schema: Schema) -> [FixtureForm] {
        schema.generate.fixtureForms.filter { $0 == .apns || !push.isBroadcast }
    }

    var firebaseMembers: [(String, JSONValue)] {
        [(FirebaseKey.liveActivityTokens[0], .string(ActivityPush.tokenOfFixtures))]
    }

    /// A broadcast has no topic.
    func headersJSON(for bundleIdentifier: String?) -> JSONValue {
        guard let bundleIdentifier, case .object(let entries) = push.headers else { return push.headers }
        let topic = JSONValue.string(bundleIdentifier + PushType.liveactivity.topicSuffix)
        return .object(entries.map { $0.0 == PushHeader.topic ? ($0.0, topic) : $0 })
    }
}
