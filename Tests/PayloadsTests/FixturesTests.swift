import Diagnostics
import Foundation
import Payloads
import Testing

/// The files, and their content as other programs read it.
@Suite struct FixturesTests {
    @Test func namesOfFiles() {
        let fixtures = FixturesOfSchema(
            """
            notifications:
              sale:
                title: Sale
                examples: { summer: {}, winter: {} }
            """
        )
        #expect(
            fixtures.names == [
                "fixtures.json", "sale.longest.apns", "sale.longest.headers.json", "sale.summer.apns",
                "sale.summer.headers.json", "sale.typical.apns", "sale.typical.headers.json", "sale.winter.apns",
                "sale.winter.headers.json",
            ]
        )
    }

    @Test(arguments: ["typical", "Typical"])
    func anExampleCalledTypicalIsTheTypicalOne(_ name: String) throws {
        let fixtures = FixturesOfSchema(
            """
            notifications:
              sale:
                title: Sale of $(what)
                variables: { what: string }
                examples: { \(name): { what: chairs } }
            """
        )
        #expect(
            fixtures.names.filter { $0.hasSuffix(".apns") }.sorted()
                == ["sale.\(name).apns", "sale.longest.apns"].sorted())
        #expect(fixtures.findings.isEmpty)
        let aps = try fixtures.object("sale.\(name).apns")["aps"] as? [String: [String: String]]
        #expect(aps == ["alert": ["title": "Sale of chairs"]])
    }

    @Test(arguments: [
        ("[]", ["one"]), ("[longest]", ["longest", "one"]), ("[typical, longest]", ["longest", "one", "typical"]),
    ])
    func variants(_ variants: String, _ names: [String]) {
        let fixtures = FixturesOfSchema(
            """
            generate: { fixtures: { variants: \(variants) } }
            notifications:
              sale: { title: Sale, examples: { one: {} } }
            """
        )
        #expect(fixtures.names.filter { $0.hasSuffix(".apns") } == names.map { "sale.\($0).apns" })
    }

    /// Texts of the maximum length, the longest case of an enum, and the longest of the examples.
    @Test func longestContent() throws {
        let fixtures = FixturesOfSchema(
            """
            notifications:
              sale:
                title: $(shop)
                body: $(news)
                variables:
                  shop: { max-length: 12, example: Ada Co }
                  news: { example: Short }
                data:
                  kind: { values: [new, refurbished, old] }
                  link: { type: url, optional: true }
                  tags: { type: [string] }
                examples:
                  one: { shop: Ada, news: Much longer than that, kind: new, tags: [a, b, c] }
            """
        )
        let payload = try fixtures.object("sale.longest.apns")
        let alert = (payload["aps"] as? [String: [String: String]])?["alert"]
        #expect(alert == ["title": "Ada Co Ada C", "body": "Much longer than that"])
        #expect(payload["kind"] as? String == "refurbished")
        #expect(payload["link"] as? String == "https://example.com/link")
        #expect(payload["tags"] as? [String] == ["a", "b", "c"])
    }

    /// Simulator shows what the app would show; no server gets headers for it.
    @Test func localNotificationsAreNotSent() throws {
        let fixtures = FixturesOfSchema(
            "notifications:\n  list: { title: List, delivery: local, examples: { one: {} } }\n")
        #expect(fixtures.names == ["fixtures.json", "list.longest.apns", "list.one.apns", "list.typical.apns"])
        #expect(fixtures.files["fixtures.json"]?.contains("\"delivery\": \"local\"") == true)
        #expect(fixtures.files["fixtures.json"]?.contains("headers") == false)
        #expect(try fixtures.object("list.one.apns")["notification"] as? String == "list")
    }

    @Test func programsReadTheDeclaredValues() throws {
        let fixtures = FixturesOfSchema(
            """
            app: { bundle-identifier: com.example.mail }
            categories:
              mail:
                identifier: MAIL
                hidden-previews-body-placeholder: Mail
                actions: [archive: { title: Archive, icon: archivebox }]
            notifications:
              new-mail:
                identifier: mail.new
                category: mail
                title: $(sender)
                badge: $(unread)
                sound: { name: alarm.caf, critical: true, volume: 0.5 }
                thread-id: $(id)
                interruption-level: critical
                variables: { sender: { example: Grüße }, unread: count }
                data:
                  id: uuid
                  isRead: { type: boolean, example: false }
                  received: { type: date-epoch, example: 1.5 }
                  note: { optional: true }
                examples:
                  first: { id: 00000000-0000-0000-0000-000000000001, unread: 12 }
            """
        )
        let expected: NSDictionary = [
            "Simulator Target Bundle": "com.example.mail",
            "aps": [
                "alert": ["title": "Grüße"], "badge": 12, "category": "MAIL", "interruption-level": "critical",
                "sound": ["critical": 1, "name": "alarm.caf", "volume": 0.5] as [String: Any],
                "thread-id": "00000000-0000-0000-0000-000000000001",
            ] as [String: Any],
            "notification": "mail.new", "id": "00000000-0000-0000-0000-000000000001", "isRead": false, "received": 1.5,
        ]
        #expect(try fixtures.object("new-mail.first.apns") as NSDictionary == expected)
        #expect(try fixtures.object("new-mail.typical.apns")["note"] as? String == "note", "optional data are typical")
        let headers: NSDictionary = [
            "apns-priority": "10", "apns-push-type": "alert", "apns-topic": "com.example.mail",
        ]
        #expect(try fixtures.object("new-mail.first.headers.json") as NSDictionary == headers)
        let listed = try fixtures.listed("new-mail.first.apns")
        #expect(listed["notification"] as? String == "mail.new")
        #expect(listed["name"] as? String == "new-mail")
        #expect(listed["example"] as? String == "first")
        #expect(listed["category"] as? String == "MAIL")
        #expect(listed["actions"] as? [String] == ["archive"])
        #expect(listed["interruption-level"] as? String == "critical")
        #expect(listed["push-type"] as? String == "alert")
    }

    /// The hashes were computed with another tool.
    @Test(
        arguments: [
            ("Hi", #"{"aps":{"alert":{"body":"Hi"}},"notification":"a"}"#, "9d524dd30cfb9260"),
            ("Grüße/\\n", #"{"aps":{"alert":{"body":"Grüße/\n"}},"notification":"a"}"#, "85ab632e82a55053"),
        ]
    )
    func sizeAndHashAreThoseOfTheCanonicalBytes(_ body: String, _ canonical: String, _ hash: String) throws {
        let fixtures = FixturesOfSchema("app: { bundle-identifier: x.y }\nnotifications:\n  a: { body: \"\(body)\" }\n")
        let listed = try fixtures.listed("a.typical.apns")
        #expect(listed["size"] as? Int == canonical.utf8.count)
        #expect(listed["hash"] as? String == hash)
    }

    @Test func theOrderOfFilesAndDeclarationsChangesNothing() {
        let first = "notifications:\n  b: { title: B, data: { y: integer, x: integer } }\n  a: { title: A }\n"
        let second = "notifications:\n  c: { title: C }\n"
        let one = FixturesOfSchema(
            "app: {}\n", fragments: ["1.notifications.yaml": first, "2.notifications.yaml": second])
        let other = FixturesOfSchema(
            "app: {}\n", fragments: ["2.notifications.yaml": second, "1.notifications.yaml": first])
        let turned = FixturesOfSchema(
            """
            notifications:
              c: { title: C }
              a: { title: A }
              b: { title: B, data: { x: integer, y: integer } }
            """
        )
        #expect(one.names == other.names)
        #expect(one.files == other.files)
        #expect(one.names == turned.names)
        #expect(one.files == turned.files)
    }
}
