import Basics
import ChangeRules
import Diagnostics
import NotificationSchema
import Payloads
import SchemaRules
import Testing
import TestSupport

/// Live Activities: server, fixtures, ActivityKit's decoding and the app agree.
@Suite(.enabled(if: stubsAreUsable)) struct ActivityTests {
    /// The bytes of each event are those of its fixture, random values come back from a plain decoder, and the app
    /// fills in stale date, relevance and dismissal.
    @Test func serverFixturesAndAppAgree() throws {
        let text = try testFile("Schemas/activities.yaml")
        var sources = try generatedSources(text).mapValues(\.withActivityKitEverywhere)
        sources["Program.swift"] = try testFile("Programs/Activities.swift")
        let schema = MarkedSchema(text).lint().schema
        var expected = ""
        for (activity, example, names) in [
            ("order", "full", ["start", "update", "end", "arriving", "late"]),
            ("order", "least", ["start", "update", "end", "arriving", "late"]),
            ("match", "full", ["start", "update", "goal", "end"]),
            ("ferry", "full", ["start", "update", "delay", "end"]),
        ] {
            let declaration = try #require(schema.activities.first { $0.name.value == activity })
            let fixtures = ActivityFixture.all(of: declaration, in: schema).filter { $0.name == example }
            for name in names {
                // With broadcast: where-available, there is one for tokens and one for channels.
                for push in fixtures.filter({ $0.push.occasion.name == name }).map(\.push) {
                    expected += "\(activity).\(name).\(example)\n"
                    expected += Self.headers(push.headers) + "\n"
                    expected += push.payload.compact + "\n"
                }
            }
        }
        expected += """
            comes back
            Old
            content-state.weight
            start stale after 900 s, relevance 62.5 token
            update stale after 900 s, relevance 62.5
            update stale after 900 s, relevance 62.5 “Almost There”, “The courier brings it from Trattoria.”, default
            end stale after 900 s, relevance 62.5 after 1200 s
            000aff
            10
            start never stale, relevance 0.0 channel Y2g=
            update never stale, relevance 0.0 “Goal 1”, “”, default
            end never stale, relevance 0.0 immediate
            start stale after 1800 s, relevance 0.0 channel Y2g= transient
            update stale after 1800 s, relevance 0.0 “Delayed”, “5 minutes later.”, bell.caf
            start stale after 5400 s, relevance 0.0 channel Y2g= transient in 3600 s “Line F10”, “Boarding begins.”, horn.caf
            pending
            orders
            kitchen://activity/ferry?line=F%2010%20%26%20%C3%9C&pier=2
            timetable
            comes back
            kitchen kitchen-debug kitchen
            refused

            """
        #expect(try SwiftCompiler.run(sources) == expected)
    }

    /// The keys and types are those that Apple prints (WWDC23, *Update Live Activities with push notifications*).
    @Test func anUpdateHasTheFormThatApplePrints() throws {
        let schema = MarkedSchema(
            """
            activities:
              adventure:
                attributes: { hero: string }
                state: { currentHealthLevel: number, eventDescription: string }
                examples: { found: { hero: Ada, currentHealthLevel: 0.5, eventDescription: A map } }
            """
        ).lint().schema
        let fixtures = ActivityFixture.all(of: try #require(schema.activities.first), in: schema)
        let update = try #require(fixtures.first { $0.push.occasion.name == "update" && $0.name == "found" })
        #expect(
            update.push.payload.compact == """
                {"aps":{"content-state":{"currentHealthLevel":0.5,"eventDescription":"A map"},"event":"update",\
                "timestamp":\(ActivityPush.timestampOfFixtures)}}
                """)
    }

    private static func headers(_ json: JSONValue) -> String {
        guard case .object(let entries) = json else { return "" }
        return entries.map { key, value -> String in
            guard case .string(let text) = value else { return key }
            return "\(key): \(text)"
        }.joined(separator: ", ")
    }

    struct Change: Sendable {
        var name: String
        /// The values of the state, and a state in Swift.
        var old: (fields: String, values: String)
        var new: (fields: String, values: String)
        var rules: [String] = []
    }

    private static let changes = [
        Change(
            name: "optional value added", old: ("eta: date", "eta: now"),
            new: ("eta: date, note: { optional: true }", "eta: now, note: \"x\"")),
        Change(
            name: "required value added", old: ("eta: date", "eta: now"),
            new: ("eta: date, note: string", "eta: now, note: \"x\""), rules: ["data-newly-required"]),
        Change(
            name: "optional value removed", old: ("eta: date, note: { optional: true }", "eta: now, note: \"x\""),
            new: ("eta: date", "eta: now")),
        Change(
            name: "required value removed", old: ("eta: date, note: string", "eta: now, note: \"x\""),
            new: ("eta: date", "eta: now"), rules: ["data-removed"]),
        Change(
            name: "retyped", old: ("goals: integer", "goals: 1"), new: ("goals: string", "goals: \"1\""),
            rules: ["data-retyped"]),
        Change(
            name: "whole number to number", old: ("goals: integer", "goals: 1"), new: ("goals: number", "goals: 1.5"),
            rules: ["data-retyped"]),
        Change(
            name: "date to string", old: ("eta: date", "eta: now"), new: ("eta: string", "eta: \"x\""),
            rules: ["data-retyped"]),
        Change(
            name: "enum value added", old: ("step: { values: [a] }", "step: .a"),
            new: ("step: { values: [a, b] }", "step: .b"), rules: ["data-values-changed"]),
        Change(
            name: "enum value removed", old: ("step: { values: [a, b] }", "step: .b"),
            new: ("step: { values: [a] }", "step: .a"), rules: ["data-values-changed"]),
        Change(
            name: "open enum value added", old: ("step: { values: [a], open: true }", "step: .a"),
            new: ("step: { values: [a, b], open: true }", "step: .b")),
        Change(
            name: "renamed", old: ("step: string", "step: \"a\""),
            new: ("phase: { renamed-from: step }", "phase: \"a\""), rules: ["data-removed"]),
        Change(
            name: "member required", old: ("team: { type: { name: string } }", "team: .init(name: \"a\")"),
            new: (
                "team: { type: { name: string, color: string } }", "team: .init(name: \"a\", color: \"b\")"
            ), rules: ["data-retyped"]),
    ]

    /// Installed apps with new servers, and updated apps with activities that are running: `breaking` says what happens.
    @Test func findingsSayWhatHappensToRunningActivities() throws {
        // All changes are one schema in each version: starting the compiler and the code for a schema take the time.
        var schemas = ["Old": "activities:\n", "New": "activities:\n"]
        var calls = ""
        var expected = ""
        for (index, change) in Self.changes.enumerated() {
            func activity(_ fields: String, _ more: String = "") -> String {
                "  order\(index): { state: { \(fields) }, stale-after: 15m, dismiss-after: 20m\(more) }\n"
            }
            func schema(_ fields: String) -> String { "activities:\n" + activity(fields) }
            for (side, version) in [("Old", change.old), ("New", change.new)] {
                schemas[side, default: ""] += activity(version.fields, ", swift-name: \(side)\(index)")
            }
            let findings = ChangeChecker().compare(
                root: SourceFile(path: "notifications.yaml", text: schema(change.new.fields)), fragments: [],
                with: try errorFreeSchema(schema(change.old.fields))
            ).findings
            #expect(findings.map(\.rule.id) == change.rules, "\(change.name)")
            calls += """
                        check(
                            "\(change.name)", Old\(index).ContentState(\(change.old.values)),
                            New\(index).ContentState(\(change.new.values)),
                            old: \(Self.push("Old\(index)", change.old)), new: \(Self.push("New\(index)", change.new)))

                """
            let installed = findings.contains { $0.message.contains("installed apps") }
            let running = findings.contains { $0.message.contains("updated app") }
            expected += "\(change.name): installed apps \(!installed), running activities \(!running)\n"
        }
        var sources: [String: String] = [:]
        for (side, schema) in schemas {
            sources["\(side).swift"] = try generatedSource("generate: { swift: { namespace: \(side) } }\n\(schema)")
        }
        sources["Program.swift"] = """
            import Foundation

            let now = Date(timeIntervalSinceReferenceDate: 1)

            struct Envelope<State: Decodable>: Decodable {
                struct APS: Decodable {
                    var state: State
                    enum CodingKeys: String, CodingKey { case state = "content-state" }
                }
                var aps: APS
            }

            func state<State: Decodable>(_ type: State.Type, in payload: Data) -> State? {
                try? JSONDecoder().decode(Envelope<State>.self, from: payload).aps.state
            }

            func check<Old: Codable, New: Codable>(_ name: String, _ old: Old, _ new: New, old oldPush: Data, new newPush: Data) {
                let stored = (try? JSONEncoder().encode(old)) ?? Data()
                let running = (try? JSONDecoder().decode(New.self, from: stored)) != nil
                // The system compares bytes of an old server with the same decoder.
                precondition(running == (state(New.self, in: oldPush) != nil), name)
                print("\\(name): installed apps \\(state(Old.self, in: newPush) != nil), running activities \\(running)")
            }

            @main struct Program {
                static func main() throws {
            \(calls)    }
            }

            """
        #expect(try SwiftCompiler.run(sources) == expected)
    }

    private static func push(_ type: String, _ version: (fields: String, values: String)) -> String {
        "\(version.fields.contains("number") ? "try " : "")\(type).ContentState(\(version.values)).updatePush().payload"
    }
}

extension String {
    /// The part for ActivityKit also on this system, with the stub.
    var withActivityKitEverywhere: String {
        replacing(
            "canImport(ActivityKit) && os(iOS) && !targetEnvironment(macCatalyst)", with: "canImport(ActivityKit)")
    }
}
