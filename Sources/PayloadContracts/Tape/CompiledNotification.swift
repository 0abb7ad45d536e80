import AppleFacts
import NotificationSchema

/// The pushes of one notification that have no findings, as far as a tape shows: it accepts no others.
///
/// Where a rule allows more than this, as for a sound that the schema doesn't declare, the rules decide.
final class CompiledNotification: Sendable {
    let contract: NotificationContract
    private let keys: KeysOnTape
    let pushType: Name
    private let categories: NameTable
    /// The texts of an alert.
    private let texts: [AlertText]
    private let requiredFlag: Name?
    private let renamed: [[[Name]]]
    private let pathsOfLevel: [[Name]]
    private let level: Name
    private let fixedValues: [CompiledValue]
    private let hasFixedPriority: Bool
    private let soundName: Name?
    private let hasFixedSound: Bool
    /// Whether data has a key that is taken for the token of a Live Activity in a message of Firebase.
    private let hasTokenOfActivity: Bool
    /// Whether a key that Firebase reserves could be data with dots in its key.
    private let usesReservedKeys: Bool

    private struct AlertText {
        let text: Name
        let locKey: Name
        let locArgs: Name
        let isRequired: Bool
        /// Nil if the schema has no such text.
        let arguments: [[[Name]]]?
    }

    /// - Parameter comparesFixedValues: False if no enabled rule looks at them.
    init(_ contract: NotificationContract, comparesFixedValues: Bool) {
        self.contract = contract
        keys = .ofAPS(in: contract.pushType)
        pushType = Name(contract.pushType.rawValue)
        categories = NameTable(contract.categoryIdentifiers)
        texts = PayloadKey.alertTexts.map { keys in
            AlertText(
                text: Name(keys.text), locKey: Name(keys.locKey), locArgs: Name(keys.locArgs),
                isRequired: contract.requiredTexts.contains(keys.text),
                arguments: contract.arguments[keys.text]?.map { $0.paths.names })
        }
        requiredFlag = contract.requiredFlag.map(Name.init)
        renamed = contract.renamed.map(\.paths.names)
        pathsOfLevel = contract.pathsOfLevel.names
        level = Name(contract.level.rawValue)
        fixedValues = comparesFixedValues ? contract.fixedValues.map(CompiledValue.init) : []
        hasFixedPriority = contract.fixedValues.contains { $0.key == PushHeader.priority }
        soundName = contract.sound.map { Name($0.name) }
        hasFixedSound = contract.fixedValues.contains { $0.place == .aps && $0.key == PayloadKey.sound }
        hasTokenOfActivity = contract.data.members.contains { FirebaseKey.isLiveActivityToken($0.name) }
        usesReservedKeys = contract.data.members.contains { member in
            FirebaseKey.isReserved(member.name) || FirebaseKey.prefixes.contains("\(member.name).")
        }
    }

    /// The parts of a push that rules have to check.
    func refused(_ push: PushOnTape, in compiled: CompiledContract, on tape: JSONTape) -> PushParts {
        let aps = tape.value(.aps, in: push.payload)
        // Data can be in aps, where it doesn't belong.
        guard push.firebase == nil || !hasTokenOfActivity, acceptsAPS(aps, push, tape) else { return .all }
        var refused: PushParts = []
        if !acceptsOwn(push, compiled, tape) { refused.insert(.data) }
        if let headers = push.headers, !acceptsHeaders(headers, aps, compiled, tape) { refused.insert(.headers) }
        if !fixedValues.allSatisfy({ $0.accepts(push, aps, on: tape) }) { refused.insert(.fixedValues) }
        return refused
    }

    // MARK: Data

