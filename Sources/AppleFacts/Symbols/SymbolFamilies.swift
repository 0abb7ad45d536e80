/// Facts about symbols, in one text. Each line is a family: names that begin with the same parts.
///
///     bell 2019 . .circle(.fill) .fill 2020 .badge(.fill)
///
/// The start of the names is followed by facts, and each fact by the endings of the names that it is about. A single
/// period is the start itself. `.circle(.fill)` stands for `.circle` and `.circle.fill`. A question mark ends a fact
/// that is inferred, because Apple didn't publish it.
///
/// The text is part of the program. Nothing is parsed at launch; the family of a name is found by binary search.
package struct SymbolFamilies: ExpressibleByStringLiteral, Sendable {
    /// Sorted by bytes. Only one line can have a name: the last whose start isn't after it.
    private let lines: StaticString

    package init(stringLiteral lines: StaticString) {
        self.lines = lines
    }

    /// What the table says about a name.
    package struct Entry {
        /// Underscores instead of spaces.
        package let fact: String
        package let isPublished: Bool
        /// What the name has after the start of its family.
        package let ending: String
    }

    package func contains(_ name: String) -> Bool { find(name) { _, _ in true } ?? false }

    /// What the table says about a name; nil if the table doesn't have it.
    package func entry(of name: String) -> Entry? {
        find(name) { fact, ending in
            let isPublished = fact.last != UInt8(ascii: "?")
            return Entry(
                fact: String(decoding: isPublished ? fact : fact.dropLast(), as: UTF8.self),
                isPublished: isPublished,
                ending: String(decoding: ending, as: UTF8.self))
        }
    }

    /// All names, sorted by bytes. Reads the whole text.
    package var names: [ArraySlice<UInt8>] {
        withLines { lines in
            var text: [UInt8] = []
            var names: [Range<Int>] = []
            var position = 0
            while position < lines.count {
                let family = lines.family(at: position)
                for variant in family.variants {
                    let start = text.count
                    for range in [family.start, variant.stem, variant.ending] { text += lines[range] }
                    names.append(start..<text.count)
                }
                position = family.end
            }
            return names.map { text[$0] }.sorted { $0.lexicographicallyPrecedes($1) }
        }
    }

    /// Calls `body` with the fact about a name, and with what the name has after the start of its family.
    private func find<Result>(
        _ name: String, _ body: (Slice<UnsafeBufferPointer<UInt8>>, Slice<UnsafeBufferPointer<UInt8>>) -> Result
    ) -> Result? {
        var name = name
        return name.withUTF8 { name in
            withLines { lines in
                guard let family = lines.family(of: name) else { return nil }
                let ending = name[family.start.count...]
                let variant = family.variants.first { variant in
                    variant.stem.count + variant.ending.count == ending.count
                        && ending.starts(with: lines[variant.stem])
                        && ending.dropFirst(variant.stem.count).elementsEqual(lines[variant.ending])
                }
                return variant.map { body(lines[$0.fact], ending) }
            }
        }
    }

    private func withLines<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // Long literals always have a pointer; `withUTF8Buffer` also handles the others.
        var result: Result?
        lines.withUTF8Buffer { result = body($0) }
        return result ?? body(UnsafeBufferPointer(start: nil, count: 0))
    }
}

// MARK: - Lines

/// The byte offsets of a line.
private struct SymbolFamily {
    /// What its names begin with.
    var start: Range<Int>
    var variants: SymbolVariants
    /// After the line feed.
    var end: Int { variants.end + 1 }
}

/// The byte offsets of what makes a name in a family. The stem is what precedes parentheses, or empty.
private struct SymbolVariant {
    var fact: Range<Int>
    var stem: Range<Int>
    var ending: Range<Int>
}

/// The variants in a line.
private struct SymbolVariants: Sequence, IteratorProtocol {
    let lines: UnsafeBufferPointer<UInt8>
    var position: Int
    let end: Int
    private var fact = 0..<0
    private var stem = 0..<0
    private var ending = 0..<0

    init(in lines: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        self.lines = lines
        self.position = start
        self.end = end
    }

    mutating func next() -> SymbolVariant? {
        while position < end {
            let start = position
            position += 1
            switch lines[start] {
            case UInt8(ascii: " "): continue
            case UInt8(ascii: "("): stem = ending
            case UInt8(ascii: ")"): stem = 0..<0
            case let first:
                // A space and parentheses sort before everything else that a line has.
                while position < end, lines[position] > UInt8(ascii: ")") { position += 1 }
                guard first == UInt8(ascii: ".") else {
                    fact = start..<position
                    continue
                }
                ending = position - start == 1 ? 0..<0 : start..<position
                return SymbolVariant(fact: fact, stem: stem, ending: ending)
            }
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The only family that can have a name; nil if no line begins with the first parts of the name.
    fileprivate func family(of name: UnsafeBufferPointer<UInt8>) -> SymbolFamily? {
        var low = 0
        var high = count
        var last: Range<Int>?
        while low < high {
            let middle = (low + high) / 2
            let start = start(ofLineAround: middle)
            if name.lexicographicallyPrecedes(self[start]) {
                high = start.lowerBound
            } else {
                last = start
                low = end(ofLineAround: middle) + 1
            }
        }
        return last.flatMap { name.starts(with: self[$0]) ? family(startingWith: $0) : nil }
    }

    /// The family in the line that begins at this offset.
    fileprivate func family(at offset: Int) -> SymbolFamily { family(startingWith: start(ofLineAround: offset)) }

    private func family(startingWith start: Range<Int>) -> SymbolFamily {
        let end = end(ofLineAround: start.upperBound)
        return SymbolFamily(start: start, variants: SymbolVariants(in: self, from: start.upperBound, to: end))
    }

    /// What the names in a line begin with.
    private func start(ofLineAround offset: Int) -> Range<Int> {
        var start = offset
        while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = start
        while self[end] != UInt8(ascii: " ") { end += 1 }
        return start..<end
    }

    private func end(ofLineAround offset: Int) -> Int {
        var end = offset
        while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }
}
