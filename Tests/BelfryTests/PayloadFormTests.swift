import Foundation
import Testing

/// The forms in which servers and services have pushes, beside those of `CheckPayloadTests`.
@Suite struct PayloadFormTests {
    private static let schema = """
        app: { bundle-identifier: com.example.courier }
        activities:
          order:
            state: { step: { values: [cooking, sent] } }
            start: { title: Order }
            stale-after: 15m
            dismiss-after: 20m
        notifications:
          sent: { title: Sent, data: { order: integer } }
          incoming: { delivery: voip, data: { caller: string } }
          place: { delivery: location, data: { reason: string } }
          talk: { delivery: push-to-talk, data: { channel: string } }

        """
    private static let sent = #"{"aps":{"alert":{"title":"Sent"}},"notification":"sent","order":1}"#
    private static let update =
        #"{"aps":{"timestamp":1769851800,"event":"update","content-state":{"step":"cooking"}}}"#

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// The message of a request to SNS, in quotes.
    private static func message(_ payload: String, for platform: String = "APNS") -> String {
        quoted("{\"default\":\"Sent\",\"\(platform)\":\(quoted(payload))}")
    }

    private static func request(_ message: String, _ attributes: String = "") -> String {
        #"{"TargetArn":"arn","MessageStructure":"json","Message":\#(message),"MessageAttributes":{\#(attributes)}}"#
    }

    private static func attribute(_ name: String, _ value: String, type: String = "String") -> String {
        #""AWS.SNS.MOBILE.APNS.\#(name)":{"DataType":"\#(type)","StringValue":"\#(value)"}"#
    }

