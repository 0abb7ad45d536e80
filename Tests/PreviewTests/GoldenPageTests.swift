import ChangeRules
import Diagnostics
import NotificationSchema
import Preview
import SchemaRules
import Testing
import TestSupport

/// The pages of small schemas, without their style and script.
@Suite struct GoldenPageTests {
    private static let schema = """
        app:
          name: Shop
          url-scheme: shop
          platforms: { iOS: 17.0, macOS: 14.0 }
        topics:
          orders: { title: Orders }
        categories:
          order:
            hidden-previews-body-placeholder: "%u orders"
            category-summary-format: "%u more orders"
            actions:
              - answer: { title: Reply, icon: arrowshape.turn.up.left, text-input: { button-title: Send, placeholder: Message } }
              - track: { title: Track Parcel, icon: shippingbox.fill, foreground: true }
              - cancel: { deprecated: true, title: Cancel Order, icon: tortoise, destructive: true, authentication-required: true }
        notifications:
          sent:
            description: The order left the shop.
            deprecated: Send shipped.
            category: order
            topic: orders
            title: Order Sent
            body: Your order from $(shop) is on its way.
            interruption-level: time-sensitive
            because: Somebody has to be at home.
            foreground-presentation: [list]
            data:
              shop: { type: string, example: The Book Barge, max-length: 40, deprecated: true }
          prices-changed:
            delivery: background
        activities:
          delivery:
            description: A courier is on the way.
            topic: orders
            destination: order
            style: transient
            broadcast: where-available
            attributes: { shop: { example: The Book Barge } }
            state:
              step: { values: { packed: Packed, arriving: Almost There } }
              eta: date
              stops: [{ name: string }]
              note: { optional: true, example: "" }
            start: { title: Order from $(shop) }
            alerts:
              arriving: { title: $(step), body: "Order from $(shop).", when: { step: arriving } }
            stale-after: 15m
            dismiss-after: 20m

        """

    /// Proves which states, properties, texts and payloads a page shows, and in which markup.
    @Test func page() {
        expectGolden(Page(Self.schema).main, "Golden/page.html")
    }

    /// Proves that changed notifications come first, with changed words marked, and that additions, removals and breaking
    /// changes show.
    @Test func comparison() {
        let earlier = Self.schema.replacing("is on its way.", with: "left the shop.")
            .replacing("prices-changed", with: "stock-changed")
            .replacing("shop: { type: string", with: "shop: { type: string, key: store")
        expectGolden(Page(Self.schema, since: earlier).main, "Golden/comparison.html")
    }

    /// Proves that a page is made from the parts of a schema without errors, and that the errors come first.
    @Test func schemaWithErrors() {
        let broken = Self.schema.replacing("delivery: background", with: "delivery: pigeon\n    title: Prices Changed")
            .replacing("name: Shop", with: "name: Shop\n  colour: red")
        let page = Page(broken)
        #expect(page.text.contains("Order Sent") && page.text.contains("Prices Changed"))
        let beginning = page.main.prefix(upTo: page.main.firstRange(of: "<article")?.lowerBound ?? page.main.startIndex)
        #expect(beginning.contains("colour") && beginning.contains("pigeon"), "\(beginning)")
    }
}

/// The page of a schema.
struct Page {
    let text: String

    init(_ schema: String, since earlier: String? = nil) {
        let file = SourceFile(path: "notifications.yaml", text: schema)
        let result = Linter.standard.lint(root: file, fragments: [])
        let version = earlier.map { earlier in
            let old = Linter.standard.lint(root: SourceFile(path: "old.yaml", text: earlier), fragments: []).schema
            let breaking = ChangeChecker().compare(root: file, fragments: [], with: old)
            return EarlierVersion("main", SchemaChange(from: old, to: breaking.schema), breaking: breaking.findings)
        }
        let page = PreviewPage(result.schema, project: nil, findings: result.findings, earlier: version)
        text = String(decoding: page.bytes, as: UTF8.self)
    }

    /// Everything between the style and the script.
    var main: String {
        let start = text.firstRange(of: "</style>")?.upperBound ?? text.startIndex
        let end = text.firstRange(of: "<script>")?.lowerBound ?? text.endIndex
        return String(text[start..<end])
    }
}
