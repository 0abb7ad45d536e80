import CodeFacts
import Diagnostics

/// Which of some names code uses: calls of functions, and observers of notifications within the app.
///
/// Looks at words, without parsing. If in doubt, a word is a use.
struct CodeUses {
    private let wanted: [String]
    private var used: Set<String> = []
    private var declared: Set<String> = []
    /// The numbers of the files that use each name.
    private var files: [String: [Int]] = [:]

    /// How many places of a file are looked at closely.
    private static let limit = 10_000

    /// - Parameter others: Names that are looked for, however many names there are.
    init(of names: Set<String>, and others: Set<String>, in index: CodeIndex) {
        // More names aren't looked for; they count as used.
        wanted = Array((Array(others) + names.subtracting(others).sorted()).prefix(Int(UInt8.max)))
        let names = wanted
        let meanings = WordMeanings(Dictionary(uniqueKeysWithValues: zip(1...UInt8.max, names.map { [$0] })))
        let numbers = index.candidates(for: Set(names))
        let found = index.map(numbers) { bytes -> (used: Set<UInt8>, declared: Set<UInt8>) in
            guard let bytes else { return ([], []) }
            var (found, declared): (Set<UInt8>, Set<UInt8>) = ([], [])
            var left = Self.limit
            bytes.withUnsafeBufferPointer { bytes in
                WordScan.words(in: bytes) { hash, start, end in
                    let meaning = meanings.meaning(of: hash)
                    guard meaning != 0, !found.contains(meaning) else { return }
                    left -= 1
                    let word = CodeWord(bytes: bytes, start: start, end: end)
                    if left < 0 || word.isUse {
                        found.insert(meaning)
                    } else if word.isDeclared {
                        declared.insert(meaning)
                    }
                }
            }
            return (found, declared)
        }
        for (number, file) in zip(numbers, found) {
            declared.formUnion(file.declared.map { names[Int($0) - 1] })
            for name in file.used {
                used.insert(names[Int(name) - 1])
                self.files[names[Int(name) - 1], default: []].append(number)
            }
        }
    }

    /// The numbers of the files that use one of some names.
    func files(using names: Set<String>) -> Set<Int> { Set(names.flatMap { files[$0] ?? [] }) }

    func isDeclared(_ name: String) -> Bool { declared.contains(name) }

    func isUsed(_ name: String) -> Bool { !wanted.contains(name) || used.contains(name) }
}

/// A word in a file, with what is before and after it.
private struct CodeWord {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int

    /// How far to look back: a line can be as long as a file.
    private static let reach = 1024

    /// Words of a declaration, before its name.
    private static let declaring: Set<String> = [
        "func", "let", "var", "case", "const", "define", "class", "struct", "enum", "extern", "static",
    ]

    /// Whether it is more than a declaration, a comment, or the name in `post(name:)`.
    var isUse: Bool { !isDeclared && !isInComment && !isPosted && !isValueOfConstant }

    private var line: Slice<UnsafeBufferPointer<UInt8>> {
        let earliest = max(0, start - Self.reach)
        let begin = bytes[earliest..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? earliest
        return bytes[begin..<start]
    }

    private var isInComment: Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: Array("//".utf8)) || text.starts(with: Array("* ".utf8))
    }

    var isDeclared: Bool {
        guard let before = line.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
        // `- (void)name`, `NSString *name`
        let first = line.first { $0 != UInt8(ascii: " ") }
        if bytes[before] == UInt8(ascii: ")"), first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { return true }
        return Self.declaring.contains(word(endingAt: before + 1))
            || bytes[before] == UInt8(ascii: "*") && word(endingAt: skipped(before)) == "NSString"
    }

    /// The raw value, or a part of it, in the declaration of a constant with the same name.
    private var isValueOfConstant: Bool {
        // Also the end of it: `"app.name"`.
        var first = start
        let earliest = max(0, start - Self.reach)
        while first > earliest, Self.isOfName(bytes[first - 1]) || bytes[first - 1] == UInt8(ascii: ".") { first -= 1 }
        guard first > 0, bytes[first - 1] == UInt8(ascii: "\"") else { return false }
        let name = Array(bytes[start..<end])
        let line = Array(line)
        return ["let ", "const ", "*"].contains { word in
            let declaration = Array(word.utf8) + name
            return line.indices.contains { line[$0...].starts(with: declaration) }
        }
    }

    /// `post(name: .finished`, `postNotificationName:Finished`
    private var isPosted: Bool {
        var index = start
        // The type of the constant: `Notification.Name.finished`.
        let earliest = max(0, start - Self.reach)
        while index > earliest, bytes[index - 1] == UInt8(ascii: ".") || Self.isOfName(bytes[index - 1]) { index -= 1 }
        index = skipped(index)
        guard index > 0, bytes[index - 1] == UInt8(ascii: ":") else { return false }
        let label = word(endingAt: index - 1)
        guard label == "name" else { return label == "postNotificationName" }
        index = skipped(index - 1 - label.utf8.count)
        return index > 0 && bytes[index - 1] == UInt8(ascii: "(") && word(endingAt: index - 1) == "post"
    }

    private func skipped(_ index: Int) -> Int {
        let earliest = max(0, index - Self.reach)
        var index = index
        while index > earliest, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[index - 1]) {
            index -= 1
        }
        return index
    }

    /// The word before a place.
    private func word(endingAt end: Int) -> String {
        let earliest = max(0, end - Self.reach)
        let begin = bytes[earliest..<end].lastIndex { !Self.isOfName($0) }.map { $0 + 1 } ?? earliest
        return String(decoding: bytes[begin..<end], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}