    /// Checks pushes one per line, and compares the beginnings of the findings.
    private func expect(_ pushes: [(push: String, findings: [String])], isLog: Bool = true) async throws {
        let log = pushes.map(\.push).joined(separator: "\n") + "\n"
        let workspace = try Workspace(["notifications.yaml": Self.schema, "log.jsonl": log])
        let result = try await workspace.belfry("check-payload --fail-on advice log.jsonl")
        let found = result.output.split(separator: "\n").filter { !$0.contains(": note: ") }
        for (index, expected) in pushes.enumerated() {
            let lines = found.filter { $0.hasPrefix("log.jsonl:\(index + 1):") }
            #expect(lines.count == expected.findings.count, "\(expected.push): \(lines)")
            for (line, text) in zip(lines, expected.findings) { #expect(line.contains(text), "\(line)") }
        }
    }

    @Test func amazonSNS() async throws {
        let type = Self.attribute("PUSH_TYPE", "liveactivity")
        let entry = #"{"Id":"1","MessageStructure":"json","Message":\#(Self.message(Self.sent))}"#
        let wrong =
            #"{"Id":"2","MessageStructure":"json","Message":\#(Self.message(Self.sent.replacing("title", with: "titel")))}"#
        let incoming = #"{"aps":{},"notification":"incoming","caller":"Ada"}"#
        try await expect([
            (Self.request(Self.message(Self.update), type), []),
            (Self.request(Self.message(incoming, for: "APNS_VOIP")), []),
            (Self.request(Self.message(#"{"notification":"incoming","caller":"Ada"}"#, for: "APNS_VOIP_SANDBOX")), []),
            (#"{"TopicArn":"arn","PublishBatchRequestEntries":[\#(entry)]}"#, []),
            (
                #"{"TopicArn":"arn","PublishBatchRequestEntries":[\#(entry),\#(wrong)]}"#,
                ["'titel' isn't a key of 'alert'"]
            ),
            (Self.request(Self.message(Self.sent), Self.attribute("TTL", "0")), []),
            (#"{"TopicArn":"arn","Message":"Sent"}"#, []),
            (
                #"{"default":"Sent","APNS_VOPI":\#(Self.quoted(Self.sent))}"#,
                ["SNS has no platform 'APNS_VOPI', so it ignores this text"]
            ),
            (#"{"default":"Sent","email":"Sent"}"#, []),
            (
                Self.request(Self.message(Self.sent), Self.attribute("PUSHTYPE", "alert")),
                ["SNS has no attribute 'AWS.SNS.MOBILE.APNS.PUSHTYPE'"]
            ),
            (Self.request(Self.message(Self.sent), Self.attribute("TTL", "soon")), ["a number of seconds, not 'soon'"]),
            (
                Self.request(Self.message(Self.sent), Self.attribute("PRIORITY", "10", type: "Number")),
                ["'PRIORITY' has the type 'Number'"]
            ),
        ])
    }

    /// Without headers, the declaration says that a push is a call, which needs no alert and can be larger.
    @Test func declaredTypes() async throws {
        try await expect([
            (#"{"notification":"incoming","caller":"Ada"}"#, []),
            (
                #"{"notification":"incoming","caller":"Ada","payload":{"a":1}}"#,
                ["'incoming' has no data 'payload'"]
            ),
            (#"{"aps":{},"notification":"place","reason":"Found"}"#, []),
            (#"{"aps":{},"notification":"talk","channel":"Club"}"#, []),
            (#"{"aps":{},"notification":"incoming","caller":"\#(String(repeating: "A", count: 4500))"}"#, []),
            (
                #"{"aps":{},"notification":"incoming","caller":"\#(String(repeating: "A", count: 5200))"}"#,
                ["APNs rejects more than 5120"]
            ),
            (
                #"{"headers":{"apns-priority":"10"},"payload":{"notification":"incoming","caller":"Ada"}}"#,
                ["the request has no 'apns-push-type'"]
            ),
            (#"{"notification":"sent","order":1}"#, ["this payload has no 'aps'"]),
        ])
    }

    @Test func firebase() async throws {
        func message(_ rest: String) -> String { #"{"message":{"token":"t",\#(rest)}}"# }
        func apns(_ payload: String, _ rest: String = "") -> String {
            message(#""apns":{\#(rest)"payload":\#(payload)}"#)
        }
        let token = #""live_activity_token":"t""#
        let inside = Self.update.dropLast() + ",\(token)}"
        try await expect([
            (apns(Self.sent), []), (apns(Self.update, token + ","), []),
            (apns(Self.update, token.replacing("live_activity_token", with: "liveActivityToken") + ","), []),
            (message(#""apsn":{"payload":\#(Self.sent)}"#), ["Firebase doesn't know 'apsn'"]),
            (
                message(#""notifcation":{"title":"Sent"},"apns":{"payload":\#(Self.sent)}"#),
                ["Firebase doesn't know 'notifcation'"]
            ),
            (apns(Self.update), ["without 'live_activity_token', Firebase sends this to no activity"]),
            (apns(String(inside)), ["Firebase doesn't look for 'live_activity_token' in 'payload'"]),
            (message(token + #","apns":{"payload":\#(Self.update)}"#), ["'live_activity_token' in 'message'"]),
            (
                apns(Self.update, #""live_activity_tokn":"t","#),
                ["Firebase doesn't know 'live_activity_tokn' under 'apns'"]
            ),
            (message(#""topic":"news","apns":{"payload":\#(Self.sent)}"#), ["this one has 'token' and 'topic'"]),
            (apns(Self.sent, #""headers":{"apns-priority":5},"#), ["'apns-priority' is a number"]),
        ])
    }

    /// The Admin SDK for Node takes a message without an object around it, and renames keys.
    @Test func messagesOfTheAdminSDK() async throws {
        func message(_ aps: String) -> String {
            #"{"token":"t","apns":{"payload":{"aps":{\#(aps)},"notification":"sent","order":1}}}"#
        }
        try await expect([
            (message(#""alert":{"title":"Sent","launchImage":"a.png"},"threadId":"7","contentAvailable":false"#), []),
            (message(#""alert":{"titleLocKey":"sent.title"},"badge":2,"mutableContent":true"#), []),
            (message(#""alert":{"title":"Sent"},"threadId":7"#), ["'thread-id' must be a string, not 7"]),
            (message(#""alert":{"title":"Sent"},"threadID":"7""#), ["'threadID' isn't a key of 'aps'"]),
            (#"{"token":"t","notification":{"title":"Sent"},"data":{"notification":"sent"}}"#, ["has no 'order'"]),
            // In a request to Firebase itself, nothing is renamed.
            (
                #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":{"title":"Sent"},"threadId":"7"},"notification":"sent","order":1}}}}"#,
                ["'threadId' isn't a key of 'aps'"]
            ),
        ])
    }

    /// Other forms are read, or named: never a false error.
    @Test func otherForms() async throws {
        try await expect([
            (#"{"headers":{"apns-push-type":"alert"},"body":\#(Self.sent)}"#, []),
            (#"{"DeviceToken":"t","Topic":"com.example.courier","Payload":\#(Self.sent)}"#, []),
            (#"{"device_token":"t","message":\#(Self.sent)}"#, []),
            (String(Self.sent.dropLast()) + #","WatchKit Simulator Actions":[{"title":"Open"}]}"#, []),
            (#"{"app_id":"a","contents":{"en":"Sent"}}"#, ["warning: this is a request to OneSignal"]),
        ])
    }

    /// Expo's messages are checked as what the app gets, at their place in the request.
    @Test func messagesToExpo() async throws {
        func message(_ keys: String, data: String = #"{"notification":"sent","order":1}"#) -> String {
            #"{"to":["ExponentPushToken[a]"],"title":"Sent","ttl":60,"priority":"high",\#(keys)"data":\#(data)}"#
        }
        try await expect([
            (message(""), []),
            (message(#""sound":null,"badge":2,"interruptionLevel":"active","mutableContent":false,"#), []),
            (message(#""sound":{"critical":true,"name":"default"},"#), ["the sound is critical, but 'sent' isn't"]),
            (message("", data: #"{"notification":"sent","order":"1"}"#), ["'order' must be a whole number"]),
            (message("", data: #"{"notification":"sent"}"#), ["has no 'order'"]),
            (message("", data: #""sent""#), ["'data' must be an object, not a string"]),
            (message(#""subTitle":"To you","#), ["Expo doesn't know 'subTitle' in a message"]),
            (message(#""categoryId":"parcle","#), ["parcle"]),
            (message(#""interruptionLevel":"timeSensitive","#), ["timeSensitive"]),
            (message(#""badge":"2","#), ["'badge' must be"]),
        ])
    }

    /// A log can have any name.
    @Test func aLogIsRecognizedByItsLines() async throws {
        let wrong = Self.sent.replacing("1", with: "\"1\"")
        let pretty =
            "{\n  \"aps\": { \"alert\": { \"title\": \"Sent\" } },\n  \"notification\": \"sent\",\n  \"order\": \"1\"\n}\n"
        let files = [
            "push.log": "\(Self.sent)\n\n\(wrong)\n", "pretty.txt": pretty + pretty, "one.json": pretty,
            "cut.log": "\(Self.sent.prefix(30))\n\(wrong)\n",
        ]
        let workspace = try Workspace(files.merging(["notifications.yaml": Self.schema]) { $1 })
        for (file, places, count) in [
            ("push.log", ["3:65"], 2), ("pretty.txt", ["4:12", "9:12"], 2), ("one.json", ["4:12"], 1),
            ("cut.log", ["1:26", "2:65"], 1),
        ] {
            let result = try await workspace.belfry("check-payload \(file)")
            let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(errors.map { $0.split(separator: ":")[1...2].joined(separator: ":") } == places, "\(errors)")
            #expect(result.error.contains("in \(count) push"))
        }
    }
}
