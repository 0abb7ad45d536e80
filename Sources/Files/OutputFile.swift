/// A file that Belfry writes: its name, relative to the folder of the output, and its content.
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
