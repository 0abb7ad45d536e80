import AppleFacts
package import Basics
import Diagnostics
import SourceSyntax

// How values other than scalars are dumped.

extension Delivery: ScalarValue {}
extension Localization: ScalarValue {}
extension Priority: ScalarValue {}
extension Presentation: ScalarValue {}
extension Authorization: ScalarValue {}
extension Sensitivity: ScalarValue {}
extension Origin: ScalarValue {}
extension Counts: ScalarValue {}
extension Topic.Kind: ScalarValue {}
extension ActivityStyle: ScalarValue {}
extension ActivitySchedule: ScalarValue {}
extension Attachment.Kind: ScalarValue {}
extension Communication.Intent: ScalarValue {}
extension Communication.HandleType: ScalarValue {}
extension Communication.CallCapability: ScalarValue {}

extension InterruptionLevel: ScalarValue {}

// MARK: - Maps with keys of the language

extension TextInput: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        isSystem ? true : .object(Self.keys.dumped(self, in: schema))
    }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Topic.OptIn: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Attachment: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Communication: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
    package func addTexts(to texts: inout [Text]) { Self.keys.addTexts(of: self, to: &texts) }
}

extension Communication.Person: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Communication.sender.dumped(self, in: schema)) }
    package func addTexts(to texts: inout [Text]) { Communication.sender.addTexts(of: self, to: &texts) }
}

// MARK: - Maps of names

extension Communication.WordsIfMissing: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(words) }
    package static func dumped(_ list: [Communication.WordsIfMissing], in schema: Schema) -> JSONValue {
        .object(list.map { ($0.member.value, .text($0.words)) })
    }
    package func addTexts(to texts: inout [Text]) { texts.append(words) }
}

extension Allowance: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .text(reason) }
    /// A map from rules to reasons.
    package static func dumped(_ list: [Allowance], in schema: Schema) -> JSONValue {
        .object(list.map { ($0.rule.value, .text($0.reason)) })
    }
    package func addTexts(to texts: inout [Text]) { texts.append(reason) }
}

extension Array: ScalarValue where Element == Match {
    package var dumped: JSONValue { .object(map { ($0.key.value, .text($0.constant)) }) }
    package static var dumpedWhenMissing: JSONValue { .object([]) }
    package static func addTexts(of located: Located<[Match]>, to texts: inout [Text]) {
        texts += located.value.map(\.constant)
    }
}

extension DeclaredAvailability: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        let platforms = Platform.allCases.compactMap { platform in
            self.platforms[platform].map { (platform.rawValue, $0.dumped) }
        }
        return .object(
            platforms + [("when", condition.map { .string($0.description) } ?? (fromApp == nil ? .null : "app"))])
    }
}

extension DeclaredAvailability.OnPlatform {
    fileprivate var dumped: JSONValue {
        switch self {
        case .since(let version): .string(version.description)
        case .never: false
        }
    }
}

// MARK: - What is shown and heard

extension Icon: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        let kind =
            switch image {
            case .system: "system"
            case .template: "template"
            }
        return .object([(kind, .text(name)), ("refers-to", .text(refersTo))])
    }

    package func addTexts(to texts: inout [Text]) { refersTo.addTexts(to: &texts) }
}

extension Sound: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        ["name": .string(name.text), "critical": .bool(isCritical), "volume": volume.dumped(in: schema)]
    }

    package var apsValue: APSValue? { .sound(self) }
}

extension ValueOrPlaceholder: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        switch self {
        case .value(let located): located.value.dumped
        case .template(let template): .text(template.text)
        }
    }

    package func addTexts(to texts: inout [Text]) { template.addTexts(to: &texts) }
}

// MARK: - Types of data and their values

extension FieldType: ScalarValue {
    /// As written in a schema: `"string"`, `["string"]`, `{ "name": "string?" }`.
    package var dumped: JSONValue {
        switch self {
        case .scalar(let type): .string(type.rawValue)
        case .list(let item): .array([item.dumped])
        case .structure(let structure): .object(structure.members.map { ($0.name.value, $0.dumped) })
        case .jsonText(let content): content.dumped
        case .any: "any"
        }
    }
}

extension FieldType.Member {
    fileprivate var dumped: JSONValue {
        guard isOptional, let word = type.word else { return type.dumped }
        return .string(word + "?")
    }
}

extension FieldValue {
    var dumped: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .bool(flag)
        case .list(let items): .array(items.map(\.dumped))
        case .structure(let members):
            .object(
                members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value.dumped) })
        }
    }
}
