import TestSupport
import Testing

/// What a server sends beyond the schema, read by running the generated code.
@Suite(.enabled(if: stubsAreUsable)) struct OpenDataTests {
    @Test func reading() throws {
        var sources = try generatedSources(testFile("Schemas/open.yaml"))
        sources["Program.swift"] = try testFile("Programs/Open.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                as declared: won [] 3 true 0.0 0 null []
                an unknown value: unknown("abandoned") [App.Parley.Score.Mood.happy, App.Parley.Score.Mood.unknown("puzzled")] 3 true 0.0 0 null []
                numbers as text: won [] -7 false 2.5 1769851800.0 null []
                no number: payload(key: "points", problem: "expected an integer")
                no finite number: payload(key: "rate", problem: "expected a number")
                no Boolean: payload(key: "is-final", problem: "expected true or false")
                a number for a text: payload(key: "outcome", problem: "expected a string")
                any value: won [] 3 true 0.0 0 object(["a": App.Parley.JSON.array([App.Parley.JSON.integer(1), App.Parley.JSON.string("x")])]) [App.Parley.JSON.null, App.Parley.JSON.number(1.5)]
                nothing for any value: payload(key: "extra", problem: "missing")
                ["won", "lost-late", "switch", "abandoned"] true
                {"aps":{"alert":{"title":"Score"}},"details":{"items":[1,{"a":[null,false,1,1.5,"x"],"b":{}}],"note":true},"extra":{"a":[null,false,1,1.5,"x"],"b":{}},"is-final":true,"moods":["happy"],"notification":"score","outcome":"abandoned","points":3}
                true
                true
                true
                notification(identifier: Optional("goal"))

                """
        )
    }

    /// Closed enums are what they were: a value that is not listed is not of the schema, and `allCases` are all.
    @Test func closedByDefault() throws {
        let schema = """
            notifications:
              score: { title: Score, data: { outcome: { values: [won, lost] }, points: integer } }
            """
        let program = """
            @main struct Closed {
                static func main() {
                    print(Notifications.Score.Outcome.allCases)
                    show(["outcome": .string("abandoned"), "points": .integer(1)])
                    show(["outcome": .string("won"), "points": .string("1")])
                }

                static func show(_ payload: [String: Notifications.JSON]) {
                    do {
                        print(try Notifications.Score(payload: payload))
                    } catch {
                        print(error.reason)
                    }
                }
            }
            """
        let sources = try generatedSources(schema).merging(["Closed.swift": program]) { $1 }
        #expect(
            try SwiftCompiler.run(sources).replacing("App.Notifications.", with: "") == """
                [Score.Outcome.won, Score.Outcome.lost]
                payload(key: "outcome", problem: "expected one of its values")
                payload(key: "points", problem: "expected an integer")

                """)
    }
}
