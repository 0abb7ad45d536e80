import BelfryKit
import LanguageServerProtocol
import NotificationSchema
import SourceSyntax

extension Capability {
    /// The most symbols of an answer. Clients ask again with more letters.
    private static let mostSymbols = 1_000

    static let workspaceSymbols = Capability(request: "workspace/symbol") {
        $0.workspaceSymbolProvider = true
    } answer: { (parameters: WorkspaceSymbolParameters, scope) throws(ResponseError) -> [WorkspaceSymbol]? in
        let query = Array(parameters.query.lowercased())
        var symbols: [WorkspaceSymbol] = []
        for snapshot in await scope.server.snapshots(with: scope.documents) {
            if Task.isCancelled { break }
            var converter = RangeConverter(snapshot)
            for mention in snapshot.readableNames.mentions {
                guard mention.isDeclaration, mention.kind != .field, query.isSubsequence(of: mention.name) else {
                    continue
                }
                symbols.append(
                    WorkspaceSymbol(
                        mention.name, DocumentSymbol.Kind(mention.kind), at: converter.location(mention.range),
                        in: mention.containerName))
                if symbols.count == mostSymbols { return symbols }
            }
        }
        return symbols
    }
}

extension [Character] {
    /// Whether a name has these letters in this order.
    fileprivate func isSubsequence(of name: String) -> Bool {
        var rest = self[...]
        for letter in name.lowercased() where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}

extension SchemaNames.Mention {
    /// The category of an action, otherwise the key under which it is declared.
    fileprivate var containerName: String {
        let category = place.parent.flatMap { $0.declaration(of: [.category])?.label?.text }
        return category ?? place.expected.key?.name ?? ""
    }
}
