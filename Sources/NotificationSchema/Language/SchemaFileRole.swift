/// The role of a file in a schema, by its name.
package enum SchemaFileRole: Sendable {
    case root
    case fragment
    /// Looks like a schema file, but has the wrong name; `name` is the right one.
    case misnamed(name: String)

    package static let rootName = "notifications.yaml"
    private static let fragmentSuffix = ".notifications.yaml"

    /// Returns nil for a file that doesn't belong to a schema.
    package init?(fileName: String) {
        // Editors and file servers create files such as `.#chat.notifications.yaml`.
        guard fileName.utf8.first != UInt8(ascii: ".") else { return nil }
        if fileName == Self.rootName {
            self = .root
        } else if fileName.hasSuffix(Self.fragmentSuffix) {
            self = .fragment
        } else {
            let lower = fileName.lowercased()
            let stem = lower.hasSuffix(".yml") ? lower.dropLast(".yml".count) + ".yaml" : lower[...]
            if stem == Self.rootName {
                self = .misnamed(name: Self.rootName)
            } else if stem.hasSuffix(Self.fragmentSuffix) {
                let length = lower.hasSuffix(".yml") ? Self.fragmentSuffix.count - 1 : Self.fragmentSuffix.count
                self = .misnamed(name: fileName.dropLast(length) + Self.fragmentSuffix)
            } else {
                return nil
            }
        }
    }
}
