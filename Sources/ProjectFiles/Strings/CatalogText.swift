import Basics
import Diagnostics
import SourceSyntax

extension JSONValue {
    /// The text as Xcode writes it: two spaces per level, a space before the colon, and empty objects on three lines.
    ///
    /// - Parameter level: The nesting level.
    func catalogText(level: Int) -> String {
        guard case .object(let members) = self else { return compact }
        let indentation = String(repeating: "  ", count: level)
        let lines = members.map { "\(indentation)  \(JSONValue.member($0.0, $0.1, level: level + 1))" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }

    fileprivate static func member(_ key: String, _ value: JSONValue, level: Int) -> String {
        "\(JSONValue.string(key).compact) : \(value.catalogText(level: level))"
    }
}

/// Edits of the objects of a string catalog.
struct CatalogEdits {
    private(set) var all: [TextEdit] = []

    /// Inserts members in the order of keys.
    ///
    /// - Parameter level: The nesting level of the object.
    mutating func insert(_ members: [(key: String, value: JSONValue)], into object: Node, level: Int) {
        guard !members.isEmpty else { return }
        let members = members.map { (key: CatalogKey($0.key), value: $0.value) }.sorted { $0.key < $1.key }
        let old = Array(object.entries)
        // A member belongs before the first key that is greater, also if the keys aren't sorted: the greatest key
        // up to a place never falls.
        var greatest: [CatalogKey] = []
        for entry in old {
            let key = CatalogKey(entry.key.text)
            greatest.append(max(key, greatest.last ?? key))
        }
        guard let last = old.last else {
            replace(object.range, with: .object(members.map { ($0.key.text, $0.value) }), level: level)
            return
        }
        let separator = ",\n" + String(repeating: "  ", count: level + 1)
        var places: [Int: [String]] = [:]
        for member in members {
            let place = greatest.partitioningIndex { member.key < $0 }
            places[place, default: []].append(JSONValue.member(member.key.text, member.value, level: level + 1))
        }
        for (place, texts) in places.sorted(by: { $0.key < $1.key }) {
            let text = texts.joined(separator: separator)
            if place < old.count {
                all.append(TextEdit(old[place].key.range.start, text + separator))
            } else {
                let end = last.range.bytes.upperBound
                all.append(TextEdit(SourceRange(last.range.file, end..<end), separator + text))
            }
        }
    }

    mutating func replace(_ range: SourceRange, with value: JSONValue, level: Int) {
        all.append(TextEdit(range, value.catalogText(level: level)))
    }
}
