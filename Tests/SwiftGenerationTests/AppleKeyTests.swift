import AppleFacts
import Diagnostics
import Files
import NotificationSchema
import PayloadContracts
import Payloads
import Testing
import TestSupport

/// All outputs follow from the table of Apple's keys.
@Suite struct AppleKeyTests {
    /// Keys of an alert push that a schema can set.
    private static let keys = APSKey.all.filter { key in
        (key.place == .aps || key.place == .alert) && key.pushTypes.contains(.alert) && !key.isLegacy
            && key.name != PayloadKey.contentAvailable && !key.name.contains("loc-")
    }

    /// All of Apple's keys that a schema can declare.
    private static func schema(delivery: String) -> String {
        """
        categories: { c: { hidden-previews-body-placeholder: Sale } }
        notifications:
          n:
            delivery: \(delivery)
            category: c
            title: Sale
            subtitle: Today
            body: All books are 20 % off.
            interruption-level: passive
            sound: default
            badge: 1
            relevance-score: 0.5
            thread-id: sales
            target-content-id: shop
            filter-criteria: shop
            launch-image: Shop
            mutable-content: true
        """
    }

    @Test func aPayloadHasEveryKey() throws {
        let schema = try errorFreeSchema(Self.schema(delivery: "remote"))
        let notification = try #require(schema.notifications.first)
        let payload = Payload(notification, content: notification.typicalContent, in: schema).canonical
        #expect(Self.keys.map(\.name).filter { !payload.contains("\"\($0)\":") } == [])
    }

    @Test func aJSONSchemaHasEveryKey() throws {
        var findings: [Finding] = []
        let schema = try errorFreeSchema(Self.schema(delivery: "remote"))
        let file = try #require(PayloadSchemas(schema, findings: &findings).files.first { $0.name == "n.schema.json" })
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(Self.keys.map(\.name).filter { !text.contains("\"\($0)\": {") } == [])
    }

    @Test func aPushInSwiftHasEveryKey() throws {
        let source = try generatedSources(Self.schema(delivery: "remote")).values.joined()
        #expect(Self.keys.map(\.name).filter { !source.contains("\"\($0)\": ") } == [])
    }

    @Test func aLocalContentHasEveryProperty() throws {
        let source = try generatedSources(Self.schema(delivery: "local")).values.joined()
        let properties = Self.keys.compactMap(\.property)
        #expect(properties.count > 10)
        #expect(properties.map(\.name).filter { !source.contains("content.\($0) = ") } == [])
    }

    /// A background push has no visible key, whatever the schema declares.
    @Test func aBackgroundPushHasNoVisibleKey() throws {
        var findings: [Finding] = []
        let file = SourceFile(path: "notifications.yaml", text: Self.schema(delivery: "background"))
        let schema = Schema.read(root: file, fragments: [], findings: &findings)
        #expect(findings.map(\.message) == [])
        let notification = try #require(schema.notifications.first)
        let payload = Payload(notification, content: notification.typicalContent, in: schema).canonical
        #expect(payload == #"{"aps":{"content-available":1},"notification":"n"}"#)
    }
}
