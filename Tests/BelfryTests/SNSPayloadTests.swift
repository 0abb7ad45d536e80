import Foundation
import Testing

/// Requests to Amazon SNS.
@Suite struct SNSPayloadTests {
    /// Proves that a request which SNS rejects, or sends as text, is found, but not in a log with parts of requests.
    @Test func requestsToSNSAreComplete() async throws {
        let payload = CheckPayloadTests.payload.replacing("\"", with: "\\\"")
        func request(_ recipient: String, _ message: String, _ rest: String = "") -> String {
            "{\"\(recipient)\": \"arn\", \"Message\": \"\(message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\(rest)}"
        }
        let json = ", \"MessageStructure\": \"json\""
        let text = "{\"APNS\": \"\(payload)\"}"
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.schema,
            "log.jsonl": """
            \(request("TargetArn", text, json))
            \(request("Sent", text))
            {"APNS": \(CheckPayloadTests.payload)}
            \(request("TargetArn", text))
            \(request("TopicArn", text, json))
            \(request("TargetArn", "{\"APNS\": \(CheckPayloadTests.payload)}", json))
            {"default": "Sent", "APNS": \(CheckPayloadTests.payload)}

            """,
        ])
        let result = try await workspace.belfry("check-payload log.jsonl")
        let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            errors == [
                #"log.jsonl:4:1: error: without "MessageStructure": "json", SNS sends the whole message as text [payload-form]"#,
                "log.jsonl:5:32: error: SNS rejects a message to a topic without the text 'default' [payload-form]",
                "log.jsonl:6:45: error: 'APNS' is an object, which SNS ignores: it must be a string [payload-form]",
                "log.jsonl:7:29: error: 'APNS' is an object, which SNS ignores: it must be a string [payload-form]",
            ])
    }

    @Test func attributesOfSNSAreHeaders() async throws {
        let message =
            #"{\"APNS\": \"{\\\"aps\\\": {\\\"content-available\\\": 1}, \\\"notification\\\": \\\"sync\\\", "#
            + #"\\\"since\\\": \\\"2026-11-21T09:30:00Z\\\"}\"}"#
        func request(_ priority: String) -> String {
            """
            { "Message": "\(message)", "MessageStructure": "json", "MessageAttributes": {
              "AWS.SNS.MOBILE.APNS.PUSH_TYPE": { "DataType": "String", "StringValue": "background" },
              "AWS.SNS.MOBILE.APNS.PRIORITY": { "DataType": "String", "StringValue": "\(priority)" } } }
            """
        }
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.schema, "right.json": request("5"), "wrong.json": request("10"),
        ])
        let result = try await workspace.belfry("check-payload right.json wrong.json")
        #expect(result.output.hasPrefix("wrong.json:3:74: error: 'sync' is a background push, which APNs rejects"))
        #expect(result.error.hasPrefix("1 error in 2 pushes"))
    }
}
