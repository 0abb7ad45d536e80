package import Diagnostics

#if canImport(CYaml)
import CYaml
#else
import CLibYAML
#endif

/// Reads one YAML document into located nodes, from libyaml's events.
///
/// Limits are checked during reading, so that oversized documents are never built.
package struct YAMLReader: ~Copyable {
    let file: SourceFile
    /// On the heap, because the parser keeps a pointer to itself.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    var offsets: ByteOffsets
    private var builder: TreeBuilder
    /// Line breaks that editors don't show, and that aren't inside the texts so far.
    var unseenLineBreaks: ArraySlice<Int>

    /// - Parameter limits: Shared by all files of a schema.
    /// - Returns: The root node; nil if the file is empty, or can't be read, which is reported.
    package static func read(_ file: SourceFile, limits: inout ReadingLimits, findings: inout [Finding]) -> Node? {
        let scan = ByteScan(file)
        if let problem = scan.problem {
            findings.append(problem)
            return nil
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            var reader = YAMLReader(file, scan)
            do throws(ReadingProblem) {
                let root = try reader.document(in: bytes, limits: &limits)
                let unused = reader.builder.unusedAnchors.prefix(ReadingLimits.findings + 1)
                findings += unused.map { UnquotedText(file).finding(onUnusedAnchor: $0) }
                // The anchor is there instead of a text, so the missing text isn't reported.
                return unused.contains { $0.isAlone } ? nil : root
            } catch {
                findings.append(error.finding)
                return nil
            }
        }
    }

    private init(_ file: SourceFile, _ scan: ByteScan) {
        self.file = file
        parser.initialize(to: yaml_parser_t())
        offsets = ByteOffsets(file, isASCII: scan.isASCII)
        builder = TreeBuilder(file)
        unseenLineBreaks = scan.unseenLineBreaks[...]
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    private mutating func document(
        in bytes: UnsafeBufferPointer<UInt8>,
        limits: inout ReadingLimits
    ) throws(ReadingProblem) -> Node? {
        guard yaml_parser_initialize(parser) == 1 else {
            throw problem(.limitExceeded, 0..<0, "out of memory", help: "close other programs")
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        // If the encoding is set, libyaml counts a byte order mark as the first column.
        let text = UnsafeBufferPointer(rebasing: bytes[offsets.origin...])
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        var documents = 0
        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxProblem() }
            defer { yaml_event_delete(&event) }
            let range = offsets.range(from: event.start_mark.index, to: event.end_mark.index)
            switch event.type {
            case YAML_STREAM_END_EVENT:
                _ = try passLineBreaks(before: file.bytes.count, textFrom: file.bytes.count)
                return builder.tree()
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                if documents > 1 { throw .secondDocument(at: SourceRange(file, range)) }
            case YAML_SCALAR_EVENT, YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT, YAML_ALIAS_EVENT:
                guard limits.take(1) else { throw tooManyNodes(at: range) }
                try begin(event, at: range, limits: &limits)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
                builder.endCollection(at: range)
            default:
                break
            }
        }
    }

    /// Why libyaml stopped.
    private mutating func syntaxProblem() -> ReadingProblem {
        let offset = min(offsets.offset(of: parser.pointee.problem_mark.index), file.bytes.count)
        do throws(ReadingProblem) {
            _ = try passLineBreaks(before: offset + 1, textFrom: offset + 1)
        } catch {
            return error
        }
        let words = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        let context = parser.pointee.context.map { String(cString: $0) }
        let start = offsets.offset(of: parser.pointee.context_mark.index)
        return SyntaxProblem(file, words: words, at: offset, context: context, from: start).readingProblem
    }

    private mutating func begin(
        _ event: yaml_event_t,
        at range: Range<Int>,
        limits: inout ReadingLimits
    ) throws(ReadingProblem) {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let lineBreak = try passLineBreaks(before: range.upperBound, textFrom: range.lowerBound)
            if scalar.tag != nil, let problem = UnquotedText(file).problem(at: range.lowerBound) { throw problem }
            try refuseTag(scalar.tag, at: range)
            guard scalar.length <= ReadingLimits.scalarBytes else {
                throw problem(
                    .limitExceeded,
                    range,
                    "a text is longer than \(ReadingLimits.scalarBytes >> 10) KiB",
                    help: "shorten it: no text of a notification is so long"
                )
            }
            let style = Self.style(scalar.style)
            if scalar.length == 0, style == .literal || style == .folded { throw emptyBlock(at: range.lowerBound) }
            if let problem = problem(around: range, style: style) { throw problem }
            let anchor = try Self.name(scalar.anchor, in: file, at: range)
            if let anchor {
                builder.expectAlias(
                    of: UnusedAnchor(name: anchor, range: range, isOfText: style == .plain, isAlone: scalar.length == 0)
                )
            }
            builder.scalar(
                UnsafeBufferPointer(start: scalar.value, count: scalar.length),
                style: style,
                at: withoutProperties(range, anchor: scalar.anchor),
                anchor: anchor
            )
            // Folded text differs from what an editor shows.
            if let lineBreak, !builder.isLastTextVerbatim { throw unseenLineBreak(at: lineBreak) }
        case YAML_ALIAS_EVENT:
            let name = try Self.name(event.data.alias.anchor, in: file, at: range) ?? ""
            switch builder.alias(name, at: range) {
            case .added(let repeated):
                guard limits.take(repeated.nodes) else { throw tooManyNodes(at: range) }
                guard limits.takeRepeated(bytes: repeated.bytes) else { throw tooMuchRepeated(at: range) }
                guard builder.depth <= ReadingLimits.depth else { throw tooDeep(at: range) }
            case .unknown:
                throw problem(
                    .schemaSyntax,
                    range,
                    "there is no anchor '&\(name)' above this alias",
                    help: "quote it if it is text: \"*\(name)\""
                )
            case .insideItself:
                throw problem(
                    .schemaSyntax,
                    range,
                    "the alias '*\(name)' is inside its own anchor",
                    help: "write out the value, or quote it if it is text: \"*\(name)\""
                )
            }
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            try refuseTag(sequence.tag, at: range)
            let style: Node.Style = sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            try beginCollection(.sequence, style: style, at: range, anchor: sequence.anchor)
        default:
            let mapping = event.data.mapping_start
            try refuseTag(mapping.tag, at: range)
            let style: Node.Style = mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            try beginCollection(.mapping, style: style, at: range, anchor: mapping.anchor)
        }
    }

    private mutating func beginCollection(
        _ kind: SyntaxTree.Record.Kind,
        style: Node.Style,
        at range: Range<Int>,
        anchor: UnsafeMutablePointer<yaml_char_t>?
    ) throws(ReadingProblem) {
        let name = try Self.name(anchor, in: file, at: range)
        if let name { builder.expectAlias(of: UnusedAnchor(name: name, range: range)) }
        builder.beginCollection(kind, style: style, at: withoutProperties(range, anchor: anchor), anchor: name)
        guard builder.depth <= ReadingLimits.depth else { throw tooDeep(at: range) }
    }

    /// The event of an anchored node begins at its anchor; the node begins after it.
    private func withoutProperties(
        _ range: Range<Int>,
        anchor: UnsafeMutablePointer<yaml_char_t>?
    ) -> Range<Int> {
        guard anchor != nil else { return range }
        let bytes = file.bytes
        var start = range.lowerBound
        while start < range.upperBound, !Self.isSpace(bytes[start]) { start += 1 }
        while start < range.upperBound {
            if bytes[start] == UInt8(ascii: "#") {
                start = file.endOfLine(from: start)
            } else if Self.isSpace(bytes[start]) {
                start += 1
            } else {
                return start..<range.upperBound
            }
        }
        return range.upperBound..<range.upperBound
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func refuseTag(_ tag: UnsafeMutablePointer<yaml_char_t>?, at range: Range<Int>) throws(ReadingProblem) {
        guard tag != nil, let tag = try Self.name(tag, in: file, at: range) else { return }
        let end = file.bytes[range.lowerBound...].firstIndex(where: Self.isSpace) ?? range.upperBound
        throw problem(
            .schemaSyntax,
            range.lowerBound..<end,
            "tags such as '\(tag)' aren't supported: the key decides the type of its value",
            help: "delete the tag, or quote the text that begins with '!'"
        )
    }

    /// The name of an anchor or a tag.
    private static func name(
        _ pointer: UnsafeMutablePointer<yaml_char_t>?,
        in file: SourceFile,
        at range: Range<Int>
    ) throws(ReadingProblem) -> String? {
        guard let name = pointer.map({ String(decodingCString: $0, as: UTF8.self) }) else { return nil }
        guard name.utf8.count <= ReadingLimits.nameBytes else {
            throw ReadingProblem(
                .limitExceeded,
                at: SourceRange(file, range.lowerBound..<range.lowerBound + 1),
                "the name that begins here is longer than \(ReadingLimits.nameBytes >> 10) KiB",
                help: "shorten it, or quote the text that it is part of"
            )
        }
        return name
    }

    private static func style(_ style: yaml_scalar_style_t) -> Node.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}
