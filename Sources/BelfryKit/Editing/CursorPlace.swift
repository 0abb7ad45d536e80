import SourceSyntax

/// The place of the cursor in a file that somebody is typing, so it may not be YAML. Found from indentation and
/// brackets.
package struct CursorPlace: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        case key(String)
        case item
    }

    /// From the map of the file to the value that contains the cursor.
    package var path: [Step]
    /// The bytes of the key or text that is being written, up to the cursor.
    package var written: Range<Int>
    /// Whether a key can be written here.
    package var canBeKey: Bool
    /// Whether a text can be written here.
    package var canBeText: Bool
    /// Whether it is between brackets.
    package var isFlow: Bool
    /// The keys that the map already has.
    package var siblings: Set<String> = []

    /// - Returns: Nil in a comment.
    package init?(in bytes: [UInt8], at offset: Int) {
        let lines = BlockLines(bytes)
        let start = lines.start(before: offset)
        guard let current = lines.line(from: start, to: offset) else { return nil }
        if let flow = Self.flow(lines, current, offset) {
            self = flow
            return
        }
        let last = current.parts.last
        // After `key:`, a value; otherwise the beginning of an entry or an item.
        let isValue = if case .key? = last?.step { true } else { false }
        let column = current.parts.first?.column ?? current.rest.lowerBound - start
        let own = isValue ? current.parts : current.parts + [BlockLines.Part(column: current.rest.lowerBound - start)]
        let above = lines.ancestors(above: start, of: column, isItem: current.parts.first?.step == .item)
        path = above + own.compactMap(\.step)
        written = current.rest
        canBeKey = !isValue
        canBeText = true
        isFlow = false
        if canBeKey {
            let ownColumn = current.rest.lowerBound - start
            siblings = lines.keys(at: ownColumn, around: start, isFirst: current.parts.isEmpty)
        }
    }

    private init(_ path: [Step], _ scan: FlowScan) {
        self.path = path + scan.path
        written = scan.written
        canBeKey = scan.canBeKey
        canBeText = scan.canBeText
        isFlow = true
        siblings = scan.siblings
    }

    /// How many lines above the cursor can contain its opening bracket.
    private static let linesOfFlow = 200

    /// Nil if the cursor isn't between brackets.
    private static func flow(_ lines: BlockLines, _ current: BlockLines.Line, _ offset: Int) -> CursorPlace? {
        var found: CursorPlace?
        var line = current
        for _ in 0..<linesOfFlow {
            if let first = line.rest.first, "{[".utf8.contains(lines.bytes[first]),
                let scan = FlowScan(lines.bytes, from: first, to: offset)
            {
                let column = line.parts.first?.column ?? first - line.start
                let above = lines.ancestors(above: line.start, of: column, isItem: line.parts.first?.step == .item)
                found = CursorPlace(above + line.parts.compactMap(\.step), scan)
            }
            // A line at the margin begins an entry of the file.
            if line.start == 0 || line.parts.first?.column == 0 { break }
            let start = lines.start(before: line.start - 1)
            guard let previous = lines.line(from: start, to: line.start - 1) ?? lines.empty(at: start) else { break }
            line = previous
        }
        return found
    }
}

/// The lines of a file in block style.
struct BlockLines {
    let bytes: [UInt8]

    struct Part: Equatable {
        let column: Int
        /// Nil for what is being written.
        var step: CursorPlace.Step?

        init(column: Int, _ step: CursorPlace.Step? = nil) {
            (self.column, self.step) = (column, step)
        }
    }

