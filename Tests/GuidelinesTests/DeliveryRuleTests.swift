import Diagnostics
import Guidelines
import TestSupport
import Testing

/// Rules on delivery, levels, privacy and communication, in cases that would say little to readers of the documentation.
@Suite struct DeliveryRuleTests {
    /// The rules that find something, each with its severity.
    private func found(_ text: String, fragments: [String: String] = [:]) -> [String] {
        MarkedSchema(text, fragments: fragments).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    /// What the rules say of one notification with these keys.
    private func found(notification: String, app: String = "{ name: Parley }") -> [String] {
        found("app: \(app)\nnotifications:\n  thing: { \(notification) }\n")
    }

    /// A chat that uses what there is, and needs no exception.
    @Test func aGoodSchemaGivesNoFinding() {
        #expect(found(Self.chat, fragments: ["parcels.notifications.yaml": Self.parcels]) == [])
    }

    // MARK: Definitions

    @Test func whatAMistakeHidesIsNotUnused() {
        let schema = """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
            categories:
              message: { hidden-previews-body-placeholder: Message, actions: [ryply] }
            """
        #expect(found(schema) == ["unknown-reference error"])
    }

    @Test func whatAnotherFileUsesIsUsed() {
        let root = "actions:\n  like: { title: Like, icon: heart }\n"
        let fragment = "categories:\n  photo: { hidden-previews-body-placeholder: Photo, actions: [like] }\n"
        #expect(found(root, fragments: ["a.notifications.yaml": fragment]) == [])
    }

    @Test(arguments: [
        ("  a:\n    title: A\n  b:\n    title: B # Gone.\n", "  a:\n    title: A\n"),
        ("  a: { title: A }\n  # Of b.\n  b: { title: B }\n", nil),
        ("  a: { title: A }\n  b: &b { title: B }\n  c: *b\n", nil),
    ])
    func anUnusedActionIsDeletedWhereThatIsPlain(actions: String, expected: String?) throws {
        func text(_ actions: String) -> String {
            "categories:\n  photo: { actions: [a] }\nactions:\n\(actions)"
        }
        let file = SourceFile(path: "notifications.yaml", text: text(actions))
        let finding = try #require(
            Linter().lint(root: file, fragments: []).findings.first { $0.rule.id == "unused-definition" })
        #expect(finding.fix.map { file.applying($0).text } == expected.map(text))
    }

    // MARK: Removing entries

    @Test(arguments: [
        ("{ delivery: background, title: A, sound: default }", "{ delivery: background }"),
        ("{ title: A, sound: default, delivery: background }", "{ delivery: background }"),
        ("{ title: A, delivery: background, sound: default, priority: 5 }", "{ delivery: background, priority: 5 }"),
        ("{ title: 'A, or B', delivery: background, }", "{ delivery: background, }"),
        (
            "\n    title: A\n    delivery: background # Silent.\n    body: |\n      Long\n\n      text\n",
            "\n    delivery: background # Silent.\n"
        ),
        ("\n    title: A # Why?\n    delivery: background\n", nil),
        ("\n    # Seen by nobody.\n    title: A\n    delivery: background\n", nil),
        ("{ delivery: background, # Silent.\n    title: A }", nil),
    ])
    func aBackgroundPushLosesWhatNobodySees(before: String, after: String?) {
        func text(_ notification: String) -> String { "notifications:\n  sync: \(notification)" }
        let file = SourceFile(path: "notifications.yaml", text: text(before))
        let finding = Linter().lint(root: file, fragments: []).findings.first { $0.rule.id == "background-with-ui" }
        #expect(finding != nil)
        #expect(finding?.fix.map { file.applying($0).text } == after.map(text))
    }

    // MARK: Levels

