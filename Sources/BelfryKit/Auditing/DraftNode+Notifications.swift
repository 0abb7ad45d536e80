import CodeFacts
import Diagnostics

extension SchemaDraft {
    /// Whether the code writes all that the notification has, and at least a title or a body.
    func isKnown(_ fact: ContentFact) -> Bool {
        guard !fact.hasOther, fact.texts["title"] ?? fact.texts["body"] != nil else { return false }
        return entry(of: Notification(name: "", fact: fact)).value.openValues.isEmpty
    }

    /// A local notification, as far as its values are written in the code.
    func entry(of notification: Notification) -> DraftNode.Entry {
        let fact = notification.fact
        var entries: [DraftNode.Entry] = []
        func add(_ key: String, _ text: String) {
            entries.append(DraftNode.Entry(key: key, keyRange: fact.range, value: .text(text, fact.range)))
        }
        func leaveOpen(_ key: String, _ range: SourceRange) {
            entries.append(DraftNode.Entry(key: key, keyRange: range, value: .unknown(range)))
        }
        if let category = fact.category {
            if let known = category.known, let name = namesOfCategories[known] {
                add("category", name)
            } else {
                leaveOpen("category", category.range)
            }
        }
        add("delivery", "local")
        for (property, key) in [
            ("title", "title"), ("subtitle", "subtitle"), ("body", "body"), ("threadIdentifier", "thread-id"),
        ] {
            guard let text = fact.texts[property], text.known != "" else { continue }
            // A format isn't the text that people read; `$(` would begin a placeholder.
            let isText = text.known.map { !$0.contains("$(") && !$0.contains("%") } ?? false
            let node = isText ? DraftNode.text(text, hasTable: false) : .unknown(text.range)
            entries.append(DraftNode.Entry(key: key, keyRange: text.range, value: node))
        }
        if let level = fact.level, level.name != "active" {
            if level.name == "passive" {
                add("interruption-level", "passive")
            } else {
                // For how long it matters, and why.
                leaveOpen("interruption-level", level.range)
            }
        }
        if let sound = fact.sound {
            if let name = fact.soundName, !fact.isCriticalSound {
                add("sound", name)
            } else {
                leaveOpen("sound", sound)
            }
        }
        if let badge = fact.badge {
            if let number = fact.badgeNumber {
                entries.append(DraftNode.Entry(key: "badge", keyRange: badge, value: .number(number, badge)))
            } else {
                leaveOpen("badge", badge)
            }
        }
        return DraftNode.Entry(
            key: notification.name, keyRange: fact.range, value: .map(entries, fact.range))
    }
}
