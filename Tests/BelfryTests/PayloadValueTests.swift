import Foundation
import Testing

/// Values that the schema determines, flags, and pushes that aren't notifications.
@Suite struct PayloadValueTests {
    private func workspace(_ files: [String: String]) throws -> Workspace {
        try Workspace(files.merging(["notifications.yaml": PayloadMistake.schema]) { $1 })
    }

    /// - Parameter summary: The beginning of the summary for one push with this text.
    /// - Returns: The findings.
    @discardableResult private func check(
        _ push: String,
        _ options: String = "",
        expecting summary: String
    ) async throws -> String {
        let result = try await workspace(["push.json": push]).belfry("check-payload push.json \(options)")
        #expect(result.error.hasPrefix("\(summary) in 1 push"), "\(result.output)")
        return result.output
    }

    /// The request is correct except for one value that the schema determines.
    @Test(arguments: [
        ("\"thread-id\": \"order-6", "\"thread-id\": \"order-7", "-0e4d2f1b3c5d' according to its data, not"),
        ("\"thread-id\"", "\"target-content-id\"", "but this push has none"),
        ("\"doorbell.caf\"", "\"default\"", "the sound 'doorbell.caf' in the schema, not 'default'"),
        ("\"sound\": \"doorbell.caf\",", "", "the sound 'doorbell.caf' in the schema, but this push has none"),
        ("\"doorbell.caf\"", "{ \"critical\": 1, \"name\": \"doorbell.caf\" }", "the sound is critical, but"),
        ("\"com.example.courier\"", "\"com.example.florist\"", "the app is 'com.example.courier'"),
        ("\"1795253400\"", "\"1795253400000\"", "is in milliseconds"),
        ("\"1795253400\"", "\"3600\"", "the current time plus 3600"),
        ("\"10\"", "\"5\"", "is time-sensitive, but can arrive late with priority 5"),
        (
            "\"alert\": { \"title\": \"Courier Arriving\", \"body\": \"Ines is 4 minutes away.\" },", "",
            "this push has no alert, so people see nothing"
        ),
        ("\"apns-collapse-id\": \"order-6", "\"apns-collapse-id\": \"6", "the apns-collapse-id 'order-6f2b1c1a-"),
    ])
    func valuesOfTheSchemaAreCompared(_ right: String, _ wrong: String, _ message: String) async throws {
        let request = PayloadMistake.courier.replacing(right, with: wrong)
        let findings = try await check(request, "--fail-on warning", expecting: "1 warning")
        #expect(findings.contains(message), "\(findings)")
    }

