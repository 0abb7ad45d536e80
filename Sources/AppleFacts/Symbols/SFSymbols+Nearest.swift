import Basics

extension SFSymbols {
    /// The symbol that the author of `name` may have meant; nil if none is similar.
    ///
    /// The best match differs only in case, separators or the order of its parts. The next best has a typing mistake,
    /// then comes a name with mostly the same parts.
    ///
    /// - Parameter isUsable: Chooses among names that are only similar.
    package static func nearest(to name: String, where isUsable: (String) -> Bool = { _ in true }) -> String? {
        guard !name.isEmpty, name.utf8.count <= longestName else { return nil }
        let written = WrittenSymbolName(name)
        var slip: (name: String, distance: Int, isEnding: Bool)?
        var similar: (name: String, likeness: Double)?
        var same: String?
        for bytes in names {
            if written.isSpelledLike(bytes) {
                same = String(decoding: bytes, as: UTF8.self)
                break
            }
            // Of names that are equally near, one that differs only at its end is more likely: `star` for `stars`.
            if let distance = written.distance(to: bytes), distance <= slip?.distance ?? .max {
                let isEnding = written.begins(with: bytes)
                if distance < slip?.distance ?? .max || isEnding && slip?.isEnding == false {
                    slip = (String(decoding: bytes, as: UTF8.self), distance, isEnding)
                }
            }
            guard let likeness = written.likeness(to: bytes), likeness > similar?.likeness ?? 0 else { continue }
            let candidate = String(decoding: bytes, as: UTF8.self)
            if isUsable(candidate), base(ofLocalized: candidate) == nil { similar = (candidate, likeness) }
        }
        let reordered = similar.flatMap { $0.likeness == 1 ? $0.name : nil }
        return same ?? reordered ?? slip?.name ?? similar?.name
    }

    /// Longer than every name, even with typing mistakes.
    private static let longestName = 104
}

/// An unknown name, prepared for comparison with all names.
private struct WrittenSymbolName {
    typealias Bytes = ArraySlice<UInt8>

    private let bytes: [UInt8]
    /// The letters that occur, one bit each.
    private let letters: UInt64
    /// Without case and separators: `hand.thumbsup`, `handThumbsUp` and `Hand Thumbs-up` are the same.
    private let folded: [UInt8]
    private let parts: [[UInt8]]

    init(_ name: String) {
        bytes = Array(name.lowercased().utf8)
        letters = bytes.reduce(0) { $0 | $1.letterBit }
        folded = bytes.filter { !$0.isSeparator }
        // The parts as the author separated them, by separators or capitals.
        var parts: [[UInt8]] = [[]]
        for byte in name.utf8 {
            if byte.isSeparator || byte.isCapital { parts.append([]) }
            if !byte.isSeparator { parts[parts.count - 1].append(byte | (byte.isCapital ? 0x20 : 0)) }
        }
        self.parts = parts.filter { !$0.isEmpty }
    }

    func isSpelledLike(_ name: Bytes) -> Bool {
        // A cheap check for all names, which have few separators.
        guard name.first == folded.first, name.count >= folded.count else { return false }
        return name.lazy.filter { !$0.isSeparator }.elementsEqual(folded)
    }

    // MARK: Typing mistakes

    func begins(with name: Bytes) -> Bool { bytes.starts(with: name) }

    /// The number of insertions, deletions, replacements and swaps of neighbors that turn it into a name: at most two,
    /// and at most a third of the letters. Otherwise nil.
    func distance(to name: Bytes) -> Int? {
        let longer = max(name.count, bytes.count)
        let limit = min(2, max(1, longer / 3), bytes.count - 1)
        guard limit > 0, abs(name.count - bytes.count) <= limit else { return nil }
        // Each edit adds or removes at most two letters.
        let others = name.reduce(0) { $0 | $1.letterBit }
        guard (letters ^ others).nonzeroBitCount <= 2 * limit else { return nil }
        let distance = editDistance(
            from: bytes.map { Unicode.Scalar($0) }, to: name.map { Unicode.Scalar($0) }, atMost: limit)
        return distance <= limit ? distance : nil
    }

    // MARK: Parts

    /// Parts that describe how a symbol is drawn, not what it shows, and their names elsewhere.
    private static let modifiers = Set(
        [
            "and", "badge", "circle", "down", "fill", "filled", "icon", "left", "on", "outline", "outlined",
            "rectangle", "regular", "right", "slash", "solid", "square", "symbol", "up",
        ].map { Array($0.utf8) })

    /// The share of common parts, from 0 to 1; nil if there are too few, or if the name lacks a part that was written.
    func likeness(to name: Bytes) -> Double? {
        var isSubjectShared = false
        var shared = 0
        for part in parts {
            if name.hasPart(part) {
                shared += 1
                isSubjectShared = isSubjectShared || !Self.modifiers.contains(part)
            } else if !Self.modifiers.contains(part) {
                return nil
            }
        }
        guard isSubjectShared else { return nil }
        let count = name.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 }
        let likeness = 2 * Double(shared) / Double(parts.count + count)
        return likeness >= 2.0 / 3 ? likeness : nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether `part` is one of the parts between periods.
    fileprivate func hasPart(_ part: [UInt8]) -> Bool {
        var start = startIndex
        while start < endIndex {
            let end = self[start...].firstIndex(of: UInt8(ascii: ".")) ?? endIndex
            if end - start == part.count, self[start..<end].elementsEqual(part) { return true }
            start = end + 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isSeparator: Bool { ".-_ ".utf8.contains(self) }
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    /// One of 64 bits. Lowercase letters and digits each have their own.
    fileprivate var letterBit: UInt64 { 1 << UInt64(self & 0x3F) }
}
