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
                == ["mutable-requires-alert error"])
        #expect(foundRules(notification: "title: \"\", \(data), \(communication)") == ["mutable-requires-alert error"])
    }

    // MARK: Privacy

    @Test func aSensitiveValueIsFoundInOnePlace() {
        let variables = "variables: { rate: { sensitivity: health } }"
        #expect(
            foundRules(notification: "title: $(rate), body: It is $(rate)., \(variables)")
                == ["sensitive-title-watch error"]
        )
        #expect(
            foundRules(notification: "title: Heart, body: It is $(rate)., \(variables)")
                == ["sensitive-variable warning"])
        #expect(
            foundRules(notification: "title: $(rate), \(variables)", app: "{ platforms: { macOS: 13.0 } }")
                == ["sensitive-variable warning"])
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
        #expect(severity("resetPassword", "string") == ["sensitive-variable warning"])
        #expect(severity("accountBalance", "string") == ["sensitive-variable advice"])
        #expect(severity("cardTitle", "string") == [])
        #expect(severity("balance", "{ sensitivity: public }") == [])
        #expect(severity("address", "{ origin: user }") == [])
        #expect(severity("senderName", "{ origin: user }") == [])
    }

    @Test(arguments: [
        ("Friend Request", "hidden-preview-sentence-case"), ("friend request", "hidden-preview-sentence-case"),
        ("Friend request!", "hidden-preview-sentence-case"), ("Message from %@", "hidden-preview-leak"),
        ("\"%u Messages\"", "hidden-preview-sentence-case"), ("\"{name}\"", "hidden-preview-leak"),
        ("New Alert", "hidden-preview-generic"), ("Parley", "hidden-preview-generic"),
        ("What your friends are doing", "hidden-preview-generic"),
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
