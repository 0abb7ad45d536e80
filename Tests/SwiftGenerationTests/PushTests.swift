import NotificationSchema
import Payloads
import SchemaRules
import Testing
import TestSupport

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
            apns-priority: 10, apns-push-type: voip, apns-topic: com.example.parley.voip
            \(fixtures[2])
            apns-priority: 5, apns-push-type: location, apns-topic: com.example.parley.location-query
            \(fixtures[3])
            apns-expiration: 0, apns-priority: 10, apns-push-type: pushtotalk, apns-topic: com.example.parley.voip-ptt
            \(fixtures[4])
            apns-priority: 5, apns-push-type: widgets, apns-topic: com.example.parley.push-type.widgets
            {"aps":{"content-changed":true}}
            apns-priority: 5, apns-push-type: controls, apns-topic: com.example.parley.push-type.controls
            \(fixtures[6])
            apns-priority: 5, apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[7])
            apns-priority: 10, apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[8])
            apns-priority: 10, apns-push-type: alert, apns-topic: com.example.parley
            \(fixtures[9])
            apns-priority: 10, apns-push-type: alert, apns-topic: com.example.parley
            {"aps":{"alert":{"title":"Smoke in the Kitchen"}},"notification":"alarm"}
            true

            """
        #expect(fixtures[8].contains(#""relevance-score":0.25,"sound":"siren.caf""#))
        #expect(fixtures[5] == "{\"aps\":{\"content-changed\":true}}")
        #expect(try SwiftCompiler.run(sources) == expected)
    }

    /// What a server sends has the form that Unicode's rules choose, for every language alike.
    @Test(arguments: ["ru", "fr", "ar", "pl", "ja", "de"])
    func pluralForms(language: String) throws {
        let forms = PluralForm.forms(of: language)
        let texts = forms.map { "\($0.rawValue): \"$(parcels) \($0.rawValue)\"" }
        let schema = """
            app: { bundle-identifier: com.example.posylka, platforms: { iOS: 15.0 }, language: \(language) }
            generate: { swift: { namespace: Posylka } }
            notifications:
              parcels:
                title: "1"
                body: { \(texts.joined(separator: ", ")) }
                variables: { parcels: count }

            """
        var sources = try generatedSources(schema)
        sources["Program.swift"] = try testFile("Programs/Plurals.swift")
        let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1_000_000]
        let expected = numbers.map { "\($0) \(PluralForm.form(of: $0, in: language).rawValue)\n" }
        #expect(try SwiftCompiler.run(sources) == expected.joined())
    }
}
