import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// What code takes for a setting that nothing stored yet.
extension AppReading {
    private static let fileLimit = 200

    /// Flags that code stores later, and that a property gets before, although it is true. No code registers defaults.
    func falseFlags(_ scan: CodeScan) -> [FalseDefault] {
        let flags = scan.storedSettings.flagsOfProperties
        guard !flags.isEmpty, index.counts(of: ["register(defaults", "registerDefaults"]).isEmpty else { return [] }
        let written = Set(scan.storedSettings.written.compactMap(\.known))
        return flags.filter { written.contains($0.key.known ?? "") }.map { flag in
            FalseDefault(
                key: flag.key, value: "false", other: CodeText("true", at: flag.property), isOfProperty: true)
        }
    }

    /// Keys that `@AppStorage` shows with another default than code of notifications takes. Nothing else may mention
    /// them: it could store or register a value first.
    func falseDefaults(_ scan: CodeScan) -> [FalseDefault] {
        let reads = Dictionary(grouping: scan.storedSettings.defaults) { $0.key.known ?? "" }
        guard !reads.isEmpty else { return [] }
        let mentioning = index.files(mentioning: ["AppStorage"])
        guard !mentioning.isEmpty, mentioning.count <= Self.fileLimit else { return [] }
        var shown: [String: [CodeText]] = [:]
        var counts: [String: Int] = [:]
        for number in mentioning {
            guard let bytes = index.bytes(of: number) else { continue }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            for (key, value) in file.storedDefaults where reads[key] != nil {
                counts[key, default: 0] += 1
                if let value { shown[key, default: []].append(value) }
            }
        }
        let wanted = shown.filter { key, values in
            let all = Set(values.compactMap(\.known))
            let read = Set((reads[key] ?? []).map(\.value))
            return all.count == 1 && read.count == 1 && all != read && all.first?.isNumber == read.first?.isNumber
        }
        guard !wanted.isEmpty else { return [] }
        let mentions = index.counts(of: Set(wanted.keys.map { "\"\($0)\"" }))
        return wanted.sorted { $0.key < $1.key }.compactMap { key, values in
            guard let read = reads[key], let other = values.first,
                mentions["\"\(key)\""] == Set(read.map(\.key.range)).count + (counts[key] ?? 0)
            else { return nil }
            return FalseDefault(key: read[0].key, value: read[0].value, other: other)
        }
    }
}

extension SourceFile {
    private static let limit = 200

    /// The keys of `@AppStorage("key") var count = 2`, each with its default if that is a literal.
    fileprivate var storedDefaults: [(key: String, value: CodeText?)] {
        let word = Array("@AppStorage(\"".utf8)
        var result: [(key: String, value: CodeText?)] = []
        var start = 0
        while result.count < Self.limit, let index = bytes.firstIndex(of: "@AppStorage(\"", from: start) {
            start = index + word.count
            let key = bytes[start...].prefix(100).prefix { $0 != UInt8(ascii: "\"") }
            // On this line, or the next one.
            let lines = bytes[key.endIndex...].prefix(300).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let code = lines.prefix(2).first { String(decoding: $0, as: UTF8.self).contains("var ") }
            var value: CodeText?
            if let code, let sign = code.firstIndex(of: UInt8(ascii: "=")) {
                let rest = code[(sign + 1)...].drop { $0 == UInt8(ascii: " ") }
                let literal = rest.prefix {
                    $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "/")
                }
                let text = String(decoding: literal, as: UTF8.self)
                if text == "true" || text == "false" || text.isNumber {
                    value = CodeText(text, at: SourceRange(self, literal.startIndex..<literal.endIndex))
                }
            }
            result.append((String(decoding: key, as: UTF8.self), value))
        }
        return result
    }
}

extension String {
    /// Whether it is the literal of a whole number.
    fileprivate var isNumber: Bool { Int(self) != nil }
}
