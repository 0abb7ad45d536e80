extension StringProtocol {
    /// Whether a statement only writes to a log: `print("…")`, `NSLog(@"…");`, `logger.info("…")`.
    package var isLogCall: Bool {
        guard let parenthesis = firstIndex(of: "("), !contains("{"), !dropLast().contains(";"),
            [")", ");"].contains(where: hasSuffix)
        else { return false }
        let names = self[..<parenthesis].lowercased().split(separator: ".")
        guard let first = names.first else { return false }
        return names.count == 1
            ? ["print", "debugprint", "dump", "nslog", "os_log", "dlog"].contains(first)
            : ["log", "logger"].contains(where: first.hasSuffix)
    }
}
