/// A table in one text: each line is a name, a space, and the facts about the name.
///
/// The text is part of the program. Nothing is parsed at launch; names are found by binary search.
package struct SymbolTable: Sendable {
    private let lines: StaticString

    /// - Parameter lines: Sorted by bytes, each with a line feed at the end.
    init(_ lines: StaticString) {
        self.lines = lines
    }

    package func contains(_ name: String) -> Bool { rest(of: name) != nil }

    /// The text after a name; nil if the table doesn't have the name.
    package func rest(of name: String) -> String? {
        var name = name
        return name.withUTF8 { name in
            withLines { lines in
                var low = 0
                var high = lines.count
                while low < high {
                    let line = lines.line(around: (low + high) / 2)
                    let key = UnsafeBufferPointer(rebasing: lines[line.name])
                    if key.elementsEqual(name) { return String(decoding: lines[line.rest], as: UTF8.self) }
                    if key.lexicographicallyPrecedes(name) { low = line.end } else { high = line.start }
                }
                return nil
            }
        }
    }

    /// The fields after a name, separated by spaces. The last field can contain spaces.
    func fields(of name: String, count: Int) -> [String]? {
        guard let rest = rest(of: name) else { return nil }
        let fields = rest.split(separator: " ", maxSplits: count - 1).map(String.init)
        return fields.count == count ? fields : nil
    }

    /// Calls `body` with each line in order.
    package func forEach(
        _ body: (_ name: Slice<UnsafeBufferPointer<UInt8>>, _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Void
    ) {
        withLines { lines in
            var start = 0
            while start < lines.count {
                let line = lines.line(around: start)
                body(lines[line.name], lines[line.rest])
                start = line.end
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

/// The byte offsets of a line.
private struct TableLine {
    var name: Range<Int>
    var rest: Range<Int>
    var start: Int { name.lowerBound }
    /// After the line feed.
    var end: Int { rest.upperBound + 1 }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func line(around offset: Int) -> TableLine {
        var start = offset
        while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var space = start
        while self[space] != UInt8(ascii: " ") { space += 1 }
        var end = space
        while self[end] != UInt8(ascii: "\n") { end += 1 }
        return TableLine(name: start..<space, rest: space + 1..<end)
    }
}
