import AppleFacts
import NotificationSchema

/// The pushes of a notification that have no findings, as far as a tape shows: it accepts no others.
///
/// Where a rule allows more than this, as for a sound that the schema doesn't declare, the rules decide.
extension NotificationContract {
    /// The parts of a push that rules have to check.
    func refused(_ push: PushOnTape, in compiled: CompiledContract, on tape: JSONTape) -> PushParts {
        let aps = tape.value(.aps, in: push.payload)
        // Data can be in aps, where it doesn't belong.
        guard push.firebase == nil || !hasTokenOfActivity, acceptsAPS(aps, push, tape) else { return .all }
        var refused: PushParts = []
        if !acceptsOwn(push, compiled, tape) { refused.insert(.data) }
        if let headers = push.headers, !acceptsHeaders(headers, aps, compiled, tape) { refused.insert(.headers) }
        if compiled.comparesFixedValues, !fixedValues.allSatisfy({ $0.accepts(push, aps, on: tape) }) {
            refused.insert(.fixedValues)
        }
        return refused
    }

    // MARK: Data

    private func acceptsOwn(_ push: PushOnTape, _ compiled: CompiledContract, _ tape: JSONTape) -> Bool {
        var required = 0
        func acceptsMember(_ key: Int, _ value: Int) -> Bool? {
            data.member(key, on: tape).map { member in
                if member.isRequired { required += 1 }
                return member.accepts(value, on: tape)
            }
        }
        let key = compiled.notificationKey
        let isRight = tape.allEntries(of: push.payload) { name, value in
            if tape.isText(name, .aps) || tape.isText(name, key) { return true }
            return acceptsMember(name, value) ?? (push.firebase == nil && acceptsOther(name, value, tape))
        }
        guard isRight else { return false }
        if let data = push.firebase?.data {
            let isRight = tape.allEntries(of: data) { name, value in
                guard tape.kind(value) == .string else { return false }
                if tape.isText(name, key) { return true }
                // The payload may have its own. A string is right only where data can be one.
                return tape.value(sameAs: name, in: push.payload) != nil || acceptsMember(name, value) ?? false
            }
            guard isRight else { return false }
        }
        return required == data.requiredCount
            && renamed.allSatisfy { data in
                data.paths.contains { path in push.value(at: path, on: tape).map { tape.kind($0) != .null } ?? false }
            }
    }

    /// A key of Xcode or of Firebase.
    private func acceptsOther(_ key: Int, _ value: Int, _ tape: JSONTape) -> Bool {
        if tape.isText(key, .simulatorTargetBundle) { return tape.kind(value) == .string }
        if tape.isText(key, .watchSimulatorActions) { return true }
        return !tape.kind(value).isCollection && !usesReservedKeys && FirebaseKey.isReserved(tape.string(key))
    }

    // MARK: aps

    private func acceptsAPS(_ aps: Int?, _ push: PushOnTape, _ tape: JSONTape) -> Bool {
        guard let aps else { return !pushType.isNotification && requiredFlag == nil }
        guard tape.kind(aps) == .object, KeysOnTape.ofAPS(in: pushType).accepts(aps, on: tape) else { return false }
        let alert = tape.value(.alert, in: aps)
        let hasText =
            alert != nil
            || [.title, .body].contains { tape.value($0, in: push.firebase?.notification) != nil }
        if let alert, !acceptsAlert(alert, push, tape) { return false }
        if isShown {
            let sound = tape.value(.sound, in: aps)
            let showsMore = sound != nil || tape.value(.badge, in: aps) != nil
            guard hasText || texts.isEmpty && showsMore, acceptsSound(sound, tape),
                acceptsLevel(tape.value(.level, in: aps), push, tape), tape.value(.contentAvailable, in: aps) == nil
            else { return false }
            if let category = tape.value(.category, in: aps) {
                guard categoryIdentifiers.contains(where: { tape.isString(category, $0) }) else { return false }
            } else if !categoryIdentifiers.isEmpty {
                return false
            }
        }
        if tape.value(.mutableContent, in: aps) != nil {
            // The extension runs only for an alert that is an object.
            guard hasText, alert.map({ tape.kind($0) == .object }) ?? true else { return false }
        }
        guard let requiredFlag else { return true }
        return !tape.allEntries(of: aps) { key, _ in !tape.isText(key, requiredFlag) }
    }

