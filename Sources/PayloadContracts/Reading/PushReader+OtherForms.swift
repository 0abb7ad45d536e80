import AppleFacts
import Diagnostics
import SourceSyntax

extension PushReader {
    /// Reads a request in the form of a library for APNs, and recognizes requests to services that make the payload.
    ///
    /// - Returns: False if it has none of these forms.
    mutating func readOtherForm(_ root: Node, in context: Context) -> Bool {
        for payload in ["body", "Payload"].lazy.compactMap({ root.value(of: $0) })
        where payload.value(of: PayloadKey.aps) != nil {
            var context = context
            if let headers = root.value(of: "headers").flatMap({ PushHeaderFields(ofRequest: $0) }) {
                context.headers = headers
            }
            read(payload, in: context)
            return true
        }
        guard let service = root.serviceOfRequest else { return false }
        findings.append(
            Finding(
                .payloadForm, at: root.range.start(of: 1),
                "this is a request to \(service), which Belfry doesn't know, so it wasn't checked", severity: .warning,
                help: "check the payload that a device gets, for example from the log of the app"))
        return true
    }
}

extension Node {
    /// The service that a request without a payload is for.
    fileprivate var serviceOfRequest: String? {
        func has(_ keys: String...) -> Bool { keys.contains { value(of: $0) != nil } }
        if value(of: "web_push") != nil { return "a browser" }
        if has("app_id"), has("contents", "headings", "template_id", "content_available") { return "OneSignal" }
        guard let recipient = value(of: "to") else {
            return has("registration_ids") ? "Firebase's legacy API" : nil
        }
        return recipient.kind == .scalar && has("notification", "data") ? "Firebase's legacy API" : nil
    }
}
