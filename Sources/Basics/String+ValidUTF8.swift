extension String {
    /// Nil if the bytes aren't valid UTF-8. `String(validating:as:)` does the same, from macOS 15 on.
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // The replacement of an invalid byte differs from it: it is valid.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
