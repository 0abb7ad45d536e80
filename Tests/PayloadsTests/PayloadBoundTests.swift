import Diagnostics
import Foundation
import NotificationSchema
import Payloads
import Testing

/// The upper bound that avoids making small payloads is never too small.
@Suite struct PayloadBoundTests {
    @Test(arguments: ["bare", "shop", "writing"])
    func isAtLeastTheSize(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Golden/\(name)/notifications.yaml")
        try check(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    /// Only characters that JSON writes as six bytes.
    @Test func textsOfOnlyEscapes() throws {
        let text = "\"" + String(repeating: "\\x01", count: 40) + "\""
        try check(
            """
            app: { notification-key: \(text) }
            categories: { c: { identifier: \(text) } }
            notifications:
              n:
                identifier: \(text)
                category: c
                title: \(text)
                subtitle: \(text)
                body: $(a)$(a)$(b)
                thread-id: \(text)
                target-content-id: \(text)
                filter-criteria: \(text)
                launch-image: \(text)
                mutable-content: true
                relevance-score: 0.12345678901234567
                interruption-level: time-sensitive
                badge: 9223372036854775807
                sound: { name: \(text), critical: true, volume: 0.12345678901234567 }
                data:
                  a: { example: \(text) }
                  b: { example: \(text), key: "k\\x01" }
                  c: { type: [{ "m\\x01": string, b: [[string]] }], example: [{ "m\\x01": \(text), b: [[\(text)], []] }] }
                  e: { json: { "m\\x01": string, "n\\\\": string }, example: { "m\\x01": \(text), "n\\\\": "\\\\\\\\" } }
                  d: { key: "\\x01.\\x02.c.d.e", type: [boolean], example: [false, false, false, false, false, false] }
            """
        )
    }

    /// Values that are longer in the payload than in the declaration.
    @Test func ofLengths() throws {
        try check(
            #"""
            notifications:
              n:
                title: $(text), $(accented), $(lines)
                body: $(number), $(whole), $(choice), $(number), $(number), $(number)
                data:
                  text: { max-length: 4000 }
                  accented: { max-length: 400, example: "e\u0301👩‍👩‍👧‍👧" }
                  lines: { max-length: 400, example: "\r\n" }
                  number: { type: number, example: -2.2250738585072014e-308 }
                  whole: { type: integer, example: -9223372036854775808 }
                  choice: { values: [a, "\x01\x01\x01\x01\x01\x01"] }
                examples:
                  one: { text: short, number: -1.2345678901234567e+300, choice: a }
            """#
        )
    }

    /// Keys instead of texts, with the values of the texts as strings.
    @Test func ofKeys() throws {
        let text = "\"" + String(repeating: "\\x01", count: 40) + "\""
        try check(
            """
            notifications:
              n:
                localize: device
                title: { key: \(text), text: "T $(a)" }
                subtitle: { key: \(text), text: "$(a)" }
                body: $(a), $(b), $(c), $(d)
                data: { a: { example: \(text) }, b: { example: \(text) }, c: integer, d: { type: string, optional: true } }
              \(text.dropLast())n": { identifier: o, localize: device, title: O, subtitle: O, body: O }
            """
        )
    }

    private func check(_ text: String) throws {
        var findings: [Finding] = []
        let schema = Schema.read(root: SourceFile(path: "n.yaml", text: text), fragments: [], findings: &findings)
        #expect(findings.map(\.message) == [])
        for notification in schema.notifications {
            for fixture in Fixture.all(of: notification, in: schema) {
                let bound = Payload.upperBound(of: notification, in: schema)
                #expect(bound >= fixture.payload.size, "\(fixture.name) of \(notification.name.value)")
            }
        }
    }
}
