/// A file that Belfry writes: a name below the folder of its kind, and what is in it.
package struct OutputFile: Hashable, Sendable {
    package var name: String
    /// In UTF-8.
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
