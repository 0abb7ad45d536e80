import Diagnostics
import SourceSyntax

extension Notification {
    static let keys = KeyTable<Notification>(
        "a notification",
        legacy: .ofNotification,
        [
            Key(
                "identifier", .text,
                "What is on the wire under app.notification-key; the name where nothing is written."
            ) {
                $0.identifierText = $1
            },
            Key(
                "renamed-from", .renamedFrom,
                "Identifiers that the notification had before; what comes under them is still understood."
            ) {
                $0.renamedFrom = $1
            },
            Key("match", .match, "How to recognize it where others send it without the notification key.") {
                ($0.match, $0.matchNode) = $1
            },
            Key("category", .name, "The name of its category.") { $0.categoryName = $1 },
            Key("topic", .name, "The name of the topic that turns it on and off.") { $0.topicName = $1 },
            Key(
                "delivery", .choice(of: Delivery.self),
                "Who makes it: a server (remote), the app (local), a server in silence (background), or the service extension."
            ) {
                $0.deliveryKind = $1
            },
            Key("encrypted", .boolean, "Whether the service extension has to decrypt it.") { $0.encrypted = $1 },
            Key("becomes", .list(of: .nonEmptyText), "The names of what an encrypted notification can turn into.") {
                $0.becomesNames = $1
            },
            Key("title", .localizable(.template), "Title; $(name) stands for a variable or data.") { $0.title = $1 },
            Key("subtitle", .localizable(.template), "Subtitle; $(name) stands for a variable or data.") {
                $0.subtitle = $1
            },
            Key("body", .localizable(.template), "Body; $(name) stands for a variable or data.") { $0.bodyText = $1 },
            Key("variables", Field.variables, "Values that fill text only and are not sent.") { $0.variables = $1 },
            Key("data", Field.data, "Values that are sent beside aps.") { $0.data = $1 },
            Key(
                "interruption-level",
                .choice(of: InterruptionLevel.self),
                "How much the notification may interrupt; active where nothing is written."
            ) { $0.interruptionLevel = $1 },
            Key(
                "sound", .sound,
                "default, none, a file name, or { name, critical: true, volume }; none where nothing is written."
            ) {
                $0.sound = $1
            },
            Key("badge", .badge, "The number on the app's icon: $(name) or a whole number.") { $0.badge = $1 },
            Key("relevance-score", .number(in: 0...1), "The place in a summary, from 0 to 1.") {
                $0.relevanceScore = $1
            },
            Key("relevant-for", .duration, "For how long a time-sensitive notification matters; an hour at most.") {
                $0.relevantFor = $1
            },
            Key("because", .nonEmptyText, "Why it may interrupt; for whoever reviews it.") { $0.because = $1 },
            Key("target-content-id", .template, "The window of the app that it is for.") {
                $0.targetContentIdentifier = $1
            },
            Key("filter-criteria", .template, "What the filters of a Focus compare with.") { $0.filterCriteria = $1 },
            Key("launch-image", .template, "The image shown while the app starts.") { $0.launchImage = $1 },
            Key("mutable-content", .boolean, "Whether the service extension may change it.") { $0.mutableContent = $1 },
            Key(
                "attachments", .list(of: .map(Attachment.keys) { Attachment(node: $0) }),
                "Media that the service extension loads."
            ) { $0.attachments = $1 },
            Key("communication", .map(Communication.keys) { Communication(node: $0) }, "Who writes or calls.") {
                $0.communication = $1
            },
            Key("collapse-id", .template, "Replaces an earlier notification of the same identifier.") {
                $0.collapseIdentifier = $1
            },
            Key(
                "expires-in", .duration,
                "For how long the push is worth delivering; as long as relevant-for where nothing is written."
            ) {
                $0.expiresIn = $1
            },
            Key(
                "priority", .choice(of: Priority.self),
                "The priority of the push; 5 where it is passive or background, else 10."
            ) {
                $0.declaredPriority = $1
            },
            Key("thread-id", .template, "Notifications of one thread are grouped.") { $0.threadIdentifier = $1 },
            Key(
                "foreground-presentation",
                .list(of: .choice(of: Presentation.self)),
                "What to show while the app is active; everything where nothing is written, [] for nothing."
            ) { $0.foregroundPresentation = $1 },
            Key("destination", .nonEmptyText, "The screen that a tap opens; a case of Destination in Swift.") {
                $0.destination = $1
            },
            Key("examples", .examples, "Values by name; each becomes a fixture.") { $0.examples = $1 },
            Key("description", .text, "Becomes the doc comment of the type in Swift.") { $0.documentation = $1 },
            Key("allow", .allowances, "Rules that do not apply here, each with the reason.") { $0.allow = $1 },
            Key(
                "localize", .choice(of: Localization.self),
                "Who finds the words of a push: the server, which sends text, or the device, which gets keys; server where nothing is written."
            ) { $0.localize = $1 },
        ]
    )
}

