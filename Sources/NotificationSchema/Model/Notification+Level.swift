extension Notification {
    /// The highest interruption level that it can have.
    package var level: InterruptionLevel { levels.last ?? Defaults.level }

    /// The levels that it can have, in ascending order: one, or those of an enum in data. Without the value, it is
    /// active.
    package var levels: [InterruptionLevel] {
        switch contents.declaredLevel {
        case nil: return [Defaults.level]
        case .value(let level): return [level.value]
        case .template(let template):
            guard let field = template.placeholders.first.flatMap({ field(named: $0.name) }) else {
                return [Defaults.level]
            }
            let names = Set(field.values.map(\.value) + (field.isOptional ? [Defaults.level.rawValue] : []))
            return InterruptionLevel.allCases.filter { names.contains($0.rawValue) }
        }
    }

    /// The highest level, at the place of its declaration; nil if none is declared.
    package var interruptionLevel: Located<InterruptionLevel>? {
        contents.declaredLevel.map { Located(level, $0.node) }
    }

    /// The level that a payload with these data has.
    package func level(for content: [String: FieldValue]) -> InterruptionLevel {
        guard let name = contents.declaredLevel?.template?.placeholders.first?.name else { return level }
        return content[name].flatMap { InterruptionLevel(rawValue: $0.text) } ?? Defaults.level
    }
}
