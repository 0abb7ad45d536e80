import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let collapseIDLength: Rule = Rule(
        id: "collapse-id-length",
        severity: .error,
        group: .limits,
        summary: "A collapse-id has at most \(Limits.collapseIdentifierBytes) bytes.",
        rationale: """
            It is sent in the header apns-collapse-id, and APNs rejects a push with a longer value. The rule checks \
            the longest value that the schema allows, by 'max-length', 'values' and the examples. A URL can have any \
            length, so it is a warning without a max-length.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              order-shipped:
                title: Order Shipped
                collapse-id: order-$(orderID)
                data: { orderID: { type: string, max-length: 12 } }
              unsent-message:
                delivery: local
                title: Unsent Message
                collapse-id: unsent-$(draftID)-$(versionID)
                data: { draftID: uuid, versionID: uuid }
            """
        ],
        failing: [
            """
            notifications:
              order-shipped:
                title: Order Shipped
                collapse-id: ⟦order-$(orderID)-of-$(shopID)⟧
                data: { orderID: uuid, shopID: uuid }
            """,
            """
            notifications:
              article:
                title: $(headline)
                collapse-id: ⟦$(link)⟧
                variables: { headline: string }
                data: { link: url }
            """,
            """
            notifications:
              article:
                title: $(headline)
                collapse-id: ⟦article-$(slug)⟧
                variables: { headline: string }
                data: { slug: { max-length: 80, example: bells } }
            """,
            .payload(
                """
                { "headers": {
                    "apns-push-type": "alert",
                    "apns-collapse-id": ⟦"6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"⟧
                  },
                  "payload": { "aps": { "alert": { "title": "Order Shipped" } }, "notification": "order-shipped" } }
                """,
                of: "notifications:\n  order-shipped: { title: Order Shipped }\n"
            ),
        ]
    ).eachNotification { notification, _, report in
        guard notification.delivery.isPush else { return }
        guard let template = notification.collapseIdentifier else { return }
        let bytes = notification.longestByteCount(of: template)
        if bytes > Limits.collapseIdentifierBytes {
            report.add(
                at: template.text.range,
                "'collapse-id' can have \(bytes) bytes, but APNs rejects more than \(Limits.collapseIdentifierBytes)",
                help: "use one short identifier, or a hash of several"
            )
        } else if let link = notification.fieldsUsed(in: [template]).map(\.field).first(where: \.isUnboundedURL) {
            report.add(
                at: template.text.range,
                "'\(link.name.value)' is a URL of any length, but APNs rejects a 'collapse-id' of more than "
                    + "\(Limits.collapseIdentifierBytes) bytes",
                severity: .warning,
                help: "write an identifier instead, or a max-length"
            )
        }
    }.payload { push, report in
        guard let identifier = push.received.headers?.value(PushHeader.collapseID), identifier.kind == .scalar else {
            return
        }
        let bytes = identifier.text.utf8.count
        guard bytes > Limits.collapseIdentifierBytes else { return }
        report.add(
            at: identifier.range,
            "'apns-collapse-id' has \(bytes) bytes, but APNs rejects more than \(Limits.collapseIdentifierBytes)",
            help: "use one short identifier, or a hash of several", notes: push.note())
    }
}

extension Notification {
    /// The maximum length of a text in bytes, as far as it is certain: with the values of examples, or the maximum
    /// lengths of fields.
    fileprivate func longestByteCount(of template: Template) -> Int {
        let contents = self.examples.map(\.content) + [typicalContent]
        return template.parts.reduce(0) { sum, part in
            switch part {
            case .literal(let text): return sum + text.utf8.count
            case .placeholder(let name, _):
                guard let field = field(named: name) else { return sum }
                let known = contents.compactMap { $0[name]?.text.utf8.count } + field.values.map(\.value.utf8.count)
                return sum + max(known.max() ?? 0, field.maxLength?.value ?? 0)
            }
        }
    }
}

extension Field {
    fileprivate var isUnboundedURL: Bool { isURL && self.maxLength == nil }
}
