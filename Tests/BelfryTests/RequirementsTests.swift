import Foundation
import Testing

@Suite struct RequirementsTests {
    private static let empty = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- Nobody has been here before. -->
        <dict/>
        </plist>

        """

    /// With a value of the wrong type, other values and comments.
    private static let infoPlist = """
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key>
            <string>$(PRODUCT_NAME)</string> <!-- as people see it -->
            <key>UIBackgroundModes</key>
            <array>
                <string>voip</string> <!-- calls -->
            </array>
            <!-- end -->
        </dict>
        </plist>

        """

    private static let build = "build-source --support support.swift notifications.yaml out.swift"
    private static let schema = """
        app:
          platforms: { iOS: 15.0, macOS: 13.0 }
          entitlements: { app: App.entitlements, service-extension: Service.entitlements }
          info-plist:
            app: Info.plist
            service-extension: Service-Info.plist
            content-extension: Card/Info.plist
        categories:
          invitation:
            renamed-from: INVITE
            hidden-previews-body-placeholder: Invitation
            content-extension: true
        notifications:
          courier:
            title: Courier
            interruption-level: time-sensitive
            relevant-for: 20m
            because: Somebody has to open the door.
            mutable-content: true
          alarm:
            title: Alarm
            interruption-level: critical
            because: Smoke kills.
            sound: { name: default, critical: true }
          message:
            title: $(sender)
            body: $(text)
            variables: { text: { origin: user } }
            data: { sender: { origin: user } }
            communication: { intent: INSendMessageIntent, sender: { display-name: $(sender) } }
          call:
            title: $(caller)
            data: { caller: { origin: user } }
            communication: { intent: INStartCallIntent, sender: { display-name: $(caller) } }
          sync: { delivery: background }

