import Basics
import BelfryKit
import Diagnostics
import Files
import Foundation
import NotificationSchema
import PayloadContracts
import PayloadRules
import Payloads
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// The compiled contract accepts no push that a rule reports, and nearly all that none reports.
@Suite struct AcceptedPushTests {
    private static let schema = Linter.standard.lint(
        root: SourceFile(
            path: "notifications.yaml",
            text: """
                app: { bundle-identifier: com.example.shop, platforms: { iOS: 17.2 } }
                generate: { fixtures: { forms: [apns] } }
                categories:
                  parcel: { identifier: PARCEL, hidden-previews-body-placeholder: Parcel }
                  news: { hidden-previews-body-placeholder: News }
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
                      place: { type: { x: number, y: "integer?" }, optional: true }
                      extra: { type: any, optional: true }
                      owner: { type: string, optional: true, renamed-from: [holder] }
                    examples:
                      whole:
                        parcel-id: 0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a
                        minutes: 7
                        shop: Café "A"
                        step: packed
                        until: 2026-11-22T09:30:00Z
                        link: https://example.com/a?b=c
                        price: 12.50
                        weight: 1.5
                        gift: true
                        tags: [a, b]
                        place: { x: 1.5, y: 2 }
                        owner: Ada
                  asked: { match: { kind: question }, body: May we?, badge: 1, data: { score: integer } }
                  written: { category: news, title: News, subtitle: Today, badge: $(unread), target-content-id: n-$(unread), data: { unread: integer, section: { optional: true } }, filter-criteria: s-$(section) }
                  sync: { delivery: background, data: { since: date-epoch } }
                  alarm: { delivery: remote, title: Alarm, thread-id: a, interruption-level: $(level), sound: $(tone), relevance-score: $(score), because: Fire., data: { level: { values: [active, critical] }, tone: string, score: { type: number, example: 0.5 } } }
                  siren: { title: Siren, interruption-level: critical, sound: { name: s.caf, critical: true, volume: 0.5 }, because: Fire. }
                  quiet: { title: Quiet, interruption-level: passive, sound: none }
                  ring: { title: Ring, sound: default, priority: 5 }
                  told: { localize: device, body: "$(shop) has $(minutes).", data: { shop: string, minutes: count } }
                  tagged: { title: Tag, collapse-id: p-$(tag), data: { tag: string } }
                  secret: { title: Secret, mutable-content: true, collapse-id: "$(user)-s", variables: { user: string } }
                  nested: { delivery: background, data: { inner: { json: { count: integer } } } }
                  call: { delivery: voip, data: { caller: string } }
                  scores: { delivery: widgets }
                activities:
                  order:
                    attributes: { shop: string }
                    state: { step: { values: [cooking, delivered] }, eta: date, note: { type: string, optional: true } }
                    start: { title: Order from $(shop), body: Soon }
                    alerts: { late: { title: Late, body: "$(step)", sound: default } }
                    stale-after: 15m
                    dismiss-after: 20m
                    relevance-score: 50
                  match:
                    broadcast: true
                    attributes: { home: string }
                    state: { goals: integer, minute: count }
                    start: { title: Kickoff }

                """), fragments: []
    ).schema

    /// A push, as JSON.
    private struct Sample {
        var payload: String
        var headers: String
        var isOfActivity: Bool { headers.contains("liveactivity") }
        /// In a message of Firebase.
        var token: String { isOfActivity ? "\"live_activity_token\":\"t\"," : "" }
    }

