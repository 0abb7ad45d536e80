package import Diagnostics

extension RuleDescription {
    package static let requirementMissing = RuleDescription(
        id: "requirement-missing",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "The project has what 'belfry requirements' lists.",
        rationale: """
            Nothing tells an app what is missing: without aps-environment there is no device token, without its background \
            mode the system doesn't wake the app, and without the entitlements or the intents of communication, \
            time-sensitive and critical notifications, these arrive like any other. All that a file lacks is one finding. A \
            missing entitlement is an error. Xcode can write entries of Info.plist at build time, so a missing one is a \
            warning, except for intents. For the entitlements of a service extension, Apple says less, so the finding is a \
            warning or advice. A purpose string says what \
            the app does with the data, and not only that something gets better. In code, audit looks for the keys in all property lists, entitlements and settings of the repository, \
            and its findings are warnings. It also finds extensions for notifications that no target embeds, whose class \
            in Swift is named without its module, or that get no push because the app doesn't register for pushes; and \
            screens that code for notifications takes from storyboards which don't have them.
            """,
        unseen: "What Xcode adds at build time, and what the provisioning profile permits, isn't seen.",
        source: RuleSource(
            "UserNotifications, Registering your app with APNs",
            url: "https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns"
        ),
        passing: [
            RuleExample(
                schema(entitlements: "App.entitlements", infoPlist: "Info.plist"),
                files: [
                    ExampleFile.propertyList(
                        "App.entitlements", "<key>aps-environment</key>", "<string>development</string>"),
                    ExampleFile.propertyList(
                        "Info.plist", "<key>UIBackgroundModes</key>", "<array>", "\t<string>voip</string>", "</array>"),
                ]),
            RuleExample(
                nearby(infoPlist: "Info.plist"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>The app reminds you when you are near your stop.</string>")
                ]),
            RuleExample(
                nearby(infoPlist: "Info.plist"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>Location is required to continue a walk that you follow on the map.</string>")
                ]),
            // A local notification needs no entry.
            RuleExample(
                """
                app: { entitlements: { app: App.entitlements } }
                notifications:
                  tea: { delivery: local, title: Tea Is Ready }

                """,
                files: [ExampleFile.propertyList("App.entitlements")]),
            // WWDC21, Send communication and Time Sensitive notifications: either property list is enough.
            RuleExample(
                message(infoPlist: "Info.plist, intents-extension: Intents/Info.plist"),
                files: [ExampleFile.propertyList("Info.plist"), intentsExtension]),
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.interruptionLevel = .timeSensitive
                }
                """),
        ],
        failing: [
            RuleExample(
                schema(entitlements: "⟦App.entitlements⟧", infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList("App.entitlements"),
                    ExampleFile.propertyList(
                        "Info.plist", "<key>UIBackgroundModes</key>", "<array>", "\t<string>audio</string>", "</array>"),
                ]),
            // On a Mac, the environment of pushes has another key. It is advice, because a Mac app can be another target.
            RuleExample(
                """
                app: { platforms: { iOS: 17.0, macOS: 14.0 }, entitlements: { app: ⟦App.entitlements⟧ } }
                notifications:
                  order-sent: { title: Order Sent }

                """,
                files: [
                    ExampleFile.propertyList(
                        "App.entitlements", "<key>aps-environment</key>", "<string>$(APS_ENVIRONMENT)</string>")
                ]),
            RuleExample(message(infoPlist: "⟦Info.plist⟧"), files: [ExampleFile.propertyList("Info.plist")]),
            // The Human Interface Guidelines have it as a bad example.
            RuleExample(
                nearby(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>Location access is needed for a better experience.</string>")
                ]),
            RuleExample(
                nearby(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>This app needs your location.</string>")
                ]),
            RuleExample(
                nearby(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>Location is required to continue.</string>")
                ]),
            RuleExample(
                nearby(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>Needed for the app to work.</string>")
                ]),
            RuleExample(
                nearby(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSLocationWhenInUseUsageDescription</key>",
                        "<string>Please allow access.</string>")
                ]),
            // A string where the system reads an array.
            RuleExample(
                message(infoPlist: "⟦Info.plist⟧"),
                files: [
                    ExampleFile.propertyList(
                        "Info.plist", "<key>NSUserActivityTypes</key>", "<string>INSendMessageIntent</string>")
                ]),
            RuleExample(
                """
                app:
                  entitlements: { app: ⟦App.entitlements⟧ }
                notifications:
                  low-glucose:
                    title: Low Glucose
                    interruption-level: critical
                    because: Without sugar the person may lose consciousness.
                    sound: { name: default, critical: true }
                  courier-arriving:
                    title: Courier Arriving
                    interruption-level: time-sensitive
                    relevant-for: 20m
                    because: Somebody has to open the door.

                """,
                files: [
                    ExampleFile.entitlements(
                        "App.entitlements", "<key>com.apple.developer.usernotifications.critical-alerts</key>",
                        "<string>1</string>")
                ]),
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.interruptionLevel = ⟦requirement-missing│.timeSensitive⟧
                }
                """,
                files: [
                    .init(
                        "App.entitlements",
                        text: """
                            <plist version="1.0">
                            <dict>
                                <key>aps-environment</key>
                                <string>development</string>
                            </dict>
                            </plist>
                            """)
                ]),
            .swift(
                """
                func show(_ content: UNMutableNotificationContent, in group: INSpeakableString) throws -> UNNotificationContent {
                    let intent = ⟦INSendMessageIntent⟧(
                        recipients: nil, outgoingMessageType: .outgoingMessageText, content: nil, speakableGroupName: group,
                        conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
                    return try content.updating(from: intent)
                }
                """,
                files: [.init("App/Info.plist", text: "<plist><dict><key>CFBundleVersion</key></dict></plist>")]),
        ]
    )

    private static func schema(entitlements: String, infoPlist: String) -> String {
        """
        app:
          entitlements: { app: \(entitlements) }
          info-plist: { app: \(infoPlist) }
        notifications:
          ring: { delivery: voip, data: { caller: string } }

        """
    }

    private static func nearby(infoPlist: String) -> String {
        """
        app:
          info-plist: { app: \(infoPlist) }
        notifications:
          stop:
            delivery: local
            title: Your Stop Is Near
            trigger: { region: app }

        """
    }

    private static func message(infoPlist: String) -> String {
        """
        app:
          info-plist: { app: \(infoPlist) }
        notifications:
          new-message:
            title: $(sender)
            body: $(text)
            variables: { text: { origin: user } }
            data: { sender: { origin: user }, address: string, avatar: url }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(sender), handle: $(address), image: $(avatar) }

        """
    }

    private static let intentsExtension = ExampleFile.propertyList(
        "Intents/Info.plist", "<key>NSExtension</key>", "<dict>", "\t<key>NSExtensionAttributes</key>", "\t<dict>",
        "\t\t<key>IntentsSupported</key>", "\t\t<array>", "\t\t\t<string>INSendMessageIntent</string>",
        "\t\t</array>", "\t</dict>", "\t<key>NSExtensionPointIdentifier</key>",
        "\t<string>com.apple.intents-service</string>", "</dict>"
    )
}
