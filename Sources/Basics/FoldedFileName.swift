extension String {
    /// Equal for file names that some file system treats as the same: it may ignore case and the composition of
    /// accents.
    package var foldedFileName: String {
        // Lowercase ASCII needs no folding. The lowercase letter of ẞ is ß, whose capitals are SS.
        allBytes { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            ? self : lowercased().uppercased().lowercased()
    }
}
