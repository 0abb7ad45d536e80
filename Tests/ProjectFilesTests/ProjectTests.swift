import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// The findings of a schema with the files that it names.
@Suite struct ProjectTests {
    /// The findings, one per line.
    private func findings(_ schema: String, _ files: RuleExample.File...) -> [String] {
        let findings = MarkedSchema(RuleExample(schema, files: files + [.init("readme", text: "")])).lint().findings
        return findings.map { "\($0.range.place) \($0.rule.id): \($0.message)" }
    }

    private static func assets(_ name: String, _ json: String) -> RuleExample.File {
        RuleExample.File("Assets.xcassets/\(name)", text: json)
    }

    private static let action = "actions:\n  like: { title: Like, icon: { template: thumb } }\n"

    @Test func missingValuesAndFiles() {
        #expect(
            findings("app:\n  info-plist: { app: Info.plist }\n  sounds: [readme]\n  assets: [\"a\\0b\", readme]\n")
                == [
                    "notifications.yaml:2:22 project-file-unreadable: there is no 'Info.plist'",
                    "notifications.yaml:3:12 project-file-unreadable: 'readme' isn't a folder",
                    "notifications.yaml:4:12 project-file-unreadable: there is no 'a\\u{0}b'",
                ])
    }

    @Test(arguments: ["../Info.plist", "/etc/passwd", "a/../../b"])
    func filesOutside(_ path: String) {
        let why = "'\(path)' is outside the schema's repository or folder"
        #expect(
            findings("app:\n  entitlements: { app: \(path) }\n  sounds: [\(path)]\n  assets: [\(path)]\n")
                == [
                    "notifications.yaml:2:24 project-file-unreadable: \(why)",
                    "notifications.yaml:3:12 project-file-unreadable: \(why)",
                    "notifications.yaml:4:12 project-file-unreadable: \(why)",
                ])
    }

    @Test func aFolderThatIsNotACatalog() {
        #expect(
            findings("app:\n  assets: [Images]\n", .init("Images/a", text: ""))
                == ["notifications.yaml:2:12 project-file-unreadable: 'Images' isn't an asset catalog"])
    }

    /// Before, each mention was read: 200 times a file of four megabytes took 90 seconds.
    @Test func aFileThatIsNamedTwiceIsReadOnce() {
        let broken = RuleExample.File("Localizable.xcstrings", text: "[]")
        #expect(
            findings(
                "app:\n  strings: [Localizable.xcstrings, ./Localizable.xcstrings, Localizable.xcstrings]\n", broken)
                == [
                    "Localizable.xcstrings:1:1 project-file-unreadable: this isn't a string catalog: it has no 'strings'"
                ]
        )
        let whole = RuleExample.File(
            "Localizable.xcstrings", text: "{ \"strings\" : { \"notification.order.title\" : {} } }")
        let schema = """
            app: { strings: [Localizable.xcstrings, Localizable.xcstrings], language: en }
            notifications:
              order: { title: Your Order Has Shipped }
            """
        #expect(findings(schema, whole) == [])
    }

    /// All files share one limit.
    @Test func filesShareTheLimitOfOneFile() {
        let names = ["a", "b", "c"].map { "\($0).lproj/Localizable.strings" }
        let texts = (0..<200_000).map { "k\($0)=v;" }.joined()
        let files = names.map { RuleExample.File($0, text: texts) }
        let found = findings("app: { strings: [\(names.joined(separator: ", "))] }\n", files[0], files[1], files[2])
        #expect(found == ["c.lproj/Localizable.strings:1:888891 project-file-unreadable: there are too many texts"])
    }

    @Test func brokenFilesHaveALocation() {
        let found = findings(
            "app:\n  entitlements: { app: A }\n  info-plist: { app: B }\n  assets: [Assets.xcassets]\n\(Self.action)",
            .init("A", text: "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n</dict>\n</plist>\n"),
            .init("B", Array("bplist00".utf8) + [1, 2, 3]),
            Self.assets("thumb.imageset/Contents.json", "{\n  \"images\" : [ {} ],\n  \"info\"  {}\n}\n"),
            Self.assets("Group/Contents.json", "{ \"properties\" : ")
        )
        #expect(
            found == [
                "A:4:1 project-file-unreadable: a value is missing before this",
                "Assets.xcassets/Group/Contents.json:1:18 json-syntax: a value is missing here",
                "Assets.xcassets/thumb.imageset/Contents.json:3:11 json-syntax: a ':' is missing here",
                "notifications.yaml:3:22 project-file-unreadable: 'B' is a binary property list; Belfry reads and edits XML",
            ])
    }

    /// One for the light appearance, one for the dark one, as Xcode writes them.
    @Test func imagesWithAppearances() {
        let contents = """
            {
              "images" : [
                { "idiom" : "universal", "scale" : "1x" },
                { "filename" : "light.pdf", "idiom" : "universal", "scale" : "2x" },
                {
                  "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                  "filename" : "dark\\u002epdf",
                  "idiom" : "universal"
                }
              ],
              "info" : { "author" : "xcode", "version" : 1 },
              "properties" : { "template-rendering-intent" : "template" }
            }
            """
        let schema = "app:\n  assets: [Assets.xcassets]\n\(Self.action)"
        let image = Self.assets("thumb.imageset/dark.pdf", "%PDF")
        #expect(findings(schema, Self.assets("thumb.imageset/Contents.json", contents), image) == [])
        // A group that isn't a namespace doesn't change the name.
        #expect(
            findings(
                schema, Self.assets("Icons/thumb.imageset/Contents.json", contents),
                Self.assets("Icons/thumb.imageset/dark.pdf", "%PDF")) == [])
        #expect(
            findings(schema, Self.assets("thumb.imageset/Contents.json", contents)) == [
                "notifications.yaml:4:42 icon-image-missing: the image set 'thumb' names 'light.pdf', which doesn't exist"
            ])
        #expect(findings(schema, Self.assets("thumb.symbolset/Contents.json", "{}")) == [])
        #expect(
            findings(schema, Self.assets("Thumb.imageset/Contents.json", contents)) == [
                "notifications.yaml:4:42 icon-image-missing: there is no image 'thumb' in the asset catalogs of the app"
            ])
    }

    @Test func aCatalogWithTooManyLevels() {
        let deep = String(repeating: "a/", count: 100)
        let schema = "app:\n  assets: [Assets.xcassets]\n\(Self.action)"
        #expect(findings(schema, Self.assets("\(deep)thumb.imageset/Contents.json", "{}")).count == 1)
    }

    @Test func aSoundOfSeveralNotificationsIsOneFinding() {
        let found = findings(
            """
            app: { sounds: [Sounds] }
            notifications:
              a: { title: A, sound: song.wav }
              b: { title: B, sound: song.wav }
            """,
            .init("Sounds/Folder/song.wav", SoundBytes.wav(tag: 1, block: 2, data: 44_100 * 2 * 31)))
        #expect(
            found == [
                "notifications.yaml:3:25 sound-unplayable: 'Sounds/Folder/song.wav' lasts 31 s, so the default sound plays instead"
            ])
    }

    @Test func severalContentExtensionsClaimCategoriesTogether() {
        func list(_ category: String) -> RuleExample.File {
            .init(
                "\(category).plist",
                text: """
                    <plist version="1.0"><dict><key>NSExtension</key><dict>
                    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
                    <key>NSExtensionPrincipalClass</key><string>Content</string><key>NSExtensionAttributes</key><dict>
                    <key>UNNotificationExtensionInitialContentSizeRatio</key><real>1</real>
                    <key>UNNotificationExtensionCategory</key><array><string>\(category)</string><string>$(MORE)</string>
                    </array></dict></dict></dict></plist>
                    """)
        }
        let categories = """
            categories:
              a: { hidden-previews-body-placeholder: A, content-extension: true }
              b: { hidden-previews-body-placeholder: B, content-extension: true }

            """
        #expect(
            findings(
                "app:\n  info-plist: { content-extension: [a.plist, b.plist] }\n\(categories)", list("a"), list("b"))
                == [])
        #expect(
            findings("app:\n  info-plist: { content-extension: a.plist }\n\(categories)", list("a")) == [
                "notifications.yaml:5:64 content-extension-mismatch: 'a.plist' does not name the category 'b'"
            ])
    }

    /// If only the schema is read, an exception can't be reported as unused.
    @Test func anExceptionFromARuleOverProjectFilesIsNotUnusedWithoutThem() {
        let schema = """
            app:
              entitlements: { app: App.entitlements }
              allow: { requirement-missing: "Asked for." }
            """
        #expect(MarkedSchema(schema).lint().findings.isEmpty)
        let found = findings(schema, .init("App.entitlements", text: "<plist><dict/></plist>"))
        #expect(found.map { $0.split(separator: " ")[1] } == ["lint-unused-exception:"])
    }
}
