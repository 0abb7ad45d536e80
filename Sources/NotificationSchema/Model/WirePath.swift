/// The place of a value in a payload: `order.id` is `id` in the object `order`.
package struct WirePath: Hashable, Sendable {
    /// From the payload inwards.
    package let parts: [String]

    /// Nobody nests deeper, and what goes through a payload need not look further.
    static let longest = 16

    init(_ key: String) {
        // Most keys stand on the highest level.
        guard key.utf8.contains(UInt8(ascii: ".")) else {
            parts = [key]
            return
        }
        parts = key.split(separator: ".", maxSplits: Self.longest, omittingEmptySubsequences: false).map(String.init)
    }

    package var isNested: Bool { parts.count > 1 }
}

extension Field {
    /// Where its value stands in the payload.
    package var path: WirePath { WirePath(key) }
    /// Where it stood before.
    package var formerPaths: [WirePath] { renamedFrom.map { WirePath($0.value) } }
}

extension Match {
    package var path: WirePath { WirePath(key.value) }
}