    @Test func marketingCannotBeAllowedToInterrupt() {
        let schema = """
            app: { settings-screen: settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: Offers? } }
            lint: { rules: { marketing-time-sensitive: off } }
            notifications:
              sale:
                topic: offers
                title: Spring Prices
                interruption-level: critical
                because: They end.
                allow: { marketing-time-sensitive: They really end. }
            """
        #expect(
            found(schema) == [
                "rule-not-configurable error", "marketing-time-sensitive error", "rule-not-configurable error",
            ])
    }

    @Test func aTopicHasThreeTimeSensitiveNotificationsAtMost() {
        func schema(urgent: Int, of count: Int) -> String {
            "topics:\n  taxis: { title: Taxis }\nnotifications:\n"
                + (0..<count).map { index in
                    "  taxi-\(index): { topic: taxis, title: Taxi"
                        + (index < urgent
                            ? ", interruption-level: time-sensitive, relevant-for: 5m, because: It waits." : "")
                        + " }\n"
                }.joined()
        }
        #expect(found(schema(urgent: 3, of: 12)) == [])
        #expect(found(schema(urgent: 4, of: 16)) == ["time-sensitive-overuse warning"])
        #expect(found(schema(urgent: 3, of: 3)) == [])
        #expect(found(schema(urgent: 2, of: 4)) == ["time-sensitive-overuse warning"])
    }

    @Test(arguments: [
        ("sound: default", "sound: { name: default, critical: true }"),
        ("sound: horn.caf", "sound: { name: horn.caf, critical: true }"),
        ("sound: { name: horn.caf, volume: 0.5 }", "sound: { name: horn.caf, volume: 0.5, critical: true }"),
        ("sound: { name: horn.caf, critical: false }", "sound: { name: horn.caf, critical: true }"),
        ("sound: none", "sound: { name: default, critical: true }"),
        ("x-sound: 1", "x-sound: 1, sound: { name: default, critical: true }"),
    ])
    func aCriticalNotificationGetsACriticalSound(before: String, after: String) {
        func text(_ sound: String) -> String {
            "app: { platforms: { iOS: 14.0 } }\nnotifications:\n  fire: { title: Fire, interruption-level: critical, "
                + "because: It burns., \(sound) }\n"
        }
        let file = SourceFile(path: "notifications.yaml", text: text(before))
        #expect(file.withFixes(of: "critical-sound").text == text(after))
    }

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
            found(
                notification:
                    "title: $(name), \(data), communication: { intent: INSendMessageIntent, sender: \(sender) }")
                == expected)
    }

    @Test func aCommunicationNotificationWithoutATextIsOneMistake() {
        let communication =
            "communication: { intent: INSendMessageIntent, sender: { display-name: $(name), handle: $(name), image: $(avatar) } }"
        let data = "data: { name: { origin: user }, avatar: url }"
        #expect(found(notification: "sound: default, \(data), \(communication)") == ["mutable-requires-alert error"])
        #expect(found(notification: "title: \"\", \(data), \(communication)") == ["mutable-requires-alert error"])
    }

    // MARK: Privacy

    @Test func aSensitiveValueIsFoundInOnePlace() {
        let variables = "variables: { rate: { sensitivity: health } }"
        #expect(
            found(notification: "title: $(rate), body: It is $(rate)., \(variables)") == ["sensitive-title-watch error"]
        )
        #expect(found(notification: "title: Heart, body: It is $(rate)., \(variables)") == ["sensitive-variable error"])
        #expect(
            found(notification: "title: $(rate), \(variables)", app: "{ platforms: { macOS: 13.0 } }")
                == ["sensitive-variable error"])
        #expect(
            found(notification: "title: Heart, data: { rate: { sensitivity: health } }")
                == ["payload-private-data warning"])
        #expect(found(notification: "title: Heart, delivery: local, data: { rate: { sensitivity: health } }") == [])
    }

    @Test func aNameCanSoundSensitive() {
        func severity(_ name: String, _ declaration: String) -> [String] {
            found(notification: "title: Thing, body: It is $(\(name))., variables: { \(name): \(declaration) }")
        }
        #expect(severity("resetPassword", "string") == ["sensitive-variable warning"])
        #expect(severity("accountBalance", "number") == ["sensitive-variable advice"])
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
        "\"%u messages\"", "iPhone found", "Photo from Berlin", "SMS", "FaceTime call", "Formula 1 race",
        "Call at 5 p.m.",
        "Apple Pay receipt", "New York weather",
    ])
    func aGoodTextForHiddenPreviews(text: String) {
        let schema = "app: { name: Parley }\ncategories:\n  thing: { hidden-previews-body-placeholder: \(text) }\n"
        #expect(found(schema) == [])
    }

    // MARK: Badges and identifiers

    @Test func aBadgeCountsWhatIsUnread() {
        func severity(_ name: String) -> [String] {
            found(notification: "title: Thing, badge: $(\(name)), variables: { \(name): integer }")
        }
        #expect(severity("unread") == [])
        #expect(severity("unreadMails") == [])
        #expect(severity("mails") == ["badge-not-count warning"])
        #expect(severity("temperature") == ["badge-not-count error"])
    }

    @Test func identifiersOfOneKindAreWrittenAlike() {
        func severity(_ identifiers: String...) -> [String] {
            found(
                "categories:\n"
                    + identifiers.enumerated().map { index, identifier in
                        "  category-\(index): { identifier: \(identifier), hidden-previews-body-placeholder: Thing }\n"
                    }.joined())
        }
        #expect(severity("message", "friend-request", "order", "NEW_PHOTO") == ["id-style advice"])
        #expect(severity("message", "friend-request", "NEW_PHOTO") == [])
        #expect(severity("com.example.order", "com.example.newPhoto", "message", "com.example.friend-request") == [])
        #expect(severity("ORDER", "NEW_PHOTO", "MESSAGE", "order-shipped") == ["id-style advice"])
        #expect(severity("NewOrder", "NewPhoto", "newMessage", "friend-request") == [])
    }
}

