extension String {
    /// Equal for file names that some file system takes for the same: it may ignore case, and how accents are composed.
    package var foldedFileName: String {
        // ASCII without capitals is folded. The small letter of ẞ is ß, whose capitals are SS.
        allBytes { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            ? self : lowercased().uppercased().lowercased()
    }
}
