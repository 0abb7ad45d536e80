extension String {
    /// As one word of a shell command, quoted if necessary. For every command that people copy from a message.
    ///
    /// Compares scalars, as a shell does bytes: an accent after a quote doesn't change what the quote means to it.
    package var inShell: String {
        let isPlain = !isEmpty && utf8.allSatisfy { Self.plainInShell.contains($0) }
        guard !isPlain else { return self }
        var word = String.UnicodeScalarView("'".unicodeScalars)
        for scalar in unicodeScalars {
            if scalar == "'" { word.append(contentsOf: #"'\''"#.unicodeScalars) } else { word.append(scalar) }
        }
        return String(word) + "'"
    }

    private static let plainInShell = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+=:,@%".utf8)
}