extension DeliveryRuleTests {
    fileprivate static let chat = """
        app:
          name: Parley
          bundle-identifier: com.example.parley
          platforms: { iOS: 16.0, macOS: 13.0, watchOS: 9.0 }
          settings-screen: notification-settings
        topics:
          messages: { kind: social, title: Messages }
          parcels: { title: Parcels }
          offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers?, default: false } }
        actions:
          reply:
            title: Reply
            icon: arrowshape.turn.up.left
            authentication-required: true
            text-input: { button-title: Send, placeholder: Message }
        categories:
          message:
            identifier: chat.message
            intent-identifiers: [INSendMessageIntent]
            hidden-previews-body-placeholder: "%u messages"
            category-summary-format: "%u more messages"
            actions: [reply]
          chat-of-sdk: { external: true }
        notifications:
          sealed-message:
            category: message
            title: Sealed Message
            body: Somebody wrote to you.
            sound: default
            badge: $(unread)
            encrypted: true
            becomes: [direct-message]
            variables: { unread: { type: count, counts: unread } }
            data: { ciphertext: { max-length: 2000, sensitivity: secret }, keyID: uuid }
          direct-message:
            category: message
            topic: messages
            delivery: extension
            title: $(senderName)
            body: $(text)
            thread-id: chat-$(chatID)
            sound: default
            data:
              chatID: uuid
              senderID: string
              senderName: { origin: user }
              avatar: { type: url, optional: true }
              text: { origin: user }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
              conversation-identifier: $(chatID)
          open-message:
            category: message
            topic: messages
            title: $(senderName)
            body: $(text)
            sound: default
            badge: $(unread)
            collapse-id: message-$(messageID)
            variables: { text: { origin: user, max-length: 400 }, unread: { type: count, counts: unread } }
            data:
              chatID: uuid
              messageID: uuid
              senderID: string
              senderName: { origin: user, max-length: 60 }
              avatar: { type: url, optional: true }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
              conversation-identifier: $(chatID)
          read-elsewhere:
            delivery: background
            priority: 5
            data: { chatID: uuid }
        """

    fileprivate static let parcels = """
        categories:
          parcel:
            identifier: parcel.news
            hidden-previews-body-placeholder: Parcel
            custom-dismiss-action: true
            content-extension: true
            actions:
              - reschedule: { title: Reschedule, icon: calendar }
        notifications:
          courier-arriving:
            category: parcel
            topic: parcels
            title: Courier Arriving
            body: Your parcel from $(shop) is nearly there.
            interruption-level: time-sensitive
            relevant-for: 20m
            expires-in: 15m
            because: Somebody has to open the door.
            thread-id: parcel-$(parcelID)
            collapse-id: arriving-$(parcelID)
            sound: default
            variables: { shop: string }
            data: { parcelID: uuid }
          parcel-delivered:
            category: parcel
            topic: parcels
            title: Parcel Delivered
            body: Your parcel from $(shop) lies at your door.
            thread-id: parcel-$(parcelID)
            sound: default
            variables: { shop: string }
            data: { parcelID: uuid, photo: { type: url, optional: true } }
            attachments: [{ url: $(photo), type: image }]
          spring-prices:
            topic: offers
            title: Spring Prices
            body: Shipping is 20% off until Sunday.
            interruption-level: passive
          pick-up-reminder:
            delivery: local
            category: parcel
            topic: parcels
            title: Parcel Waiting
            body: The locker keeps it until $(day).
            interruption-level: passive
            thread-id: parcel-$(parcelID)
            collapse-id: reminder-$(parcelID)
            variables: { day: string }
            data: { parcelID: uuid }
        """
}
