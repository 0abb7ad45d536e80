import AppleFacts
import NotificationSchema

/// The contract of an app, compiled for reading logs: it decides on the bytes of a push whether it has no findings.
///
/// It is conservative: it accepts no push that an enabled rule reports. What it doesn't accept, the rules check.
package final class CompiledContract: Sendable {
    let notificationKey: Name
    let comparesFixedValues: Bool
    private let contract: PayloadContract
    private let identifiers: NameTable
    /// The notification with each identifier.
    private let byIdentifier: [NotificationContract]
    private let pathsOfMatches: [WirePath: [Name]]
    private let activities: CompiledActivities
    private let acceptsNotifications: Bool
    private let acceptsActivities: Bool
    private let apps: [[UInt8]]
    /// Whether a value can show that an object without `aps` is a call or another push that needs none.
    let hasMatchesWithoutAPS: Bool

    /// - Parameters:
    ///   - notifications: What the enabled rules over notifications look at.
    ///   - activities: What the enabled rules over pushes of Live Activities look at.
    package init(_ contract: PayloadContract, notifications: PushParts, activities: PushParts) {
        self.contract = contract
        notificationKey = Name(contract.notificationKey)
        comparesFixedValues = notifications.contains(.fixedValues)
        let identifiers = contract.notifications.flatMap { notification in
            notification.identifiers.map { ($0, notification) }
        }
        self.identifiers = NameTable(identifiers.map(\.0))
        byIdentifier = identifiers.map(\.1)
        self.activities = CompiledActivities(contract)
        pathsOfMatches = Dictionary(
            contract.notifications.flatMap(\.match).map { ($0.path, $0.path.parts.map(Name.init)) }
        ) { first, _ in first }
        // The value of one of Apple's keys could say which notification it is.
        let hasMatchesInAPS = contract.notifications.contains { notification in
            notification.match.contains { $0.path.parts.first == PayloadKey.aps }
        }
        acceptsNotifications = notifications.isSubset(of: .decided) && !hasMatchesInAPS
        acceptsActivities = activities.isSubset(of: .decided) && !hasMatchesInAPS
        apps = contract.bundleIdentifiers.map { Array($0.utf8) }
        hasMatchesWithoutAPS = contract.notifications.contains { !$0.match.isEmpty && !$0.pushType.isNotification }
    }

    /// The parts of a push that rules have to check; none if it has no findings.
    func refused(_ push: PushOnTape, on tape: JSONTape) -> PushParts {
        guard push.writtenBytes <= Limits.payloadBytes else { return .all }
        let header = push.headers?.pushType
        func isHeader(_ type: PushType) -> Bool? { header.map { tape.isString($0, type.rawValue) } }
        if isHeader(.liveactivity) ?? isOfActivity(push, tape) {
            return acceptsActivities && activities.accepts(push, on: tape) ? [] : .all
        }
        guard acceptsNotifications, let notification = notification(of: push, tape) else { return .all }
        let type = notification.pushType
        let hasType = isHeader(type) ?? (push.type == nil || push.type == type)
        // Of values that Firebase adds, no others are recognized.
        guard hasType, type.isNotification || push.firebase?.data == nil else { return .all }
        let refused = notification.refused(push, in: self, on: tape)
        // Without an identifier, data in the wrong place could say which notification it is.
        return refused.isEmpty || tape.value(notificationKey, in: push.payload) != nil ? refused : .all
    }

    private func notification(of push: PushOnTape, _ tape: JSONTape) -> NotificationContract? {
        if let header = push.headers?.pushType {
            for type in [PushType.widgets, .controls] where tape.isString(header, type.rawValue) {
                return contract.notification(reloading: type)
            }
        }
        if let identifier = push.value(notificationKey, on: tape) {
            guard let index = tape.index(ofString: identifier, in: identifiers) else { return nil }
            return byIdentifier[index].hasData ? byIdentifier[index] : nil
        }
        let aps = tape.value(.aps, in: push.payload)
        let category = tape.value(.category, in: aps)
        if push.headers?.pushType == nil, push.type == nil, category == nil, tape.value(.contentChanged, in: aps) != nil
        {
            return contract.notification(reloading: .widgets)
        }
        return contract.notification(category: category.map(tape.string)) { path in
            let value = pathsOfMatches[path].flatMap { push.value(at: $0, on: tape) }
            return value.flatMap { tape.kind($0).isCollection ? nil : tape.string($0) }
        }
    }

    /// Whether it is a push of a Live Activity without headers.
    private func isOfActivity(_ push: PushOnTape, _ tape: JSONTape) -> Bool {
        guard push.type == nil, let aps = tape.value(.aps, in: push.payload),
            let event = tape.value(.event, in: aps), let time = tape.value(.timestamp, in: aps)
        else { return false }
        return tape.kind(event) == .string && tape.kind(time) == .number && tape.value(.category, in: aps) == nil
    }

    /// Whether a header is a topic of the app, with the suffix of the push type. Test builds have other suffixes.
    func isTopic(_ header: Int, of type: PushType, on tape: JSONTape) -> Bool {
        guard tape.kind(header) == .string, let text = tape.plainASCII(header) else { return false }
        let suffix = type.topicSuffix
        guard suffix.isEmpty || text.ends(with: suffix) else { return false }
        guard !apps.isEmpty else { return true }
        return apps.contains { app in
            guard text.starts(with: app) else { return false }
            if text.count == app.count { return true }
            guard text[app.count] == UInt8(ascii: ".") else { return false }
            return !suffix.isEmpty
                || PushType.allCases.allSatisfy { $0.topicSuffix.isEmpty || !text.ends(with: $0.topicSuffix) }
        }
    }
}

extension JSONTape {
    /// The bytes of a scalar without escapes and other characters than those of ASCII.
    func plainASCII(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        let text = text(index)
        return self[index].isEscaped || text.contains { $0 >= 0x80 } ? nil : text
    }
}

extension UnsafeBufferPointer<UInt8> {
    func ends(with suffix: String) -> Bool { self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
}
