import Diagnostics
import SourceSyntax

/// A key that people know from Apple's API, APNs, older systems or other tools.
struct LegacyKey: Sendable {
    /// The names. Case and the separators between words don't matter.
    let names: [String]
    /// The key that accepts the same value.
    let replacement: String?
    private let help: @Sendable (Node) -> String

    /// - Parameter help: What to write instead; `<value>` is replaced with the author's value.
    init(_ names: String..., help: String) {
        self.names = names
        replacement = nil
        self.help = { help.replacing("<value>", with: $0.shortSource ?? "…") }
    }

    init(_ names: String..., is replacement: String) {
        self.init(names, is: replacement)
    }

    init(_ names: [String], is replacement: String) {
        self.names = names
        self.replacement = replacement
        help = { "write \(replacement)" + ($0.shortSource.map { ": \($0)" } ?? "") }
    }

    /// - Parameter help: Makes the help from the value.
    init(_ names: String..., help: @escaping @Sendable (Node) -> String) {
        self.names = names
        replacement = nil
        self.help = help
    }

    /// What to write instead.
    func help(for value: Node) -> String { help(value) }
}

extension KeyTable {
    /// Prefixes of Objective-C constants, Swift members and headers.
    private static var prefixes: [String] {
        [
            "UNNotificationActionOptions", "UNNotificationActionOption", "UNNotificationCategoryOptions",
            "UNNotificationCategoryOption", "apns-", "is-", ".",
        ]
    }

    /// The key for a name of another API or tool.
    func legacyKey(named name: String) -> LegacyKey? {
        guard let folded = Suggestion.folded(name) else { return nil }
        if let key = legacy.first(where: { $0.names.contains { Suggestion.isSame(folded, $0) } }) { return key }
        for prefix in Self.prefixes.compactMap(Suggestion.folded) where folded.starts(with: prefix) {
            let rest = Array(folded.dropFirst(prefix.count))
            guard let key = all.first(where: { Suggestion.isSame(rest, $0.description.name) }) else { continue }
            return LegacyKey([name], is: key.description.name)
        }
        return nil
    }

    /// How to write an option set of Apple's API, such as `[.foreground]`, with the keys of the table.
    ///
    /// - Returns: Nil if the value contains anything else.
    func options(in value: Node) -> String? {
        let words = value.kind == .scalar ? value.text.split { ", |[]".contains($0) }.map(String.init) : []
        let names = words + value.items.map(\.text)
        let meant = names.prefix(9).compactMap { name in
            legacyKey(named: name)?.replacement
                ?? Suggestion.nearest(to: name, among: all.lazy.map(\.description.name))
        }
        guard !names.isEmpty, meant.count == names.count else { return nil }
        return "write " + meant.map { "\($0): true" }.asList
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    package var asList: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Node {
    /// The source of the value, if it is short enough for a message.
    var shortSource: String? {
        guard !isMissing, style != .block, range.bytes.count <= 60 else { return nil }
        let text = range.text
        return text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ? nil : text
    }
}
