import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// How generated code decodes what arrives, tested by running it.
@Suite(.enabled(if: stubsAreUsable)) struct ResponseTests {
    @Test func routing() throws {
        #expect(
            try run("Routing") == """
                by key: direct message from Ada in 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, defaultAction; in message, of chats, opens chat
                by key, other category: direct message from Ada in 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, defaultAction; in message, of chats, opens chat
                by match: direct message from Ada in 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, defaultAction; in message, of chats, opens chat
                by match of two keys: group message in Chess, defaultAction; in message, of chats
                half a match: unrecognized: notification(identifier: nil, category: Optional(App.Parley.CategoryIdentifier.message)); in message
                the key wins over match: direct message from Ada in 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, defaultAction; in message, of chats, opens chat
                by category: order 7, defaultAction; in order, opens orderDetails
                neither: unrecognized: notification(identifier: nil, category: Optional(App.Parley.CategoryIdentifier.message)); in message
                unknown notification: unrecognized: notification(identifier: Optional("newer"), category: Optional(App.Parley.CategoryIdentifier.message)); in message
                unknown category: unrecognized: category("spam");\u{20}
                a category without notification: friend request, accept; in friendRequest
                typed text: direct message from Ada in 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D, reply(text: "On my way"); in message, of chats
                an action with a screen: friend request, viewProfile; in friendRequest, opens profile
                an SDK's category: event of Door, custom("their-action", text: Optional("Hi")); in device
                an SDK's category, opened: event of Door, default; in device, opens devices
                an SDK's category, dismissed: survey, dismiss; in sdkSurvey
                identifier is not the name: order 7, track; in order, opens map
                dismissed: order 7, dismissAction; in order
                dismissed, not declared: unrecognized: action(App.Parley.ResponseParts.Action.dismiss, category: App.Parley.CategoryIdentifier.message); in message
                unknown action: unrecognized: action(App.Parley.ResponseParts.Action.custom("remind", text: nil), category: App.Parley.CategoryIdentifier.message); in message
                missing data: unrecognized: payload(key: "chat", problem: "missing"); in message
                wrong data: unrecognized: payload(key: "number", problem: "expected an integer"); in order
                not a UUID: unrecognized: payload(key: "chat", problem: "expected a UUID"); in message
                kept true true Optional(App.Parley.MessageAction.reply(text: "Hi"))
                kept spam Optional(App.Parley.ResponseParts.Action.custom("buy", text: nil)) ["a": App.Parley.JSON.null] nil
                kept message nil true payload(key: "chat", problem: "expected a UUID")
                kept true true
                kept action(App.Parley.ResponseParts.Action.dismiss, category: App.Parley.CategoryIdentifier.message)
                Optional(App.Parley.CategoryIdentifier.message) Optional(App.Parley.Topic.chats) nil
                [App.Parley.Topic.chats]

                """
        )
    }

    @Test func delegate() throws {
        #expect(
            try run("Delegate") == """
                defaultAction of Ada
                reply to Ada: On my way
                mute of Ada
                dismissAction of 7
                track of 7
                accept
                category("an-sdk")
                presents true true
                presents what it does not know true
                forwarded ["theirs"] mute of Ada
                draft | Unsent Message | Your message to Ada was not sent. | chat-6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d | message
                2 true true true
                defaultAction of soon
                m-1 true Ada Hi ["chat", "sender", "type"]
                reply
                m-1 600.0 false Ada
                true
                1.0
                ["m-1"]
                []
                test Hello Ada true
                accept
                true 3 3
                payload(key: "variable.name", problem: "missing")

                """
        )
    }

    /// Settings that nobody asked for from a notification are those of the first schema that has any.
    @Test func twoDelegates() throws {
        let (chat, shop) = (TwoModules.chat, TwoModules.shop)
        let sources = try TwoModules.sources([chat, shop], program: "Programs/Delegates.swift")
        let unread = "payload(key: \"text\", problem: \"missing\")"
        let category = "Optional(App.Chat.CategoryIdentifier.message)"
        let newer = "notification(identifier: Optional(\"poll\"), category: \(category))"
        let messages = """
            message: chat defaultAction Hi 1, presented as [8], chat settings for one
            broken message: chat does not know \(unread) 1, presented as [27], chat settings for all
            newer message: chat does not know \(newer) 1, presented as [27], chat settings for all
            """
        let orders = """
            order: shop 7 1, presented as [2], SETTINGS
            broken order: shop does not know payload(key: "number", problem: "missing") 1, presented as [27], SETTINGS
            """
        #expect(
            try SwiftCompiler.run(sources) == """
                shop, then chat
                \(messages)
                \(orders.replacing("SETTINGS", with: "chat settings for all"))
                unknown: chat does not know category("an-sdk") 1, presented as [27], chat settings for all
                chat settings for all
                chat, then shop
                \(messages)
                \(orders.replacing("SETTINGS", with: ""))
                unknown: shop does not know category("an-sdk") 1, presented as [27],\u{20}
                chat settings for all
                released: true 1 true true

                """
        )
    }

    /// So many that the choice between them is divided.
    @Test func manyNotificationsAndCategories() throws {
        var lines = ["categories:"]
        for index in 0..<130 { lines.append("  unused-\(index): { hidden-previews-body-placeholder: News }") }
        lines.append("  news: { hidden-previews-body-placeholder: News, custom-dismiss-action: true }")
        lines.append("notifications:")
        for index in 0..<66 {
            lines.append("  news-\(index): { category: news, title: News $(id), data: { id: integer } }")
        }
        let program = """
            @main struct Many {
                static func main() {
                    for number in [0, 63, 64, 65, 66] {
                        let payload: [String: Notifications.JSON] = ["notification": .string("news-\\(number)"), "id": .integer(7)]
                        print(Notifications.Response(.init(category: "news", action: .dismiss, payload: payload)))
                        print((try? Notifications.Received(category: "news", payload: payload)) as Any)
                    }
                    for number in [0, 63, 64, 127, 128, 129, 130] {
                        print(Notifications.Response(.init(category: "unused-\\(number)", action: .default)))
                    }
                }
            }
            """
        let sources = try generatedSources(lines.joined(separator: "\n") + "\n").merging(["Many.swift": program]) { $1 }
        let output = try SwiftCompiler.run(sources).replacing("App.Notifications.", with: "")
        for number in [0, 63, 64, 65] {
            #expect(output.contains("news\(number)(News\(number)(id: 7), NewsAction.dismissAction)\n"))
            #expect(output.contains("Optional(Received.news\(number)(News\(number)(id: 7)))\n"))
        }
        for number in [0, 63, 64, 127, 128, 129] { #expect(output.contains("\nunused\(number)\n")) }
        #expect(
            output.contains(
                #"notification(identifier: Optional("news-66"), category: Optional(CategoryIdentifier.news))"#))
        #expect(output.contains(#"category("unused-130")"#))
    }

    /// A new action in the schema must be handled, or the app doesn't compile.
    @Test func addedActionBreaksTheSwitch() throws {
        let program = """
            func handle(_ action: Notifications.FriendRequestAction) -> String {
                switch action {
                case .defaultAction: "open"
                case .accept: "accept"
                case .decline: "decline"
                }
            }
            """
        let flags = ["-swift-version", "6"]
        let before = try generatedSources(smallestSchema).merging(["App.swift": program]) { $1 }
        #expect(try SwiftCompiler.diagnostics(of: before, flags: flags) == "")
        let after = try generatedSources(
            smallestSchema
                + "\n      - block: { title: Block, icon: nosign, destructive: true, authentication-required: true }")
        let diagnostics = try SwiftCompiler.diagnostics(of: after.merging(["App.swift": program]) { $1 }, flags: flags)
        #expect(diagnostics.contains("App.swift:2:5: error: switch must be exhaustive"))
        #expect(diagnostics.contains("add missing case: '.block'"))
    }

    /// With a screen for settings in the schema, the app has to open it.
    @Test func settingsScreenHasToBeOpened() throws {
        let program = """
            import UserNotifications

            final class App: Notifications.Handler {
                func handle(_ response: Notifications.Response, in context: Notifications.ResponseContext) async {}
            }
            """
        func diagnostics(_ head: String) throws -> String {
            let sources = try generatedSources(head + smallestSchema).merging(["App.swift": program]) { $1 }
            return try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"])
        }
        #expect(try diagnostics("topics:\n  news: { title: News }\n") == "")
        let withScreen = try diagnostics("app: { settings-screen: settings }\n")
        #expect(withScreen.contains("protocol requires function 'openSettings"))
    }

    /// Old servers, notifications that were delivered before an update, and older versions of a watch app.
    @Test func identifiersFromBefore() throws {
        var sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        sources["Program.swift"] = try testFile("Programs/Renamed.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                notification: from Ada, defaultAction
                another of its identifiers: from Ada, defaultAction
                category: in Chess, defaultAction
                the only one of the category: order 7, track
                a category without notification: camera, dismissAction
                an SDK's category: chat of SDK, custom("theirs", text: nil)
                action: from Ada, mute
                text input: from Ada, reply(text: "On my way")
                text input of the category alone: from Ada, reply(text: "")
                an action that is not registered here: from Ada, inspect
                of another category: unrecognized: action(App.Parley.ResponseParts.Action.custom("SILENCE", text: nil), \
                category: App.Parley.CategoryIdentifier.order)
                unknown: unrecognized: notification(identifier: nil, category: Optional(App.Parley.CategoryIdentifier.message))
                message order
                reply nil
                ["message", "MESSAGE", "chat \\"message\\"", "camera", "CAMERA"]
                Optional(App.Parley.Received.directMessage(App.Parley.DirectMessage(sender: "Ada")))
                {"aps":{"alert":{"title":"Ada"},"category":"message"},"notification":"direct-message","sender":"Ada"}

                """
        )
    }

    /// A payload without an identifier, and the notification that it is.
    struct Unnamed: Sendable {
        let category: String?
        let members: String
        let notification: String?
    }

    private static let unnamed = [
        Unnamed(category: "order", members: #""number": 7"#, notification: "orderShipped"),
        Unnamed(
            category: "message",
            members: #""type": "direct", "sender": "Ada", "chat": "6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d""#,
            notification: "directMessage"),
        Unnamed(
            category: "message", members: #""type": "group", "version": 2, "group": "Chess""#,
            notification: "groupMessage"),
        Unnamed(category: "message", members: #""type": "group", "version": 3, "group": "Chess""#, notification: nil),
        Unnamed(category: "message", members: #""group": "Chess""#, notification: nil),
        Unnamed(category: "offer", members: #""kind": "discount", "percent": 5"#, notification: "offerMade"),
        Unnamed(category: "offer", members: #""kind": "voucher", "percent": 5"#, notification: nil),
        Unnamed(category: "offer", members: #""percent": 5"#, notification: nil),
        Unnamed(category: nil, members: #""source": { "name": "web" }, "page": "a""#, notification: "pageChanged"),
        Unnamed(category: nil, members: #""page": "a""#, notification: nil),
        Unnamed(category: "order", members: #""source": { "name": "web" }, "page": "a""#, notification: nil),
    ]

    /// The app recognizes exactly the payloads without an identifier that `check-payload` accepts.
    @Test func recognitionAgreesWithCheckPayload() throws {
        let recognized = try run("Unnamed").split(separator: "\n").map { $0 == "nil" ? nil : String($0) }
        #expect(recognized == Self.unnamed.map(\.notification))
        let schema = try testFile("Schemas/routing.yaml")
        for payload in Self.unnamed {
            let category = payload.category.map { #", "category": "\#($0)""# } ?? ""
            let text = #"{ "aps": { "alert": { "title": "Title", "body": "Body" }\#(category) }, \#(payload.members) }"#
            let findings = MarkedSchema(schema, payload: text).lint().findings.filter { $0.severity == .error }
            #expect(findings.isEmpty == (payload.notification != nil), "\(payload) \(findings.map(\.message))")
        }
    }

    /// Prints the name of the case for each payload of the table.
    private static var unnamedProgram: String {
        let rows = unnamed.map { payload in
            "    (\"\(payload.category ?? "")\", #\"{ \(payload.members) }\"#),\n"
        }
        return """
            import Foundation
            import UserNotifications

            let unnamed = [
            \(rows.joined())]

            @main struct UnnamedPayloads {
                static func main() throws {
                    for (category, text) in unnamed {
                        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
                        let payload = Parley.JSON.object(from: object)
                        let received = try? Parley.Received(category: category, payload: payload)
                        print(received.map { "\\($0)".prefix { $0 != "(" } } ?? "nil")
                    }
                }
            }
            """
    }

    private func run(_ program: String) throws -> String {
        try #require(try Self.outputs.get()[program]).get()
    }

    private static let outputs = Result {
        let programs = try ["Routing", "Delegate"].map { ($0, try testFile("Programs/\($0).swift")) }
        return try SwiftCompiler.run(
            programs: Dictionary(uniqueKeysWithValues: programs + [("Unnamed", unnamedProgram)]),
            sharing: generatedSources(testFile("Schemas/routing.yaml")))
    }
}