        """

    private static let rules = [
        "requirement-missing", "requirement-missing", "requirement-missing",
        "requirement-missing",
        "content-extension-mismatch",
    ]

    private func app() throws -> Workspace {
        try Workspace([
            "notifications.yaml": Self.schema, "App.entitlements": Self.empty, "Service.entitlements": Self.empty,
            "Info.plist": Self.infoPlist, "Service-Info.plist": Self.empty, "Card/Info.plist": Self.empty,
        ])
    }

    /// Live Activities and regions need entries in the app's Info.plist.
    @Test func activitiesAndRegionsNeedEntries() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            app: { url-scheme: goals, platforms: { iOS: 17.2 }, info-plist: { app: Info.plist } }
            activities:
              match: { destination: match, state: { goals: integer }, frequent-updates: true }
            notifications:
              stadium: { delivery: local, title: Tickets, trigger: { region: app } }
            """,
            "Info.plist": Self.empty,
        ])
        #expect(try await workspace.belfry("requirements --write").status == 0)
        let list = try workspace.text("Info.plist")
        #expect(list.contains("<key>NSSupportsLiveActivities</key>"))
        #expect(list.contains("<key>NSSupportsLiveActivitiesFrequentUpdates</key>"))
        #expect(list.contains("<key>NSLocationWhenInUseUsageDescription</key>"))
        #expect(list.contains("<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n\t\t\t\t<string>goals</string>"))
    }

    /// Proves which URL schemes of an Info.plist open the app, and what is written, next to other URLs of the app.
    @Test(arguments: [
        ("bundle-identifier: com.example.goals", "com.example.Goals", nil),
        ("bundle-identifier: com.example.goals", "$(PRODUCT_BUNDLE_IDENTIFIER)", nil),
        ("bundle-identifier: com.example.goals", "other", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
        ("url-scheme: Goals", "GOALS", nil),
        ("url-scheme: Goals", "other", "goals"),
        (
            "bundle-identifier: { release: com.example.goals, debug: com.example.goals.debug }, "
                + "url-scheme: { release: goals, debug: goals-debug }",
            "other", "$(URL_SCHEME)"
        ),
    ])
    func tapsNeedAURLScheme(_ app: String, _ present: String, _ written: String?) async throws {
        let types =
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(present)</string></array></dict></array>"
        let workspace = try Workspace([
            "notifications.yaml": """
            app: { \(app), info-plist: { app: Info.plist } }
            activities:
              match: { destination: match, state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
            """,
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>NSSupportsLiveActivities</key><true/>\(types)</dict></plist>\n",
        ])
        let before = try await workspace.belfry("requirements")
        #expect(before.output.contains("missing      CFBundleURLTypes") == (written != nil), "\(before.output)")
        let lint = try await workspace.belfry("lint --reporter xcode").output
        #expect(lint.contains("'CFBundleURLTypes' in 'Info.plist' lacks \(written ?? "-")") == (written != nil))
        #expect(try await workspace.belfry("requirements --write").status == 0)
        let list = try workspace.text("Info.plist")
        #expect(list.contains("<string>\(present)</string>"))
        #expect(list.matches(of: /<key>CFBundleURLSchemes<.key>/).count == (written == nil ? 1 : 2), "\(list)")
        if let written { #expect(list.contains("<string>\(written)</string>")) }
    }

    @Test func writtenEntriesSatisfyTheRules() async throws {
        let app = try app()
        let before = try await app.belfry("lint --reporter xcode").output
        for rule in Self.rules { #expect(before.contains("[\(rule)]"), "\(rule): \(before)") }
        #expect(try await app.belfry("requirements").status == 1)

        let written = try await app.belfry("requirements --write")
        #expect(written.status == 0)
        #expect(written.error.hasPrefix("5 files changed ("))
        #expect(!written.output.contains("missing") && written.output.contains("  added        aps-environment"))

        let after = try await app.belfry("lint --reporter xcode").output
        for rule in Self.rules { #expect(!after.contains("[\(rule)]"), "\(rule): \(after)") }
        #expect(try await app.belfry("requirements").status == 0)
        #expect(try app.text("App.entitlements").contains("<!-- Nobody has been here before. -->\n<dict>\n\t<key>aps"))
        #expect(
            try app.text("Info.plist")
                == Self.infoPlist
                .replacing(
                    "<!-- calls -->\n", with: "<!-- calls -->\n        <string>remote-notification</string>\n"
                )
                .replacing(
                    "    <!-- end -->\n",
                    with: """
                            <!-- end -->
                            <key>NSUserActivityTypes</key>
                            <array>
                                <string>INSendMessageIntent</string>
                                <string>INStartCallIntent</string>
                            </array>

                        """))

        let identities = try ["App.entitlements", "Info.plist"].map { try app.identity($0) }
        let again = try await app.belfry("requirements --write")
        #expect(again.error.hasPrefix("no file changed ("))
        #expect(try ["App.entitlements", "Info.plist"].map { try app.identity($0) } == identities)
    }

    @Test func eachRequirementIsShownWithItsReason() async throws {
        let app = try app()
        let output = try await app.belfry("requirements").output
        #expect(
            output.hasPrefix(
                """
                Entitlements of the app (App.entitlements)
                  missing      aps-environment: development or production
                               'courier' is pushed; also alarm, message, call, sync
                               development: a build from Xcode gets tokens of the sandbox, api.sandbox.push.apple.com
                               production: Xcode writes it for TestFlight, Ad Hoc and the App Store; tokens of api.push.apple.com
                               a token that is sent to the other server is answered with BadDeviceToken
                  missing      com.apple.developer.aps-environment: development or production

                """))
        #expect(
            output.contains(
                """
                  missing      NSExtension › NSExtensionAttributes › UNNotificationExtensionCategory: invitation, INVITE
                               'invitation' is shown by the content extension

                """))
        let json = try await app.belfry("requirements --reporter json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let requirements = try #require(object?["requirements"] as? [[String: Any]])
        let intents = requirements.filter { ($0["key"] as? [String]) == ["NSUserActivityTypes"] }
        #expect(intents.map { $0["value"] as? [String] } == [["INSendMessageIntent"], ["INStartCallIntent"]])
        #expect(intents.allSatisfy { $0["state"] as? String == "missing" })
    }

    @Test func withoutFilesItExplainsWhereToNameThem() async throws {
        let app = try Workspace(["notifications.yaml": "notifications:\n  sync: { delivery: background }\n"])
        let result = try await app.belfry("requirements")
        #expect(result.status == 0)
        #expect(
            result.output.contains("Info.plist of the app (name it in app: { info-plist: { app: … } })\n  not checked"))
        try app.write("categories: {}\n", to: "notifications.yaml")
        #expect(
            try await app.belfry("requirements").output
                == "nothing: this schema needs no entries in the project\n")
    }

    @Test func aBinaryFileIsRefused() async throws {
        let app = try app()
        let binary = try PropertyListSerialization.data(fromPropertyList: ["a": true], format: .binary, options: 0)
        try binary.write(to: app.url("Info.plist"))
        let result = try await app.belfry("requirements --write")
        #expect(result.status != 0)
        #expect((result.output + result.error).contains("plutil -convert xml1 'Info.plist'"))
        // All or nothing.
        #expect(try app.text("App.entitlements") == Self.empty)
    }

    /// Neither a path nor a link makes Belfry show files that a pull request mustn't read.
    @Test func filesOutsideAreNeitherReadNorWritten() async throws {
        let workspace = try Workspace(["App.entitlements": Self.empty, "Other.entitlements": Self.empty])
        let schema = Self.schema.split(separator: "\n").filter {
            !$0.contains("Info.plist") && !$0.contains("info-plist")
        }
        .joined(separator: "\n").replacing(", service-extension: Service.entitlements", with: "")
        try workspace.write(schema.replacing("app: App.e", with: "app: ../App.e"), to: "app/notifications.yaml")
        try workspace.write("password: secret\n", to: "App.entitlements")
        try workspace.link("app/Link.entitlements", to: "../App.entitlements")
        for (name, isLink) in [("../App", false), ("Link", true), (workspace.url("App").path, false)] {
            try workspace.write(
                schema.replacing("app: App.e", with: "app: \(name).e"), to: "app/notifications.yaml")
            for command in ["lint --reporter pretty", "requirements", "requirements --write"] {
                let result = try await workspace.belfry(command, in: "app")
                #expect(result.status == 1)
                #expect(
                    (result.output + result.error).contains("outside the schema's repository or folder"), "\(result)")
                #expect(!(result.output + result.error).contains("secret"))
            }
            #expect(try workspace.text("App.entitlements") == "password: secret\n")
            // From a folder above both, the file belongs to the project.
            let above = try await workspace.belfry("lint app --reporter pretty")
            #expect(above.output.contains("secret") && above.output.contains("XML property list"), "\(isLink)")
        }
    }

    @Test func aValueThatIsNotADictionary() async throws {
        let app = try app()
        let list = "<plist version=\"1.0\"><dict><key>NSExtension</key><string>x</string></dict></plist>"
        try app.write(list, to: "Card/Info.plist")
        let result = try await app.belfry("requirements --write")
        #expect(result.status == 2)
        #expect(result.error.contains("'Card/Info.plist' isn't changed"))
    }

    @Test func aMissingFileIsAnError() async throws {
        let app = try app()
        try app.remove("Info.plist")
        for command in ["lint", "requirements --write"] {
            let result = try await app.belfry(command)
            #expect(result.status == 1)
            #expect((result.output + result.error).contains("notifications.yaml:5:10: error: there is no 'Info.plist'"))
        }
    }

    /// Requirements don't depend on them.
    @Test func otherFilesMayBeMissing() async throws {
        let app = try app()
        let files = "  sounds: [Sounds]\n  strings: [Localizable.xcstrings]\n  assets: [Assets.xcassets]\n"
        try app.write(
            Self.schema.replacing("categories:\n", with: files + "categories:\n"), to: "notifications.yaml")
        #expect(try await app.belfry("lint").output.contains("[project-file-unreadable]"))
        let shown = try await app.belfry("requirements")
        #expect(shown.status == 1 && shown.output.contains("App.entitlements"), "\(shown)")
        #expect(try await app.belfry("requirements --write").status == 0)
    }

    /// A server that shares the schema doesn't have these files.
    @Test func generateNeedsNoneOfThem() async throws {
        let app = try Workspace(["notifications.yaml": Self.schema])
        #expect(try await app.belfry("generate --swift Out --fixtures Fixtures").status == 0)
    }

    @Test func theBuildPluginReadsNoProjectFiles() async throws {
        let app = try app()
        try app.remove("Info.plist")
        let result = try await app.belfry(Self.build)
        #expect(result.status == 0)
        let remarks = result.error.split(separator: "\n").filter { $0.contains("project-unchecked") }
        #expect(
            remarks == [
                "notifications.yaml:3:24: remark: a build doesn't read the project files that the schema names [project-unchecked] (advice)"
            ])
        #expect(!result.error.contains("Info.plist"))
        try app.write(Self.schema + "lint: { rules: { project-unchecked: off } }\n", to: "notifications.yaml")
        #expect(
            try await !app.belfry(Self.build).error.contains(
                "unread"))
    }

    @Test func standardInputIsReadWhereItWouldBeSaved() async throws {
        let app = try app()
        let output = try await app.belfry("lint - --stdin-path notifications.yaml", input: Self.schema).output
        #expect(output.contains("'App.entitlements' lacks"))
        let named = Workspace.folderName(app)
        let other = try await Workspace().belfry(
            "lint - --stdin-path ../\(named)/notifications.yaml", input: Self.schema)
        #expect(other.output.contains("'App.entitlements' lacks"))
    }
}

extension Workspace {
    fileprivate static func folderName(_ workspace: Workspace) -> String { workspace.folder.lastPathComponent }
}
