import Diagnostics
import SourceSyntax

/// Reads the XML of property lists and nothing more: no custom entities, no namespaces.
///
/// Written by hand, because nodes need exact ranges, and because general XML parsers are unsafe for untrusted files.
struct XMLPropertyListReader: ByteCursor {
    let file: SourceFile
    let bytes: [UInt8]
    var offset = 0
    private var depth = 0
    private(set) var limits: ReadingLimits

    /// `<key>`, `</key>` or `<true/>`.
    struct Tag {
        var name: String
        var range: Range<Int>
        var isClosing = false
        var isEmpty = false
    }

    init(_ file: SourceFile, _ limits: ReadingLimits) {
        self.file = file
        self.limits = limits
        bytes = file.bytes
    }

    mutating func read() throws(ProjectFileProblem) -> PropertyListNode {
        guard bytes.count <= PropertyListLimits.fileBytes else {
            throw problem(
                0..<0, "the file is larger than \(PropertyListLimits.fileBytes >> 20) MiB",
                help: "no property list of an app is that large")
        }
        guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
            throw problem(0..<0, "the file is UTF-16", help: convert)
        }
        if let invalid = file.firstInvalidByte {
            throw problem(invalid..<invalid + 1, "this isn't UTF-8", help: convert)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try skipProlog()
        let plist = try openingTag("plist", or: "this isn't an XML property list")
        guard !plist.isEmpty else { throw problem(plist.range, "the property list is empty", help: "write <dict/>") }
        try skipMisc()
        let root = try value(in: plist)
        try skipMisc()
        try close(plist)
        try skipMisc()
        guard offset == bytes.count else {
            throw problem(characterHere, "the property list ends before this", help: "delete what follows </plist>")
        }
        return root
    }

    private var convert: String { "convert it: plutil -convert xml1 '\(file.path)'" }

    // MARK: Values

    private mutating func value(in parent: Tag) throws(ProjectFileProblem) -> PropertyListNode {
        let tag = try tag(in: parent)
        guard !tag.isClosing else {
            throw problem(tag.range, "a value is missing before this", help: "write it, or delete its key")
        }
        return try value(of: tag)
    }

    private mutating func value(of tag: Tag) throws(ProjectFileProblem) -> PropertyListNode {
        guard limits.take(1) else { throw problem(tag.range, "there are too many values", help: "shorten it") }
        switch tag.name {
        case "dict":
            return try container(tag) { reader throws(ProjectFileProblem) in
                .dictionary(try reader.entries(of: tag))
            }
        case "array":
            return try container(tag) { reader throws(ProjectFileProblem) in
                .array(try reader.items(of: tag))
            }
        case "true", "false":
            if !tag.isEmpty {
                guard try text(of: tag).isEmpty else {
                    throw problem(tag.range, "<\(tag.name)> is empty", help: "write <\(tag.name)/>")
                }
            }
            return node(.boolean(tag.name == "true"), from: tag)
        case "string":
            let text = try text(of: tag)
            return node(.string(text), from: tag)
        case "integer", "real":
            let text = try text(of: tag).filter { !$0.isWhitespace }
            guard isNumber(text, tag.name) else {
                throw problem(
                    tag.range.lowerBound..<offset, "<\(tag.name)> doesn't contain a number",
                    help: "write a number between the tags")
            }
            return node(.number(text), from: tag)
        case "date":
            _ = try text(of: tag)
            return node(.date, from: tag)
        case "data":
            _ = try text(of: tag)
            return node(.data, from: tag)
        default:
            throw problem(
                tag.range, "<\(tag.name)> isn't a property list type",
                help: "write one of dict, array, string, integer, real, true, false, date, data")
        }
    }

    private func isNumber(_ text: String, _ name: String) -> Bool {
        if name == "real" { return Double(text) != nil || ["nan", "inf", "infinity"].contains(text.lowercased()) }
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        return digits.lowercased().hasPrefix("0x")
            ? UInt64(digits.dropFirst(2), radix: 16) != nil : UInt64(digits) != nil
    }

    private mutating func container(
        _ tag: Tag,
        members: (inout XMLPropertyListReader) throws(ProjectFileProblem) -> PropertyListNode.Value
    ) throws(ProjectFileProblem) -> PropertyListNode {
        if tag.isEmpty { return node(tag.name == "dict" ? .dictionary([]) : .array([]), from: tag) }
        depth += 1
        guard depth <= PropertyListLimits.depth else {
            throw problem(
                tag.range, "more than \(PropertyListLimits.depth) levels of nesting",
                help: "no property list of an app is nested this deeply")
        }
        let value = try members(&self)
        let end = offset
        try close(tag)
        depth -= 1
        var node = node(value, from: tag)
        node.content = tag.range.upperBound..<end
        return node
    }

