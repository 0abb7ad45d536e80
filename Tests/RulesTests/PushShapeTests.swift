import Diagnostics
import PayloadRules
import Payloads
import SchemaRules
import Testing
import TestSupport

/// A line that is compared with earlier ones gets the findings of a line that is checked alone.
@Suite struct PushShapeTests {
    private static let schema = Linter.standard.lint(
        root: SourceFile(
            path: "notifications.yaml",
            text: """
                app: { bundle-identifier: com.example.shop }
                categories:
                  parcel: { identifier: PARCEL, hidden-previews-body-placeholder: Parcel }
                notifications:
                  arriving:
                    category: parcel
                    title: Parcel Arriving
                    body: From $(shop) in $(minutes) minutes.
                    thread-id: parcel-$(parcel-id)
                    collapse-id: $(parcel-id)/$(minutes)
                    expires-in: 20m
                    data:
                      parcel-id: { type: uuid, key: parcel.id }
                      minutes: count
                      shop: string
                      step: { values: [packed, on-the-way] }
                      until: { type: date, optional: true }
                      link: { type: url, optional: true }
                      price: { type: decimal, optional: true }
                      weight: { type: number, optional: true }
                      gift: { type: boolean, optional: true }
                      tags: { type: [string], optional: true }
                      extra: { type: any, optional: true }
                  asked: { match: { kind: question }, body: May we?, badge: 1, data: { score: integer } }
                  sync: { delivery: background, data: { since: date-epoch } }
                  alarm: { delivery: remote, title: Alarm, thread-id: a, interruption-level: $(level), sound: $(tone), relevance-score: $(score), because: Fire., data: { level: { values: [active, critical] }, tone: string, score: { type: number, example: 0.5 } } }
                  told: { localize: device, body: "$(shop) has $(minutes).", data: { shop: string, minutes: count } }
                  tagged: { title: Tag, collapse-id: p-$(tag), data: { tag: string } }
                  nested: { delivery: background, data: { inner: { json: { count: integer } } } }

                """), fragments: []
    ).schema

    private static let values = """
        "parcel":{"id":"0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a"},"minutes":7,"shop":"Café \\u00e9 \\"A\\"","step":"packed",\
        "until":"2026-11-22T09:30:00Z","link":"https://example.com/a?b=c","price":"12.50","weight":1.5,"gift":true,\
        "tags":["a","b"],"extra":{"a":1}
        """

    private static let lines = [
        #"{"aps":{"alert":{"title":"Parcel Arriving","body":"Soon"},"category":"PARCEL","thread-id":"parcel-0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a"},"notification":"arriving",\#(values)}"#,
        #"{"time":"now","headers":{"apns-push-type":"alert","apns-topic":"com.example.shop","apns-collapse-id":"0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a/7","apns-id":"0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5b","apns-expiration":"1795253400"},"payload":{"notification":"arriving",\#(values),"aps":{"badge":3,"alert":"Soon","category":"PARCEL","thread-id":"parcel-0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a"}}}"#,
        #"{ "aps": { "alert": { "body": "May we?" }, "badge": 1 }, "kind": "question", "score": -12 }"#,
        #"{"aps":{"content-available":1},"notification":"sync","since":1795253400.25}"#,
        #"{"aps":{"alert":"Fire","thread-id":"a","interruption-level":"active","sound":"s.caf","relevance-score":0.25},"notification":"alarm","level":"active","tone":"s.caf","score":0.25}"#,
        #"{"aps":{"alert":{"title":"Something Sweet for You, Fresh from the Oven, as on Every Sunday Morning","loc-key":"notification.told.body","loc-args":["Bakery","12"]}},"notification":"told","shop":"Bakery","minutes":12}"#,
        #"{"headers":{"apns-push-type":"alert","apns-collapse-id":"p-7"},"payload":{"aps":{"alert":"Tag"},"notification":"tagged","tag":"7"}}"#,
        #"{"headers":{"apns-push-type":"alert","apns-collapse-id":"c"},"payload":{"aps":{"alert":{"body":"May we?"},"badge":1},"kind":"question","score":-12}}"#,
        #"{"aps":{"content-available":1},"notification":"nested","inner":"{\"count\":3}"}"#,
    ]

    private func recognizes(_ line: [UInt8], _ checker: inout PayloadChecker) -> Bool {
        line.withUnsafeBufferPointer { checker.recognizes($0) }
    }

    private func findings(_ line: [UInt8], _ checker: inout PayloadChecker) -> [Finding] {
        checker.check(SourceFile(path: "log.jsonl", bytes: line))
    }

