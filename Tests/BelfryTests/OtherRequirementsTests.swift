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
}
