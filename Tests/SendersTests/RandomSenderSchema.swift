import BelfryKit
import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import SourceSyntax
import TestSupport
import Testing

/// A valid schema with every part of a push, in random combinations, and texts that attack the code around them.
struct RandomSenderSchema {
    private var random: SplitMix64
    private(set) var text = ""
    private var names: [String] = []

    private static let pieces = [
        "\"", "\\", "\\n", "${sent}", "${", "`", "`;throw 1;`", "*/", "/*", "//", "'", "\n", "\r", "\t", "\u{1}",
        "\u{7F}",
        "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{200D}", "é", "e\u{301}", "漢字", "👩‍👩‍👧", "ﬁ", "😀",
        "</script>",
        "%s", "{", "}", "\\u0041", "\\x41", "__proto__", "a", "Order", " ",
    ]
    /// Words that JavaScript or the generated file needs, and that Swift has no other use for.
    private static let words = [
        "delete", "new", "with", "sent", "options", "json-value", "as-text", "topics", "order", "parcel", "export",
        "function", "proto", "grüße", "x-日本語", "x", "yield", "shown", "reader", "undefined", "map", "canonical",
        "check",
        "text", "then", "length", "place", "thumbs-👍", "optional-value", "userURL",
    ]
    private static let keys = [
        "__proto__", "constructor", "1", "10", "2", "a b", "\"", "\\", "é", "ﬁ", "😀", "Z", "`${x}`",
    ]

    init(seed: UInt64, rulesToSwitchOff rules: [String]) {
        random = SplitMix64(seed: seed)
        let language = random.pick(["en", "pl", "ar", "fr", "ja", "cy"])
        let builds = random.chance(50) ? "{ release: com.example.a, debug: com.example.b }" : "com.example.a"
        text = """
            app: { bundle-identifier: \(builds), language: \(language), notification-key: \(quoted("key" + attack())) }
            lint: { rules: { \(rules.map { "\($0): off" }.joined(separator: ", ")) } }
            generate: { fixtures: { forms: [fcm, sns] } }
            notifications:

            """
        for _ in 0...2 { addNotification(forms: Self.forms[language] ?? ["other"]) }
        text += "activities:\n"
        addActivity()
    }

    private static let forms = [
        "en": ["one", "other"], "pl": ["one", "few", "many", "other"], "fr": ["one", "many", "other"],
        "ar": ["zero", "one", "two", "few", "many", "other"], "ja": ["other"],
        "cy": ["zero", "one", "two", "few", "many", "other"],
    ]

    // MARK: Texts

    private mutating func attack() -> String {
        (0...random.next(below: 3)).map { _ in random.pick(Self.pieces) }.joined()
    }

    private mutating func name() -> String {
        while true {
            let name = random.pick(Self.words) + (random.chance(40) ? "-\(random.pick(Self.words))" : "")
            let folded = Self.folded(name)
            guard !names.contains(folded) else { continue }
            names.append(folded)
            return name
        }
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"\(escaped.joined())\""
    }

    /// A text with some of the values.
    private mutating func template(_ values: [String], always: String = "") -> String {
        var text = attack().replacing("$(", with: "")
        for value in values where random.chance(60) { text += "$(\(value))" + attack().replacing("$(", with: "") }
        return quoted(text + always)
    }

    // MARK: Declarations