    /// What `generate --fixtures` writes, and pushes that servers write differently.
    private static let samples: [Sample] = {
        var findings: [Finding] = []
        let requests = Fixtures(schema, findings: &findings).files.filter { $0.name.hasSuffix(".apns.json") }
        return requests.compactMap { request in
            let root = node(request.text)
            guard let root, let headers = root.value(of: "headers"), let payload = root.value(of: "payload") else {
                return nil
            }
            return Sample(payload: text(payload), headers: text(headers))
        } + [
            Sample(
                payload: """
                    {"aps":{"badge":3,"alert":"Soon \\u00e9\\ud83d\\ude00","category":"PARCEL","thread-id":\
                    "parcel-0E1BD1C6-9d3c-4b7f-a6a4-8f0e3c1d2b5a"},"notification":"arriving","parcel":{"id":\
                    "0E1BD1C6-9d3c-4b7f-a6a4-8f0e3c1d2b5a"},"minutes":7,"shop":"x","step":"packed","holder":"A","gift":null}
                    """,
                headers: """
                    {"apns-push-type":"alert","apns-topic":"com.example.shop","apns-id":\
                    "0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5b","apns-expiration":"1795253400","apns-collapse-id":\
                    "0e1bd1c6-9d3c-4b7f-a6a4-8f0e3c1d2b5a/7"}
                    """),
            Sample(
                payload:
                    #"{ "aps": { "alert": { "body": "May we?" }, "badge": 1 }, "kind": "question", "score": -12 }"#,
                headers: #"{"Apns-Push-Type":"alert","apns-collapse-id":"c","content-type":"application/json"}"#),
        ]
    }()

    private static func node(_ text: String) -> Node? {
        var (limits, findings) = (ReadingLimits(), [Finding]())
        return JSONReader.read(SourceFile(path: "push.json", text: text), limits: &limits, findings: &findings)
    }

    private static func text(_ node: Node) -> String {
        String(decoding: node.range.file.bytes[node.range.bytes], as: UTF8.self)
    }

    private static func string(_ text: String) -> String { JSONValue.string(text).compact }

    /// The forms in which a push is sent and logged.
    private static let forms: [@Sendable (Sample) -> String] = [
        { $0.payload },
        { "{\"time\":[1,{\"a\":null}],\"headers\":\($0.headers),\"payload\":\($0.payload)}" },
        { "{\"headers\":\($0.headers),\"payload\":\(string($0.payload))}" },
        { "{\"message\":{\"token\":\"t\",\"apns\":{\($0.token)\"headers\":\($0.headers),\"payload\":\($0.payload)}}}" },
        { "{\"topic\":\"t\",\"apns\":{\($0.token)\"payload\":\($0.payload)}}" },
        { published($0, "\"TargetArn\":\"a\"") },
        { published($0, "\"TopicArn\":\"a\"") },
        { "{\"PublishBatchRequestEntries\":[\(published($0, "\"Id\":\"1\"")),\(published($0, "\"Id\":\"2\""))]}" },
        { "{\"APNS\":\(string($0.payload)),\"default\":\"x\"}" },
        { "{\"body\":\($0.payload),\"headers\":\($0.headers)}" },
        { "{\"device_token\":\"x\",\"message\":\($0.payload)}" },
    ]

    private static func published(_ sample: Sample, _ recipient: String) -> String {
        let message = "{\"default\":\"x\",\"APNS\":\(string(sample.payload)),\"GCM\":\"{}\"}"
        let attribute =
            "{\"DataType\":\"String\",\"StringValue\":\"\(sample.isOfActivity ? "liveactivity" : "alert")\"}"
        let attributes =
            sample.headers.contains("alert") || sample.isOfActivity
            ? ",\"MessageAttributes\":{\"AWS.SNS.MOBILE.APNS.PUSH_TYPE\":\(attribute)}" : ""
        return "{\(recipient),\"MessageStructure\":\"json\",\"Message\":\(string(message))\(attributes)}"
    }

    /// The number of accepted pushes; nil if the line isn't accepted.
    private func accepted(_ line: String, by checker: inout PayloadChecker) -> Int? {
        checker.counts = PayloadCounts()
        return parts(line, by: &checker).isEmpty ? checker.counts.pushes : nil
    }

    private func parts(_ line: String, by checker: inout PayloadChecker) -> PushParts {
        Array(line.utf8).withUnsafeBufferPointer { checker.partsToCheck(in: $0) }
    }

    private func findings(_ line: String, by checker: inout PayloadChecker, parts: PushParts = .all) -> [String] {
        checker.counts = PayloadCounts()
        let file = SourceFile(path: "log.jsonl", text: line)
        return checker.check(file, parts: parts).map { "\($0.rule.id): \($0.message)" }
    }

    /// Proves that right pushes are accepted in every form: otherwise the rules would check each of them.
    @Test(arguments: Array(forms.indices)) func acceptsRightPushes(_ form: Int) {
        var checker = PayloadChecker(Self.schema)
        var count = 0
        for sample in Self.samples {
            let line = Self.forms[form](sample)
            guard findings(line, by: &checker).isEmpty, checker.counts.pushes > 0 else { continue }
            let pushes = checker.counts.pushes
            count += 1
            #expect(accepted(line, by: &checker) == pushes, "\(line)")
        }
        #expect(count > 10)
    }

    /// Proves that no push with a finding is accepted: random changes of values, lengths, keys, order, escapes, forms and
    /// bytes. `BELFRY_PUSHES=100000` makes so many.
    @Test func acceptsNothingWithFindings() {
        let count = ProcessInfo.processInfo.environment["BELFRY_PUSHES"].flatMap(Int.init) ?? 2_000
        var mutation = PushMutation(seed: UInt64(count))
        var checker = PayloadChecker(Self.schema)
        var (right, slow) = (0, 0)
        for _ in 0..<count {
            var sample = mutation.random.pick(Self.samples)
            for _ in 0..<mutation.random.next(below: 3) { sample.payload = mutation.changed(sample.payload) }
            if mutation.random.chance(20) { sample.headers = mutation.changed(sample.headers) }
            var line = mutation.random.pick(Self.forms)(sample)
            if mutation.random.chance(15) { line = mutation.changed(line) }
            if mutation.random.chance(15) { line = mutation.broken(line) }
            let found = findings(line, by: &checker)
            let pushes = checker.counts
            let accepted = accepted(line, by: &checker)
            if let accepted {
                #expect(found.isEmpty && accepted == pushes.pushes && pushes.others == 0, "\(line) has \(found)")
            } else if found.isEmpty, pushes.pushes > 0 {
                slow += 1
            }
            if accepted != nil { right += 1 }
            // Rules that look only at accepted parts find nothing.
            let parts = parts(line, by: &checker)
            #expect(parts.isEmpty || findings(line, by: &checker, parts: parts) == found, "\(line) has \(found)")
        }
        #expect(right > count / 10)
        // Many changes, such as another sound, are unusual, and only the rules allow them.
        #expect(slow < right, "\(slow) of \(right + slow) right pushes weren't accepted")
    }

    /// Proves that no example with a finding is accepted, for each rule over pushes.
    @Test func acceptsNoFailingExample() {
        for rule in RuleCatalogue.all {
            for example in rule.failing {
                guard let payload = example.payload else { continue }
                let root = MarkedSchema(example).root
                var checker = PayloadChecker(Linter.standard.lint(root: root, fragments: []).schema)
                #expect(accepted(MarkedText(payload).text, by: &checker) == nil, "\(rule.id): \(payload)")
            }
        }
    }

    /// Proves that the declarations matter: if a rule doesn't say what it looks at, nothing is accepted, and what no rule
    /// looks at isn't compared.
    @Test func looksAtWhatRulesLookAt() {
        let contract = PayloadContract(Self.schema)
        let reader = TapeReader()
        func accepts(_ line: String, _ notifications: PushParts, _ activities: PushParts) -> Bool {
            let compiled = CompiledContract(contract, notifications: notifications, activities: activities)
            return Array(line.utf8).withUnsafeBufferPointer { reader.pushCount(in: $0, acceptedBy: compiled) } != nil
        }
        let (all, decided) = (PushParts.all, PushParts.all.subtracting(.words))
        let notification = #"{"aps":{"alert":"Alarm","thread-id":"a","sound":"s"},"notification":"ring"}"#
        let right = #"{"aps":{"alert":{"title":"Ring"},"sound":"default"},"notification":"ring"}"#
        let activity = #"{"aps":{"timestamp":1769851800,"event":"end"}}"#
        #expect(accepts(right, decided, decided))
        #expect(!accepts(right, all, decided))
        #expect(accepts(right, decided, all))
        #expect(accepts(activity, all, decided))
        #expect(!accepts(activity, decided, all))
        #expect(!accepts(notification, decided, decided))
        let tagged =
            #"{"aps":{"alert":{"title":"Alarm"},"thread-id":"b","interruption-level":"active","sound":"t","relevance-score":0.5},"notification":"alarm","level":"active","tone":"t","score":0.5}"#
        #expect(!accepts(tagged, decided, decided))
        #expect(accepts(tagged, decided.subtracting(.fixedValues), decided))
    }

    /// Proves that values aren't compared if the rule that reports them is off.
    @Test(arguments: ["off", "warning"]) func looksAtWhatEnabledRulesLookAt(_ level: String) {
        let root = SourceFile(
            path: "notifications.yaml",
            text: """
                lint: { rules: { payload-value-mismatch: \(level) } }
                notifications: { sent: { title: Sent, thread-id: parcels } }

                """)
        var checker = PayloadChecker(Linter.standard.lint(root: root, fragments: []).schema)
        let line = #"{"aps":{"alert":{"title":"Sent"},"thread-id":"letters"},"notification":"sent"}"#
        #expect(accepted(line, by: &checker) == (level == "off" ? 1 : nil))
        #expect(findings(line, by: &checker).isEmpty == (level == "off"))
    }
}

