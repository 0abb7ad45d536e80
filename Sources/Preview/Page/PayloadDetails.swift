import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import Payloads

/// The payload of each example, with its size as a bar.
struct PayloadDetails {
    let notification: Notification
    let examples: [ShownExample]
    let page: PageContext

    var html: HTML {
        guard notification.delivery.isPush else { return .empty }
        return .group(
            examples.compactMap { example in page.budget.part(details(of: example)) })
    }

    private func details(of example: ShownExample) -> HTML {
        let payload = Payload(notification, content: example.content, in: page.schema)
        return tag("details", .class("payload"), HTML.Attribute("data-example", example.name)) {
            tag("summary") {
                "Payload, \(example.name): \(payload.size.grouped) of \(limit.grouped) bytes"
                meter(payload.size)
            }
            tag("pre", HTML.Attribute("tabindex", "0")) { Self.shortened(payload.json.indented) }
        }
    }

    private var limit: Int { notification.delivery.pushType.payloadBytes }

    private func meter(_ size: Int) -> HTML {
        tag(
            "meter", HTML.Attribute("min", "0"), HTML.Attribute("max", String(limit)),
            HTML.Attribute("high", String(Limits.payloadComfortableBytes)), HTML.Attribute("optimum", "0"),
            HTML.Attribute("value", String(size)), HTML.Attribute("aria-label", "size of the payload"))
    }

    /// A payload over the limit is rejected. Its first part shows why it is so large.
    private static func shortened(_ json: String) -> String {
        json.utf8.count <= 4 * Limits.payloadBytes ? json : String(json.prefix(Limits.payloadBytes)) + "\n…"
    }
}

extension Int {
    /// `4,096`
    var grouped: String {
        let digits = String(self)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
