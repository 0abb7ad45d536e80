import Foundation
import Testing

@Suite struct CheckPayloadTests {
    static let payload = """
        {"aps":{"alert":{"title":"Message"},"mutable-content":1},"notification":"sealed","ciphertext":"b64"}
        """
    static let misspelt = payload.replacing("mutable-content", with: "mutable_content")

    private func workspace(_ files: [String: String] = [:]) throws -> Workspace {
        try Workspace(files.merging(["notifications.yaml": PayloadMistake.schema]) { $1 })
    }

    /// Proves that pushes of old servers have no findings as long as what they contain is declared. Without a value
    /// that installed apps require, a push still has one.
    @Test func deprecatedDeclarationsAreAccepted() async throws {
        let workspace = try Workspace([
            "notifications.yaml": """
            categories:
              order: { deprecated: Use parcel., hidden-previews-body-placeholder: Order }
            notifications:
              sent:
                deprecated: true
                category: order
                title: Order Sent
                body: Your order is on its way.
                data:
                  number: { type: integer, deprecated: Use order-id. }
                  order-id: { type: uuid, optional: true }

            """,
            "old.json": """
            { "aps": { "alert": { "title": "Order Sent", "body": "Your order is on its way." }, "category": "order" },
              "notification": "sent", "number": 5 }
            """,
            "new.json": """
            { "aps": { "alert": { "title": "Order Sent", "body": "Your order is on its way." }, "category": "order" },
              "notification": "sent", "order-id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }
            """,
        ])
        let old = try await workspace.belfry("check-payload old.json --fail-on advice")
        #expect(old.status == 0 && old.output == "")
        let new = try await workspace.belfry("check-payload new.json")
        #expect(new.status == 1 && new.output.contains("[payload-missing-data]"))
    }

    /// Proves that a team without a schema gets what holds for every app, and nothing about declarations; a schema that is
    /// named must exist.
    @Test func withoutASchema() async throws {
        let workspace = try Workspace([
            "push.json": """
            { "headers": { "apns-push-type": "alert", "apns-priority": "7" },
              "payload": { "aps": { "alert": { "title": "Order Sent" }, "category": "order", "badge": "1" }, "id": 5 } }
            """,
            "right.json": #"{ "aps": { "alert": "Order Sent", "category": "order" }, "notification": "sent" }"#,
        ])
        let wrong = try await workspace.belfry("check-payload push.json")
        #expect(wrong.status == 1)
        #expect(wrong.error.contains("there is no schema here"))
        #expect(wrong.output.contains("'apns-priority' is 10, 5 or 1"))
        #expect(wrong.output.contains("'badge' must be a whole number"))
        #expect(wrong.error.contains("2 errors in 1 push"))
        let right = try await workspace.belfry("check-payload right.json --fail-on advice")
        #expect(right.status == 0 && right.output == "")
        #expect(try await workspace.belfry("check-payload right.json --schema .").status == 2)
    }

    // MARK: Positions