    private mutating func entries(of dictionary: Tag) throws(ProjectFileProblem) -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        var keys: Set<String> = []
        while true {
            try skipMisc()
            if isAtClosingTag { return entries }
            let tag = try tag(in: dictionary)
            guard tag.name == "key" else {
                throw problem(tag.range, "there is no <key> before this value", help: "add the key of the value")
            }
            let key = try text(of: tag)
            let range = tag.range.lowerBound..<offset
            guard keys.insert(key).inserted else {
                throw problem(
                    range, "duplicate key '\(key)' in this dictionary",
                    help: "delete one of the two: programs differ in which one they use")
            }
            try skipMisc()
            let value = try value(in: dictionary)
            entries.append(.init(key: key, keyRange: SourceRange(file, range), value: value))
        }
    }

    private mutating func items(of array: Tag) throws(ProjectFileProblem) -> [PropertyListNode] {
        var items: [PropertyListNode] = []
        while true {
            try skipMisc()
            if isAtClosingTag { return items }
            items.append(try value(of: try tag(in: array)))
        }
    }

    /// A node from its tag to the current offset. Read its value first: the call uses the current state.
    private func node(_ value: PropertyListNode.Value, from tag: Tag) -> PropertyListNode {
        PropertyListNode(value: value, range: SourceRange(file, tag.range.lowerBound..<offset))
    }

    // MARK: Tags

    private var isAtClosingTag: Bool { bytes[offset...].starts(with: "</".utf8) }

    private mutating func openingTag(_ name: String, or message: String) throws(ProjectFileProblem) -> Tag {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else {
            throw problem(characterHere, message, help: offset == bytes.count ? "the file may be cut off" : convert)
        }
        let tag = try tag(in: nil)
        guard tag.name == name, !tag.isClosing else { throw problem(tag.range, message, help: convert) }
        return tag
    }

    /// The next tag, after comments.
    private mutating func tag(in parent: Tag?) throws(ProjectFileProblem) -> Tag {
        guard offset < bytes.count else {
            throw parent.map(unclosed) ?? problem(characterHere, "a tag is missing", help: "")
        }
        guard bytes[offset] == UInt8(ascii: "<") else {
            throw problem(characterHere, "there is text between the values", help: "put it in a <string>")
        }
        let start = offset
        var end = offset + 1
        var quote: UInt8?
        while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
            let byte = bytes[end]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                break
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
            throw problem(start..<start + 1, "the tag that begins here isn't closed with '>'", help: "close it")
        }
        var inside = bytes[start + 1..<end]
        let isClosing = inside.first == UInt8(ascii: "/")
        if isClosing { inside = inside.dropFirst() }
        let isEmpty = inside.last == UInt8(ascii: "/")
        if isEmpty { inside = inside.dropLast() }
        let name = inside.prefix { (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) }
        let next = inside.dropFirst(name.count).first
        offset = end + 1
        guard !name.isEmpty, next == nil || next.map(Self.isSpace) == true, !(isClosing && isEmpty) else {
            throw problem(start..<offset, "this isn't a property list tag", help: "write &lt; for '<' in text")
        }
        return Tag(
            name: String(decoding: name, as: UTF8.self), range: start..<offset, isClosing: isClosing, isEmpty: isEmpty)
    }

    mutating func close(_ tag: Tag) throws(ProjectFileProblem) {
        guard isAtClosingTag else {
            guard offset < bytes.count else { throw unclosed(tag) }
            throw problem(
                characterHere, "the <\(tag.name)> should end before this", help: "close it with </\(tag.name)>")
        }
        let closing = try self.tag(in: tag)
        guard closing.name == tag.name else {
            throw problem(
                closing.range, "</\(closing.name)> closes the <\(tag.name)> that is open here",
                help: "write </\(tag.name)>")
        }
    }

    func unclosed(_ tag: Tag) -> ProjectFileProblem {
        problem(
            tag.range, "the <\(tag.name)> that opens here is never closed",
            help: "close it with </\(tag.name)>; the file may be cut off")
    }

    func problem(_ range: Range<Int>, _ message: String, help: String) -> ProjectFileProblem {
        ProjectFileProblem(range, message, help: help)
    }

    static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