extension Form where Value == ([Match], Node) {
    static var match: Form {
        let matches = Form<[Match]>.names(.text) { entry, reader in
            reader.scalar(Slot(node: entry.value, key: entry.key), expected: .one("a constant")).map {
                Match(key: Text(entry.key), value: Text($0))
            }
        }
        return Form<Value>(matches.shape) { slot, reader in
            guard let result = matches.read(slot, &reader) else { return nil }
            guard !result.isEmpty || !slot.node.entries.isEmpty else {
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "'match' names at least one key and its value",
                    help: "write { key: value } of what others send, or delete the key"
                )
                return nil
            }
            return (result, slot.node)
        }
    }
}

private struct SoundParts {
    var name: Text?
    var critical: Located<Bool>?
    var volume: Located<Double>?
}

extension Form where Value == Text {
    /// A word, or the name of a sound file. What other formats and languages write in place of the word is no name.
    fileprivate static func soundName(orNone: Bool) -> Form {
        let word = orNone ? "none" : "default"
        return Form(.text) { slot, reader in
            guard let text = Form.text.read(slot, &reader) else { return nil }
            guard !text.value.isEmpty else {
                reader.report(
                    .wrongValue,
                    at: text.range,
                    "\(slot.label) must not be empty",
                    help: "write \(word), or delete the key"
                )
                return nil
            }
            let meant: String? =
                switch text.value.lowercased() {
                case "default", "true", "yes", "on": "default"
                case "none", "false", "no", "off": word
                default: nil
                }
            guard let meant, meant != text.value else { return text }
            reader.report(
                .wrongValue,
                at: text.range,
                "\(slot.label) is default\(orNone ? ", none" : "") or the name of a file, not '\(text.value)'",
                help: "write \(meant)",
                fix: Fix(.safe, [TextEdit(text.range, meant)])
            )
            return nil
        }
    }
}

extension Form where Value == Sound? {
    static var sound: Form {
        let table = KeyTable<SoundParts>(
            "sound",
            [
                Key("name", .soundName(orNone: false), "default or the name of a sound file.") { $0.name = $1 },
                Key("critical", .boolean, "Whether it sounds even where the device is muted.") { $0.critical = $1 },
                Key("volume", .number(in: 0...1), "The volume of a critical sound, from 0 to 1.") { $0.volume = $1 },
            ]
        )
        let map = Form<SoundParts>.map(table) { _ in SoundParts() }
        return Form(.either([.choice(["default", "none"]), .text, table.shape])) { slot, reader in
            func name(_ text: Text?) -> Sound.Name {
                text.flatMap { $0.value == "default" ? nil : .file($0) } ?? .default
            }
            if slot.node.kind == .mapping {
                return map.read(slot, &reader).map { parts in
                    Sound(name: name(parts.name), critical: parts.critical, volume: parts.volume, node: slot.node)
                }
            }
            guard let text = Form<Text>.soundName(orNone: true).read(slot, &reader) else { return nil }
            return text.value == "none" ? .some(nil) : Sound(name: name(text), node: slot.node)
        }
    }
}

extension Form where Value == Badge {
    static var badge: Form {
        let number = Form<Located<Int>>.integer(in: 0...Int.max)
        return Form(.either([.integer, .template])) { slot, reader in
            guard let node = reader.scalar(slot, expected: .one("a whole number or $(name)")) else { return nil }
            guard node.text.contains("$(") else { return number.read(slot, &reader).map(Badge.number) }
            let template = Template(Text(node), findings: &reader.findings)
            guard template.parts.count == 1, template.placeholders.count == 1 else {
                reader.report(
                    .wrongValue, at: node.range, "'badge' is one number", help: "write $(name) alone, or a whole number"
                )
                return nil
            }
            return .template(template)
        }
    }
}

extension Form where Value == [Example] {
    static var examples: Form {
        .names(.names(.value)) { entry, reader in
            let slot = Slot(node: entry.value, key: entry.key)
            let expected = Expectation.map(of: "{ name: value }")
            guard let node = reader.collection(slot, .mapping, expected: expected) else { return nil }
            let values = reader.entries(of: node).map { (name: Text($0.key), node: $0.value) }
            for value in values { reader.checkKeys(in: value.node) }
            return Example(name: Text(entry.key), node: node, values: values)
        }
    }
}