extension OutputFile {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Makes random changes of JSON.
private struct PushMutation {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let values = [
        "null", "true", "false", "0", "1", "-1", "2", "1.5", "0.5", "1.0", "1e2", "80", "1e400", "01", "-0", "7", "12",
        "1769851800", "1769851800000", "791546400", "946684800", "1795253400", "9223372036854775808",
        String(repeating: "9", count: 30), "\"\"", "\"x\"", "\"1\"", "\"5\"", "\"10\"", "\"0\"", "\"active\"",
        "\"critical\"", "\"passive\"", "\"default\"", "\"alert\"", "\"background\"", "\"liveactivity\"", "\"widgets\"",
        "\"voip\"", "\"arriving\"", "\"sync\"", "\"written\"", "\"PARCEL\"", "\"news\"", "\"question\"", "\"update\"",
        "\"start\"", "\"end\"", "\"com.example.shop\"", "\"com.example.shop.debug\"", "\"com.example.shop.voip\"",
        "\"com.example.shop.push-type.liveactivity\"", "\"2026-02-29T09:30:00Z\"", "\"2028-02-29T09:30:00.5+01:00\"",
        "\"https:\\/\\/example.com\"", "\"a\\u0000b\"", "\"\\ud83d\"", "\"\\ud83d\\ude00\"", "\"\\u0061ctive\"",
        "\"\u{E9}\"", "\"e\u{301}\"", "\"\\q\"", "{}", "[]", "[null]", "[1,\"a\"]", "[\"a\"]", "{\"a\":1}",
        "{\"title\":\"x\"}", "{\"body\":\"x\",\"loc-key\":\"y\"}", "{\"loc-key\":\"x\",\"loc-args\":[\"a\",\"b\"]}",
        "{\"critical\":1,\"name\":\"s.caf\"}", "\"{\\\"count\\\":3}\"", "\"{\\\"count\\\":\\\"3\\\"}\"",
        "\"6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D\"", "\"6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d\"",
    ]

