import CodeEvaluation
import CodeFacts
import Files

/// Names that the code of servers in the repository may write into pushes, also in files without an `aps`.
struct ServerKeys {
    let files: [FilePath]
    /// Those that are read.
    let pushes: [PushFact]

    /// What a file mentions that sends pushes, or makes their data.
    private static let words = ["otification", "apns", "APN", "fcm", "FCM", "Push", "push_", "messaging"]
    /// How many bytes of all files are read.
    private static let limit = 64 << 20

    /// What is left without those whose name a server has, other than in the objects of pushes, as pushes have none.
    ///
    /// - Parameter name: The name that is missing; nil if none is.
    func without<Element>(_ found: [Element], _ name: (Element) -> String?) -> [Element] {
        let names = Set(found.compactMap(name))
        guard !files.isEmpty, !names.isEmpty else { return found }
        var counts: [String: Int] = [:]
        for key in pushes.lazy.filter(\.isInCode).flatMap(\.nestedKeys) {
            if let name = key.key.known, names.contains(name) { counts[name, default: 0] -= 1 }
        }
        var left = Self.limit
        for path in files {
            // What can't be read may have all names.
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else {
                return found.filter { name($0) == nil }
            }
            left -= bytes.count
            guard Self.words.contains(where: { bytes.firstIndex(of: $0) != nil }) else { continue }
            for name in names { counts[name, default: 0] += bytes.places(of: name).count(where: bytes.isKeyOrText) }
        }
        return found.filter { one in name(one).map { counts[$0, default: 0] <= 0 } ?? true }
    }
}

extension [UInt8] {
    /// Whether a name is in quotes, or a key of an object or a property: `order: 1`, `{ order }`, `push.order = 1`.
    fileprivate func isKeyOrText(_ place: Range<Int>) -> Bool {
        // `"content-type"`
        if place.lowerBound > 0, self[place.lowerBound - 1] == UInt8(ascii: "-") { return false }
        let before = self[..<place.lowerBound].suffix(Self.spaceLimit).last { !$0.isSpaceOfLine }
        let after = self[place.upperBound...].prefix(Self.spaceLimit).drop { $0.isSpaceOfLine }
        switch after.first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: ":"): return true
        case UInt8(ascii: ","), UInt8(ascii: "}"):
            return before == UInt8(ascii: "{") || before == UInt8(ascii: ",")
        case UInt8(ascii: "="):
            // `dict(order=1)`, `Payload(order=1)`
            return [UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ",")].contains(before)
        default: return false
        }
    }

    private static var spaceLimit: Int { 200 }
}

extension UInt8 {
    fileprivate var isSpaceOfLine: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