    struct Line {
        let start: Int
        /// The dashes and the key.
        var parts: [Part] = []
        /// What follows them.
        var rest: Range<Int>
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func start(before offset: Int) -> Int {
        bytes[..<min(max(0, offset), bytes.count)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    private func end(from start: Int) -> Int { bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count }

    func empty(at start: Int) -> Line? { Line(start: start, rest: start..<start) }

    /// The parts of a line, up to an offset; nil if that is in a comment.
    func line(from start: Int, to end: Int) -> Line? {
        guard start <= end, !isComment(start..<end) else { return nil }
        var line = Line(start: start, rest: start..<end)
        func skipSpaces(_ index: inout Int) { while index < end, bytes[index] == 0x20 { index += 1 } }
        var index = start
        skipSpaces(&index)
        while index < end, bytes[index] == UInt8(ascii: "-"), index + 1 == end || bytes[index + 1] == 0x20 {
            line.parts.append(Part(column: index - start, .item))
            index += 1
            skipSpaces(&index)
        }
        if let (name, after) = key(from: index, to: end) {
            line.parts.append(Part(column: index - start, .key(name)))
            index = after
            skipSpaces(&index)
        }
        line.rest = index..<end
        return line
    }

    /// A key with its colon.
    private func key(from start: Int, to end: Int) -> (name: String, after: Int)? {
        guard start < end, !"{[".utf8.contains(bytes[start]) else { return nil }
        var index = start
        let quote = "\"'".utf8.contains(bytes[start]) ? bytes[start] : nil
        if let quote {
            guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else { return nil }
            index = close + 1
        }
        while index < end {
            if bytes[index] == UInt8(ascii: ":"), index + 1 == end || bytes[index + 1] == 0x20 {
                let name = quote == nil ? start..<index : start + 1..<max(start + 1, index - 1)
                return (String(decoding: bytes[name], as: UTF8.self), index + 1)
            }
            if quote != nil, bytes[index] != 0x20 { return nil }
            index += 1
        }
        return nil
    }

    private func isComment(_ range: Range<Int>) -> Bool {
        var quote: UInt8?
        for index in range {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "#"), index == range.lowerBound || bytes[index - 1] == 0x20 {
                return true
            } else if "\"'".utf8.contains(byte), index == range.lowerBound || " [{,".utf8.contains(bytes[index - 1]) {
                quote = byte
            }
        }
        return false
    }

    /// The steps to an entry or item in this column.
    ///
    /// - Parameter isItem: Whether it begins with a dash, which can have the column of its key.
    func ancestors(above start: Int, of column: Int, isItem: Bool) -> [CursorPlace.Step] {
        var path: [CursorPlace.Step] = []
        var column = column
        var isItem = isItem
        var start = start
        while start > 0, column > 0 || isItem {
            start = self.start(before: start - 1)
            guard let line = line(from: start, to: end(from: start)) ?? keyBeforeComment(start) else { continue }
            for part in line.parts.reversed() {
                let isKey = part.step != .item
                guard part.column < column || isItem && isKey && part.column == column, let step = part.step else {
                    continue
                }
                path.insert(step, at: 0)
                column = part.column
                isItem = !isKey
            }
        }
        return path
    }

    /// The parts of a line that ends with a comment.
    private func keyBeforeComment(_ start: Int) -> Line? {
        let end = end(from: start)
        let signs = (start..<end).filter { bytes[$0] == UInt8(ascii: "#") }
        return signs.lazy.compactMap { line(from: start, to: $0) }.first { !$0.parts.isEmpty }
    }

    /// The keys of the map that has entries in this column around a line.
    ///
    /// - Parameter isFirst: Whether the entry begins its line, so that entries above belong to the map.
    func keys(at column: Int, around start: Int, isFirst: Bool) -> Set<String> {
        var keys: Set<String> = []
        /// - Returns: Whether the line belongs to the map.
        func add(_ line: Line, isAbove: Bool) -> Bool {
            guard let first = line.parts.first else { return true }
            for part in line.parts where part.column == column {
                if case .key(let name)? = part.step { keys.insert(name) }
            }
            return first.column > column || first.column == column && first.step != .item
        }
        var above = start
        while isFirst, above > 0 {
            above = self.start(before: above - 1)
            guard let line = line(from: above, to: end(from: above)) ?? keyBeforeComment(above) else { continue }
            guard add(line, isAbove: true) else { break }
        }
        var below = end(from: start)
        while below < bytes.count {
            below += bytes[below] == 0x0D && below + 1 < bytes.count && bytes[below + 1] == 0x0A ? 2 : 1
            guard below < bytes.count else { break }
            let end = end(from: below)
            defer { below = end }
            guard let line = line(from: below, to: end) ?? keyBeforeComment(below) else { continue }
            guard line.parts.first.map({ $0.column >= column }) ?? true, add(line, isAbove: false) else { break }
        }
        return keys
    }
}