    private func acceptsOwn(_ push: PushOnTape, _ compiled: CompiledContract, _ tape: JSONTape) -> Bool {
        var required = 0
        func acceptsMember(_ key: Int, _ value: Int) -> Bool? {
            contract.data.member(key, on: tape).map { member in
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
        return required == contract.data.requiredCount
            && renamed.allSatisfy { paths in
                paths.contains { path in push.value(at: path, on: tape).map { tape.kind($0) != .null } ?? false }
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
        guard let aps else { return !contract.pushType.isNotification && contract.requiredFlag == nil }
        guard tape.kind(aps) == .object, keys.accepts(aps, on: tape) else { return false }
        let alert = tape.value(.alert, in: aps)
        let hasText =
            alert != nil
            || [.title, .body].contains { tape.value($0, in: push.firebase?.notification) != nil }
        if let alert, !acceptsAlert(alert, push, tape) { return false }
        if contract.isShown {
            let sound = tape.value(.sound, in: aps)
            let showsMore = sound != nil || tape.value(.badge, in: aps) != nil
            guard hasText || contract.arguments.isEmpty && showsMore, acceptsSound(sound, tape),
                acceptsLevel(tape.value(.level, in: aps), push, tape), tape.value(.contentAvailable, in: aps) == nil
            else { return false }
            if let category = tape.value(.category, in: aps) {
                guard tape.index(ofString: category, in: categories) != nil else { return false }
            } else if !contract.categoryIdentifiers.isEmpty {
                return false
            }
        }
        if tape.value(.mutableContent, in: aps) != nil {
            // The extension runs only for an alert that is an object.
            guard hasText, alert.map({ tape.kind($0) == .object }) ?? true else { return false }
        }
        return requiredFlag.map { tape.value($0, in: aps) != nil } ?? true
    }

    private func acceptsAlert(_ alert: Int, _ push: PushOnTape, _ tape: JSONTape) -> Bool {
        guard tape.kind(alert) == .object else { return tape.hasText(alert) }
        guard KeysOnTape.alert.accepts(alert, on: tape) else { return false }
        // The extension adds texts of its own, and Firebase those of its notification.
        let needsAll = !contract.isMutable && push.firebase?.notification == nil
        var hasText = false
        for keys in texts {
            let (text, locKey) = (tape.value(keys.text, in: alert), tape.value(keys.locKey, in: alert))
            guard text == nil || locKey == nil else { return false }
            let has = (text ?? locKey).map(tape.hasText) ?? false
            guard has || !keys.isRequired || !needsAll else { return false }
            hasText = hasText || has
            guard let arguments = tape.value(keys.locArgs, in: alert) else {
                if locKey != nil, keys.arguments?.isEmpty == false { return false }
                continue
            }
            guard locKey != nil, acceptsArguments(arguments, keys.arguments, push, tape) else { return false }
        }
        return hasText
    }

    /// At most one argument can differ from its data: two could be exchanged.
    private func acceptsArguments(
        _ arguments: Int, _ declared: [[[Name]]]?, _ push: PushOnTape, _ tape: JSONTape
    ) -> Bool {
        var (count, others) = (0, 0)
        let areStrings = tape.allItems(of: arguments) { argument in
            if let declared, count < declared.count, let value = push.value(at: declared[count], on: tape),
                tape[value].isEscaped || tape[argument].isEscaped || !tape.hasSameText(value, argument)
            {
                others += 1
            }
            count += 1
            return tape.kind(argument) == .string
        }
        return areStrings && others <= 1 && declared.map { $0.count == count } ?? true
    }

    private func acceptsSound(_ sound: Int?, _ tape: JSONTape) -> Bool {
        guard let declared = contract.sound, let soundName else {
            // Another sound is compared with the value in data.
            return hasFixedSound ? sound.map { tape.kind($0) == .string } ?? true : sound == nil
        }
        guard let sound else { return false }
        guard declared.isCritical else { return tape.isString(sound, soundName) }
        guard tape.kind(sound) == .object, KeysOnTape.sound.accepts(sound, on: tape),
            tape.value(.critical, in: sound) != nil,
            tape.value(.name, in: sound).map({ tape.isString($0, soundName) }) ?? false
        else { return false }
        guard let volume = declared.volume, let found = tape.value(.volume, in: sound) else { return true }
        return tape.number(found) == volume
    }

    private func acceptsLevel(_ level: Int?, _ push: PushOnTape, _ tape: JSONTape) -> Bool {
        var declared = self.level
        if !pathsOfLevel.isEmpty {
            declared = .active
            if let value = push.value(at: pathsOfLevel, on: tape), tape.kind(value) != .null {
                guard let name = Name.levels.first(where: { tape.isString(value, $0) }) else { return false }
                declared = name
            }
        }
        guard let level else { return declared.isText(.active) }
        return tape.isString(level, declared)
    }

    // MARK: Headers

    private func acceptsHeaders(
        _ headers: HeadersOnTape, _ aps: Int?, _ compiled: CompiledContract, _ tape: JSONTape
    ) -> Bool {
        guard headers.areRight(on: tape), headers.channelID == nil else { return false }
        if headers.pushType == nil, headers.areComplete, !headers.lackPushType { return false }
        if let topic = headers.topic, !compiled.isTopic(topic, of: contract.pushType, on: tape) { return false }
        let isBackground = contract.pushType == .background
        guard let priority = headers.priority else { return !isBackground || !headers.areComplete }
        if tape.isText(priority, .immediate) { return !isBackground && contract.level != .passive }
        // An urgent push can arrive late.
        guard !hasFixedPriority, let level = tape.value(.level, in: aps) else { return true }
        return !tape.isString(level, .timeSensitive) && !tape.isString(level, .critical)
    }
}

extension Name {
    fileprivate static let levels = InterruptionLevel.allCases.map { Name($0.rawValue) }
    fileprivate static let active = Name(InterruptionLevel.active.rawValue)
    fileprivate static let timeSensitive = Name(InterruptionLevel.timeSensitive.rawValue)
}

extension [[String]] {
    /// Paths as they are looked up.
    var names: [[Name]] { map { $0.map(Name.init) } }
}
