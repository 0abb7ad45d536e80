import Diagnostics
import NotificationSchema
import Testing

/// Values of examples are read by the type of the field, not by YAML's guess.
@Suite struct FieldValueTests {
    /// The value of one field in one example; nil if it is rejected, which must be the only finding.
    private func value(_ written: String, of type: String) -> FieldValue? {
        let read = ReadSchema(
            """
            notifications:
              order:
                title: Order
                data: { value: \(type) }
                examples:
                  one: { value: \(written) }
            """
        )
        if let finding = read.findings.first {
            #expect(read.findings.map(\.rule.id) == ["schema-example-mismatch"])
            #expect(finding.range.text == written)
            #expect(finding.help?.hasPrefix("write ") == true || finding.help?.hasPrefix("did you mean ") == true)
            return nil
        }
        return read.schema.notifications.first?.examples.first?.content["value"]
    }

    @Test(arguments: [
        ("No", "No"), ("12", "12"), ("null", "null"), ("~", "~"), ("1e3", "1e3"), ("\"\"", ""),
        ("2001-01-01", "2001-01-01"),
        ("true", "true"), ("é👍", "é👍"),
    ])
    func strings(_ written: String, _ text: String) {
        #expect(value(written, of: "string") == .text(text))
    }

    @Test(arguments: [
        ("0", 0), ("12", 12), ("-3", -3), ("\"7\"", 7), ("007", 7), ("9223372036854775807", Int.max),
        ("9223372036854775808", nil), ("1.0", nil), ("1e3", nil), ("0x1F", nil), ("1_000", nil), ("three", nil),
        ("true", nil), ("\"\"", nil), ("\" 1\"", nil), ("٣", nil), ("[1]", nil), ("{ a: 1 }", nil),
    ])
    func wholeNumbers(_ written: String, _ number: Int?) {
        #expect(value(written, of: "integer") == number.map(FieldValue.integer))
        #expect(value(written, of: "count") == number.map(FieldValue.integer))
    }

    @Test(arguments: [
        ("0", 0), ("1.5", 1.5), ("-1.5", -1.5), ("1e3", 1_000), ("1E-2", 0.01), ("\"2.5\"", 2.5), ("0x1F", nil),
        ("nan", nil),
        (".nan", nil), (".inf", nil), ("inf", nil), ("infinity", nil), ("1e999", nil), (".5", nil), ("5.", nil),
        ("1_000", nil),
        ("half", nil), ("\"\"", nil),
    ])
    func numbers(_ written: String, _ number: Double?) {
        #expect(value(written, of: "number") == number.map(FieldValue.number))
    }

    @Test(arguments: [
        ("true", true), ("false", false), ("\"true\"", true), ("yes", nil), ("True", nil), ("1", nil), ("on", nil),
    ])
    func booleans(_ written: String, _ flag: Bool?) {
        #expect(value(written, of: "boolean") == flag.map(FieldValue.boolean))
    }

    @Test(arguments: [
        ("2026-11-21T09:30:00Z", true), ("2026-11-21T10:30:00+01:00", true), ("2026-11-21t09:30:00z", true),
        ("2026-11-21T09:30:00.123Z", true), ("\"2026-11-21T09:30:00-23:59\"", true), ("2024-02-29T00:00:00Z", true),
        ("2000-02-29T00:00:00Z", true), ("2023-02-29T00:00:00Z", false), ("1900-02-29T00:00:00Z", false),
        ("2026-11-21", false), ("2026-11-21T09:30:00", false), ("2026-11-21 09:30:00Z", false),
        ("2026-13-01T00:00:00Z", false),
        ("2026-04-31T00:00:00Z", false), ("2026-11-21T24:00:00Z", false), ("2026-11-21T09:60:00Z", false),
        ("2026-11-21T09:30:00+24:00", false), ("2026-11-21T09:30:00+0100", false), ("26-11-21T09:30:00Z", false),
        ("٢٠٢٦-11-21T09:30:00Z", false), ("1763717400", false), ("tomorrow", false),
    ])
    func dates(_ written: String, _ isDate: Bool) {
        #expect((value(written, of: "date") != nil) == isDate)
    }

    @Test(arguments: [
        ("1763717400", true), ("1763717400.5", true), ("-1", true), ("2026-11-21T09:30:00Z", false), ("0x10", false),
    ])
    func secondsSince1970(_ written: String, _ isDate: Bool) {
        #expect((value(written, of: "date-epoch") != nil) == isDate)
    }

    @Test(arguments: [
        ("https://example.com/a?b=c#d", true), ("courier://orders/7", true), ("/orders/7", true),
        ("mailto:a@example.com", true),
        ("https://example.com/%C3%A9", true), ("\"http://[2001:db8::1]/\"", true), ("\"\"", false), ("\"a b\"", false),
        ("https://example.com/é", false), ("https://example.com/%", false), ("https://example.com/%C", false),
        ("https://example.com/%ZZ", false), ("https://example.com/<id>", false), ("https://example.com/a|b", false),
        ("'https://example.com/\"'", false), ("'https://example.com/{id}'", false),
        ("\"https://example.com\\n\"", false),
    ])
    func urls(_ written: String, _ isURL: Bool) {
        #expect((value(written, of: "url") != nil) == isURL)
    }

