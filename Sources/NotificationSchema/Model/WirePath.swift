/// The place of a value in a payload: `order.id` is `id` in the object `order`.
package struct WirePath: Hashable, Sendable {
    /// From the outermost key to the innermost.
    package let parts: [String]

    /// A limit: payloads aren't nested deeper.
    static let longest = 16

    init(_ key: String) {
        // Most keys are at the top level.
        guard key.utf8.contains(UInt8(ascii: ".")) else {
            parts = [key]
            return
        }
        parts = key.split(separator: ".", maxSplits: Self.longest, omittingEmptySubsequences: false).map(String.init)
    }

    package var isNested: Bool { parts.count > 1 }
}

extension Field {
    /// The place of its value in the payload.
    package var path: WirePath { WirePath(key) }
    /// Former places of its value.
    package var formerPaths: [WirePath] { contents.renamedFrom.map { WirePath($0.value) } }
}

extension Match {
    package var path: WirePath { WirePath(key.value) }
}
