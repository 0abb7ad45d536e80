import BelfryKit
import Diagnostics
import LanguageServerProtocol
import NotificationSchema
import SourceSyntax

extension Capability {
    static let semanticTokens = Capability("textDocument/semanticTokens/full") {
        $0.semanticTokensProvider = .init()
    } answer: { (_: DocumentParameters, scope) -> SemanticTokens? in
        scope.tokens(in: 0..<scope.file.bytes.count)
    }

    static let semanticTokensOfRange = Capability("textDocument/semanticTokens/range") {
        (parameters: RangeParameters, scope) -> SemanticTokens? in
        let start = scope.offset(of: parameters.range.start)
        return scope.tokens(in: start..<max(start, scope.offset(of: parameters.range.end)))
    }
}

extension DocumentScope {
    /// Placeholders, names where they are declared, and names that refer to a declaration. A name that isn't declared
    /// stays as it is, so that a typing error is visible.
    fileprivate func tokens(in shown: Range<Int>) -> SemanticTokens {
        let names = snapshot.names
        let declarations = Dictionary(
            names.mentions.filter(\.isDeclaration).map { (DeclaredName($0), $0) },
            uniquingKeysWith: { first, _ in first })
        let tokens = names.mentions.compactMap { mention -> SemanticTokens.Token? in
            let bytes = mention.rangeWithSigns
            guard mention.range.file === file, !mention.isSomewhereInText, shown.lowerBound <= bytes.upperBound,
                bytes.lowerBound <= shown.upperBound,
                let declaration = declarations[DeclaredName(mention)], let kind = declaration.tokenKind
            else { return nil }
            let range = range(bytes)
            guard range.start.line == range.end.line else { return nil }
            return SemanticTokens.Token(
                at: range.start, length: range.end.character - range.start.character, kind,
                isDeclaration: mention.isDeclaration)
        }
        return SemanticTokens(tokens)
    }
}

/// What distinguishes names.
private struct DeclaredName: Hashable {
    let kind: Referent
    let name: String
    let owner: SourceRange?

    init(_ mention: SchemaNames.Mention) {
        (kind, name, owner) = (mention.kind, mention.name, mention.owner)
    }
}

extension SchemaNames.Mention {
    fileprivate var tokenKind: SemanticTokens.Kind? {
        switch kind {
        case .action: .function
        case .activity, .notification: .event
        case .category: .enum
        case .topic: .namespace
        // A variable only fills texts.
        case .field: place.expected.key?.name == "variables" ? .variable : .property
        case .enumValue, .rule, .symbol, .image, .sound, .stringKey, .intent, .path: nil
        }
    }

    /// Whether the range is that of a text with escapes, in which the place of the name isn't known.
    fileprivate var isSomewhereInText: Bool { range == place.value.range && !place.value.isText(name) }
}
