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
        case number(Double)
        /// A number in data, if the payload has it.
        case numberInData([Part])
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
        // With alternatives, the key depends on the data.
        case .key(let texts, let template):
            guard template.alternatives.isEmpty else { return nil }
            value = .text([.literal(texts[0].key)])
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