    @Test(arguments: [
        ("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D", true), ("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", true),
        ("00000000-0000-0000-0000-000000000000", true), ("6F2B1C1A7D5E4C3B9A580E4D2F1B3C5D", false),
        ("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5", false), ("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5G", false),
        ("'{6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D}'", false), ("6F2B1C1A-7D5E4-C3B-9A58-0E4D2F1B3C5D", false),
        ("\"\"", false),
    ])
    func uuids(_ written: String, _ isUUID: Bool) {
        #expect((value(written, of: "uuid") != nil) == isUUID)
    }

    @Test(arguments: [
        ("packed", true), ("\"on\"", true), ("on", true), ("Packed", false), ("sent", false), ("\"\"", false),
    ])
    func enums(_ written: String, _ isCase: Bool) {
        #expect((value(written, of: "{ values: [packed, on, off] }") != nil) == isCase)
    }

    /// Missing values of an example come from the field's own example. Optional values can be missing.
    @Test func valuesThatAnExampleLeavesOut() {
        let read = ReadSchema(
            """
            notifications:
              order:
                title: $(shop)
                data:
                  number: { type: integer, example: 7 }
                  note: { optional: true }
                  gift: { type: boolean, optional: true, example: true }
                variables:
                  shop: { example: Courier }
                examples:
                  one: {}
                  two: { number: 8, note: Ring twice }
            """
        )
        #expect(read.places == [])
        let contents = read.schema.notifications.flatMap { $0.examples.map(\.content) }
        #expect(
            contents == [
                ["number": .integer(7), "shop": .text("Courier")],
                ["number": .integer(8), "shop": .text("Courier"), "note": .text("Ring twice")],
            ])
    }

    /// The sample of each type is a valid value.
    @Test(arguments: ScalarType.allCases)
    func samples(_ type: ScalarType) throws {
        let read = ReadSchema("notifications:\n  order: { title: Order, data: { Größe Ⅻ: \(type.rawValue) } }\n")
        let field = try #require(read.schema.notifications.first?.data.first)
        let text = field.sample.text
        #expect(value("\"\(text)\"", of: type.rawValue) != nil)
    }

    // MARK: Lists and structs

    @Test(arguments: [
        ("[string]", "[No, 12, \"\"]", FieldValue.list([.text("No"), .text("12"), .text("")])),
        ("[integer]", "[]", .list([])),
        ("[[boolean]]", "[[true], []]", .list([.list([.boolean(true)]), .list([])])),
        ("{ type: [string], values: [on, off] }", "[off]", .list([.text("off")])),
        ("{ type: { on: date-epoch } }", "{ on: 1.5 }", .structure(["on": .number(1.5)])),
        (
            "[{ a: string, b: count? }]", "[{ b: 1, a: x }, { a: null }]",
            .list([.structure(["a": .text("x"), "b": .integer(1)]), .structure(["a": .text("null")])])
        ),
        (
            "{ type: { a: { b: [string] } } }", "{ a: { b: [c] } }",
            .structure(["a": .structure(["b": .list([.text("c")])])])
        ),
    ])
    func listsAndStructs(_ type: String, _ written: String, _ expected: FieldValue) {
        #expect(value(written, of: type) == expected)
    }

    /// Samples contain every member, are valid examples, and contain the constants of `match`.
    @Test func samplesOfListsAndStructs() throws {
        let read = ReadSchema(
            """
            notifications:
              order:
                title: Order
                match: { sender.kind: shop, order.id: "7", sender.age: old, labels.first: no }
                data:
                  members: [{ name: string, id: uuid?, seen: [[boolean]] }]
                  sender: { type: { kind: string, name: string, age: integer }, example: { kind: x, name: Ada, age: 36 } }
                  id: { key: order.id, type: integer }
                  labels: { type: [string], values: [work, home] }
            """
        )
        #expect(read.places == ["schema-wrong-value 4:65"])
        let notification = try #require(read.schema.notifications.first)
        #expect(
            notification.typicalContent == [
                "members": .list([
                    .structure([
                        "name": .text("name"), "id": .text("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d"),
                        "seen": .list([.list([.boolean(true)])]),
                    ])
                ]),
                "sender": .structure(["kind": .text("shop"), "name": .text("Ada"), "age": .integer(36)]),
                "id": .integer(7),
                "labels": .list([.text("work")]),
            ])
    }

    /// If the type is unknown, only that is reported.
    @Test func valuesOfAWrongType() {
        let read = ReadSchema(
            """
            notifications:
              order:
                title: Order $(members)
                data: { members: { type: [{ name: strin }], example: [{ name: Ada }] } }
                examples: { one: { members: [{ nam: Ada }] }, two: { members: Ada }, three: {} }
            """
        )
        #expect(read.places == ["schema-wrong-value 4:39"])
    }
}
