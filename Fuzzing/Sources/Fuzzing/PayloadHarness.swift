import BelfryKit
import Diagnostics
import Files
import NotificationSchema
import Outputs
import PayloadRules
import Payloads
import SchemaRules

extension Harness {
    /// The input of `check-payload`: payloads in all forms in which they are sent and logged.
    static let payload = Harness(
        name: "payload",
        words: [
            "\"aps\":", "\"alert\":", "\"title\":", "\"body\":", "\"loc-key\":", "\"loc-args\":", "\"sound\":",
            "\"badge\":",
            "\"category\":", "\"mutable-content\":1", "\"content-available\":1", "\"interruption-level\":",
            "\"critical\":1",
            "\"notification\":", "\"headers\":", "\"payload\":", "\"message\":", "\"apns\":", "\"Message\":",
            "\"APNS\":",
            "\"apns-collapse-id\":", "\"apns-priority\":", "\"apns-push-type\":", "\"Simulator Target Bundle\":",
            "\\\"",
            "\\\\", "\\ud83d", "\\u0041", "null", "true", "1e400", "99999999999999999999",
        ],
        seeds: {
            RuleCatalogue.all.flatMap { $0.passing + $0.failing }
                .compactMap { $0.payload.map { Array(MarkedText($0).text.utf8) } }
                + Fixtures.made(of: schemaOfPayloads).flatMap { fixture in
                    [fixture.text, fixture.text.filter { $0 != "\n" }].map { Array($0.utf8) }
                }
        }
    ) { bytes in
        let file = SourceFile(path: "payload.json", bytes: bytes)
        var checker = PayloadChecker(schemaOfPayloads)
        let findings = checker.check(file)
        for finding in findings { finding.expectSound(in: [file] + schemaOfPayloads.files) }
        // As a line of a log: the compiled contract accepts nothing that a rule reports.
        guard !bytes.contains(UInt8(ascii: "\n")) else { return }
        var ofLog = PayloadChecker(schemaOfPayloads)
        let parts = bytes.withUnsafeBufferPointer { ofLog.partsToCheck(in: $0) }
        let inLog = parts.isEmpty ? [] : ofLog.check(file, parts: parts)
        expect(inLog.map(\.rule.id) == findings.map(\.rule.id), "in a log: \(inLog), alone: \(findings)")
    }

    private static let schemaOfPayloads = Linter(for: OutputCatalogue.requirements).lint(
        root: SourceFile(
            path: "notifications.yaml",
            text: """
                app: { notification-key: kind, strings: [Localizable.xcstrings] }
                generate:
                  fixtures: { forms: [apns, fcm] }
                categories:
                  message:
                    actions:
                      - reply: { title: Reply, text-input: { button-title: Send, placeholder: Message } }
                notifications:
                  message:
                    category: message
                    title: $(sender)
                    body: $(text)
                    collapse-id: $(chatID)
                    variables: { text: { origin: user } }
                    data: { sender: { origin: user }, chatID: uuid, kinds: [string], place: { type: { x: number, y: "integer?" } } }
                  left: { delivery: background, data: { order.id: { type: integer, renamed-from: orderID } } }
                  sent: { title: Order $(number) Sent, localize: device, data: { number: integer }, expires-in: 0s }
                  alarm: { title: Alarm, interruption-level: critical, sound: { name: default, critical: true, volume: 0.5 } }
                activities:
                  order:
                    attributes: { shop: string }
                    state: { step: { values: [cooking, delivered] }, eta: date }
                    start: { title: Order from $(shop) }
                    stale-after: 15m
                    dismiss-after: 20m

                """),
        fragments: []
    ).schema
}

extension Fixtures {
    fileprivate static func made(of schema: Schema) -> [OutputFile] {
        var findings: [Finding] = []
        return Fixtures(schema, findings: &findings).files
    }
}
