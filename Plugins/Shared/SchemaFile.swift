import Foundation

extension URL {
    /// Whether a file is part of a schema: the root or a fragment.
    var isSchemaFile: Bool { isSchemaRoot || lastPathComponent.hasSuffix(".notifications.yaml") }

    var isSchemaRoot: Bool { lastPathComponent == "notifications.yaml" }
}
