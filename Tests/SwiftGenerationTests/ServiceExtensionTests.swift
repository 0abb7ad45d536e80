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
                donated ["true 6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D", "true \
                6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D", "true 42"]
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
                error
                error
                error
                a photo

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
                Ada Dinner is ready.

                """
        )
    }

    /// Only the app can decrypt. An app that doesn't override the handler fails at the first push.
    @Test func handlerHasToBeOverridden() throws {
        let failure = #expect(throws: SwiftCompiler.Failure.self) { try run("Forgetful") }
        #expect(failure?.output.contains("override handler") == true)
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
        @main struct Forgetful {
            static func main() { _ = Parley.ServiceExtension().handler }
        }
        """
}
