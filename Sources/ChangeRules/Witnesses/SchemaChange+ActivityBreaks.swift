import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SwiftNaming

/// A value of an activity that the other version can't decode.
struct ActivitySearch {
    /// The name of the value for the reader.
    let key: String
    var probes: [Probe] = []
    /// Whether only these values show it.
    var needsProbe = false
    /// The current name, and a former one under which it is sent.
    var former: (current: String, former: String)?
}

extension SchemaChange {
    /// Who can't decode the attributes or the state of an activity.
    ///
    /// - Parameters:
    ///   - sent: What to look for in pushes of servers now; nil for nothing.
    ///   - stored: What to look for in pushes of old servers and in running activities; nil for nothing.
    func breaks(of fields: ActivityFields, sent: ActivitySearch? = nil, stored: ActivitySearch? = nil) -> [Break] {
        let match = fields.activity
        var breaks: [Break] = []
        if let sent, fields.areSent,
            let witness = witness(of: fields, match.new, in: new, sent, readBy: match.old, "a push of new servers")
        {
            breaks.append(Break(.installed, witness))
        }
        if let stored {
            let isSent = !fields.areAttributes || match.old.start != nil
            if isSent,
                let witness = witness(
                    of: fields, match.old, in: old, stored, readBy: match.new, "a push of old servers")
            {
                breaks.append(Break(.servers, witness))
            }
            if let witness = witness(of: fields, match.old, in: nil, stored, readBy: match.new, "an activity that runs")
            {
                breaks.append(Break(.delivered, witness))
            }
        }
        return breaks
    }

    /// - Parameter schema: That of a push; nil for what the system stores of a running activity.
    private func witness(
        of fields: ActivityFields, _ activity: Activity, in schema: Schema?, _ search: ActivitySearch,
        readBy reader: Activity, _ source: String
    ) -> Witness? {
        let expected = fields.areAttributes ? reader.attributes : reader.state
        let key = fields.areAttributes ? ActivityKey.attributes : ActivityKey.contentState
        for (name, content) in activity.contents(with: search.probes, onlyThese: search.needsProbe) {
            var json = activity.stored(content)
            var path = [key]
            if let schema {
                let occasion = fields.areAttributes ? activity.start.map { ActivityPush.Occasion.start($0) } : .update
                guard let occasion else { return nil }
                json = ActivityPush(occasion, of: activity, content: content, in: schema).payload
                path = [PayloadKey.aps, key]
            }
            if let (current, former) = search.former, let value = json.value(at: path + [current]) {
                json = json.setting(path + [current], to: nil).setting(path + [former], to: value)
            }
            let problems = AppReader.problems(in: json.node?.value(at: path), expected)
            guard let problem = problems.first(where: { $0.isAbout(search.key) }) else { continue }
            return Witness(
                schema == nil ? .activity : .push, "\(source) ('\(activity.name.value)', \(name))", json.textOfWitness,
                before: activity.attributesType.text + (fields.areAttributes ? "" : ".ContentState"),
                after: "a decoding error: \(problem.text)")
        }
        return nil
    }

    // MARK: Activities as a whole

    /// An activity whose type has another name; nil if it is removed.
    func breaksOfType(_ activity: Activity, now: Activity?) -> [Break] {
        let type = activity.attributesType.text
        let stored: JSONValue = .object([
            (ActivityKey.attributesType, .string(type)), ("activity", activity.stored(activity.firstContent.content)),
        ])
        let label = "'\(activity.name.value)', \(activity.firstContent.name)"
        let missing =
            now.map { "nothing: the app has only \($0.attributesType.text)" } ?? "nothing: the app has no such type"
        var breaks: [Break] = []
        if let now, let start = now.start {
            let push = ActivityPush(.start(start), of: now, content: now.firstContent.content, in: new)
            breaks.append(
                Break(
                    .installed,
                    Witness(
                        .push, "a push of new servers ('\(now.name.value)', \(now.firstContent.name))",
                        push.payload.textOfWitness, before: "an activity of \(now.attributesType.text)",
                        after: "nothing: the app has only \(type)")))
        }
        if let start = activity.start {
            let push = ActivityPush(.start(start), of: activity, content: activity.firstContent.content, in: old)
            breaks.append(
                Break(
                    .servers,
                    Witness(
                        .push, "a push of old servers (\(label))", push.payload.textOfWitness,
                        before: "an activity of \(type)", after: missing)))
        }
        breaks.append(
            Break(
                .delivered,
                Witness(
                    .activity, "an activity that runs (\(label))", stored.textOfWitness,
                    before: "an activity of \(type)", after: missing)))
        return breaks
    }

    /// Updates that are sent another way than activities listen.
    func breaksOfBroadcast(_ match: Succession<Activity>.Match) -> [Break] {
        let (activity, content) = (match.new, match.new.firstContent)
        let push = ActivityPush(.update, of: activity, content: content.content, in: new)
        let json: JSONValue = .object([("headers", push.headers), ("payload", push.payload)])
        let witness = Witness(
            .push, "a push of new servers ('\(activity.name.value)', \(content.name))", json.textOfWitness,
            before: push.isBroadcast ? "an update by a channel" : "an update by a token",
            after: "nothing: activities that run listen to \(push.isBroadcast ? "their tokens" : "a channel")")
        return [Break(.installed, witness), Break(.delivered, witness)]
    }
}

extension ActivityPush {
    /// To a token, if the activity has both ways.
    fileprivate init(_ occasion: Occasion, of activity: Activity, content: [String: FieldValue], in schema: Schema) {
        self.init(
            occasion, of: activity, content: content, in: schema, usesChannel: !activity.broadcast.usesTokens)
    }
}

extension Activity {
    private static let mostExamples = 8

    /// The first example, or typical values.
    var firstContent: (name: String, content: [String: FieldValue]) {
        examples.first.map { ($0.name.value, $0.content) } ?? ("typical", typicalContent)
    }

    fileprivate func contents(
        with probes: [Probe], onlyThese: Bool
    ) -> [(name: String, content: [String: FieldValue])] {
        var contents = examples.prefix(Self.mostExamples).map { ($0.name.value, $0.content) }
        contents.append(("typical", typicalContent))
        let first = firstContent
        return (onlyThese ? [] : contents)
            + probes.map { probe in
                var content = first.content
                content[probe.field.name.value] = probe.value
                return (first.name, content)
            }
    }

    /// What the system keeps of it.
    fileprivate func stored(_ content: [String: FieldValue]) -> JSONValue {
        .object([
            (ActivityKey.attributes, ActivityPush.object(of: attributes, content)),
            (ActivityKey.contentState, ActivityPush.object(of: state, content)),
        ])
    }
}
