import AppleFacts
import Basics
package import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

/// A value in a push that the schema determines. Often it depends on other values of the payload, which JSON Schema
/// can't compare, so only `check-payload` checks it.
package struct FixedValue: Sendable {
    package enum Place: Sendable {
        case aps, alert, header
    }

    package enum Value: Sendable {
        case text([Part])
        /// The key of the text for the value of an enum.
        case choice(Choice)
        case number(Double)
        /// A number in data, if the payload has it.
        case numberInData([Part])
    }

    /// The keys of texts, of which the value of an enum selects one.
    package struct Choice: Sendable {
        /// The possible paths of the value; empty if the payload doesn't have it.
        package let paths: [[Name]]
        /// In the order of the schema.
        package let keys: [String]
        private let keysByValue: [String: String]
        /// The key for a value that isn't listed and for a missing one; nil without such a text.
        private let unknown: String?

        /// - Parameter value: Nil for a missing value.
        /// - Returns: Nil if the schema has no text for the value.
        package func key(for value: String?) -> String? { value.flatMap { keysByValue[$0] } ?? unknown }
    }

    package enum Part: Sendable {
        case literal(String)
        /// The possible paths of the value; empty if a variable fills the text, which contains nothing else.
        ///
        /// - Parameters:
        ///   - missing: The words for a missing value.
        ///   - isUUID: Whether it is a UUID, which Swift writes in lowercase.
        case field(name: String, paths: [[Name]], missing: String?, isUUID: Bool)
    }

    package let place: Place
    /// The key in the payload, or the name of the header.
    package let key: Name
    package let value: Value
    /// Where the schema declares it.
    package let declaration: SourceRange

    static func all(of notification: Notification, in schema: Schema) -> [FixedValue] {
        let plan = PushPlan(notification, in: schema)
        func values(_ entries: [PushPlan.Entry], _ place: Place) -> [FixedValue] {
            entries.compactMap { FixedValue($0, in: place, of: notification) }
        }
        return values(plan.aps, .aps) + values(plan.alert, .alert) + values(plan.headers, .header)
    }

    /// Nil for values with their own rules: texts that people read, categories, levels, constant sounds and flags, and the
    /// priority of background and passive pushes; and for values that the author didn't write.
    private init?(_ entry: PushPlan.Entry, in place: Place, of notification: Notification) {
        guard let declaration = entry.declaration else { return nil }
        let value: Value
        switch entry.value {
        case .text(let template): value = .text(notification.parts(of: template))
        case .count(let template): value = .numberInData(notification.parts(of: template))
        case .data(let template):
            switch entry.key {
            case PayloadKey.interruptionLevel: return nil
            case PayloadKey.sound: value = .text(notification.parts(of: template))
            default: value = .numberInData(notification.parts(of: template))
            }
        case .key(let texts, let template):
            if let selector = template.selector {
                let field = notification.data.first { $0.name.value == selector.name.value }
                value = .choice(Choice(texts.map(\.key), selector, field?.possiblePaths ?? []))
            } else {
                // With alternatives, the key depends on which data are there.
                guard template.alternatives.isEmpty else { return nil }
                value = .text([.literal(texts[0].key)])
            }
        case .constant(.integer(let number)): value = .number(Double(number))
        case .constant(.number(let number)): value = .number(number)
        case .constant(.string(let text)) where place == .header:
            let hasOwnPriority = !notification.isShown || notification.level == .passive
            guard entry.key != PushHeader.priority || !hasOwnPriority else { return nil }
            value = .text([.literal(text)])
        case .constant, .words, .arguments, .time: return nil
        }
        self.init(place: place, key: entry.key, value: value, declaration)
    }

    private init(place: Place, key: String, value: Value, _ declaration: SourceRange) {
        (self.place, self.key, self.value, self.declaration) = (place, Name(key), value, declaration)
    }
}

extension FixedValue.Choice {
    /// - Parameter keys: One for each value of the selector, then one for other values.
    fileprivate init(_ keys: [String], _ selector: EnumSelector, _ paths: [[Name]]) {
        (self.paths, self.keys) = (paths, keys)
        keysByValue = Dictionary(zip(selector.values.map(\.value), keys)) { first, _ in first }
        unknown = keys.count > selector.values.count ? keys.last : nil
    }
}

extension Notification {
    fileprivate func parts(of template: Template) -> [FixedValue.Part] {
        template.parts.map { part in
            switch part {
            case .literal(let text): return .literal(text)
            case .placeholder(let name, _):
                let field = self.data.first { $0.name.value == name }
                return .field(
                    name: name, paths: field?.possiblePaths ?? [], missing: field?.ifMissing?.value,
                    isUUID: field?.type.scalar == .uuid)
            }
        }
    }
}

extension Field {
    /// Where a push can have the value: the path, then the former ones.
    var possiblePaths: [[Name]] { ([path] + formerPaths).map { $0.parts.map(Name.init) } }
}

/// The sound of a notification in the schema.
package struct FixedSound: Sendable {
    package let name: String
    package let isCritical: Bool
    package let volume: Double?
    package let declaration: SourceRange

    /// Nil for a sound that data name: it is a ``FixedValue``.
    init?(_ sound: Sound) {
        guard sound.template == nil else { return nil }
        name = sound.name.text
        isCritical = sound.isCritical
        volume = sound.volume?.value
        declaration = sound.node.range
    }
}
