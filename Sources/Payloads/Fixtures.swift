package import Diagnostics
package import NotificationSchema

/// The push payloads of a schema, one for each notification and example.
package struct Fixtures: Sendable {
    /// `NAME.EXAMPLE.apns`, `NAME.EXAMPLE.headers.json`, and `fixtures.json`, which lists them.
    package private(set) var files: [OutputFile] = []

    /// - Parameter findings: Gets payloads that are too large.
    package init(_ schema: Schema, findings: inout [Finding]) {
    }
}
