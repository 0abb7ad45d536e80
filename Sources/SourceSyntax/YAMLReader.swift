import CLibYAML
package import Diagnostics

/// Reads one YAML document into located nodes, from the events of libyaml.
///
/// Limits are checked while events arrive: what would be too large is never built.
package struct YAMLReader: ~Copyable {
    private let file: SourceFile
    /// On the heap: the parser keeps a pointer to itself.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private var offsets: ByteOffsets
    private var builder: TreeBuilder

    /// - Parameter limits: Shared by all files of a schema.
    /// - Returns: The root node; nil where the file holds nothing, or where it could not be read, which is then among
    ///   the findings.
    package static func read(_ file: SourceFile, limits: inout ReadingLimits, findings: inout [Finding]) -> Node? {
        let scan = ByteScan(file)
        if let problem = scan.problem {
            findings.append(problem)
            return nil
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            var reader = YAMLReader(file, isASCII: scan.isASCII)
            do throws(ReadingProblem) {
                return try reader.document(in: bytes, limits: &limits)
            } catch {
                findings.append(error.finding)
                return nil
            }
        }
    }

    private init(_ file: SourceFile, isASCII: Bool) {
        self.file = file
        parser.initialize(to: yaml_parser_t())
        offsets = ByteOffsets(file, isASCII: isASCII)
        builder = TreeBuilder(file)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    private mutating func document(
        in bytes: UnsafeBufferPointer<UInt8>,
        limits: inout ReadingLimits
    ) throws(ReadingProblem) -> Node? {
        guard yaml_parser_initialize(parser) == 1 else { throw problem(.limitExceeded, 0..<0, "out of memory") }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        var documents = 0
        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxProblem() }
            defer { yaml_event_delete(&event) }
            let range = offsets.range(from: event.start_mark, to: event.end_mark)
            switch event.type {
            case YAML_STREAM_END_EVENT:
                return builder.tree()
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                if documents > 1 {
                    throw problem(
                        .yamlFeature,
                        range,
                        "a second document begins here; a schema file is one document",
                        help: "move it to a fragment named *.notifications.yaml"
                    )
                }
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

    private mutating func begin(
        _ event: yaml_event_t,
        at range: Range<Int>,
        limits: inout ReadingLimits
    ) throws(ReadingProblem) {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            if scalar.tag != nil, let problem = UnquotedText(file).problem(at: range.lowerBound) { throw problem }
            try refuseTag(scalar.tag, at: range)
            guard scalar.length <= ReadingLimits.scalarBytes else {
                throw problem(.limitExceeded, range, "a text is longer than \(ReadingLimits.scalarBytes >> 10) KiB")
            }
            let style = Self.style(scalar.style)
            builder.scalar(
                UnsafeBufferPointer(start: scalar.value, count: scalar.length),
                style: style,
                at: withoutProperties(range, anchor: scalar.anchor, style: style),
                anchor: Self.text(scalar.anchor)
            )
        case YAML_ALIAS_EVENT:
            let name = Self.text(event.data.alias.anchor) ?? ""
            switch builder.alias(name, at: range) {
            case .added(let nodes):
                guard limits.take(nodes) else { throw tooManyNodes(at: range) }
                guard builder.depth <= ReadingLimits.depth else { throw tooDeep(at: range) }
            case .unknown:
                throw problem(
                    .unknownAlias,
                    range,
                    "'*\(name)' stands for an anchor '&\(name)', and there is none above",
                    help: "quote it if it is text: \"*\(name)\""
                )
            case .insideItself:
                throw problem(.unknownAlias, range, "'*\(name)' stands inside the node that it stands for")
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
        builder.beginCollection(
            kind,
            style: style,
            at: withoutProperties(range, anchor: anchor, style: style),
            anchor: Self.text(anchor)
        )
        guard builder.depth <= ReadingLimits.depth else { throw tooDeep(at: range) }
    }

    /// The event of an anchored node begins at its anchor; the node begins after it.
    private func withoutProperties(
        _ range: Range<Int>,
        anchor: UnsafeMutablePointer<yaml_char_t>?,
        style: Node.Style
    ) -> Range<Int> {
        guard anchor != nil else { return range }
        let bytes = file.bytes
        var start = range.lowerBound
        if bytes[start] == UInt8(ascii: "&") {
            while start < bytes.count, !Self.isSpace(bytes[start]) { start += 1 }
        }
        while start < bytes.count, Self.isSpace(bytes[start]) { start += 1 }
        return start <= range.upperBound ? start..<range.upperBound : range
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func refuseTag(_ tag: UnsafeMutablePointer<yaml_char_t>?, at range: Range<Int>) throws(ReadingProblem) {
        guard let tag = Self.text(tag) else { return }
        let end = file.bytes[range.lowerBound...].firstIndex(where: Self.isSpace) ?? range.upperBound
        throw problem(
            .yamlFeature,
            range.lowerBound..<end,
            "the tag '\(tag)' means nothing here: a value is read by what is expected in its place",
            help: "delete the tag, or quote the text that begins with '!'"
        )
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(decodingCString: $0, as: UTF8.self) }
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

// MARK: - Problems

/// Why a file could not be read.
struct ReadingProblem: Error {
    var finding: Finding
}

extension YAMLReader {
    private func problem(
        _ rule: RuleDescription,
        _ range: Range<Int>,
        _ message: String,
        help: String? = nil
    ) -> ReadingProblem {
        ReadingProblem(finding: Finding(rule, at: SourceRange(file, range), message, help: help))
    }

    private func tooManyNodes(at range: Range<Int>) -> ReadingProblem {
        problem(.limitExceeded, range, "the schema has more than \(ReadingLimits.nodes) values, counting what aliases repeat")
    }

    private func tooDeep(at range: Range<Int>) -> ReadingProblem {
        problem(.limitExceeded, range, "more than \(ReadingLimits.depth) levels of nesting")
    }

    private mutating func syntaxProblem() -> ReadingProblem {
        let offset = min(offsets.offset(of: parser.pointee.problem_mark), file.bytes.count)
        let words = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        let context = parser.pointee.context.map { String(cString: $0) }
        let start = offsets.offset(of: parser.pointee.context_mark)
        return SyntaxProblem(file, words: words, at: offset, context: context, from: start).readingProblem
    }
}
