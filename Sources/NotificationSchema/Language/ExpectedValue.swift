/// What the language expects at a place in a schema file.
package struct ExpectedValue: Sendable {
    /// The key of the language that the value belongs to; nil for the map of a file.
    package let key: KeyDescription?
    package let shape: Shape
    /// Whether the value follows a name that the author chose, not a key of the language.
    package let isNamed: Bool
    /// What the conditions of a rule are about; nil if that isn't known.
    private var subject: TeamSubject?

    private init(_ key: KeyDescription?, _ shape: Shape, isNamed: Bool = false) {
        (self.key, self.shape, self.isNamed) = (key, shape, isNamed)
    }

    /// The map of a root file.
    package static let root = ExpectedValue(nil, Schema.rootKeys.shape)
    /// The map of a fragment.
    package static let fragment = ExpectedValue(nil, Schema.fragmentKeys.shape)

    /// The value after a key or a name, for each alternative that has it.
    package func entries(after name: String) -> [ExpectedValue] { entries { $0 == name } }

    func entries(_ isName: (String) -> Bool) -> [ExpectedValue] {
        shape.alternatives.compactMap { shape in
            switch shape {
            case .map(_, let keys, _): keys.first { isName($0.name) }.map { ExpectedValue($0, $0.shape) }
            case .names(let item): ExpectedValue(key, item, isNamed: true)
            case .conditions:
                conditions.first { isName($0.name) }.map { ExpectedValue($0, $0.shape) }
            default: nil
            }
        }
    }

    /// What conditions can be on, and what they can be: of the subject of the rule, or of all if it isn't known.
    package var conditions: [KeyDescription] { (subject.map { [$0] } ?? TeamSubject.allCases).flatMap(\.conditions) }

    /// The same for a rule about a subject, if the value has conditions.
    ///
    /// - Parameter subject: As written in the rule.
    package func about(_ subject: String?) -> ExpectedValue {
        guard case .conditions = shape, let subject = subject.flatMap(TeamSubject.init) else { return self }
        var value = self
        value.subject = subject
        return value
    }

    /// The items of a list.
    package var items: [ExpectedValue] {
        shape.alternatives.compactMap { if case .list(let item) = $0 { ExpectedValue(key, item) } else { nil } }
    }

    /// The kind of declaration that the name before the value makes; nil if it makes none.
    package var declares: Referent? { isNamed && !shape.isNames ? key?.declares : nil }

    /// The kind of thing that the name before the value, or the value itself, refers to.
    ///
    /// - Parameter isLabel: Whether the name before the value is meant.
    package func names(isLabel: Bool) -> Referent? {
        guard let key, isLabel == isNamed, !shape.isNames else { return nil }
        return isLabel && key.declares != nil ? nil : key.names
    }
}

extension Shape {
    /// The forms that a value can have, without nesting.
    package var alternatives: [Shape] {
        if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
    }

    fileprivate var isNames: Bool { if case .names = self { true } else { false } }
}
