import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SourceSyntax

extension PushShape {
    /// - Parameter push: A push without findings, on a line of its own.
    /// - Returns: Nil if other pushes can't be compared with it.
    init?(of push: CheckedPush) {
        guard let root = push.received.line, let notification = push.notification,
            push.received.firebase == nil,
            // Such a text is read each time.
            !push.own.contains(where: { $0.member?.shape.hasJSONText ?? false })
        else { return nil }
        var gaps = PushGaps(push, notification)
        gaps.addOwn()
        gaps.addAPS()
        gaps.addHeaders()
        gaps.addRequest(root)
        self.init(root.range.file.bytes, gaps: gaps.sorted())
    }
}

/// Collects the values of a push that make no difference to the rules over payloads.
///
/// A rule that looks at more of a value than its type and the schema's fixed values needs a change here.
private struct PushGaps {
    private let push: CheckedPush
    private let notification: NotificationContract
    private var gaps: [Int: (range: Range<Int>, gap: PushShape.Gap)] = [:]
    /// Texts that contain other values, with the values in the payload.
    private var filled: [Int: [FixedValue.Part]] = [:]

    init(_ push: CheckedPush, _ notification: NotificationContract) {
        (self.push, self.notification) = (push, notification)
    }

    private mutating func add(_ node: Node?, _ gap: PushShape.Gap) {
        guard let node, node.kind == .scalar else { return }
        let quotes = node.isString ? 1 : 0
        let range = node.range.bytes
        gaps[range.lowerBound] = (range.lowerBound + quotes..<range.upperBound - quotes, gap)
    }

    private mutating func addText(_ node: Node?) {
        if let node, node.isString { add(node, .text()) }
    }

    // MARK: Data

    mutating func addOwn() {
        for entry in push.own {
            // Values that identify the notification, or that keys of aps repeat, stay as they are.
            guard let member = entry.member, !notification.keysOfFixedData.contains(entry.name),
                !notification.match.contains(where: { $0.path.parts.first == entry.name })
            else { continue }
            add(entry.value, member.shape)
        }
    }

    private mutating func add(_ node: Node, _ shape: ValueShape) {
        switch shape {
        case .referenceDate, .jsonText: return
        case .any:
            if node.isString { add(node, .text()) } else if node.isNumber { add(node, .number(isWhole: false)) }
        case .scalar(let type, let values, let isOpen, _):
            guard !node.isNull else { return }
            if let gap = PushShape.Gap(type, isOpen ? [] : values.map(\.value), isString: node.isString) {
                add(node, gap)
            }
        case .list(let item): for node in node.items { add(node, item) }
        case .object(let object):
            for entry in node.entries {
                if let member = object.member(named: entry.key.text) { add(entry.value, member.shape) }
            }
        }
    }

    // MARK: Apple's keys

    mutating func addAPS() {
        if let alert = push.received.alert {
            addText(alert)
            for text in alert.kind == .mapping ? PayloadKey.alertTexts : [] {
                addText(alert.value(of: text.text))
                if let arguments = alert.value(of: text.locArgs) {
                    addArguments(Array(arguments.items), notification.arguments[text.text] ?? [])
                }
            }
        }
        for key in ["thread-id", "target-content-id"] {
            addFixed(.aps, key, push.received.aps(key), otherwise: .text())
        }
        addFixed(.aps, PayloadKey.badge, push.received.aps(PayloadKey.badge), otherwise: .digits)
    }

    /// An argument that repeats data must repeat it in other pushes, too.
    private mutating func addArguments(_ nodes: [Node], _ arguments: [NotificationContract.Argument]) {
        for (index, node) in nodes.enumerated() where node.isString {
            guard arguments.indices.contains(index), !arguments[index].paths.isEmpty else {
                add(node, .text())
                continue
            }
            guard let value = push.value(of: arguments[index]), value.isText(node.text) else { continue }
            filled[node.range.bytes.lowerBound] = [
                .field(name: arguments[index].name, paths: arguments[index].paths, missing: nil, isUUID: false)
            ]
            add(node, .text())
        }
    }

