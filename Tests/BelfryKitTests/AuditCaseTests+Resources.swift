extension AuditCaseTests {
    // MARK: Files and texts

    private static func sound(_ name: String) -> String {
        """
        func post(_ content: UNMutableNotificationContent) {
            content.sound = UNNotificationSound(named: UNNotificationSoundName("\(name)"))
            content.title = String(localized: "reminder.title")
            content.body = NSString.localizedUserNotificationString(forKey: "reminder.body", arguments: nil)
        }
        """
    }

    private static func image(_ name: String) -> String {
        """
        func post(_ content: UNMutableNotificationContent) {
            guard let url = Bundle.main.url(forResource: "\(name)", withExtension: "png") else { return }
            content.attachments = [try? UNNotificationAttachment(identifier: "image", url: url)].compactMap { $0 }
        }
        """
    }

    private static func download(_ url: String) -> String {
        """
        func load(_ content: UNMutableNotificationContent) {
            guard let text = content.userInfo["image"] as? String, let url = URL(string: text) else { return }
            URLSession.shared.downloadTask(with: url) { location, _, _ in
                guard let location else { return }
                content.attachments = [try! UNNotificationAttachment(identifier: "image", url: \(url))]
            }.resume()
        }
        """
    }

    static let resources = [
        Case(
            "a sound with another extension", ["App/App.swift": sound("ping.wav"), "App/ping.caf": "caff"],
            ["sound-unplayable"], ["warning sound-unplayable: \"ping.wav\""]),
        Case(
            "a sound whose file is in the project only",
            [
                "App/App.swift": sound("ping.caf"), "App/pong.caf": "caff",
                "App.xcodeproj/project.pbxproj": "/* ping.caf in Resources */ = {isa = PBXBuildFile; };",
            ], ["sound-unplayable"]),
        Case(
            "a sound that the project doesn't list",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff",
                "App.xcodeproj/project.pbxproj": "A2 = {isa = PBXFileReference; path = App.swift; };",
            ], ["sound-unplayable"], ["warning sound-unplayable: \"ping.caf\""]),
        Case(
            "a sound in a folder that the project lists",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff",
                "App.xcodeproj/project.pbxproj": """
                A2 = {isa = PBXFileReference; path = App.swift; };
                A3 = {isa = PBXFileReference; lastKnownFileType = folder; path = Sounds; };
                """,
            ], ["sound-unplayable"]),
        Case(
            "a sound in a synchronized folder",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff",
                "App.xcodeproj/project.pbxproj": """
                A2 = {isa = PBXFileReference; path = App.swift; };
                A3 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
                """,
            ], ["sound-unplayable"]),
        Case(
            "a sound that a script of the project copies",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff",
                "App.xcodeproj/project.pbxproj": """
                A2 = {isa = PBXFileReference; path = App.swift; };
                A3 = {isa = PBXShellScriptBuildPhase; shellScript = "cp App/Sounds/* ${TARGET_BUILD_DIR}"; };
                """,
            ], ["sound-unplayable"]),
        Case(
            "a sound of a pod",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff", "App/Sounds/Sounds.podspec": "",
                "App.xcodeproj/project.pbxproj": "A2 = {isa = PBXFileReference; path = App.swift; };",
            ], ["sound-unplayable"]),
        Case(
            "a sound for code that no project here builds",
            [
                "App/App.swift": sound("ping.caf"), "App/Sounds/ping.caf": "caff",
                "Other.xcodeproj/project.pbxproj": "A2 = {isa = PBXFileReference; path = Other.swift; };",
            ], ["sound-unplayable"]),
        Case("a repository without sounds", swift: sound("ping.caf"), ["sound-unplayable"]),
        Case(
            "an image that isn't there", ["App/App.swift": image("bill"), "App/invoice.png": "png"],
            ["attachment-unsupported"], ["warning attachment-unsupported: \"bill\""]),
        Case(
            "an image that is there", ["App/App.swift": image("bill"), "App/bill.png": "png"],
            ["attachment-unsupported"]),
        Case(
            "a file of data beside an attachment",
            [
                "App/App.swift": image("bill").replacing("\"png\"", with: "\"json\""), "App/invoice.png": "png",
                "App/bill.json": "{}",
            ],
            ["attachment-unsupported"]),
        Case(
            "an address on a server", swift: download("url"), ["attachment-unsupported"],
            ["warning attachment-unsupported: url"]),
        Case("a file", swift: download("location"), ["attachment-unsupported"]),
        Case(
            "a key that no table has",
            [
                "App/App.swift": sound("ping.caf"),
                "App/en.lproj/Localizable.strings": "\"reminder.title\" = \"Reminder\";",
            ],
            ["loc-key-missing"], ["warning loc-key-missing: \"reminder.body\""]),
        Case(
            "keys that tables have, also of plural forms",
            [
                "App/App.swift": sound("ping.caf"),
                "App/en.lproj/Localizable.strings": "\"reminder.title\" = \"Reminder\";",
                "App/en.lproj/Localizable.stringsdict":
                    "<plist version=\"1.0\"><dict><key>reminder.body</key><dict></dict></dict></plist>",
            ], ["loc-key-missing"]),
        Case(
            "tables that aren't here",
            ["App/App.swift": sound("ping.caf"), "App/en.lproj/Localizable.strings": "\"a\" = \"b\";"],
            ["loc-key-missing"]),
        Case(
            "a push with too few arguments",
            [
                "App/App.swift": sound("ping.caf"),
                "App/en.lproj/Localizable.strings":
                    "INVITE = \"%@ invites you\"; \"INVITE_TO\" = \"%1$@ invites you to %2$@\";",
                "a.apns": #"{ "aps": { "alert": { "loc-key": "INVITE_TO", "loc-args": ["Ann"] } } }"#,
                "b.apns": #"{ "aps": { "alert": { "loc-key": "INVITE_TO", "loc-args": ["Ann", "Dinner"] } } }"#,
            ], ["loc-key-missing"],
            [
                "warning loc-key-missing: \"reminder.title\"", "warning loc-key-missing: \"reminder.body\"",
                "warning loc-key-missing: \"INVITE_TO\"",
            ]),
    ]

    private static func missed(_ title: String, _ strings: String, in file: String = "en.lproj/Localizable.strings")
        -> [String: String]
    {
        [
            "App/App.swift": """
            func post(_ call: Call) {
                let content = UNMutableNotificationContent()
                content.title = \(title)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "missed", content: content, trigger: nil))
            }
            """,
            "App/\(file)": strings,
        ]
    }

    private static func catalog(_ text: String) -> String {
        #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "missed.title": { \#(text) } } }"#
    }

    static let lookedUpTexts = [
        Case(
            "a table with the text and a blank after it",
            missed("\"Missed call from\".localized + call.name", #""Missed call from " = "Missed call from ";"#),
            ["loc-key-missing"], ["warning loc-key-missing: \"Missed call from\""]),
        Case(
            "the text in another function, and none like it",
            missed("localize(\"Missed call\") + \"Call me\".localized", #""Call me" = "Call me";"#),
            ["loc-key-missing"]),
        Case(
            "a catalog that has the key and no text",
            missed(
                "NSLocalizedString(\"missed.title\", bundle: own, comment: \"\")", catalog(""),
                in: "Localizable.xcstrings"), ["loc-key-missing"],
            ["warning loc-key-missing: \"missed.title\""]),
        Case(
            "a table whose text is its key",
            missed("NSLocalizedString(\"missed.title\", comment: \"\")", #""missed.title" = "missed.title";"#),
            ["loc-key-missing"]),
        Case(
            "a catalog with a text",
            missed(
                "NSLocalizedString(\"missed.title\", comment: \"\")",
                catalog(
                    #""localizations": { "en": { "stringUnit": { "state": "translated", "value": "Missed" } } }"#),
                in: "Localizable.xcstrings"), ["loc-key-missing"]),
        Case(
            "a key that the table of one language lacks", translated(#""call.back" = "Anrufen";"#),
            ["loc-key-missing"], ["warning loc-key-missing: \"missed.title\""]),
        Case(
            "a key that each table has", translated(#""missed.title" = "Verpasst"; "call.back" = "Anrufen";"#),
            ["loc-key-missing"]),
    ]

    private static func translated(_ german: String) -> [String: String] {
        missed(
            "NSLocalizedString(\"missed.title\", comment: \"\")",
            #""missed.title" = "Missed"; "call.back" = "Call Back";"#
        ).merging(["App/de.lproj/Localizable.strings": german]) { $1 }
    }
}
