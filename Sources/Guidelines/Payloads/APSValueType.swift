import AppleFacts
import Diagnostics
import Payloads
import SourceSyntax

extension SchemaRule {
    static let apsValueType = SchemaRule(
        ofPayloads: RuleDescription(
            id: "aps-value-type",
            severity: .error,
            summary: "The values in aps are of the types that Apple names.",
            rationale: """
                A flag is the number 1: of true and of the string 1 no page of the reference says that they work. A badge \
                that is a string is ignored, and APNs refuses a payload with a broken alert.
                """,
            source: .remotePayload,
            passing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", "badge": 3,
                        "mutable-content": 1 },
                      "notification": "courier-arriving", "order": 42 }
                    """
                )
            ],
            failing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": ⟦7⟧ }, "category": "delivery", "badge": ⟦"3"⟧,
                        "mutable-content": ⟦true⟧ },
                      "notification": "courier-arriving", "order": 42 }
                    """
                ),
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                        "badge": ⟦-1⟧, "relevance-score": ⟦80⟧ },
                      "notification": "courier-arriving", "order": 42 }
                    """
                ),
            ]
        )
    ) { push, findings in
        for entry in push.push.apsEntries {
            guard let type = APSValueType.ofAPS[entry.name], !type.accepts(entry.value) else { continue }
            findings.report(entry.name, entry.value, isNot: type)
        }
        if let alert = push.push.alert, alert.kind == .mapping {
            for entry in alert.entries {
                let key = entry.key.text
                // Arguments have a rule of their own.
                guard PayloadKey.ofAlert.contains(key), !key.hasSuffix("-args"), !entry.value.isString else { continue }
                findings.report(key, entry.value, isNot: .string)
            }
        }
    }
}

/// What a value in `aps` has to be.
private enum APSValueType {
    case alert, sound, flag, badge, score, string

    static let ofAPS: [String: APSValueType] = [
        PayloadKey.alert: .alert, PayloadKey.sound: .sound, PayloadKey.badge: .badge,
        PayloadKey.contentAvailable: .flag, PayloadKey.mutableContent: .flag, PayloadKey.relevanceScore: .score,
        PayloadKey.threadID: .string, PayloadKey.category: .string, PayloadKey.targetContentID: .string,
        PayloadKey.filterCriteria: .string, PayloadKey.interruptionLevel: .string,
    ]

    func accepts(_ value: Node) -> Bool {
        switch self {
        case .alert, .sound: value.isString || value.kind == .mapping
        case .flag: value.isNumber && Double(value.text) == 1
        case .badge: value.isNumber && Double(value.text).flatMap { Int(exactly: $0) }.map { $0 >= 0 } ?? false
        case .score: value.isNumber && Double(value.text).map { (0...1).contains($0) } ?? false
        case .string: value.isString
        }
    }

    var words: String {
        switch self {
        case .alert: "an object or a string"
        case .sound: "the name of a sound, or the object of a critical one"
        case .flag: "the number 1, or is left out"
        case .badge: "a whole number, 0 or more"
        case .score: "a number from 0 to 1"
        case .string: "a string"
        }
    }

    var help: String {
        switch self {
        case .flag: "write 1, without quotes, or leave the key out"
        case .alert: "write { \"title\": …, \"body\": … }"
        case .sound: "write \"default\" or the name of a file"
        case .badge, .score: "write \(words), without quotes"
        case .string: "put it in quotes"
        }
    }
}

extension RuleFindings {
    fileprivate mutating func report(_ key: String, _ value: Node, isNot type: APSValueType) {
        let found = value.isNumber ? value.text : value.isString ? "the string '\(value.text)'" : value.wordsOfJSON
        let range =
            value.kind == .scalar
            ? value.range
            : SourceRange(value.range.file, value.range.bytes.lowerBound..<value.range.bytes.lowerBound + 1)
        report(at: range, "'\(key)' is \(type.words), not \(found)", help: type.help)
    }
}
