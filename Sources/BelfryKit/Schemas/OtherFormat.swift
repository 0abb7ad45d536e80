import Diagnostics
import NotificationSchema
import SourceSyntax

extension SourceFile {
    /// Whether the file only has the name of a schema, such as a Rails translation or a Kubernetes resource: it has
    /// keys, but none of the language.
    var isOfOtherFormat: Bool {
        var hasKeys = false
        var rest = bytes[...]
        // Nearly every schema has a key of the language in its first lines.
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            rest = rest[line.endIndex...].dropFirst()
            guard let key = Self.key(of: line) else { continue }
            if Self.isOfLanguage(key) { return false }
            hasKeys = true
        }
        var limits = ReadingLimits()
        var findings: [Finding] = []
        guard let root = YAMLReader.read(self, limits: &limits, findings: &findings), root.kind == .mapping else {
            // For templates, and several documents in one file, the lines decide.
            return !findings.isEmpty && hasKeys
        }
        return !root.entries.isEmpty
            && !root.entries.contains { $0.key.kind == .scalar && Self.isOfLanguage($0.key.text) }
    }

    private static let names = Schema.rootKeys.knownNames

    /// A misspelled key is a mistake in a schema, not another format.
    private static func isOfLanguage(_ key: String) -> Bool {
        names.contains(key) || key.hasPrefix("x-") || Suggestion.nearest(to: key, among: names) != nil
    }

    /// The text before a colon, at the start of a line.
    private static func key(of line: ArraySlice<UInt8>) -> String? {
        guard let first = line.first, first > UInt8(ascii: " "), !Self.noKeys.contains(first) else { return nil }
        let key = line.prefix(longestKey).prefix { $0 != UInt8(ascii: ":") }
        guard key.count < line.count, line[key.endIndex] == UInt8(ascii: ":") else { return nil }
        return String(decoding: key, as: UTF8.self).trimmingKey
    }

    /// The first characters of comments, list items, maps in braces and templates.
    private static let noKeys = Set("#-{".utf8)
    private static let longestKey = 80
}

extension String {
    /// Without enclosing quotes and spaces, and without a byte order mark.
    fileprivate var trimmingKey: String {
        let around: Set<Character> = ["\"", "'", " ", "\u{FEFF}"]
        var key = self[...]
        while let first = key.first, around.contains(first) { key.removeFirst() }
        while let last = key.last, around.contains(last) { key.removeLast() }
        return String(key)
    }
}
