import Basics
import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// The schema as JSON, for other tools.
@Suite struct SchemaDumpGoldenTests {
    private static let examples = URL(filePath: #filePath).appending(path: "../../../examples").standardized

    @Test(arguments: [
        "messenger/Sources/ParleyNotifications", "delivery/Sources/CourierNotifications",
        "quickstart/Sources/Quickstart", "match-day/Sources/MatchActivity",
    ])
    func dumpOfAnExample(_ path: String) throws {
        let schema = try MarkedSchema(folder: Self.examples.appending(path: path)).lint().schema
        let name = path.prefix { $0 != "/" }
        expectGolden(SchemaDump(schema).json.indented + "\n", "Dump/\(name).json")
    }

    /// A new key of the language is also in the dump.
    @Test func everyKeyOfTheLanguageIsThere() throws {
        let dump = try errorFreeSchema(
            """
            app: { platforms: { iOS: 15.0 }, url-scheme: chat }
            topics:
              news: { title: News, opt-in: { prompt: May we? } }
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left, text-input: { button-title: Send, placeholder: Text } }
            categories:
              chat: { actions: [reply], hidden-previews-body-placeholder: Message }
            notifications:
              message:
                category: chat
                title: $(sender)
                sound: default
                attachments: [{ url: $(photo), type: image }]
                communication: { intent: INSendMessageIntent, sender: { display-name: $(sender) }, recipients: { each: others, display-name: $(name) } }
                variables: { text: string }
                data: { sender: { origin: user }, photo: url, others: { type: [{ name: string }] } }
              daily: { delivery: local, title: News, trigger: { at: { hour: 9 }, repeats: true } }
            activities:
              match:
                destination: match
                attributes: { home: string }
                state: { goals: integer }
                start: { title: Kickoff, sound: default }
                alerts: { goal: { title: Goal, sound: default, when: { goals: 1 } } }
            """
        )
        let keys = Self.paths(of: SchemaDump(dump).json)
        let missing = Self.keys(Schema.rootKeys.all.map(\.description)).filter { key in
            !keys.contains(key) && !Self.notDumped.contains { "\(key).".contains($0) }
        }
        #expect(missing == [])
    }

    @Test func aTextForEachValueIsAsInTheSchema() throws {
        let schema = try errorFreeSchema(
            """
            notifications:
              parcel:
                title: { by: step, values: { sent: $(name), late: { one: A Day Late, other: $(days) Days Late } }, unknown: News }
                variables: { days: count, name: { origin: user } }
                data: { step: { values: [sent, late], open: true } }
            """)
        let title =
            #"{"by":"step","values":{"sent":"$(name)","late":{"one":"A Day Late","other":"$(days) Days Late"}},"#
        #expect(SchemaDump(schema).json.compact.contains(#""title":\#(title)"unknown":"News"}"#))
    }

    /// A new key of actions is also inherited from shared actions.
    @Test func everyKeyOfASharedActionIsTakenOver() throws {
        let declared = """
            identifier: reply-now
                renamed-from: answer
                deprecated: Use answer.
                title: Reply
                icon: { system: apple.logo, refers-to: Apple }
                destructive: true
                authentication-required: true
                foreground: true
                text-input: { button-title: Send, placeholder: Text }
                description: Answers.
                effect: answers
                reversible: true
                destination: chat
                available: { iOS: 16.0 }
            """
        var findings: [Finding] = []
        let text = """
            actions:
              reply:
                \(declared)
            categories:
              named: { actions: [reply] }
              changed: { actions: [reply: { allow: { icon-missing: The phone is shared. } }] }
            """
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: text), fragments: [], findings: &findings)
        #expect(findings.map(\.message) == [])
        guard case .object(let entries) = SchemaDump(schema).json,
            case .array(let shared)? = entries.first(where: { $0.0 == "actions" })?.1,
            case .array(let categories)? = entries.first(where: { $0.0 == "categories" })?.1
        else { throw MissingPart() }
        let names = Self.members(of: try #require(shared.first)).map(\.0)
        #expect(names.filter { !declared.contains("\($0):") } == ["name", "allow"])
        for category in categories {
            guard case .array(let actions)? = Self.members(of: category).first(where: { $0.0 == "actions" })?.1 else {
                throw MissingPart()
            }
            let action = Self.members(of: try #require(actions.first)).filter { $0.0 != "allow" && $0.0 != "shared" }
            let expected = Self.members(of: try #require(shared.first)).filter { $0.0 != "allow" }
            #expect(JSONValue.object(action).indented == JSONValue.object(expected).indented)
        }
    }

    private struct MissingPart: Error {}

    private static func members(of json: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = json { members } else { [] }
    }

    /// Only for Belfry, or not in the schema above.
    private static let notDumped = [
        "lint.", "format.decimal.", "format.percent.", "format.currency.", "format.measurement.", "format.list.",
        "app.platforms.", "icon.template.", "available.",
    ]

    /// `notifications.title` of `[{ "title": … }]` under `notifications`.
    private static func paths(of json: JSONValue, in place: String = "") -> Set<String> {
        switch json {
        case .object(let entries):
            entries.reduce(into: []) { paths, entry in
                let path = place.isEmpty ? entry.0 : "\(place).\(entry.0)"
                paths.insert(path)
                paths.formUnion(Self.paths(of: entry.1, in: path))
            }
        case .array(let items): items.reduce(into: []) { $0.formUnion(paths(of: $1, in: place)) }
        default: []
        }
    }

    private static func keys(_ keys: [KeyDescription], in place: String = "") -> [String] {
        keys.flatMap { key -> [String] in
            let path = place.isEmpty ? key.name : "\(place).\(key.name)"
            return [path] + Self.keys(in: key.shape, path)
        }
    }

    private static func keys(in shape: Shape, _ place: String) -> [String] {
        switch shape {
        // The dump has the keys of texts in a separate list.
        case .map(let subject, _, _) where subject.hasPrefix("a localized text"): []
        // Only a text with plural forms or for values is a map in the dump, and only a value from the app.
        case .map("a value from the app", _, _): []
        case .map("a text with plural forms", _, _), .map("a text for each value", _, _): []
        case .map(_, let keys, _): Self.keys(keys, in: place)
        case .list(let item), .names(let item): keys(in: item, place)
        case .either(let shapes): shapes.flatMap { keys(in: $0, place) }
        default: []
        }
    }
}
