import AppleFacts
import NotificationSchema

/// A push on a tape: the indices of its parts.
struct PushOnTape {
    var payload: Int
    var headers: HeadersOnTape?
    /// The parts of a message that Firebase adds to the payload.
    var firebase: Firebase?
    /// The type of the service that the push is for.
    var type: PushType?
    /// An upper bound for the bytes that APNs counts.
    var writtenBytes: Int

    struct Firebase {
        var data: Int?
        var notification: Int?
        var lacksLiveActivityToken: Bool
    }
}

extension PushOnTape {
    /// The value at the first of these paths that the payload, or the data that Firebase adds, has.
    func value(at paths: [[Name]], on tape: JSONTape) -> Int? {
        for path in paths { if let value = value(at: path, on: tape) { return value } }
        return nil
    }

    func value(at path: [Name], on tape: JSONTape) -> Int? {
        path.dropFirst().reduce(value(path[0], on: tape)) { value, key in tape.value(key, in: value) }
    }

    func value(_ key: Name, on tape: JSONTape) -> Int? {
        // Firebase doesn't add a key that the payload has.
        tape.value(key, in: payload) ?? tape.value(key, in: firebase?.data)
    }
}

/// The headers of a request, each as the index of its value.
struct HeadersOnTape {
    /// By the index of the header; 0, which is the root of a tape, if the request has none.
    private var values = SIMD8<UInt32>()
    /// Whether the request has no other headers.
    let areComplete: Bool
    /// Whether the provider adds the push type itself.
    let lackPushType: Bool

    init(areComplete: Bool, lackPushType: Bool) {
        (self.areComplete, self.lackPushType) = (areComplete, lackPushType)
    }

    /// At most eight.
    static let names = [
        PushHeader.pushType, PushHeader.priority, PushHeader.topic, PushHeader.collapseID, PushHeader.expiration,
        PushHeader.id, PushHeader.channelID, PushHeader.requestID,
    ]
    private static let table = NameTable(names)

    var pushType: Int? { self[0] }
    var priority: Int? { self[1] }
    var topic: Int? { self[2] }
    var collapseID: Int? { self[3] }
    var expiration: Int? { self[4] }
    var id: Int? { self[5] }
    var channelID: Int? { self[6] }
    var requestID: Int? { self[7] }

    private subscript(index: Int) -> Int? { values[index] == 0 ? nil : Int(values[index]) }

    /// The value of a header; nil if the request has none.
    func value(_ name: Name) -> Int? { Self.table.index(of: name).flatMap { self[$0] } }

    /// - Returns: False if the header has a value already.
    mutating func set(_ index: Int, to value: Int) -> Bool {
        defer { values[index] = UInt32(value) }
        return values[index] == 0
    }

    /// Reads a request that was logged completely.
    ///
    /// - Parameter isFirebase: Whether Firebase sends it, which accepts only strings and adds what is missing.
    /// - Returns: Nil if a name of APNs is misspelled, or occurs twice.
    init?(_ object: Int, on tape: JSONTape, isFirebase: Bool = false) {
        guard tape.kind(object) == .object else { return nil }
        self.init(areComplete: true, lackPushType: isFirebase)
        let isRight = tape.allEntries(of: object) { key, value in
            if isFirebase, tape.kind(value) != .string { return false }
            if let index = tape.index(ofKey: key, in: Self.table) { return set(index, to: value) }
            let name = tape.string(key).lowercased()
            if let index = Self.names.firstIndex(of: name) { return set(index, to: value) }
            // In a message of Firebase, the token of an activity is reported in every place but one.
            return !name.hasPrefix("apns-") && !name.hasPrefix("apns_")
                && !(isFirebase && FirebaseKey.isLiveActivityToken(tape.string(key)))
        }
        guard isRight else { return nil }
    }

    var hasAny: Bool { values != .zero }

    /// Whether the values are right that don't depend on the notification.
    func areRight(on tape: JSONTape) -> Bool {
        if let priority, !Name.priorities.contains(where: { tape.isText(priority, $0) }) { return false }
        if let expiration, !(tape.integer(expiration).map(\.isExpiration) ?? false) { return false }
        // A text is at least as long in the line.
        if let collapseID,
            tape.kind(collapseID).isCollection || tape[collapseID].length > Limits.collapseIdentifierBytes
        {
            return false
        }
        if let id, !tape.isUUID(id, isLowercase: true) { return false }
        if let requestID, !tape.isUUID(requestID) { return false }
        return true
    }
}

extension Int {
    /// Whether it can be the header `apns-expiration`: 0, or seconds since 1970. Smaller numbers are durations, and
    /// larger ones milliseconds.
    package var isExpiration: Bool {
        self == 0 || (Self.earliestExpiration..<Int(ReferenceDate.firstMilliseconds)).contains(self)
    }

    /// In 2001, before there were pushes.
    package static let earliestExpiration = 1_000_000_000
}

extension Name {
    static let priorities = Priority.allCases.map { Name($0.rawValue) }
    static let immediate = Name(Priority.immediate.rawValue)
}

extension JSONTape {
    func isUUID(_ index: Int, isLowercase: Bool = false) -> Bool {
        guard kind(index) == .string else { return false }
        let text = text(index)
        guard text.count == 36 else { return false }
        for (offset, byte) in text.enumerated() {
            switch offset {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
            default:
                guard byte.isDigit || (0x61...0x66).contains(byte) || !isLowercase && (0x41...0x46).contains(byte)
                else {
                    return false
                }
            }
        }
        return true
    }
}
