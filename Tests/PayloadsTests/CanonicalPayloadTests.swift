import Diagnostics
import Foundation
import NotificationSchema
import Payloads
import Testing

/// The form that is sent: compact, with the same bytes everywhere.
@Suite struct CanonicalPayloadTests {
    /// The canonical payload of the first fixture of the first notification.
    private func canonical(_ notifications: String, app: String = "") throws -> String {
        var findings: [Finding] = []
        let text = app + "notifications:\n" + notifications
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: text), fragments: [], findings: &findings)
        #expect(findings.map(\.message) == [])
        let notification = try #require(schema.notifications.first)
        return try #require(Fixture.all(of: notification, in: schema).first { _ in true }).payload.canonical
    }

    @Test func isCompactAndSortedAtEveryLevel() throws {
        let payload = try canonical(
            """
              sale:
                title: Sale
                body: $(percent) % off
                thread-id: sales
                badge: 1
                sound: { volume: 1, name: bell.caf, critical: true }
                interruption-level: critical
                data: { zone: integer, percent: { type: integer, example: 20 }, Area: { example: North } }
            """
        )
        #expect(
            payload == """
                {"aps":{"alert":{"body":"20 % off","title":"Sale"},"badge":1,"interruption-level":"critical",\
                "sound":{"critical":1,"name":"bell.caf","volume":1},"thread-id":"sales"},\
                "Area":"North","notification":"sale","percent":20,"zone":3}
                """
        )
    }

    /// Bytes and UTF-16 have different orders: 😀 follows U+FB01 here. `String` would sort ü next to é.
    @Test func keysAreSortedByCodePoint() throws {
        let payload = try canonical(
            """
              sale:
                body: Sale
                data:
                  one: { key: "\\uFB01", type: integer }
                  two: { key: 😀, type: integer }
                  three: { key: é, type: integer }
                  four: { key: z, type: integer }
                  five: { key: "u\\u0308", type: integer }
                  six: { key: A, type: integer }
            """
        )
        #expect(
            payload.utf8.elementsEqual(
                "{\"aps\":{\"alert\":{\"body\":\"Sale\"}},\"A\":3,\"notification\":\"sale\",\"u\u{308}\":3,\"z\":3,\"é\":3,\"ﬁ\":3,\"😀\":3}"
                    .utf8
            )
        )
    }

    @Test func apsIsFirstWhateverTheOtherKeysAre() throws {
        let payload = try canonical(
            "  a: { body: A, data: { aaa: integer } }\n", app: "app: { notification-key: Alpha }\n")
        #expect(payload == #"{"aps":{"alert":{"body":"A"}},"Alpha":"a","aaa":3}"#)
    }

    /// As in RFC 8785, which is how JavaScript writes numbers, so that servers in all languages send the same.
    @Test(
        arguments: [
            ("2.50", "2.5"), ("20", "20"), ("-0.0", "0"), ("0.30000000000000004", "0.30000000000000004"),
            ("1e-6", "0.000001"), ("-1.25e-5", "-0.0000125"), ("1e-7", "1e-7"), ("-1.5e-7", "-1.5e-7"),
            ("9007199254740992", "9007199254740992"), ("1e16", "10000000000000000"),
            ("-9223372036854775808", "-9223372036854776000"), ("123456789012345678901", "123456789012345680000"),
            ("1e21", "1e+21"), ("-1.25e300", "-1.25e+300"),
        ]
    )
    func numbersAreAsShortAsTheyCanBeReadBack(_ written: String, _ expected: String) throws {
        let payload = try canonical("  a: { body: A, data: { n: { type: number, example: \(written) } } }\n")
        #expect(payload == #"{"aps":{"alert":{"body":"A"}},"n":\#(expected),"notification":"a"}"#)
    }

    @Test func onlyRequiredCharactersAreEscaped() throws {
        let payload = try canonical(#"  a: { body: "/ é 日本 👩‍👧 \u2028 \" \\ \t \x01 \x7F" }"#)
        #expect(
            payload.utf8.elementsEqual(
                "{\"aps\":{\"alert\":{\"body\":\"/ é 日本 👩‍👧 \u{2028} \\\" \\\\ \\t \\u0001 \u{7F}\"}},\"notification\":\"a\"}"
                    .utf8
            )
        )
    }

    @Test func everyScalarBelowSpaceIsReadBackByFoundation() throws {
        let scalars = (1...0x1F).map { String(UnicodeScalar(UInt8($0))) }.joined() + "\u{7F}\u{85}\u{2029}\u{10FFFD}"
        let written = scalars.unicodeScalars.map { String(format: "\\U%08X", $0.value) }.joined()
        let payload = try canonical("  a: { body: \"\(written)\" }\n")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any])
        let alert = (object["aps"] as? [String: Any])?["alert"] as? [String: String]
        #expect(alert == ["body": scalars])
    }

    @Test func placeholdersAndLiteralDollars() throws {
        let payload = try canonical("  a: { body: $(who) owes $5 or $$(who), variables: { who: { example: $(x) } } }\n")
        #expect(payload == #"{"aps":{"alert":{"body":"$(x) owes $5 or $(who)"}},"notification":"a"}"#)
    }

    @Test func identifyingDataHaveTheirConstant() throws {
        let payload = try canonical(
            "  a: { body: A, match: { type: chat }, data: { kind: { key: type, example: other } } }\n")
        #expect(payload == #"{"aps":{"alert":{"body":"A"}},"notification":"a","type":"chat"}"#)
    }

    @Test func listsAndObjects() throws {
        let payload = try canonical(
            """
              a:
                body: A
                data:
                  z: [{ z: string, a: { é: string, b: integer? } }]
                  number: { key: order.number, type: integer }
                  city: { key: order.address.city, example: Oslo }
                  note: { key: order.Note, optional: true }
                  m: { type: [[number]], example: [[2.50, 1e21], []] }
            """
        )
        #expect(
            payload == #"""
                {"aps":{"alert":{"body":"A"}},"m":[[2.5,1e+21],[]],"notification":"a","order":{"Note":"note",\#
                "address":{"city":"Oslo"},"number":3},"z":[{"a":{"b":3,"é":"é"},"z":"z"}]}
                """#
        )
    }

    /// An object with only missing optional values is omitted.
    @Test func objectsWithoutValues() throws {
        let payload = try canonical(
            """
              a:
                body: A
                data:
                  city: { key: order.address.city, optional: true }
                  sender: { type: { name: string, handle: string? }, optional: true }
                  members: [{ name: string, handle: string? }]
                examples: { none: { members: [{ name: Ada }] } }
            """
        )
        #expect(payload == #"{"aps":{"alert":{"body":"A"}},"members":[{"name":"Ada"}],"notification":"a"}"#)
    }
}
