import AppleFacts
import NotificationSchema

extension Name {
    static let aps = Name(PayloadKey.aps)
    static let alert = Name(PayloadKey.alert)
    static let title = Name(PayloadKey.title.text)
    static let badge = Name(PayloadKey.badge)
    static let sound = Name(PayloadKey.sound)
    static let category = Name(PayloadKey.category)
    static let level = Name(PayloadKey.interruptionLevel)
    static let mutableContent = Name(PayloadKey.mutableContent)
    static let contentAvailable = Name(PayloadKey.contentAvailable)
    static let contentChanged = Name(PayloadKey.contentChanged)
    static let critical = Name(PayloadKey.critical)
    static let name = Name(PayloadKey.name)
    static let volume = Name(PayloadKey.volume)
    static let event = Name(PayloadKey.event)
    static let timestamp = Name(PayloadKey.timestamp)
    static let state = Name(ActivityKey.contentState)
    static let attributes = Name(ActivityKey.attributes)
    static let attributesType = Name(ActivityKey.attributesType)
    static let staleDate = Name(ActivityKey.staleDate)
    static let dismissalDate = Name(ActivityKey.dismissalDate)
    static let simulatorTargetBundle = Name(PayloadKey.simulatorTargetBundle)
    static let watchSimulatorActions = Name(PayloadKey.watchSimulatorActions)

    static let headers = Name("headers")
    static let payload = Name("payload")
    /// Also the key of a text.
    static let body = Name("body")
    static let capitalizedPayload = Name("Payload")
    static let message = Name("message")
    static let apns = Name(FirebaseKey.apns)
    static let data = Name(FirebaseKey.data)
    static let notification = Name(FirebaseKey.notification)
}

/// Apple's keys of an object, by their bytes, and what their values can be.
struct KeysOnTape: Sendable {
    private let table: NameTable
    private let values: [APSKey.Value]

    static let notification = KeysOnTape(APSKey.ofAPS)
    static let background = KeysOnTape(APSKey.ofAPS) { !$0.isVisible }
    static let reload = KeysOnTape(APSKey.ofAPS(in: .widgets))
    static let none = KeysOnTape(APSKey.ofAPS(in: .voip))
    static let activity = KeysOnTape(APSKey.ofActivities)
    static let alert = KeysOnTape(APSKey.ofAlert)
    static let sound = KeysOnTape(APSKey.ofSound)

    static func ofAPS(in type: PushType) -> KeysOnTape {
        switch type {
        case .alert: notification
        case .background: background
        case .widgets, .controls: reload
        default: none
        }
    }

    /// Without those that current systems ignore.
    private init(_ keys: APSKey.Table, where isSuch: (APSKey) -> Bool = { _ in true }) {
        let keys = keys.keys.filter { !$0.isLegacy && isSuch($0) }
        table = NameTable(keys.map(\.name))
        values = keys.map(\.value)
    }

    /// What the value of a key can be; nil if the object doesn't have the key.
    func value(_ key: Int, on tape: JSONTape) -> APSKey.Value? {
        tape.index(ofKey: key, in: table).map { values[$0] }
    }

    /// Whether an object has only these keys, with right values.
    func accepts(_ object: Int, on tape: JSONTape) -> Bool {
        tape.allEntries(of: object) { key, value in
            self.value(key, on: tape)?.accepts(value, on: tape) ?? false
        }
    }
}

extension APSKey.Value {
    /// Whether ``verdict(on:)`` is `right`. Of an object or list, not its members.
    func accepts(_ value: Int, on tape: JSONTape) -> Bool {
        let kind = tape.kind(value)
        return switch self {
        case .text: kind == .string
        case .name: tape.hasText(value)
        case .texts: kind == .array
        case .flag: kind == .number && tape.isText(value, .one)
        case .count: kind == .number && tape.integer(value).map { $0 >= 0 } ?? false
        case .fraction: tape.number(value).map { (0...1).contains($0) } ?? false
        case .alert, .sound: kind == .string || kind == .object
        case .seconds: kind == .number && tape.integer(value) != nil
        case .event: Name.events.contains { tape.isString(value, $0) }
        case .score: tape.number(value).map { $0 >= 0 } ?? false
        case .yes: kind == .yes
        case .object: kind == .object
        case .anything: true
        }
    }
}

extension Name {
    static let one = Name("1")
    static let events = ActivityEvent.allCases.map { Name($0.rawValue) }
}
