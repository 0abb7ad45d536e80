import NotificationSchema

/// The names of existing files, to suggest one for a name that does not exist.
struct KnownFileNames {
    /// Sorted, so that of two that are equally near it is always the same one.
    private let names: [String]
    private let byStem: [String: String]
    private var suggestions = SuggestionSearch()

    init(_ names: some Sequence<String>) {
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        byStem = Dictionary(self.names.map { (Self.stem(of: $0), $0) }) { first, _ in first }
    }

    /// The nearest name by spelling or case, or one that differs only in its extension.
    mutating func nearest(to name: String) -> String? {
        suggestions.nearest(to: name, among: names) ?? byStem[Self.stem(of: name)]
    }

    /// `sounds/Ping.caf` has `ping`.
    private static func stem(of name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return (last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last).lowercased()
    }
}
