import Testing

/// Requirements of pushes that aren't alerts, and of Intents extensions.
@Suite struct OtherRequirementsTests {
    private static let empty = "<plist version=\"1.0\">\n<dict/>\n</plist>\n"

    /// What calls, push-to-talk, location pushes and announced messages need is a finding, and can be written.
    @Test func otherPushesNeedEntries() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            app:
              platforms: { iOS: 17.0 }
              bundle-identifier: { release: com.example.talk, beta: com.example.talk.beta }
              entitlements: { app: App.entitlements }
              info-plist: { app: Info.plist, intents-extension: Intents.plist }
            categories:
              message: { hidden-previews-body-placeholder: Message, allow-in-car-play: true }
            notifications:
              ring: { delivery: voip, data: { caller: string } }
              talk: { delivery: push-to-talk, data: { channel: string } }
              where: { delivery: location, data: { who: string } }
              message:
                category: message
                title: $(sender)
                data: { sender: { origin: user } }
                communication: { intent: INSendMessageIntent, sender: { display-name: $(sender) } }

            """,
            "App.entitlements": Self.empty, "Info.plist": Self.empty, "Intents.plist": Self.empty,
        ])
        let before = try await workspace.belfry("lint --only requirement-missing --reporter pretty").output
        for entry in [
            "aps-environment", "com.apple.developer.push-to-talk", "com.apple.developer.location.push", "voip",
            "push-to-talk", "NSLocationAlwaysAndWhenInUseUsageDescription", "INSearchForMessagesIntent",
        ] { #expect(before.contains(entry), "\(entry): \(before)") }
        let shown = try await workspace.belfry("requirements").output
        #expect(shown.contains("production: Xcode writes it for TestFlight"))
        #expect(shown.contains("each of com.example.talk, com.example.talk.beta"))
        #expect(try await workspace.belfry("requirements --write").status == 0)
        #expect(try await workspace.belfry("lint --only requirement-missing --reporter pretty").output == "")
        #expect(try workspace.text("Intents.plist").contains("<string>INSetMessageAttributeIntent</string>"))
        // The Intents extension declares the intent, so the app doesn't have to.
        try workspace.write(Self.empty, to: "Info.plist")
        #expect(try await workspace.belfry("lint --only requirement-missing").status == 0)
        #expect(try await !workspace.belfry("requirements").output.contains("missing      NSUserActivityTypes"))
    }

    /// What is nearly right in a file is corrected, not added again; an activity with a wrong scheme has one finding.
    @Test func misspelledEntriesAreNamed() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            app:
              bundle-identifier: com.example.tide
              url-scheme: tide_app
              platforms: { iOS: 17.2 }
              entitlements: { app: App.entitlements }
              info-plist: { app: Info.plist, content-extension: Content.plist }
            activities:
              tide: { destination: tide, state: { height: integer }, stale-after: 15m, dismiss-after: 20m }
            categories:
              storm: { hidden-previews-body-placeholder: Storm, content-extension: true }
            notifications:
              sync: { delivery: background }
              storm:
                category: storm
                title: Storm
                interruption-level: time-sensitive
                relevant-for: 1h
                because: Boats must come back.

            """,
            "App.entitlements": """
            <plist version="1.0"><dict>
            <key>aps-environment</key><string>development</string>
            <key>com.apple.developer.usernotifications.time_sensitive</key><true/>
            </dict></plist>

            """,
            "Info.plist": """
            <plist version="1.0"><dict>
            <key>NSSupportsLiveActivities</key><true/>
            <key>UIBackgroundModes</key><array><string>remote-notifications</string></array>
            <key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>tide_app</string></array>
            </dict></array>
            </dict></plist>

            """,
            "Content.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
            <key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>storm</string>
            <key>UNNotificationExtensionInitialContentSizeRatio</key><real>1</real>
            </dict>
            </dict></dict></plist>

            """,
        ])
        let output = try await workspace.belfry("lint --reporter pretty").output
        for help in [
            "write 'com.apple.developer.usernotifications.time-sensitive' instead of "
                + "'com.apple.developer.usernotifications.time_sensitive'",
            "write 'remote-notification' instead of 'remote-notifications'",
            "or add 'NSExtensionMainStoryboard' with the name of a storyboard",
        ] { #expect(output.contains(help), "\(output)") }
        #expect(output.contains("a URL scheme has letters") && !output.contains("CFBundleURLTypes"), "\(output)")
    }
}
