import CodeFacts

// Sounds and interruption levels of content.
extension Interpreter {
    func recordLevel(_ property: String, _ value: Value, _ source: Expression) {
        var name: String?
        if property == "sound" {
            name = isCriticalSound(value, source) ? "critical" : nil
        } else {
            for value in value.all { if case .implicit(let level, _) = value { name = Self.optionName(level) } }
        }
        guard let name, isNew("level", source.range, name) else { return }
        facts.levels.append((name, source.range))
    }

    /// Whether a sound is that of a critical alert, also if a function returns it: `content.sound = sound(for: message)`.
    func isCriticalSound(_ value: Value, _ source: Expression) -> Bool {
        value.all.contains { if case .implicit(let name, _) = $0 { name.hasPrefix("defaultCritical") } else { false } }
            || [".defaultCritical", "riticalSound"].contains(where: source.range.contains)
    }
}
