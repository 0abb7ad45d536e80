import BelfryKit
import Diagnostics
import LanguageServerProtocol
import NotificationSchema
import SourceSyntax

extension Capability {
    static let symbols = Capability("textDocument/documentSymbol") {
        $0.documentSymbolProvider = true
    } answer: { (_: DocumentParameters, scope) -> [DocumentSymbol]? in
        scope.snapshot.place(of: scope.file)?.children.compactMap { scope.symbol(of: $0) }
    }

    static let folding = Capability("textDocument/foldingRange") {
        $0.foldingRangeProvider = true
    } answer: { (_: DocumentParameters, scope) -> [FoldingRange]? in
        var ranges: Set<FoldingRange> = []
        scope.snapshot.place(of: scope.file)?.forEach { place in
            guard place.parent != nil, place.value.kind != .scalar else { return }
            let lines = scope.range(place.range.bytes)
            // A block ends at the start of the line after it.
            let end = lines.end.character == 0 ? lines.end.line - 1 : lines.end.line
            if end > lines.start.line { ranges.insert(FoldingRange(lines.start.line...end)) }
        }
        return Array(ranges) + scope.commentBlocks
    }

    static let selection = Capability("textDocument/selectionRange") {
        $0.selectionRangeProvider = true
    } answer: { (parameters: SelectionParameters, scope) -> [SelectionRange]? in
        guard let root = scope.snapshot.place(of: scope.file) else { return nil }
        return parameters.positions.map { position in
            let offset = scope.offset(of: position)
            var selection: SelectionRange?
            var last: Range<Int>?
            for place in root.path(to: offset) {
                let node = place.label.flatMap { $0.range.bytes.touches(offset) ? $0 : nil } ?? place.value
                for range in [place.range.bytes, node.range.bytes]
                where range != last && range.touches(offset) && last?.encloses(range) ?? true {
                    selection = .range(scope.range(range), parent: selection)
                    last = range
                }
            }
            return selection ?? .range(PositionRange(start: position, end: position), parent: nil)
        }
    }

    static let inlayHints = Capability("textDocument/inlayHint") {
        $0.inlayHintProvider = true
    } answer: { (parameters: RangeParameters, scope) -> [InlayHint]? in
        var hints: [InlayHint] = []
        let start = scope.offset(of: parameters.range.start)
        let shown = start..<max(start, scope.offset(of: parameters.range.end))
        scope.snapshot.place(of: scope.file)?.forEach { place in
            guard let hint = place.hint, shown.touches(hint.offset) else { return }
            let position = scope.document.text.position(at: hint.offset, scope.client.encoding)
            hints.append(InlayHint(hint.text, at: position))
        }
        return hints
    }
}

extension SchemaPlace {
    /// The identifier on the wire where it is the name, and the seconds of a duration.
    fileprivate var hint: (text: String, offset: Int)? {
        if let seconds { return ("= \(seconds) s", value.range.bytes.upperBound) }
        guard let label, [.action, .category, .notification].contains(expected.declares), value.kind == .mapping,
            value.value(of: "identifier") == nil
        else { return nil }
        return ("identifier: \(label.text)", label.range.bytes.upperBound)
    }
}

extension Range<Int> {
    fileprivate func encloses(_ other: Range) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension DocumentScope {
    /// The outline below a place: keys of the file, then declarations, then the parts of a declaration.
    fileprivate func symbol(of place: SchemaPlace) -> DocumentSymbol? {
        guard let label = place.label, place.parent?.parent == nil || place.expected.declares != nil else { return nil }
        let title = ["title", "kind", "type"].lazy.compactMap { place.value.value(of: $0) }.first { $0.kind == .scalar }
        let name = label.text
        return DocumentSymbol(
            name.isEmpty ? "?" : name, place.expected.declares.map(DocumentSymbol.Kind.init) ?? .namespace,
            range: range(place.range.bytes), selectionRange: range(label.range.bytes), detail: title?.text,
            children: declarations(in: place).compactMap(symbol))
    }

    /// The nearest declarations below a place.
    private func declarations(in place: SchemaPlace) -> [SchemaPlace] {
        place.children.flatMap { $0.expected.declares != nil ? [$0] : declarations(in: $0) }
    }

    /// Comments of several lines.
    fileprivate var commentBlocks: [FoldingRange] {
        var blocks: [FoldingRange] = []
        var first: Int?
        let lines = document.text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in (lines + [[]]).enumerated() {
            let isComment = line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "#")
            if isComment {
                first = first ?? number
            } else if let start = first {
                if number - 1 > start { blocks.append(FoldingRange(start...number - 1, kind: "comment")) }
                first = nil
            }
        }
        return blocks
    }
}

extension DocumentSymbol.Kind {
    init(_ declared: Referent) {
        switch declared {
        case .action: self = .function
        case .category: self = .enum
        case .activity, .notification: self = .event
        case .topic: self = .module
        case .field: self = .field
        case .enumValue, .rule, .symbol, .image, .sound, .stringKey, .intent, .path: self = .property
        }
    }
}
