/// What the name of a file says of its part in a schema.
package enum SchemaFileRole: Sendable {
    case root
    case fragment
    /// Meant as one of the two; `name` is how it has to be named.
    case misnamed(name: String)

    package static let rootName = "notifications.yaml"
    private static let fragmentSuffix = ".notifications.yaml"

    /// Nil for a file that has nothing to do with schemas.
    package init?(fileName: String) {
        // Editors and file servers keep notes of their own beside a file, such as `.#chat.notifications.yaml`.
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
