/// A table that is one text: a line for each name, with what is known of it behind the name and a space.
///
/// The text stands in the program as it is. Nothing is parsed at start-up, and a name is found by halving.
package struct SymbolTable: Sendable {
    private let lines: StaticString

    /// - Parameter lines: Sorted by their bytes, each with a line feed at its end.
    init(_ lines: StaticString) {
        self.lines = lines
    }

    package func contains(_ name: String) -> Bool { rest(of: name) != nil }

    /// What stands behind a name; nil where the table does not have it.
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

    /// The fields behind a name, which spaces separate; a field that may hold spaces itself comes last.
    func fields(of name: String, count: Int) -> [String]? {
        guard let rest = rest(of: name) else { return nil }
        let fields = rest.split(separator: " ", maxSplits: count - 1).map(String.init)
        return fields.count == count ? fields : nil
    }

    /// Calls `body` with each line in turn.
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
        // The literals are long, so that there is always a pointer; `withUTF8Buffer` copes with every other, too.
        var result: Result?
        lines.withUTF8Buffer { result = body($0) }
        return result ?? body(UnsafeBufferPointer(start: nil, count: 0))
    }
}

/// Where a line of a table stands, as offsets in bytes.
private struct TableLine {
    var name: Range<Int>
    var rest: Range<Int>
    var start: Int { name.lowerBound }
    /// Behind the line feed.
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
