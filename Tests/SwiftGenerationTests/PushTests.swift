import Guidelines
import NotificationSchema
import Payloads
import TestSupport
import Testing

/// The encoder for Swift servers matches the fixture that other servers compare with.
@Suite(.enabled(if: stubsAreUsable)) struct PushTests {
    @Test func encoderAndFixtureGiveTheSameBytes() throws {
        let text = try testFile("Schemas/push.yaml")
        var sources = try generatedSources(text)
        sources["Server.swift"] = try testFile("Programs/Push.swift")
        let schema = MarkedSchema(text).lint().schema
        let fixtures = try schema.notifications.map { notification in
            try #require(Fixture.all(of: notification, in: schema).first { $0.name == "all" }).payload.canonical
        }
        let expected = """
            apns-collapse-id: chat-6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d, apns-expiration: 0, apns-priority: 1, \
            apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[0])
            apns-expiration: 2200, apns-priority: 10, apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[1])
            apns-priority: 5, apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[2])

            """
        #expect(try SwiftCompiler.run(sources) == expected)
    }
}
