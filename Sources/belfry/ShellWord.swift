extension String {
    /// As one word of a shell command, quoted if necessary.
    var inShell: String {
        let isPlain = !isEmpty && utf8.allSatisfy { Self.plainInShell.contains($0) }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }

    private static let plainInShell = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+=:,@%".utf8)
}
