import BelfryKit
import Foundation
import Outputs
import Testing

/// `generate --strings` updates the string catalog of a schema.
@Suite struct GenerateStringsTests {
    private static func schema(_ title: String = "Order Sent", strings: String = "Localizable.xcstrings") -> String {
        """
        app: { strings: [\(strings)] }
        notifications:
          sent: { delivery: local, title: \(title), body: On its way. }

        """
    }

    @Test func createsTheCatalogAndThenKeepsIt() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema()])
        let missing = try await workspace.belfry("lint")
        #expect(missing.status == 1)
        #expect(missing.output.contains("create it with belfry generate --strings"), "\(missing.output)")
        let made = try await workspace.belfry("generate --strings")
        #expect(made.status == 0 && made.output == "" && made.error.hasPrefix("1 file written"))
        #expect(workspace.files == ["Localizable.xcstrings", "notifications.yaml"])
        #expect(try workspace.text("Localizable.xcstrings").contains("\"value\" : \"Order Sent\""))
        let identity = try workspace.identity("Localizable.xcstrings")
        let again = try await workspace.belfry("generate --strings")
        #expect(again.status == 0 && again.error.hasPrefix("0 files written, 1 unchanged"))
        #expect(try workspace.identity("Localizable.xcstrings") == identity)
        let lint = try await workspace.belfry("lint --fail-on advice")
        #expect(lint.status == 0 && lint.output == "", "\(lint.output)")
    }

    /// Proves that the text for each value of an enum has a key of its own, which fixtures send.
    @Test func textsForValues() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              parcel:
                localize: device
                title: { by: step, values: { sent: On Its Way, unknown: { key: LOST, text: Lost } }, unknown: News for $(name) }
                data: { step: { key: s, values: [sent, unknown], optional: true, example: sent }, name: { origin: user } }
                examples: { lost: { step: unknown, name: Ada }, none: { name: Ada } }

            """
        ])
        #expect(try await workspace.belfry("generate --strings --fixtures Out").status == 0)
        let catalog = try workspace.text("Localizable.xcstrings")
        for text in ["On Its Way", "Lost", "News for %@"] { #expect(catalog.contains("\"value\" : \"\(text)\"")) }
        for (fixture, alert) in [
            ("typical", #""title-loc-args":[],"title-loc-key":"notification.parcel.title.values.sent""#),
            ("lost", #""title-loc-args":[],"title-loc-key":"LOST""#),
            ("none", #""title-loc-args":["Ada"],"title-loc-key":"notification.parcel.title.unknown""#),
        ] {
            let payload = try workspace.text("Out/parcel.\(fixture).apns").split(whereSeparator: \.isWhitespace)
                .joined()
            #expect(payload.contains(alert), "\(payload)")
        }
        let check = try await workspace.belfry(
            "check-payload Out/parcel.typical.apns Out/parcel.lost.apns Out/parcel.none.apns")
        #expect(check.status == 0 && check.output == "", "\(check.output)")
        #expect(try await workspace.belfry("lint").status == 0)
    }

    /// Proves that alerts which the device translates are in the catalog, with arguments, and that fixtures name them.
    @Test func alertsOfActivities() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            app: { strings: [Localizable.xcstrings] }
            activities:
              match:
                localize: device
                attributes: { home: string }
                state: { scorer: { optional: true, if-missing: Nobody } }
                start: { title: Kickoff, body: $(home) }
                alerts: { goal: { title: Goal by $(scorer) for $(home), when: { scorer: Ada } } }

            """
        ])
        #expect(try await workspace.belfry("generate --strings").status == 0)
        let catalog = try workspace.text("Localizable.xcstrings")
        #expect(catalog.contains("\"activity.match.start.title\""))
        #expect(catalog.contains("\"Goal by %1$@ for %2$@\"") && !catalog.contains("start.body"))
        #expect(try await workspace.belfry("generate --fixtures Out").status == 0)
        let goal = try workspace.text("Out/match.goal.typical.apns").split(whereSeparator: \.isWhitespace).joined()
        #expect(
            goal.contains("\"title\":{\"loc-args\":[\"Ada\",\"home\"],\"loc-key\":\"activity.match.goal.title\"}"),
            "\(goal)")
        let start = try workspace.text("Out/match.start.typical.apns").split(whereSeparator: \.isWhitespace).joined()
        #expect(
            start.contains("{\"body\":\"home\",\"title\":{\"loc-key\":\"activity.match.start.title\"}}"), "\(start)")
        #expect(try await workspace.belfry("check-payload Out/match.goal.typical.apns").status == 0)
    }

    @Test func checkShowsWhatIsMissing() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema()])
        _ = try await workspace.belfry("generate --strings")
        try workspace.write(Self.schema("Order Shipped"), to: "notifications.yaml")
        let check = try await workspace.belfry("generate --strings --check")
        #expect(check.status == 1)
        #expect(check.output.contains("-            \"value\" : \"Order Sent\""))
        #expect(check.output.contains("+            \"value\" : \"Order Shipped\""))
        #expect(try workspace.text("Localizable.xcstrings").contains("Order Sent"))
        _ = try await workspace.belfry("generate --strings")
        #expect(try await workspace.belfry("generate --strings --check").status == 0)
    }

    /// The command in the message updates everything.
    @Test(arguments: [
        "--strings", "--swift Out --strings", "App --fixtures Fix,ed", "--json-schema It's", "--swift Out",
        "--swift Out --exclude *x",
    ])
    func checkPrintsTheWholeCommand(_ options: String) async throws {
        let workspace = try Workspace(["App/notifications.yaml": Self.schema()])
        let check = try await workspace.belfry("generate \(options) --check")
        #expect(check.status == 1)
        let line = try #require(check.error.firstMatch(of: /out of date: run this: (belfry generate .*) \(/)?.1)
        let run = try await workspace.shell("belfry() { \"$belfry\" \"$@\"; }; \(line)")
        #expect(run.status == 0, "\(run.error)")
        #expect(try await workspace.belfry("generate \(options) --check").status == 0, "\(line)")
    }

    /// Proves that the command line has every option of every output: the message repeats what the command got.
    @Test func everyOptionOfAnOutputCanBeGiven() async throws {
        let workspace = try Workspace([
            "App/notifications.yaml": Self.schema().replacing(
                "app: {", with: "app: { bundle-identifier: com.example.app,")
                // A sender needs a push.
                + "  news: { title: News }\n"
        ])
        let values = ["module": "App", "bundle-identifier": "com.example.app"]
        let options = OutputCatalogue.options.filter { !$0.isFlag }.map {
            "\($0.argument) \(values[$0.name] ?? "Out/\($0.name)")"
        }
        let flags = OutputCatalogue.options.filter(\.isFlag).map(\.argument)
        let words = (["belfry", "generate"] + options + flags).joined(separator: " ")
        let check = try await workspace.belfry("\(words.dropFirst(7)) --check")
        #expect(check.error.contains("run this: \(words) ("), "\(check.error)")
    }

    @Test func aCatalogIsRequired() async throws {
        let workspace = try Workspace(["notifications.yaml": "notifications:\n  a: { title: Order Sent }\n"])
        let none = try await workspace.belfry("generate --strings")
        #expect(none.status == 1)
        #expect(
            none.error.contains(
                "notifications.yaml:1:1: error: 'app' doesn't name a string catalog [project-file-unreadable]"))
        try workspace.write(Self.schema(strings: "en.lproj/Localizable.strings"), to: "notifications.yaml")
        let legacy = try await workspace.belfry("generate --strings")
        #expect(legacy.error.contains("notifications.yaml:1:18: error: 'app' doesn't name a string catalog"))
        #expect(workspace.files == ["notifications.yaml"])
    }

    @Test func aBrokenCatalogStaysAsItIs() async throws {
        let broken = "{\n  \"strings\" : {\n    \"a\" : {\n"
        let workspace = try Workspace(["notifications.yaml": Self.schema(), "Localizable.xcstrings": broken])
        let result = try await workspace.belfry("generate --strings --swift Generated")
        #expect(result.status == 1)
        #expect(result.error.contains("Localizable.xcstrings:3:11: error: "))
        #expect(try workspace.text("Localizable.xcstrings") == broken)
        #expect(workspace.files == ["Localizable.xcstrings", "notifications.yaml"])
    }

    /// A schema may be untrusted.
    @Test func nothingOutsideIsChanged() async throws {
        let workspace = try Workspace([
            "App/notifications.yaml": Self.schema(strings: "../Localizable.xcstrings"),
            "Localizable.xcstrings": "{ \"strings\" : {} }",
        ])
        let outside = try await workspace.belfry("generate --strings", in: "App")
        #expect(
            outside.status != 0 && outside.error.contains("is outside the schema's repository or folder"))
        #expect(try workspace.text("Localizable.xcstrings") == "{ \"strings\" : {} }")
        #expect(try await workspace.belfry("generate App --strings").status == 0)
    }

    @Test(arguments: ["Other.xcstrings", "nowhere"])
    func linksAreNotWrittenThrough(_ destination: String) async throws {
        let workspace = try Workspace([
            "notifications.yaml": Self.schema(), "Other.xcstrings": "{ \"strings\" : {} }",
        ])
        try workspace.link("Localizable.xcstrings", to: destination)
        let result = try await workspace.belfry("generate --strings")
        #expect(result.status != 0 && result.error.contains("is a link"))
        #expect(try workspace.text("Other.xcstrings") == "{ \"strings\" : {} }")
    }

    /// Other outputs depend only on the schema.
    @Test func otherOutputsNeedNoCatalog() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema()])
        let result = try await workspace.belfry("generate --swift Generated")
        #expect(result.status == 0)
        let swift = ["Generated/notifications.generated.swift", "Generated/notifications.support.generated.swift"]
        #expect(workspace.files == swift + ["notifications.yaml"])
    }
}
