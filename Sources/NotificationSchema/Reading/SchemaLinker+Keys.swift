import AppleFacts
import Diagnostics
import SourceSyntax

// Checks payload keys: conflicts, and the keys that identify a notification.
extension SchemaLinker {
    /// Custom keys are siblings of `aps`. In a file for Simulator, they are also siblings of the bundle identifier.
    private static let reservedKeys: Set = [PayloadKey.aps, PayloadKey.simulatorTargetBundle]

    mutating func checkNotificationKey() {
        guard let key = schema.app.notificationKeyText, Self.reservedKeys.contains(key.value) else { return }
        findings.append(
            Finding(
                .nameCollision,
                at: key.range,
                "the payload already has a key '\(key.value)'",
                help: "choose another key"
            )
        )
    }

    /// Custom keys must not collide with reserved keys, the notification key or each other.
    mutating func checkKeys(of notification: Notification) {
        var places = PayloadPlaces()
        for field in notification.data {
            let key = field.wireKey ?? field.name
            guard isUsable(key, otherwise: "choose another name, or another 'key'") else { continue }
            guard let taken = places.claim(field) else { continue }
            findings.append(
                Finding(
                    .duplicateName,
                    at: key.range,
                    taken.first.key == key.value
                        ? "duplicate payload key '\(key.value)'"
                        : "'\(taken.inner)' needs an object '\(taken.outer)', but that key has another value",
                    help: "give one of them a different 'key'",
                    notes: [Finding.Note("'\(taken.first.name.value)' has the key", at: taken.first.name.range)]
                )
            )
        }
        checkFormerKeys(of: notification, beside: places)
        for match in notification.match { check(match, in: places) }
    }

    /// A former key must be unambiguous. Otherwise it isn't clear which value it holds.
    private mutating func checkFormerKeys(of notification: Notification, beside places: PayloadPlaces) {
        var former: [String: Field] = [:]
        for field in notification.data {
            for key in field.renamedFrom where isUsable(key, otherwise: "delete or correct it") {
                guard let other = places.field(at: key.value) ?? former[key.value] else {
                    former[key.value] = field
                    continue
                }
                let isOwn = other.name.range == field.name.range
                let isCurrent = places.field(at: key.value) != nil
                findings.append(
                    Finding(
                        .duplicateName,
                        at: key.range,
                        isOwn
                            ? "'\(key.value)' is \(isCurrent ? "the current key of '\(field.name.value)'" : "listed twice")"
                            : "'\(key.value)' \(isCurrent ? "is the key of" : "was the key of") '\(other.name.value)'",
                        help: isOwn || !isCurrent
                            ? "delete it" : "delete it, or give '\(other.name.value)' another 'key'",
                        notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)]
                    )
                )
            }
        }
    }

    /// A notification is identified by single values.
    private mutating func check(_ match: Match, in places: PayloadPlaces) {
        guard let path = path(of: match.key) else { return }
        var note: Finding.Note?
        let problem: String
        if let field = places.field(inside: path) {
            problem = "'\(field.key)' is an object with keys"
            note = Finding.Note("'\(field.name.value)' is one of its keys", at: field.name.range)
        } else if let field = places.field(around: path), field.isTypeKnown {
            switch field.type.member(at: path.dropFirst(field.path.parts.count)) {
            case .scalar: return
            case .list: problem = "'\(match.key.value)' is a list"
            case .structure: problem = "'\(match.key.value)' is a struct"
            case .jsonText: problem = "'\(match.key.value)' is JSON in a text"
            case .any: problem = "'\(match.key.value)' can be any value"
            case nil:
                problem = "'\(field.name.value)' is \(field.type.words), which has no '\(match.key.value)'"
            }
            note = Finding.Note("'\(field.name.value)' is declared here", at: field.name.range)
        } else {
            return
        }
        findings.append(
            Finding(
                .wrongValue,
                at: match.key.range,
                "'match' needs a constant, but \(problem)",
                help: "use a key whose value is text, a number or a Boolean",
                notes: note.map { [$0] } ?? []
            )
        )
    }

    // MARK: Single keys

    private mutating func isUsable(_ key: Text, otherwise help: String) -> Bool {
        guard let outer = path(of: key)?.first else { return false }
        guard isTaken(outer) else { return true }
        findings.append(
            Finding(.nameCollision, at: key.range, "the payload already has a key '\(outer)'", help: help)
        )
        return false
    }

    /// Whether the key is reserved.
    func isTaken(_ key: String) -> Bool {
        Self.reservedKeys.contains(key)
            || key == schema.app.notificationKey && !unread.contains(schema.files.first)
    }

    /// The path of the key; nil for an invalid path, which is reported.
    private mutating func path(of key: Text) -> [String]? {
        let parts = WirePath(key.value).parts
        if parts.count > WirePath.longest {
            findings.append(
                Finding(
                    .wrongValue,
                    at: key.range,
                    "a key can be nested in at most \(WirePath.longest) objects",
                    help: "use fewer '.', each of which is one level"
                )
            )
            return nil
        }
        guard parts.contains("") else { return parts }
        // A name without a letter is already reported.
        guard parts.contains(where: { !$0.isEmpty }) else { return nil }
        findings.append(
            Finding(
                .wrongValue,
                at: key.range,
                "'\(key.value)' has a '.' without a key before or after it",
                help: "write a key before and after each '.', for example order.id"
            )
        )
        return nil
    }
}

/// The data at each place of a payload.
private struct PayloadPlaces {
    private var values: [[String]: Field] = [:]
    /// By the path of an enclosing object, the first field inside it.
    private var objects: [[String]: Field] = [:]

    /// - Returns: The field that is already there, with the key of the object and the key inside it.
    mutating func claim(_ field: Field) -> (first: Field, outer: String, inner: String)? {
        let path = field.path.parts
        if let first = objects[path] { return (first, field.key, first.key) }
        if let first = self.field(around: path) { return (first, first.key, field.key) }
        values[path] = field
        for count in 1..<max(path.count, 1) where objects[Array(path.prefix(count))] == nil {
            objects[Array(path.prefix(count))] = field
        }
        return nil
    }

    func field(at key: String) -> Field? { values[WirePath(key).parts] }

    /// The value at the path, or at the beginning of the path.
    func field(around path: [String]) -> Field? {
        (1...max(path.count, 1)).lazy.compactMap { values[Array(path.prefix($0))] }.first
    }

    /// A value inside the object at the path.
    func field(inside path: [String]) -> Field? { objects[path] }
}

extension FieldType {
    /// The type of a member, at any depth.
    fileprivate func member(at path: ArraySlice<String>) -> FieldType? {
        var type = self
        for name in path {
            guard case .structure(let structure) = type, let member = structure.member(named: name) else { return nil }
            type = member.type
        }
        return type
    }
}