    @Test func saysWhereAndWhatToWrite() async throws {
        let workspace = try workspace(["push.json": Self.misspelt])
        let result = try await workspace.belfry("check-payload push.json")
        #expect(result.status == 1)
        #expect(
            result.output == """
                push.json:1:37: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]
                push.json:1:37: note: did you mean 'mutable-content'?

                """
        )
        #expect(result.error.hasPrefix("1 error in 1 push ("))
    }

    @Test(arguments: ["json", "sarif", "junit", "github", "pretty"])
    func allReporters(_ reporter: String) async throws {
        let workspace = try workspace(["push.json": Self.misspelt])
        let result = try await workspace.belfry("check-payload push.json push.json --reporter \(reporter)")
        #expect(result.status == 1)
        #expect(result.output.contains("aps-unknown-key"))
        #expect(result.output.contains("push.json"))
        let stream = try await workspace.belfry(
            "check-payload - --reporter \(reporter) --stdin-path sent.jsonl",
            input: "\(Self.payload)\n\(Self.misspelt)\n\(Self.misspelt)\n")
        #expect(stream.status == 1)
        #expect(stream.output.contains("sent.jsonl"))
        #expect(stream.output.components(separatedBy: "isn't a key of 'aps'").count >= 3)
        if reporter == "json" { #expect(stream.output.contains("\"line\": 3,\n      \"column\": 37")) }
    }

    /// If the payload is far too large, its many keys aren't reported one by one.
    @Test func onlyTheSizeOfAHugePayloadIsReported() async throws {
        let keys = (0..<9_000).map { "\"key\($0)\":1" }.joined(separator: ",")
        let firebase = "{\"message\":{\"data\":{\(keys)},\"apns\":{\"payload\":{\"aps\":{\"alrt\":\"A\"}}}}}"
        let workspace = try workspace([
            "wide.json": "{\"aps\":{\"alert\":\"Message\",\(keys)},\"notification\":\"sealed\"}",
            "firebase.json": firebase,
        ])
        for file in ["wide.json", "firebase.json"] {
            let result = try await workspace.belfry("check-payload \(file) --reporter xcode")
            let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(errors.count == 1, "\(errors.prefix(3))")
            #expect(errors.first?.hasSuffix("[schema-too-large]") == true)
        }
    }

    /// An SNS request contains the payload as a string. Findings in it have ranges in the file, despite backslashes.
    @Test func rangesInsideAStringAreThoseOfTheFile() async throws {
        let escaped = Self.misspelt.replacing("\"", with: "\\\"")
        let twice = "{\"APNS\": \"\(escaped)\"}".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let workspace = try workspace([
            "sns.json": "{ \"default\": \"Message\",\n  \"APNS\": \"\(escaped)\" }",
            "published.json": "{ \"Message\": \"\(twice)\" }",
            "broken.json": "{ \"APNS_SANDBOX\": \"{\\\"aps\\\": nil}\" }",
            "logged.json": "{ \"headers\": { \"apns-push-type\": \"alert\" }, \"payload\": \"\(escaped)\" }",
        ])
        let result = try await workspace.belfry("check-payload sns.json published.json broken.json logged.json")
        #expect(
            result.output.split(separator: "\n").filter { $0.contains(": error: ") } == [
                "sns.json:2:56: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]",
                "published.json:1:88: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]",
                "broken.json:1:30: error: 'nil' isn't valid JSON [json-syntax]",
                "logged.json:1:101: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]",
            ]
        )
    }

    // MARK: Providers

    /// A log also has messages for other devices.
    @Test func messagesForOtherPlatformsAreNotChecked() async throws {
        let workspace = try workspace([
            "log.jsonl": """
            {"message":{"token":"t","android":{"notification":{"title":"Sent"}}}}
            {"default":"Sent","GCM":"{}"}
            {"message":{"token":"t","apns":{"aps":{"alert":"Sent"}}}}
            """
        ])
        let result = try await workspace.belfry("check-payload log.jsonl")
        #expect(
            result.output == """
                log.jsonl:3:33: error: 'aps' is directly under 'apns', where Firebase ignores it [payload-form]
                log.jsonl:3:33: note: put it into an object 'payload', with your own keys next to it

                """)
    }

    /// Firebase converts the notification to an alert, and the data to keys with string values.
    @Test func aFirebaseMessageIsConvertedAsFirebaseDoes() async throws {
        let message = """
            { "validate_only": false, "message": { "token": "x",
              "notification": { "title": "Message", "body": "…" },
              "data": { "notification": "sealed", "ciphertext": "b64" },
              "apns": { "headers": { "apns-priority": "10" }, "payload": { "aps": { "mutable-content": 1 } } } } }
            """
        let workspace = try workspace([
            "right.json": message,
            "typed.json": message.replacing(
                "\"sealed\", \"ciphertext\": \"b64\"", with: "\"sync\", \"since\": \"now\""),
            "priority.json": """
            { "message": { "apns": { "payload": { "aps": { "content-available": 1 }, "notification": "sync",
              "since": "2026-11-21T09:30:00Z" } } } }
            """,
            "android.json":
                #"{ "message": { "token": "x", "notification": { "title": "x", "click_action": "OFFER" } } }"#,
        ])
        #expect(try await workspace.belfry("check-payload right.json").output == "")
        let typed = try await workspace.belfry("check-payload typed.json")
        #expect(
            typed.output.contains(
                "typed.json:3:46: error: 'since' must be a date with a time and a time zone, not 'now'"))
        let priority = try await workspace.belfry("check-payload priority.json")
        #expect(priority.output.contains("a push without 'apns-priority' has priority 10"))
        #expect(try await workspace.belfry("check-payload android.json").output.contains("[payload-misplaced-key]"))
    }

    /// Firebase delivers only strings under 'data'. The help about a number there solves the problem.
    @Test func helpForFirebaseDataCanBeFollowed() async throws {
        func message(_ data: String, _ payload: String) -> String {
            """
            { "message": { "data": { "notification": "courier-arriving", \(data) },
              "apns": { "headers": { "apns-collapse-id": "order-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }, "payload": {
                "aps": { "alert": { "title": "Courier Arriving", "body": "Soon" }, "category": "ARRIVAL", "sound": "doorbell.caf",
                  "interruption-level": "time-sensitive", "thread-id": "order-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" },
                "order": { "id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }\(payload) } } } }
            """
        }
        let workspace = try workspace([
            "text.json": message(#""kind": "parcel", "minutes": "4""#, ""),
            "number.json": message(#""kind": 7, "minutes": 4"#, ""),
            "missing.json": message(#""kind": "parcel""#, ""),
            "followed.json": message(#""kind": "parcel""#, #", "minutes": 4"#),
        ])
        for (file, expected) in [
            ("text.json", ["'minutes' is a whole number, but Firebase's 'data' can contain only strings"]),
            (
                "number.json",
                [
                    "Firebase's 'data' can contain only strings; 'kind' is a number",
                    "'minutes' is a whole number, but Firebase's 'data' can contain only strings",
                ]
            ),
            ("missing.json", ["'courier-arriving' has no 'minutes'"]), ("followed.json", []),
        ] {
            let output = try await workspace.belfry("check-payload --fail-on advice \(file)").output
            let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(errors.count == expected.count, "\(output)")
            for (error, message) in zip(errors, expected) { #expect(error.contains(message)) }
            if file == "followed.json" { #expect(output == "") }
            if file != "followed.json" { #expect(output.contains("to 'payload' under 'apns', next to 'aps'")) }
        }
    }

    /// As logged on a device for a push from Firebase.
    @Test func keysOfFirebaseAreKnown() async throws {
        let logged =
            Self.payload.dropLast() + #", "gcm.message_id": "17", "google.c.a.e": "1", "google.c.fid": "x", "#
            + #""google.c.sender.id": "7", "fcm_options": { "image": "https://example.com/a.png" } }"#
        let workspace = try workspace(["logged.json": String(logged)])
        #expect(try await workspace.belfry("check-payload --fail-on advice logged.json").output == "")
    }

    /// Each element is a push, with findings at its place.
    @Test func anArrayHoldsPushes() async throws {
        let request = "{\"headers\":{\"apns-push-type\":\"alert\"},\"payload\":\(Self.misspelt)}"
        let many = "[" + Array(repeating: Self.payload, count: 12_000).joined(separator: ",\n") + "]"
        let workspace = try workspace([
            "array.json": "[\n  \(Self.payload),\n  \(request), 42,\n  \(Self.misspelt)\n]\n", "many.json": many,
        ])
        let result = try await workspace.belfry("check-payload array.json")
        #expect(
            result.output.split(separator: "\n").filter { $0.contains(": error: ") } == [
                "array.json:3:87: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]",
                "array.json:3:154: error: this is a number, but a payload must be an object [payload-form]",
                "array.json:4:39: error: 'mutable_content' isn't a key of 'aps', so it is ignored [aps-unknown-key]",
            ])
        #expect(result.error.hasPrefix("3 errors in 3 pushes"))
        // Larger than a push can be.
        #expect(try await workspace.belfry("check-payload many.json").error.hasPrefix("no findings in 12000 pushes"))
    }

    @Test func generatedFormsPass() async throws {
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.schema + "generate: { fixtures: { forms: [fcm, apns] } }\n"
        ])
        #expect(try await workspace.belfry("generate --fixtures Fixtures").status == 0)
        let files = workspace.files.filter { $0.hasPrefix("Fixtures/") && !$0.hasSuffix("fixtures.json") }
        #expect(files.count == 8 * 2 * 4)
        let result = try await workspace.belfry("check-payload --fail-on advice \(files.joined(separator: " "))")
        #expect(result.output == "")
        // A simulator payload and its headers are one push.
        #expect(result.error.hasPrefix("no findings in \(3 * 16) pushes"))
    }

    @Test func headersAreNextToASimulatorPayload() async throws {
        let workspace = try workspace([
            "a.apns": #"{"aps":{"content-available":1},"notification":"sync","since":"2026-11-21T09:30:00Z"}"#,
            "a.headers.json": #"{ "apns-push-type": "background", "apns-priority": "10" }"#,
        ])
        for files in ["a.apns", "a.headers.json", "a.headers.json a.apns"] {
            let result = try await workspace.belfry("check-payload \(files)")
            #expect(result.output.hasPrefix("a.headers.json:1:52: error: 'sync' is a background push"))
            #expect(result.error.hasPrefix("1 error in 1 push ("))
        }
    }

    // MARK: Usage

    @Test func usage() async throws {
        let workspace = try workspace(["a.json": Self.payload, "b/notifications.yaml": PayloadMistake.schema])
        for (arguments, message) in [
            ("check-payload", "Missing expected argument"),
            ("check-payload x.json --schema b", "the file 'x.json' doesn't exist"),
            ("check-payload b --schema b", "'b' is a folder; name the files in it"),
            ("check-payload a.json", "'.' has several schemas; name one with '--schema': '"),
            ("check-payload a.json --schema -", "standard input, '-', is for payloads"),
            ("check-payload a.json --schema c", "'c' doesn't exist"),
            ("check-payload a.json --schema b --max-findings 0", "'--max-findings' must be from 1 to 25000"),
            ("check-payload a.json --schema b --max-findings 200000", "'--max-findings' must be from 1 to 25000"),
        ] {
            let result = try await workspace.belfry(arguments)
            #expect(result.status == 2, "\(arguments)")
            #expect(result.error.contains(message), "\(result.error)")
        }
        #expect(try await workspace.belfry("check-payload a.json --schema b").status == 0)
    }

    @Test func aBrokenSchemaChecksNothing() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad, "a.json": "{}"])
        let result = try await workspace.belfry("check-payload a.json")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.error.contains("'icn' isn't a key of an action"))
        #expect(result.error.contains("the schema has errors; nothing was checked"))
    }

    @Test func rulesAreConfiguredInTheSchema() async throws {
        let lint = "lint: { rules: { aps-unknown-key: off, service-extension-unreachable: warning } }\n"
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema + lint, "a.json": Self.misspelt])
        #expect(try await workspace.belfry("check-payload a.json").status == 0)
        #expect(try await !workspace.belfry("lint").output.contains("lint: {"))
    }
}