    private mutating func addNotification(forms: [String]) {
        let own = names
        let name = name()
        defer { names = own + [Self.folded(name)] }
        var data = "      count: count\n"
        var shown = ["count"]
        var optional: [String] = []
        let values = (0...1).map { "\(quoted("v\($0)" + attack()))" }
        let isOpen = random.chance(50)
        data += "      choice: { values: [\(values.joined(separator: ", "))]\(isOpen ? ", open: true" : "") }\n"
        for key in Self.keys.shuffled(using: &random).prefix(2) {
            data += "      \(self.name()): { type: string, key: \(quoted(key)) }\n"
        }
        for type in ["string", "integer", "boolean", "uuid", "url", "decimal", "date"].shuffled(using: &random).prefix(
            4)
        {
            let value = self.name()
            let isOptional = random.chance(50)
            let missing = random.chance(50) ? ", if-missing: \(quoted("-" + attack()))" : ""
            data += "      \(value): { type: \(type)\(isOptional ? ", optional: true\(missing)" : "") }\n"
            shown.append(value)
            if isOptional, missing.isEmpty { optional.append(value) }
        }
        let variable = self.name()
        shown.append(variable)
        let words = values.map { "\($0): \(quoted("w" + attack()))" }.joined(separator: ", ")
        let worded = self.name()
        data += "      \(worded): { values: { \(words) }, open: true, unknown: \(quoted("u" + attack())) }\n"
        data += "      \(self.name()): { type: [date-epoch], optional: true }\n"
        let items = "[{ name: string, \(self.name()): decimal?, when: date }]"
        data += "      \(self.name()): { json: \(items), key: nested.json }\n"
        let object = "{ id: uuid, list: [[number]], \(self.name()): any? }"
        data += "      \(self.name()): { type: \(object), optional: true, key: nested.x.y }\n"
        data += "      \(self.name()): { type: any, optional: true }\n"
        let plural = forms.map { "\($0): \(template(shown + [worded], always: $0 == "other" ? "$(count)" : ""))" }
            .joined(separator: ", ")
        let body =
            optional.isEmpty || random.chance(30)
            ? "{ \(plural) }" : "[\(quoted("$(\(optional[0]))")), \(quoted("else" + attack()))]"
        let title =
            random.chance(50)
            ? template(shown)
            : "{ by: choice, values: { \(values.map { "\($0): \(template(shown))" }.joined(separator: ", ")) }, "
                + "\(isOpen ? "unknown: \(quoted("t" + attack()))" : "") }"
        text += """
              \(name):
                identifier: \(quoted(name + attack()))
                description: \(quoted("d" + attack()))
                title: \(title)
                body: \(body)
                thread-id: \(template(shown))
                badge: $(count)
                expires-in: 2h
                variables: { \(variable): string }
                data:
            \(data)
            """
    }

    private mutating func addActivity() {
        let own = names
        let name = name()
        defer { names = own }
        let isLocalized = random.chance(50)
        let (home, score, phase, at) = (self.name(), self.name(), self.name(), self.name())
        let object = "{ \(self.name()): decimal?, since: date }"
        let values = "{ \(quoted("p" + attack())): \(quoted("w" + attack())) }"
        let alert = "{ title: \(template([score])), body: \(template(isLocalized ? [home] : [home, phase])) }"
        text += """
              \(name):
                description: \(quoted("d" + attack()))
                attributes: { \(home): string, \(self.name()): { type: \(object) } }
                state:
                  \(score): integer
                  \(phase): { values: \(values), open: true, optional: true, if-missing: x }
                  \(at): { type: [date] }
                start: { title: \(template([home])), body: \(template([score])), sound: default }
                alerts: { \(self.name()): \(alert) }
                localize: \(isLocalized ? "device" : "server")
                stale-after: 20m
                dismiss-after: 1h
                broadcast: \(random.pick(["true", "false", "where-available"]))

            """
    }
}

extension RandomSenderSchema {
    /// `BELFRY_SEEDS=100` makes a hundred others.
    private static let seeds: Range<UInt64> = {
        guard let count = UInt64(ProcessInfo.processInfo.environment["BELFRY_SEEDS"] ?? "") else { return 1..<13 }
        return 13..<13 + count
    }()

    static func schemas() throws -> [(name: String, schema: Schema)] {
        let rules = RuleCatalogue.all.filter { $0.kind == .guideline }.map(\.id)
        return try seeds.compactMap { seed in
            let text = RandomSenderSchema(seed: seed, rulesToSwitchOff: rules).text
            // What Swift can't name is no matter of senders.
            let errors = MarkedSchema(text).lint().findings.filter { $0.severity == .error }
            guard !errors.contains(where: { $0.rule.id == "schema-name-collision" }) else { return nil }
            return ("seed-\(seed)", try errorFreeSchema(text))
        }
    }
}
