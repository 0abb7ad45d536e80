import AppleFacts
import NotificationSchema

/// The pushes of Live Activities that have no findings, as far as a tape shows.
struct CompiledActivities: Sendable {
    private let activities: ActivityContracts
    private let types: NameTable
    private let needsTopic: Bool

    /// With more activities, a push that doesn't name its type is compared with all of them by the rules.
    private static let most = 16

    init(_ contract: PayloadContract) {
        activities = contract.activities
        types = NameTable(contract.activities.types)
        needsTopic = !contract.bundleIdentifiers.isEmpty
    }

    func accepts(_ push: PushOnTape, on tape: JSONTape) -> Bool {
        guard !activities.all.isEmpty, push.firebase?.data == nil, push.firebase?.notification == nil,
            push.firebase?.lacksLiveActivityToken != true,
            let aps = tape.value(.aps, in: push.payload), KeysOnTape.activity.accepts(aps, on: tape),
            let event = tape.value(.event, in: aps), let time = tape.value(.timestamp, in: aps),
            let timestamp = tape.integer(time), Self.isDate(timestamp)
        else { return false }
        let hasOnlyAPS = tape.allEntries(of: push.payload) { key, _ in tape.isText(key, .aps) }
        let (isStart, isEnd) = (tape.isString(event, .start), tape.isString(event, .end))
        return hasOnlyAPS && acceptsDates(aps, sentAt: timestamp, isEnd: isEnd, tape)
            && acceptsAlert(tape.value(.alert, in: aps), isStart: isStart, tape)
            && acceptsContent(aps, sentAt: timestamp, isStart: isStart, isEnd: isEnd, tape)
            && (push.headers.map { acceptsHeaders($0, isStart: isStart, tape) } ?? true)
    }

    /// Since 2001. Smaller numbers count from 2001, or nobody set them, and larger ones are milliseconds.
    private static func isDate(_ seconds: Int) -> Bool {
        (ReferenceDate.secondsFrom1970..<Int(ReferenceDate.firstMilliseconds)).contains(seconds)
    }

    private func acceptsDates(_ aps: Int, sentAt time: Int, isEnd: Bool, _ tape: JSONTape) -> Bool {
        if let date = tape.value(.staleDate, in: aps) {
            guard let seconds = tape.integer(date), Self.isDate(seconds), seconds >= time else { return false }
        }
        if let date = tape.value(.dismissalDate, in: aps) {
            // 0 removes the activity at once.
            guard isEnd, let seconds = tape.integer(date), seconds == 0 || Self.isDate(seconds),
                seconds - time <= Limits.secondsAfterEnd
            else { return false }
        }
        return true
    }

    private func acceptsAlert(_ alert: Int?, isStart: Bool, _ tape: JSONTape) -> Bool {
        guard let alert else { return !isStart }
        guard tape.kind(alert) == .object else { return false }
        var hasText = false
        let isRight = tape.allEntries(of: alert) { key, value in
            if tape.isText(key, .sound) { return tape.kind(value) == .string }
            guard tape.isText(key, .title) || tape.isText(key, .body) else { return false }
            hasText = true
            return tape.kind(value) == .string || acceptsText(value, tape)
        }
        return isRight && (hasText || !isStart)
    }

    /// A text that the device looks up.
    private func acceptsText(_ text: Int, _ tape: JSONTape) -> Bool {
        guard tape.kind(text) == .object, tape.value(.locKey, in: text) != nil else { return false }
        return tape.allEntries(of: text) { key, value in
            if tape.isText(key, .locKey) { return tape.kind(value) == .string }
            return tape.isText(key, .locArgs) && tape.kind(value) == .array
                && tape.allItems(of: value) { tape.kind($0) == .string }
        }
    }

    private func acceptsContent(
        _ aps: Int, sentAt timestamp: Int, isStart: Bool, isEnd: Bool, _ tape: JSONTape
    ) -> Bool {
        let now = ReferenceDate.timeOfSending(Double(timestamp))
        let state = tape.value(.state, in: aps)
        let attributes = tape.value(.attributes, in: aps)
        guard state != nil || isEnd else { return false }
        if let type = tape.value(.attributesType, in: aps) {
            guard let index = tape.index(ofString: type, in: types) else { return false }
            let activity = activities.all[index]
            return (state.map { activity.state.accepts($0, on: tape, sentAt: now) } ?? true)
                && (attributes.map { activity.attributes.accepts($0, on: tape, sentAt: now) } ?? !isStart)
        }
        guard !isStart, attributes == nil, activities.all.count <= Self.most else { return false }
        // A state that an activity can have fits it best, and of several the first.
        guard let state else { return true }
        return activities.all.first { $0.state.hasMembers(of: state, on: tape) }?.state
            .accepts(state, on: tape, sentAt: now) ?? false
    }

    private func acceptsHeaders(_ headers: HeadersOnTape, isStart: Bool, _ tape: JSONTape) -> Bool {
        if headers.pushType == nil, headers.areComplete, !headers.lackPushType { return false }
        if let priority = headers.priority {
            guard tape.isText(priority, .immediate) || tape.isText(priority, .considerate) else { return false }
        }
        if let channel = headers.channelID {
            return tape.hasText(channel) && headers.topic == nil && !isStart
        }
        guard let topic = headers.topic else {
            return !needsTopic || !headers.areComplete || headers.lackPushType
        }
        return tape.kind(topic) == .string
            && tape.plainASCII(topic)?.ends(with: PushType.liveactivity.topicSuffix) ?? false
    }
}

extension ObjectShape {
    /// Whether an object has only members of this shape, and all that are required.
    fileprivate func hasMembers(of object: Int, on tape: JSONTape) -> Bool {
        guard tape.kind(object) == .object else { return false }
        var required = 0
        return tape.allEntries(of: object) { key, _ in
            guard let member = member(key, on: tape) else { return false }
            if member.isRequired { required += 1 }
            return true
        } && required == requiredCount
    }
}

extension Name {
    fileprivate static let start = Name(ActivityEvent.start.rawValue)
    fileprivate static let end = Name(ActivityEvent.end.rawValue)
    fileprivate static let considerate = Name(Priority.considerate.rawValue)
    fileprivate static let locKey = Name(PayloadKey.body.locKey)
    fileprivate static let locArgs = Name(PayloadKey.body.locArgs)
}
