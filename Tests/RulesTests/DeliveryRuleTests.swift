import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Rules about delivery and levels: cases that don't belong in the documentation.
@Suite struct DeliveryRuleTests {
    /// A chat that uses all features and needs no exception.
    @Test func aGoodSchemaGivesNoFinding() {
        #expect(foundRules(Self.chat, fragments: ["parcels.notifications.yaml": Self.parcels]) == [])
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
    func aBackgroundPushLosesInvisibleKeys(before: String, after: String?) {
        func text(_ notification: String) -> String { "notifications:\n  sync: \(notification)" }
        let file = SourceFile(path: "notifications.yaml", text: text(before))
        let finding = Linter.standard.lint(root: file, fragments: []).findings.first {
            $0.rule.id == "background-push-invalid"
        }
        #expect(finding != nil)
        #expect(finding?.fix.map { file.applying($0).text } == after.map(text))
    }

    /// In the order in which they are written.
    @Test func theFirstKeyOfABackgroundPushIsNamedFirst() {
        let text = "notifications:\n  sync: { delivery: background, sound: default, title: A }\n"
        let finding = MarkedSchema(text).lint().findings.first { $0.rule.id == "background-push-invalid" }
        #expect(finding?.range.text == "sound")
        #expect(finding?.message == "'sync' is a background push, but has 'sound', 'title'")
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
                sound: default
                allow: { marketing-time-sensitive: They really end. }
            """
        #expect(
            foundRules(schema) == [
                "lint-unknown-rule error", "marketing-time-sensitive error", "lint-unknown-rule error",
            ])
    }

    @Test func aTopicHasAtMostThreeTimeSensitiveNotifications() {
        func schema(urgent: Int, of count: Int) -> String {
            "topics:\n  taxis: { title: Taxis }\nnotifications:\n"
                + (0..<count).map { index in
                    "  taxi-\(index): { topic: taxis, title: Taxi \(index)"
                        + (index < urgent
                            ? ", interruption-level: time-sensitive, relevant-for: 5m, because: It waits." : "")
                        + " }\n"
                }.joined()
        }
        #expect(foundRules(schema(urgent: 3, of: 12)) == [])
        #expect(foundRules(schema(urgent: 4, of: 16)) == ["time-sensitive-overuse warning"])
        #expect(foundRules(schema(urgent: 3, of: 3)) == [])
        #expect(foundRules(schema(urgent: 2, of: 4)) == [])
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
        #expect(file.withFixes(of: "critical-sound-mismatch").text == text(after))
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
            hidden-previews-body-placeholder: "Messages: %u"
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
            foreground-presentation: [list]
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
