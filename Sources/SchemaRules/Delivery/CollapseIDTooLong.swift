import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let collapseIDTooLong: NotificationRule =
        RuleDescription.collapseIDTooLong.eachNotification { notification, _, report in
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
