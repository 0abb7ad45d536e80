import NotificationSchema

/// The names of existing files, to suggest one for a name that does not exist.
struct KnownFileNames {
    /// Sorted, so that the suggestion doesn't depend on the order of files.
    private let names: [String]
    private let byStem: [String: String]
    private var suggestions = SuggestionSearch()

    init(_ names: some Sequence<String>) {
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        byStem = Dictionary(self.names.map { (Self.stem(of: $0), $0) }) { first, _ in first }
    }

    /// The nearest name by spelling or case, or a name that differs only in its extension.
    mutating func nearest(to name: String) -> String? {
        suggestions.nearest(to: name, among: names) ?? byStem[Self.stem(of: name)]
    }

    /// `ping` for `sounds/Ping.caf`.
    private static func stem(of name: String) -> String {
        let last = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? name
        return (last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last).lowercased()
    }
}
