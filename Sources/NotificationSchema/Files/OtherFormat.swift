import Diagnostics
import SourceSyntax

extension SourceFile {
    /// Whether the file only has the name of a schema, as a translation of Rails or a resource of Kubernetes may: it has
    /// keys, and none of them is of the language.
    package var isOfOtherFormat: Bool {
        let keys = keysOfLines
        guard !keys.contains(where: Self.isOfLanguage) else { return false }
        var limits = ReadingLimits()
        var findings: [Finding] = []
        guard let root = YAMLReader.read(self, limits: &limits, findings: &findings), root.kind == .mapping else {
            // A template, or several documents in one file: judged by what the lines look like.
            return !findings.isEmpty && !keys.isEmpty
        }
        return !root.entries.isEmpty
            && !root.entries.contains { $0.key.kind == .scalar && Self.isOfLanguage($0.key.text) }
    }

    private static let names = Schema.rootKeys.keys.map(\.description.name) + Schema.rootKeys.legacy.flatMap(\.names)

    /// A misspelt key is somebody's mistake, and no other format.
    private static func isOfLanguage(_ key: String) -> Bool {
        names.contains(key) || key.hasPrefix("x-") || Suggestion.nearest(to: key, among: names) != nil
    }

    /// The words at the beginning of lines that a colon follows.
    private var keysOfLines: [String] {
        bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
            let key = line.prefix { $0 != UInt8(ascii: ":") }
            guard key.count < line.count, key.count <= Self.longestKey, let first = key.first,
                first > UInt8(ascii: " "),
                first != UInt8(ascii: "#"), first != UInt8(ascii: "-"), first != UInt8(ascii: "{")
            else { return nil }
            return String(decoding: key, as: UTF8.self).trimmingKey
        }
    }

    private static let longestKey = 80
}

extension String {
    /// Without quotes, spaces and a byte order mark around it.
    fileprivate var trimmingKey: String {
        let around: Set<Character> = ["\"", "'", " ", "\u{FEFF}"]
        var key = self[...]
        while let first = key.first, around.contains(first) { key.removeFirst() }
        while let last = key.last, around.contains(last) { key.removeLast() }
        return String(key)
    }
}