    private static let keys = [
        "aps", "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
        "interruption-level", "relevance-score", "target-content-id", "filter-criteria", "stale-date", "event",
        "timestamp", "content-state", "content-changed", "attributes", "attributes-type", "dismissal-date", "url-args",
        "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args", "loc-key", "loc-args",
        "critical", "name", "volume", "notification", "kind", "minutes", "shop", "step", "until", "owner", "holder",
        "unread", "section", "level", "tone", "score", "inner", "tag", "parcel", "parcel.id", "click_action",
        "mutable_content", "gcm.message_id", "fcm_options", "Simulator Target Bundle", "x", "headers", "payload",
        "message", "apns", "token", "topic", "condition", "data", "APNS", "APNS_VOIP", "APNSS", "MACOS", "GCM",
        "default", "Message", "MessageStructure", "TopicArn", "apns-push-type", "apns-priority", "apns-topic",
        "apns-collapse-id", "apns-expiration", "apns-id", "apns-channel-id", "apns-expire", "Apns-Priority",
        "live_activity_token", "liveActivityToken", "live-activity-token", "AWS.SNS.MOBILE.APNS.TTL",
        "AWS.SNS.MOBILE.APNS.PRIORITY", "tokens", "\\u0061ps",
    ]

    /// JSON with another value, key or order.
    mutating func changed(_ text: String) -> String {
        var (limits, findings) = (ReadingLimits(), [Finding]())
        let file = SourceFile(path: "push.json", text: text)
        guard let root = JSONReader.read(file, limits: &limits, findings: &findings) else { return broken(text) }
        var nodes: [Node] = []
        var entries: [Node.Entry] = []
        func collect(_ node: Node) {
            nodes.append(node)
            for item in node.items { collect(item) }
            for entry in node.entries {
                entries.append(entry)
                collect(entry.value)
            }
        }
        collect(root)
        func replacing(_ range: Range<Int>, with new: String) -> String {
            String(
                decoding: file.bytes[..<range.lowerBound] + Array(new.utf8) + file.bytes[range.upperBound...],
                as: UTF8.self)
        }
        func written(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }
        let node = random.pick(nodes)
        let range = node.range.bytes
        guard !entries.isEmpty else { return replacing(range, with: random.pick(Self.values)) }
        let (entry, other) = (random.pick(entries), random.pick(entries))
        switch random.next(below: 10) {
        case 0, 1: return replacing(range, with: random.pick(Self.values))
        case 2: return replacing(range, with: written(other.value.range.bytes))
        case 3: return replacing(entry.key.range.bytes, with: "\"\(random.pick(Self.keys))\"")
        case 4: return replacing(entry.range.bytes, with: "\(written(entry.range.bytes)),\(written(other.range.bytes))")
        case 5:
            let new = "\"\(random.pick(Self.keys))\":\(random.pick(Self.values))"
            return replacing(entry.range.bytes, with: "\(written(entry.range.bytes)),\(new)")
        case 6:
            // Without the entry.
            let end = entry.range.bytes.upperBound
            let comma = file.bytes[end...].first == UInt8(ascii: ",") ? 1 : 0
            return replacing(entry.range.bytes.lowerBound..<end + comma, with: "")
        case 7:
            // In another order, or in another place.
            let (one, two) = (entry.range.bytes, other.range.bytes)
            guard one.upperBound <= two.lowerBound else { return text }
            let moved = written(two) + written(one.upperBound..<two.lowerBound) + written(one)
            return replacing(one.lowerBound..<two.upperBound, with: moved)
        case 8:
            guard node.isString, range.count > 2 else { return replacing(range, with: random.pick(Self.values)) }
            let long = String(
                repeating: random.pick(["x", "\u{E9}", "\\n", "\\u00e9"]), count: random.pick([1, 70, 4200]))
            return replacing(range.upperBound - 1..<range.upperBound - 1, with: long)
        default:
            guard node.isString, range.count > 2, file.bytes[range.lowerBound + 1] < 0x80,
                file.bytes[range.lowerBound + 1] != UInt8(ascii: "\\")
            else { return replacing(range, with: random.pick(Self.values)) }
            let hex = String(file.bytes[range.lowerBound + 1], radix: 16)
            return replacing(
                range.lowerBound + 1..<range.lowerBound + 2, with: "\\u00\(hex.count == 1 ? "0" : "")\(hex)")
        }
    }

    /// Other bytes.
    mutating func broken(_ text: String) -> String {
        var bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return text }
        let start = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[start] = UInt8(0x20 + random.next(below: 0x5F))
        case 1: bytes.remove(at: start)
        case 2:
            bytes.insert(contentsOf: Array(random.pick(Self.values + ["\\", "\u{1}", ",", "\"", "}"]).utf8), at: start)
        default: bytes.removeSubrange(start..<min(bytes.count, start + 1 + random.next(below: 5)))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
