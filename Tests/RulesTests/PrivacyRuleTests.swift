import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Rules about communication, privacy and hidden previews: cases that don't belong in the documentation.
@Suite struct PrivacyRuleTests {
    // MARK: Communication

    @Test(arguments: [
        ("{ display-name: $(name), handle: $(id), image: $(avatar) }", []),
        ("{ display-name: $(name), custom-identifier: $(id) }", ["communication-sender advice"]),
        ("{ display-name: $(name) }", ["communication-sender warning"]),
        ("{ display-name: Support, handle: $(id), image: $(avatar) }", ["communication-misuse warning"]),
        ("{ display-name: The Parley Team, handle: $(id), image: $(avatar) }", ["communication-misuse error"]),
    ])
    func theSenderIsAPerson(sender: String, expected: [String]) {
        let data = "data: { name: { origin: user }, id: string, avatar: url }"
        #expect(
            foundRules(
                notification:
                    "title: $(name), \(data), communication: { intent: INSendMessageIntent, sender: \(sender) }")
                == expected)
    }

    @Test func aCommunicationNotificationWithoutATextIsOneMistake() {
        let communication =
            "communication: { intent: INSendMessageIntent, sender: { display-name: $(name), handle: $(name), image: $(avatar) } }"
        let data = "data: { name: { origin: user }, avatar: url }"
        #expect(
            foundRules(notification: "sound: default, \(data), \(communication)")
                == ["service-extension-unreachable error"])
        #expect(
            foundRules(notification: "title: \"\", \(data), \(communication)") == [
                "service-extension-unreachable error"
            ])
    }

    // MARK: Privacy

    @Test func aSensitiveValueIsFoundInOnePlace() {
        let variables = "variables: { rate: { sensitivity: health } }"
        #expect(
            foundRules(notification: "title: $(rate), body: It is $(rate)., \(variables)")
                == ["text-sensitive error"]
        )
        #expect(
            foundRules(notification: "title: Heart, body: It is $(rate)., \(variables)")
                == ["text-sensitive warning"])
        #expect(
            foundRules(notification: "title: $(rate), \(variables)", app: "{ platforms: { macOS: 13.0 } }")
                == ["text-sensitive warning"])
        #expect(
            foundRules(notification: "title: Heart, data: { rate: { sensitivity: health } }")
                == ["payload-private-data warning"])
        #expect(
            foundRules(notification: "title: Heart, delivery: local, data: { rate: { sensitivity: health } }")
                == [])
    }

    @Test func aNameCanSoundSensitive() {
        func severity(_ name: String, _ declaration: String) -> [String] {
            foundRules(notification: "title: Thing, body: It is $(\(name))., variables: { \(name): \(declaration) }")
        }
        #expect(severity("resetPassword", "string") == ["text-sensitive warning"])
        #expect(severity("accountBalance", "string") == ["text-sensitive advice"])
        #expect(severity("cardTitle", "string") == [])
        #expect(severity("balance", "{ sensitivity: public }") == [])
        #expect(severity("address", "{ origin: user }") == [])
        #expect(severity("senderName", "{ origin: user }") == [])
    }

    @Test(arguments: [
        ("Friend Request", "body-not-sentence-style"), ("friend request", "body-not-sentence-style"),
        ("Friend request!", "body-not-sentence-style"), ("Message from %@", "registered-text-placeholder"),
        ("\"%u Messages\"", "body-not-sentence-style"), ("\"{name}\"", "registered-text-placeholder"),
        ("New Alert", "hidden-preview-missing"), ("Parley", "hidden-preview-missing"),
        ("What your friends are doing", "hidden-preview-missing"),
    ])
    func aTextForHiddenPreviews(text: String, rule: String) {
        let schema = "app: { name: Parley }\ncategories:\n  thing: { hidden-previews-body-placeholder: \(text) }\n"
        #expect(MarkedSchema(schema).lint().findings.map(\.rule.id).contains(rule), "\(text)")
    }

    @Test(arguments: [
        "\"Messages: %u\"", "iPhone found", "Photo from Berlin", "SMS", "FaceTime call", "Formula 1 race",
        "Call at 5 p.m.",
        "Apple Pay receipt", "New York weather",
    ])
    func aGoodTextForHiddenPreviews(text: String) {
        let schema = "app: { name: Parley }\ncategories:\n  thing: { hidden-previews-body-placeholder: \(text) }\n"
        #expect(foundRules(schema) == [])
    }
}
