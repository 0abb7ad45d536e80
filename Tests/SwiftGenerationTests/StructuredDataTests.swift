import NotificationSchema
import Payloads
import TestSupport
import Testing

/// Lists, structs and nested values, tested by running generated code.
@Suite(.enabled(if: stubsAreUsable)) struct StructuredDataTests {
    private static let schema = "Schemas/structured.yaml"

    private func run(_ program: String) throws -> String {
        try #require(try Self.outputs.get()[program]).get()
    }

    private static let outputs = Result {
        let names = ["StructuredPush", "StructuredDecoding"]
        let programs = try names.map { ($0, try testFile("Programs/\($0).swift")) }
        return try SwiftCompiler.run(
            programs: Dictionary(uniqueKeysWithValues: programs), sharing: generatedSources(testFile(schema)))
    }

    @Test func encoderAndFixtureGiveTheSameBytes() throws {
        let schema = try errorFreeSchema(testFile(Self.schema))
        let notification = try #require(schema.notifications.first)
        let fixtures = Fixture.all(of: notification, in: schema).filter(\.isExample)
        let expected = fixtures.map { $0.payload.canonical + "\n" }.joined()
        #expect(expected.hasPrefix(#"{"aps":{"alert":{"title":"New Messages"},"category":"chat"},"chat":{"id":"#))
        #expect(try run("StructuredPush") == expected)
    }

    /// Errors name the place of the mistake. Scheduled content is read as it was written.
    @Test func decodingAndUserInfo() throws {
        #expect(
            try run("StructuredDecoding") == """
                good: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] Ada L of Paris, - group -
                by a nested constant: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] Ada L of Paris, - group -
                no list: payload(key: "members", problem: "expected a list")
                no object in a list: payload(key: "members[0]", problem: "expected an object")
                no name: payload(key: "members[0].name", problem: "missing")
                wrong name: payload(key: "members[0].name", problem: "expected a string")
                wrong optional member: payload(key: "members[0].handle", problem: "expected a string")
                optional member that is null: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] Ada L of Paris, - group -
                no date: payload(key: "members[0].joined", problem: "expected a date as in RFC 3339")
                no UUID: payload(key: "members[0].tags[0].id", problem: "expected a UUID")
                wrong weight: payload(key: "members[0].tags[0].weights[1]", problem: "expected a number")
                no value of an enum: payload(key: "labels[0]", problem: "expected one of its values")
                no inner list: payload(key: "matrix[1]", problem: "expected a list")
                no integer: payload(key: "matrix[0][0]", problem: "expected an integer")
                no sender: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] nobody group -
                wrong sender: payload(key: "sender", problem: "expected an object")
                wrong city: payload(key: "sender.home.city", problem: "expected a string")
                wrong flag: payload(key: "chat.state.flags[0]", problem: "expected true or false")
                text {"id":"6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D","count":3,"at":"2026-11-21T09:30:00Z"}: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] Ada L of Paris, - group -
                text {"id":"6F2B"}: payload(key: "details.id", problem: "expected a UUID")
                text null: payload(key: "details", problem: "expected an object")
                text {: payload(key: "details", problem: "expected a string that contains JSON")
                text {}: payload(key: "details.id", problem: "missing")
                no text: payload(key: "details", problem: "expected a string that contains JSON")
                no object around it: payload(key: "chat.id", problem: "missing")
                no chat: payload(key: "chat.id", problem: "missing")
                no other object: payload(key: "ünï.b", problem: "missing")
                no key of today, none from before: payload(key: "chat.id", problem: "missing")
                from before: ["Ada"] [App.Notifications.GroupMessage.Label.homeOffice] [[1], []] Eve of Oslo, - group -
                the first from before: payload(key: "chatID", problem: "expected a UUID")
                today's goes first: payload(key: "chat.id", problem: "expected a string")
                local: true ["id"] [{"x":0.5,"y":-1}]
                local: true ["id", "note"] [{"x":0.5,"y":-1}]

                """
        )
    }
}
