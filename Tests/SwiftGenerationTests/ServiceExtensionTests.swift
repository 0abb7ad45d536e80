import Foundation
import TestSupport
import Testing

/// The service extension, topics and silent pushes, tested by running generated code.
@Suite(.enabled(if: stubsAreUsable)) struct ServiceExtensionTests {
    @Test func delivery() throws {
        #expect(
            try run("ServiceExtension") == """
                Ada | Hi | 7 | message | Ada
                true true true
                Parley for Ada ada true
                ada@example.com true
                Bob | Chess | Your move | ["photo public.jpeg"]
                true Chess
                Shopping | List | Milk | notes | ["attachment-0"]
                Ada |  | true 42
                donated ["true 6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", "true \
                6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", "true 6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", "true \
                6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", "true 42", "true 42"]
                nothing to do: New Message
                not decrypted: New Message ["Failure"]
                not decoded: New Message ["Unrecognized"]
                no photo: Bob | Look | 0 2 true
                not updated: Hi ["Failure"]
                not donated: Hi true ["Failure"]
                standard download of what is missing: 0
                expired: 1 Hi true
                raced
                true ["Ada"] true Hello
                true ["Bob"] true no text
                true ["Ada"] true no text

                """
        )
    }

    /// The intent waits for no download, a download for no other, and what is there is shown when the time is over.
    @Test func downloadsThatTakeLong() throws {
        let sources = try generatedSources(testFile("Schemas/communication.yaml"))
            .merging(["Program.swift": testFile("Programs/Downloads.swift")]) { $1 }
        #expect(
            try SwiftCompiler.run(sources) == """
                all: 1 Bob | Your move | Chess | 1 images, 1 files
                slow photo: 1 Bob | Your move | Chess | 1 images, 0 files
                slow avatar: 1 Bob | Your move | Chess | 0 images, 1 files
                no time: 1 Bob | Your move | Chess | 0 images, 0 files
                no time, slow donation: 1 Bob | Your move | Chess | 0 images, 0 files
                expired at decrypt: 1 1 New Message |  | no intent | 0 images, 0 files
                expired at avatar: 1 1 Bob | Your move | Chess | 0 images, 1 files
                expired at photo: 1 1 Bob | Your move | Chess | 1 images, 0 files
                expired while donating: 1 Bob | Your move | no intent | 0 images, 1 files
                side by side: 0
                and there: 1 Bob | Your move | Chess | 1 images, 1 files
                in order: 1 ["first", "second"]

                """
        )
    }

    @Test func topicsSettingsAndBackground() throws {
        #expect(
            try run("Topics") == """
                messages social Messages What people write to you. true -
                offers marketing Offers - false May we tell you of new features?
                notificationSettings messages
                authorization true
                ["settings for all", "settings for note(App.Parley.Note(sealed: \\"x\\"))"]
                readElsewhere(App.Parley.ReadElsewhere(chatID: 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D))
                left(App.Parley.Left())
                payload(key: "chatID", problem: "missing")
                notification(identifier: Optional("sealed"), category: nil)
                notification(identifier: nil, category: nil)
                never shown: notification(identifier: Optional("read-elsewhere"), category: nil)

                """
        )
    }

    @Test func standardDownload() throws {
        #expect(
            try run("Download") == """
                photo.png a photo
                photo.png Unknown
                true photo.png true
                photo.php.png photo.php.gif photo.jpg:large.png photo.png
                public.png com.compuserve.gif public.png public.png
                public.jpeg public.jpeg public.jpeg public.png
                error
                error
                error
                a photo
                at most 512 pixels
                too large
                too large

                """
        )
    }

    /// A local notification has its attachments from the start, and needs no service extension.
    @Test func localNotifications() throws {
        var sources = try generatedSources(testFile("Schemas/local.yaml"))
        #expect(sources.values.allSatisfy { !$0.contains("ServiceExtension") && !$0.contains("func prepare") })
        sources["Program.swift"] = try testFile("Programs/Local.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                recipe Soup takes half an hour. ["photo public.png", "video public.mpeg-4"]
                ["photo"]
                nothing to attach
                2 named bell.caf 0.25 true
                1 default 1.0 true
                0 silent 0.0 true
                Ada Dinner is ready. Ada a portrait
                Chess ["at most 512 pixels"]
                Bob Dinner is ready. Bob no image
                no group []
                Eve true true
                invitation
                ["true dinner", "true dinner", "true -", "true dinner"]
                not donated: Failure
                invitation 3600.0 once
                stir-1 600.0 once
                market 7 9 30 repeats
                shopping.shop shop repeats
                0

                """
        )
    }

    /// The push has the words of the server; people read those that the extension writes for them.
    @Test func textsOfThePerson() throws {
        var sources = try generatedSources(testFile("Schemas/traveller.yaml"))
        sources["Program.swift"] = try testFile("Programs/Traveller.swift")
        #expect(
            try SwiftCompiler.run(sources) == """
                1 Gate Closes in a Minute Pay 12,50\u{A0}€ Flight SK 12 leaves at 17:00 and costs 12,50\u{A0}€ at the gate.
                Gate Closes in a Minute true true true
                1 Gate Closes in 20 Minutes Pay 12,50\u{A0}€ Flight SK 12 leaves at 17:00 and costs 12,50\u{A0}€ at the gate.
                Gate Closes in 20 Minutes true true true

                """)
    }

    /// Only the app can decrypt. Where it does not say how, people see what was sent; a debug build speaks up after that.
    @Test(arguments: [true, false])
    func withoutAHandlerNothingChanges(_ isDebug: Bool) throws {
        guard isDebug else {
            let sources = try generatedSources(testFile("Schemas/communication.yaml"))
                .merging(["Program.swift": Self.forgetful]) { $1 }
            return #expect(try SwiftCompiler.run(sources, flags: ["-O"]) == "shown: true New Message\nand on\n")
        }
        let failure = #expect(throws: SwiftCompiler.Failure.self) { try run("Forgetful") }
        let output = try #require(failure?.output)
        #expect(output.contains("shown: true New Message\n") && output.contains("Override 'handler'"), "\(output)")
    }

    private func run(_ program: String) throws -> String {
        try #require(try Self.outputs.get()[program]).get()
    }

    private static let outputs = Result {
        var sources = try generatedSources(testFile("Schemas/communication.yaml"))
        sources["Server.swift"] = try testFile("Programs/Server.swift")
        var programs = ["Forgetful": forgetful]
        for name in ["ServiceExtension", "Topics", "Download"] {
            programs[name] = try testFile("Programs/\(name).swift")
        }
        return try SwiftCompiler.run(programs: programs, sharing: sources)
    }

    private static let forgetful = """
        import Foundation
        import UserNotifications

        final class Forgetful: Parley.ServiceExtension {}

        @main struct ForgetfulProgram {
            static func main() {
                let content = UNMutableNotificationContent()
                content.title = "New Message"
                content.userInfo = ["notification": "sealed", "ciphertext": "x"]
                let request = UNNotificationRequest(identifier: "push", content: content, trigger: nil)
                Forgetful().didReceive(request) { shown in
                    print("shown:", shown === request.content, shown.title)
                    fflush(nil)
                }
                print("and on")
            }
        }
        """
}
