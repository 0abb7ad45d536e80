import AppleFacts
package import Diagnostics
package import NotificationSchema
package import PayloadContracts
import Payloads
import Rules
import SourceSyntax

/// How many pushes were read.
package struct PayloadCounts: Sendable {
    package var pushes = 0
    /// Pushes with types that a schema doesn't declare, such as calls. They aren't checked.
    package var others = 0

    package init() {}

    package static func += (total: inout PayloadCounts, counts: PayloadCounts) {
        total.pushes += counts.pushes
        total.others += counts.others
    }
}

/// Checks payloads against a schema, with all rules over payloads, according to its configuration; without a schema,
/// with the rules that hold for every app.
///
/// Each thread has its own, with its own contract: threads would wait for the reference counts of a shared one.
package struct PayloadChecker {
    private let contract: PayloadContract
    private let pushRules: [PushRule]
    private let hasSchema: Bool
    private var configuration: RuleConfiguration
    /// The rules that look at these parts.
    private var rules: [PushParts: ActiveRules<CheckedPush>] = [:]
    private var activityRules: ActiveRules<CheckedActivityPush>
    private let suggestions = SharedSuggestionSearch()
    private let compiled: CompiledContract
    private let reader = TapeReader()
    /// What was checked since somebody reset it.
    package var counts = PayloadCounts()

    /// - Parameters:
    ///   - schema: A schema without errors; nil for pushes that no schema declares.
    ///   - shared: Settings of rules that the schema doesn't override.
    package init(_ schema: Schema?, shared: LintOptions = LintOptions()) {
        hasSchema = schema != nil
        let schema = schema ?? .empty
        contract = PayloadContract(schema)
        pushRules = PayloadRule.ofPushes.without(schema: !hasSchema)
        let activityPushRules = PayloadRule.ofActivityPushes.without(schema: !hasSchema)
        let configuration = RuleConfiguration(schema, shared: shared)
        activityRules = ActiveRules(activityPushRules.map(\.rule), in: configuration)
        compiled = CompiledContract(
            contract, notifications: PushParts(of: pushRules, in: configuration),
            activities: PushParts(of: activityPushRules, in: configuration))
        self.configuration = configuration
    }

    /// Compares a line with the compiled contract: fast, and enough for nearly all lines of a log.
    ///
    /// - Returns: What rules have to look at; nothing if all pushes in the line have no findings.
    package mutating func partsToCheck(in line: UnsafeBufferPointer<UInt8>) -> PushParts {
        guard let count = reader.pushCount(in: line, acceptedBy: compiled) else { return reader.refused }
        counts.pushes += count
        return []
    }

    /// - Parameters:
    ///   - file: One payload, in any form in which it is sent or logged.
    ///   - headers: The headers of its request, if they are in a separate file.
    ///   - parts: What ``partsToCheck(in:)`` returned, if it is a line of a log.
    /// - Returns: The findings, in file order.
    package mutating func check(
        _ file: SourceFile, headers: SourceFile? = nil, parts: PushParts = .all
    ) -> [Finding] {
        var findings: [Finding] = []
        let pushes = PushReader.read(file, of: contract, headers: headers, findings: &findings)
        // The parts are those of one push.
        let parts = pushes.count == 1 ? parts : .all
        for push in pushes {
            let type = push.pushType(in: contract)
            guard !hasSchema || contract.declares(type) || push.namesNotification(of: contract) else {
                counts.others += 1
                continue
            }
            counts.pushes += 1
            // Comparing thousands of keys with all known keys would be slow.
            if let bytes = push.bytesIfAbove, bytes > hugeBytes {
                findings.append(.tooLarge(push, bytes: bytes))
                continue
            }
            if type == .liveactivity {
                let checked = CheckedActivityPush(push, contract, suggestions)
                findings += activityRules.findings(in: checked, &configuration)
            } else {
                let checked = CheckedPush(push, contract, suggestions, type: type)
                if rules[parts] == nil { rules[parts] = rules(lookingAt: parts) }
                findings += rules[parts]?.findings(in: checked, &configuration) ?? []
            }
        }
        return findings.count > 1 ? findings.inSourceOrder() : findings
    }

    private func rules(lookingAt parts: PushParts) -> ActiveRules<CheckedPush> {
        ActiveRules(pushRules.filter { !$0.parts.isDisjoint(with: parts) }.map(\.rule), in: configuration)
    }
}

/// Far above APNs' limit.
private let hugeBytes = 16 * Limits.payloadBytes

extension Finding {
    fileprivate static func tooLarge(_ push: Push, bytes: Int) -> Finding {
        Finding(
            .limitExceeded, at: push.place,
            "the payload has \(bytes) bytes, more than APNs' limit of \(push.byteLimit), and wasn't checked",
            help: "send a URL, and let the app load the rest")
    }
}

extension PayloadContract {
    /// Whether the schema declares pushes of the type, so that they can be checked.
    fileprivate func declares(_ type: PushType?) -> Bool {
        switch type {
        case nil, .alert, .background: true
        case .liveactivity: !activities.all.isEmpty
        case let type?: hasNotifications(of: type)
        }
    }
}

extension Push {
    /// Whether it says which notification of the schema it is, so that another type is a mistake.
    fileprivate func namesNotification(of contract: PayloadContract) -> Bool {
        guard let identifier = ownEntries.first(where: { $0.name == contract.notificationKey })?.value else {
            return false
        }
        return identifier.isString && contract.notification(identifier: identifier.text) != nil
    }

    /// The type in the headers or of the declared notification. Without both, a push of another type than a notification
    /// must have only its keys: in a notification, an extra key is a mistake.
    fileprivate func pushType(in contract: PayloadContract) -> PushType? {
        if let type { return type }
        if headers?.value(PushHeader.pushType)?.isString == true { return nil }
        guard !ownEntries.contains(where: { $0.name == contract.notificationKey }), aps(PayloadKey.category) == nil
        else {
            return nil
        }
        if let event = aps(PayloadKey.event), event.isString, aps(PayloadKey.timestamp)?.isNumber == true,
            ActivityEvent(rawValue: event.text) != nil || !contract.activities.all.isEmpty
        {
            return .liveactivity
        }
        // With activities in the schema, one of the two may be misspelled.
        if aps(ActivityKey.contentState) != nil, !contract.activities.all.isEmpty { return .liveactivity }
        return aps(PayloadKey.contentChanged) != nil && alert == nil ? .widgets : nil
    }
}