    mutating func addHeaders() {
        guard let headers = push.received.headers else { return }
        add(headers.value(PushHeader.id), .lowercaseUUID)
        addFixed(.header, PushHeader.expiration, headers.value(PushHeader.expiration), otherwise: .expiration)
        // An escape is longer than its character, so such a text is never taken for a shorter one.
        addFixed(
            .header, PushHeader.collapseID, headers.value(PushHeader.collapseID),
            otherwise: .text(longest: Limits.collapseIdentifierBytes))
    }

    /// - Parameter gap: The values if the schema declares none.
    private mutating func addFixed(
        _ place: FixedValue.Place, _ key: String, _ node: Node?, otherwise gap: PushShape.Gap
    ) {
        guard let node, node.kind == .scalar else { return }
        guard let fixed = notification.fixedValues.first(where: { $0.place == place && $0.key == key }) else {
            if case .text = gap, !node.isString { return }
            return add(node, gap)
        }
        guard node.isString, case .text(let parts) = fixed.value else { return }
        filled[node.range.bytes.lowerBound] = parts
        if case .text = gap { add(node, gap) } else { add(node, .text()) }
    }

    // MARK: The rest of the line

    /// Values next to the payload and the headers, such as the time of the request.
    mutating func addRequest(_ root: Node) {
        guard let payload = push.received.payload, payload.range.bytes != root.range.bytes else { return }
        for entry in root.entries where entry.key.text != "headers" && entry.key.text != "payload" {
            addAnything(entry.value)
        }
    }

    private mutating func addAnything(_ node: Node) {
        addText(node)
        if node.isNumber { add(node, .number(isWhole: false)) }
        for item in node.items { addAnything(item) }
        for entry in node.entries { addAnything(entry.value) }
    }

    // MARK: Order

    /// The gaps in the order of the text. Texts with values that aren't gaps stay as they are.
    func sorted() -> [(range: Range<Int>, gap: PushShape.Gap)] {
        var sorted = gaps
        for (start, parts) in filled where resolved(parts, in: sorted.keys.sorted()) == nil { sorted[start] = nil }
        let starts = sorted.keys.sorted()
        for (start, parts) in filled {
            guard let parts = resolved(parts, in: starts), case .text(let longest) = sorted[start]?.gap else {
                continue
            }
            sorted[start]?.gap = .filled(parts, longest: longest)
        }
        return starts.compactMap { sorted[$0] }
    }

    private func resolved(_ parts: [FixedValue.Part], in starts: [Int]) -> [PushShape.Part]? {
        var resolved: [PushShape.Part] = []
        for part in parts {
            switch part {
            case .literal(let text): resolved.append(.literal(Array(text.utf8)))
            case .field(_, let paths, _, _):
                let node = paths.lazy.compactMap { push.received.ownEntries.value(at: $0) }.first
                guard let node, node.kind == .scalar, !node.isNull else { return nil }
                if let index = starts.firstIndex(of: node.range.bytes.lowerBound) {
                    resolved.append(.gap(index))
                } else {
                    resolved.append(.literal(Array(node.text.utf8)))
                }
            }
        }
        return resolved
    }
}

extension PushShape.Gap {
    /// Nil if every value has to be checked.
    fileprivate init?(_ type: ScalarType, _ values: [String], isString: Bool) {
        switch type {
        case _ where !values.isEmpty:
            // Only words that JSON writes as they are.
            guard isString,
                values.allSatisfy({ $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C } })
            else { return nil }
            self = .word(values.map { Array($0.utf8) })
        case .string where isString: self = .text()
        case _ where isString: self = .string(type)
        case .integer, .count: self = .number(isWhole: true)
        case .number: self = .number(isWhole: false)
        case .dateEpoch: self = .seconds
        case .boolean: self = .word([Array("true".utf8), Array("false".utf8)])
        case .string, .decimal, .date, .url, .uuid: return nil
        }
    }
}