    private func acceptsAlert(_ alert: Int, _ push: PushOnTape, _ tape: JSONTape) -> Bool {
        guard tape.kind(alert) == .object else { return tape.hasText(alert) }
        guard KeysOnTape.alert.accepts(alert, on: tape) else { return false }
        // The extension adds texts of its own, and Firebase those of its notification.
        let needsAll = !isMutable && push.firebase?.notification == nil
        var hasText = false
        for keys in Name.alertTexts {
            let declared = texts.first { keys.text.isText($0.key) }
            let (text, locKey) = (tape.value(keys.text, in: alert), tape.value(keys.locKey, in: alert))
            guard text == nil || locKey == nil else { return false }
            let has = (text ?? locKey).map(tape.hasText) ?? false
            guard has || declared?.isRequired != true || !needsAll else { return false }
            hasText = hasText || has
            guard let arguments = tape.value(keys.locArgs, in: alert) else {
                if locKey != nil, declared?.arguments?.isEmpty == false { return false }
                continue
            }
            guard locKey != nil, acceptsArguments(arguments, declared?.arguments, push, tape) else { return false }
        }
        return hasText
    }

    /// At most one argument can differ from its data: two could be exchanged.
    private func acceptsArguments(
        _ arguments: Int, _ declared: [Argument]?, _ push: PushOnTape, _ tape: JSONTape
    ) -> Bool {
        var (count, others) = (0, 0)
        let areStrings = tape.allItems(of: arguments) { argument in
            if let declared, count < declared.count, let value = push.value(at: declared[count].paths, on: tape),
                tape[value].isEscaped || tape[argument].isEscaped || !tape.hasSameText(value, argument)
            {
                others += 1
            }
            count += 1
            return tape.kind(argument) == .string
        }
        return areStrings && others <= 1 && declared.map { $0.count == count } ?? true
    }

    private func acceptsSound(_ found: Int?, _ tape: JSONTape) -> Bool {
        guard let sound else {
            // Another sound is compared with the value in data.
            return hasFixedSound ? found.map { tape.kind($0) == .string } ?? true : found == nil
        }
        guard let found else { return false }
        guard sound.isCritical else { return tape.isString(found, sound.name) }
        guard tape.kind(found) == .object, KeysOnTape.sound.accepts(found, on: tape),
            tape.value(.critical, in: found) != nil,
            tape.value(.name, in: found).map({ tape.isString($0, sound.name) }) ?? false
        else { return false }
        guard let volume = sound.volume, let written = tape.value(.volume, in: found) else { return true }
        return tape.number(written) == volume
    }

    private func acceptsLevel(_ found: Int?, _ push: PushOnTape, _ tape: JSONTape) -> Bool {
        var declared = level
        if !pathsOfLevel.isEmpty {
            declared = .active
            if let value = push.value(at: pathsOfLevel, on: tape), tape.kind(value) != .null {
                guard let level = InterruptionLevel.allCases.first(where: { tape.isString(value, $0.rawValue) }) else {
                    return false
                }
                declared = level
            }
        }
        return found.map { tape.isString($0, declared.rawValue) } ?? (declared == .active)
    }

    // MARK: Headers

    private func acceptsHeaders(
        _ headers: HeadersOnTape, _ aps: Int?, _ compiled: CompiledContract, _ tape: JSONTape
    ) -> Bool {
        guard headers.areRight(on: tape), headers.channelID == nil else { return false }
        if headers.pushType == nil, headers.areComplete, !headers.lackPushType { return false }
        if let topic = headers.topic, !compiled.isTopic(topic, of: pushType, on: tape) { return false }
        let isBackground = pushType == .background
        guard let priority = headers.priority else { return !isBackground || !headers.areComplete }
        if tape.isText(priority, .immediate) { return !isBackground && level != .passive }
        // An urgent push can arrive late.
        guard !hasFixedPriority, let level = tape.value(.level, in: aps) else { return true }
        return !tape.isString(level, InterruptionLevel.timeSensitive.rawValue)
            && !tape.isString(level, InterruptionLevel.critical.rawValue)
    }
}

extension Name {
    fileprivate static let alertTexts = PayloadKey.alertTexts.map { keys in
        (text: Name(keys.text), locKey: Name(keys.locKey), locArgs: Name(keys.locArgs))
    }
}
