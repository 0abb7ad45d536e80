import AppleFacts
import Basics
import NotificationSchema
import Payloads

extension SenderCall {
    init(_ notification: Notification, in schema: Schema, _ structures: inout SenderStructures) {
        let plan = PushPlan(notification, in: schema)
        let writer = SenderTextWriter(notification, in: schema)
        kind = .notification
        (declaration, place) = (notification.name, notification.name)
        documentation = notification.documentation?.value
        deprecation = notification.deprecation
        parameters = (notification.usedVariables + notification.data).map {
            structures.parameter($0, of: notification.name)
        }
        var headers = plan.headers.map { SenderHeader($0.key, writer.header($0.value)) }
        headers.insert(SenderHeader(PushHeader.topic, .topic(suffix: plan.pushType.topicSuffix)), at: 1)
        self.headers = headers
        func members(_ entries: [PushPlan.Entry]) -> [SenderNode.Member] {
            entries.map { ($0.key, writer.node($0.value).restricted(by: $0.key)) }
        }
        let alert = members(plan.alert)
        aps = .object(
            SenderNode.sorted(
                members(plan.aps)
                    + (alert.isEmpty ? [] : [(PayloadKey.alert, .object(SenderNode.sorted(alert)))])))
        let identifier = plan.identifier.map {
            (path: [schema.app.notificationKey][...], node: SenderNode.constant(.string($0)))
        }
        data = SenderNode.nested(
            [identifier].compactMap { $0 } + plan.data.map { ($0.path.parts[...], .value($0.name.value)) })
        options = SenderOptions(
            usesTime: plan.headers.contains { if case .time = $0.value { true } else { false } },
            usesLocale: writer.usesFormats(in: plan), usesTimeZone: writer.usesTimeZone(in: plan))
        byteLimit = plan.pushType.payloadBytes
        byteLimitOfBroadcast = byteLimit
    }
}

extension SenderNode {
    /// In code point order, which is that of UTF-8.
    static func sorted(_ members: [Member]) -> [Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    /// With the values that the system accepts for a key of `aps`.
    func restricted(by key: String) -> SenderNode {
        if key == ActivityKey.relevanceScore, case .value(let name) = self { .fraction(name) } else { self }
    }

    /// Each node at its path.
    fileprivate static func nested(_ nodes: [(path: ArraySlice<String>, node: SenderNode)]) -> [Member] {
        var keys: [String] = []
        var groups: [String: [(path: ArraySlice<String>, node: SenderNode)]] = [:]
        for (path, node) in nodes {
            guard let key = path.first else { continue }
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append((path.dropFirst(), node))
        }
        return sorted(
            keys.map { key in
                let group = groups[key] ?? []
                return (key, group.first { $0.path.isEmpty }?.node ?? .group(nested(group)))
            })
    }
}
