import Basics
import Diagnostics
import NotificationSchema

/// The texts of a schema that are one text of the string catalog, because they have the same key.
struct TextsOfOneKey {
    /// For each file, its texts with a shared key in source order, each with the first text of the key.
    private var firsts: [ObjectIdentifier: [(text: SourceRange, first: SourceRange)]] = [:]

    private struct Entry: Hashable {
        var key: String
        var table: String?
        var bundle: String?
        var text: String
    }

    init(in schema: Schema) {
        guard schema.stringKeys.count > 1 else { return }
        let groups = Dictionary(grouping: schema.stringKeys) { range, key in
            Entry(key: key.value, table: key.table?.value, bundle: key.bundle?.value, text: range.text)
        }
        for group in groups.values where group.count > 1 {
            let ranges = group.map(\.key).sorted {
                ($0.file.path, $0.bytes.lowerBound) < ($1.file.path, $1.bytes.lowerBound)
            }
            for range in ranges { firsts[ObjectIdentifier(range.file), default: []].append((range, ranges[0])) }
        }
        firsts = firsts.mapValues { $0.sorted { $0.text.bytes.lowerBound < $1.text.bytes.lowerBound } }
    }

    /// The place in the first text that corresponds to a place in any of them; nil elsewhere.
    func first(_ range: SourceRange) -> SourceRange? {
        guard let texts = firsts[ObjectIdentifier(range.file)],
            case let index = texts.partitioningIndex({ $0.text.bytes.upperBound >= range.bytes.upperBound }),
            index < texts.count, case let (text, first) = texts[index], text.contains(range)
        else { return nil }
        let start = first.bytes.lowerBound + range.bytes.lowerBound - text.bytes.lowerBound
        return SourceRange(first.file, start..<start + range.bytes.count)
    }
}
