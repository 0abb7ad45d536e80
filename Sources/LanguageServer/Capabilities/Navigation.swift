import BelfryKit
import Diagnostics
import LanguageServerProtocol

extension Capability {
    static let definition = Capability("textDocument/definition") {
        $0.definitionProvider = true
    } answer: { (parameters: PositionParameters, scope) -> [Location]? in
        scope.mentions(at: parameters.position)?.filter(\.isDeclaration).map { $0.location(in: scope.snapshot) }
    }

    static let references = Capability("textDocument/references") {
        $0.referencesProvider = true
    } answer: { (parameters: ReferenceParameters, scope) -> [Location]? in
        let withDeclaration = parameters.context?.includeDeclaration ?? true
        var converter = RangeConverter(scope.snapshot)
        return scope.mentions(at: parameters.position)?.filter { withDeclaration || !$0.isDeclaration }
            .map { converter.location($0.range) }
    }

    static let highlights = Capability("textDocument/documentHighlight") {
        $0.documentHighlightProvider = true
    } answer: { (parameters: PositionParameters, scope) -> [DocumentHighlight]? in
        scope.mentions(at: parameters.position)?.filter { $0.range.file === scope.file }
            .map { DocumentHighlight(scope.range($0.range.bytes), $0.isDeclaration ? .write : .read) }
    }
}

extension DocumentScope {
    /// All mentions of the name at a position; nil if there is none.
    func mentions(at position: LinePosition) -> [SchemaNames.Mention]? {
        let names = snapshot.names
        return names.mention(at: offset(of: position), in: file).map(names.mentions)
    }
}

extension SchemaNames.Mention {
    func location(in snapshot: Snapshot) -> Location {
        var converter = RangeConverter(snapshot)
        return converter.location(range)
    }
}