    /// Keys that a device looks up, numbers, and placeholders whose values aren't in the payload.
    @Test func placeholdersAreFilledFromThePayload() async throws {
        let schema = """
            notifications:
              parcel:
                localize: device
                title: { key: PARCEL_TITLE, text: Parcel Arrived }
                thread-id: $(shop)/$(city)/all
                badge: $(unread)
                relevance-score: 0.5
                target-content-id: parcel-$(parcel)
                expires-in: 0s
                variables: { city: string }
                data: { shop: string, unread: integer, parcel: { type: string, optional: true } }
            """
        func request(_ key: String, _ thread: String, _ badge: Int, _ score: Double) -> String {
            """
            {"headers":{"apns-push-type":"alert","apns-expiration":"0"},"payload":{"aps":{"alert":{"title-loc-key":"\(key)"},\
            "thread-id":"\(thread)","badge":\(badge),"relevance-score":\(score)},"notification":"parcel","shop":"a/b","unread":3}}
            """
        }
        let workspace = try Workspace(["notifications.yaml": schema])
        func warnings(_ request: String) async throws -> Int {
            try await workspace.belfry("check-payload -", input: request).output
                .components(separatedBy: ": warning: ").count - 1
        }
        #expect(try await warnings(request("PARCEL_TITLE", "a/b/Berlin/all", 3, 0.5)) == 0)
        #expect(try await warnings(request("PARCEL_TTL", "a/b/Berlin/none", 4, 0.25)) == 4)
        #expect(try await warnings(request("PARCEL_TITLE", "a/all", 3, 0.5)) == 1)
        #expect(
            try await warnings(
                request("PARCEL_TITLE", "a/b/Berlin/all", 3, 0.5).replacing("n\":\"0\"", with: "n\":\"1795253400\""))
                == 1)
    }

    /// The key of the text for the value that the payload has, and one of all keys if the payload doesn't have it.
    @Test func keysForTheValueOfAnEnum() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            notifications:
              parcel:
                localize: device
                title: { by: step, values: { sent: On Its Way, late: "Late, by $(days) Days" }, unknown: News }
                subtitle: { by: carrier, values: { bike: By Bike, van: { key: BY_VAN, text: By Van } } }
                variables: { carrier: { values: [bike, van] }, days: integer }
                data: { step: { values: [sent, late], open: true, optional: true } }
                allow: { collapse-id-mismatch: Each step is news. }
            """
        ])
        func findings(_ step: String, title: String, subtitle: String) async throws -> [String] {
            let result = try await workspace.belfry(
                "check-payload -",
                input: """
                    {"aps":{"alert":{"title-loc-key":"\(title)","title-loc-args":[],"subtitle-loc-key":"\(subtitle)"}},\
                    "notification":"parcel"\(step)}
                    """)
            return result.output.split(separator: "\n").filter { $0.contains(": warning: ") }.map {
                String($0.split(separator: ": ", maxSplits: 2)[2])
            }
        }
        let title = "notification.parcel.title"
        #expect(try await findings(#","step":"sent""#, title: "\(title).values.sent", subtitle: "BY_VAN") == [])
        #expect(try await findings(#","step":"lost""#, title: "\(title).unknown", subtitle: "BY_VAN") == [])
        #expect(try await findings("", title: "\(title).unknown", subtitle: "BY_VAN") == [])
        #expect(
            try await findings(#","step":"sent""#, title: "\(title).values.late", subtitle: "BY_TRAM") == [
                "'parcel' has the title-loc-key 'notification.parcel.title.values.sent' according to its data, not "
                    + "'notification.parcel.title.values.late' [payload-value-mismatch]",
                "'parcel' has the subtitle-loc-key 'notification.parcel.subtitle.values.bike' or 'BY_VAN' in the schema, "
                    + "not 'BY_TRAM' [payload-value-mismatch]",
            ])
    }

    /// Calls, locations and some other types have no aps. A key of another type in a notification doesn't turn off
    /// checks.
    @Test func onlyAnotherTypeIsNotChecked() async throws {
        let types = ["voip", "location", "complication", "fileprovider", "pushtotalk", "mdm"]
        let others = types.map { "{\"headers\":{\"apns-push-type\":\"\($0)\"},\"payload\":{\"call\":\"7\"}}" }
        let workspace = try workspace([
            "others.jsonl": others.joined(separator: "\n"),
            "call.apns": "{\"call\":\"7\",\"message\":{\"text\":\"Hello\"}}",
            "call.headers.json": "{\"apns-push-type\":\"voip\"}",
            "alert.json": "{\"headers\":{\"apns-push-type\":\"alert\"},\"payload\":{\"call\":\"7\"}}",
            "event.json": CheckPayloadTests.misspelt.replacing(
                "{\"alert\"", with: "{\"event\":\"update\",\"timestamp\":1,\"alert\""),
        ])
        let result = try await workspace.belfry("check-payload others.jsonl call.apns")
        #expect(result.output == "")
        #expect(result.error.contains("\n7 not checked: "))
        #expect(try await workspace.belfry("check-payload alert.json").output.contains("[payload-form]"))
        let event = try await workspace.belfry("check-payload event.json")
        #expect(event.error.hasPrefix("3 errors in 1 push"), "\(event.output)")
    }

    /// The help shows a value as it is written in JSON.
    @Test(arguments: [
        ("\"total\": 20.5", "'order.total' must be a string with a number, such as \"20.5\", not a number"),
        ("\"total\": 1e2", "write \"12.5\""),
        ("\"level\": 4", "write low or high, or another string"),
        ("\"sent\": \"2026-01-01\"", "write a date with a time and a time zone, such as \"2026-01-31T09:30:00Z\""),
        ("\"items\": [{ \"id\": \"a\", \"name\": 3 }]", "the schema has no 'order.items[0].name'"),
    ])
    func whatToWrite(_ member: String, _ message: String) async throws {
        let schema = """
            notifications:
              order-status:
                title: Order Shipped
                data:
                  total: { type: decimal, key: order.total, optional: true }
                  level: { values: [low, high], open: true, key: order.level, optional: true }
                  sent: { type: date, key: order.sent, optional: true }
                  items: { type: [{ id: string }], key: order.items, optional: true }
            """
        let push =
            "{\"aps\":{\"alert\":{\"title\":\"Order Shipped\"}},\"notification\":\"order-status\",\"order\":{\(member)}}"
        let result = try await Workspace(["notifications.yaml": schema]).belfry("check-payload -", input: push)
        #expect(result.output.contains(message), "\(result.output)")
        #expect(result.error.hasPrefix("1 error"), "\(result.error)")
    }

    /// Real apps send `true`, which works, and 0, which has no effect. Both are only warnings, unless the push needs
    /// the flag.
    @Test(arguments: [
        ("\"mutable-content\":1", "\"mutable-content\":true", "1 warning"),
        ("\"mutable-content\":1", "\"mutable-content\":1,\"content-available\":0", "1 warning"),
        ("\"mutable-content\":1", "\"mutable-content\":1.0", "no findings"),
        ("\"mutable-content\":1", "\"mutable-content\":0", "1 error"),
        ("\"mutable-content\":1", "\"mutable-content\":2", "1 error"),
    ])
    func flags(_ right: String, _ wrong: String, _ summary: String) async throws {
        try await check(CheckPayloadTests.payload.replacing(right, with: wrong), expecting: summary)
    }
}
