import CodeFacts
import Diagnostics

extension SchemaDraft {
    /// A local notification, as far as its values are written in the code.
    func entry(of notification: Notification) -> DraftNode.Entry {
        let fact = notification.fact
        var remarks: [String] = []
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ text: String) {
            entries.append(DraftNode.Entry(key: key, keyRange: fact.range, value: .text(text, fact.range)))
        }
        if let category = fact.category {
            if let known = category.known, let name = namesOfCategories[known] {
                add("category", name)
            } else if let known = category.known {
                remarks.append("the category is '\(known)', which no code declares")
            } else {
                remarks.append("the category is \(category.expression), not found")
            }
        }
        add("delivery", "local")
        for (property, key) in [
            ("title", "title"), ("subtitle", "subtitle"), ("body", "body"), ("threadIdentifier", "thread-id"),
        ] {
            guard let text = fact.texts[property] else { continue }
            // A format isn't the text that people read; `$(` would begin a placeholder.
            if text.known.map({ $0.contains("$(") || $0.contains("%") }) ?? true {
                remarks.append("\(key) is \(text.expression), not found")
            } else if key == "thread-id" {
                add(key, text.known ?? "")
            } else if let node = Self.text(text, isForRules: false), text.known != "" {
                entries.append(DraftNode.Entry(key: key, keyRange: text.range, value: node))
            }
        }
        if let level = fact.level, level.name != "active" {
            if level.name == "passive" {
                add("interruption-level", "passive")
            } else {
                remarks.append("the interruption level is \(level.name): say for how long it matters, and why")
            }
        }
        if let sound = fact.sound {
            if let name = fact.soundName, !fact.isCriticalSound {
                add("sound", name)
            } else {
                remarks.append("the sound is \(CodeText(nil, at: sound).expression), not found")
            }
        }
        if let badge = fact.badge {
            if let number = fact.badgeNumber {
                add("badge", number)
            } else {
                remarks.append("the badge is \(CodeText(nil, at: badge).expression), not found")
            }
        }
        return DraftNode.Entry(
            key: notification.name, keyRange: fact.range, value: .map(entries, fact.range), remarks: remarks)
    }
}