    /// Proves that no line with a finding is recognized: 20,000 changes of bytes and values, each also checked alone.
    @Test func recognizesNothingWithFindings() {
        var random = SplitMix64(seed: 23)
        var learned = PayloadChecker(Self.schema)
        let lines = Self.lines.map { Array($0.utf8) }
        for line in lines { #expect(findings(line, &learned).isEmpty) }
        let texts = [
            "null", "true", "0", "-1", "01", "1.5", "1e3", "\"\"", "\"x\"", "{}", "[]", "\\", "\\ud83d", "\u{1}",
        ]
        // Longer than a header can be, as written or in UTF-8.
        let long = [String(repeating: "x", count: 70), String(repeating: "é", count: 33)].map { Array($0.utf8) }
        let parts =
            texts.map { Array($0.utf8) } + long + [[0xC3], [0xFF], [0xC3, 0xA9], Array("\"".utf8), Array(",".utf8)]
        var recognized = 0
        for _ in 0..<20_000 {
            var line = lines.randomElement(using: &random) ?? []
            let start = Int.random(in: 0..<line.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: line[start] = UInt8.random(in: 0x20..<0x7F, using: &random)
            case 1: line.remove(at: start)
            case 2: line.insert(contentsOf: parts.randomElement(using: &random) ?? [], at: start)
            default:
                let end = min(line.count, start + Int.random(in: 1..<6, using: &random))
                line.replaceSubrange(start..<end, with: parts.randomElement(using: &random) ?? [])
            }
            guard recognizes(line, &learned) else { continue }
            recognized += 1
            var alone = PayloadChecker(Self.schema)
            let found = findings(line, &alone).map(\.message)
            #expect(found.isEmpty, "\(String(decoding: line, as: UTF8.self)) has \(found)")
        }
        #expect(recognized > 1000)
    }

    /// Proves that pushes with other values are recognized, for every type: otherwise each would be read completely.
    @Test(
        arguments: [
            ("0e1bd1c6", "4d3e2f1a"), ("\"minutes\":7", "\"minutes\":41"), ("Café", "Blumen 花"),
            ("packed", "on-the-way"),
            ("09:30:00Z", "10:00:00.5+01:00"), ("a?b=c", "d#e"), ("12.50", "7"), ("1.5,", "-0.25,"), ("true", "false"),
            ("[\"a\"", "[\"Ä\""), ("{\"a\":1}", "{\"a\":1}"), ("Soon", "Now"), ("1795253400", "1795253401"),
        ]
    )
    func recognizesOtherValues(_ old: String, _ new: String) {
        var checker = PayloadChecker(Self.schema)
        let lines = Self.lines.filter { $0.contains(old) && !(old.hasPrefix("\"min") && $0.contains("/7")) }
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(findings(Array(line.utf8), &checker).isEmpty)
            #expect(recognizes(Array(line.replacing(old, with: new).utf8), &checker), "\(line)")
        }
    }

    /// Proves that the length of a header is checked in every line, whether the schema fills it or not.
    @Test(arguments: [("\"p-7\"", "\"tag\":\"7\""), ("\"c\"", "")])
    func checksLengths(_ value: String, _ data: String) {
        var checker = PayloadChecker(Self.schema)
        for line in Self.lines { _ = findings(Array(line.utf8), &checker) }
        guard let line = Self.lines.first(where: { $0.contains("\"apns-collapse-id\":\(value)") }) else { return }
        func longer(_ count: Int) -> [UInt8] {
            let digits = String(repeating: "7", count: count)
            var text = line.replacing(value, with: "\(value.dropLast())\(digits)\"")
            if !data.isEmpty { text = text.replacing(data, with: "\(data.dropLast())\(digits)\"") }
            return Array(text.utf8)
        }
        #expect(recognizes(longer(60), &checker))
        #expect(!recognizes(longer(64), &checker))
        #expect(findings(longer(64), &checker).map(\.rule.id) == ["collapse-id-length"])
    }

    /// Proves that a value which belongs to another one is compared with it.
    @Test func comparesTextsWithTheirValues() {
        var checker = PayloadChecker(Self.schema)
        for line in Self.lines { _ = findings(Array(line.utf8), &checker) }
        for line in Self.lines.prefix(2) {
            #expect(!recognizes(Array(line.replacing("\"0e1bd1c6", with: "\"4d3e2f1a").utf8), &checker))
        }
        #expect(!recognizes(Array(Self.lines[2].replacing("\"badge\": 1", with: "\"badge\": 2").utf8), &checker))
    }
}
