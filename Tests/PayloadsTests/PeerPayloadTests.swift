import Foundation
import Testing

/// The same notifications as in APNSwift, a library for servers. Its tests expect these payloads.
@Suite struct PeerPayloadTests {
    private func expect(_ schema: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let fixtures = FixturesOfSchema("generate: { fixtures: { variants: [typical] } }\n" + schema)
        let object = try fixtures.object("n.typical.apns")
        let tree = try #require(try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
        #expect(object as NSDictionary == tree, sourceLocation: sourceLocation)
    }

    @Test func anAlert() throws {
        try expect(
            """
            app: { notification-key: foo }
            notifications:
              n: { identifier: bar, title: title }
            """,
            #"{"foo":"bar","aps":{"alert":{"title":"title"}}}"#
        )
    }

    @Test func everyKeyOfAnAlert() throws {
        try expect(
            """
            app: { notification-key: payload }
            categories:
              category: { hidden-previews-body-placeholder: Placeholder }
            notifications:
              n:
                identifier: payload
                category: category
                title: title
                subtitle: subtitle
                body: body
                launch-image: launchimage
                badge: 1
                sound: default
                thread-id: threadID
                mutable-content: true
                target-content-id: targetContentID
                interruption-level: critical
                relevance-score: 1
            """,
            """
            {"payload":"payload","aps":{"category":"category","relevance-score":1,"badge":1,
             "target-content-id":"targetContentID","sound":"default","interruption-level":"critical",
             "alert":{"body":"body","subtitle":"subtitle","title":"title","launch-image":"launchimage"},
             "thread-id":"threadID","mutable-content":1}}
            """
        )
    }

    @Test(arguments: [
        ("sound.caf", #""sound.caf""#),
        ("{ name: file, critical: true, volume: 1 }", #"{"name":"file","volume":1,"critical":1}"#),
    ])
    func sounds(_ written: String, _ expected: String) throws {
        try expect(
            "notifications:\n  n: { title: title, interruption-level: critical, sound: \(written) }\n",
            """
            {"notification":"n","aps":{"alert":{"title":"title"},"interruption-level":"critical","sound":\(expected)}}
            """
        )
    }

    @Test(arguments: ["passive", "active", "time-sensitive", "critical"])
    func levels(_ level: String) throws {
        try expect(
            "notifications:\n  n: { title: title, interruption-level: \(level) }\n",
            #"{"notification":"n","aps":{"alert":{"title":"title"},"interruption-level":"\#(level)"}}"#
        )
    }

    /// Its background push always has priority 5, and so does ours.
    @Test func aBackgroundPush() throws {
        let schema = "notifications:\n  n: { delivery: background, data: { foo: { example: bar } } }\n"
        try expect(schema, #"{"notification":"n","foo":"bar","aps":{"content-available":1}}"#)
        let headers = try FixturesOfSchema(schema).object("n.typical.headers.json")
        #expect(headers as NSDictionary == ["apns-push-type": "background", "apns-priority": "5"])
    }
}
