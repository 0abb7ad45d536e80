import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import Outputs
import ProjectRules

/// Decides which diagnostics are made and sent.
struct DiagnosticsPublisher {
    /// Documents that changed since their schema was checked last.
    private var changed: [String] = []
    private var isRunning = false
    /// For each root file, the documents that have diagnostics at the client.
    private var published: [String: Set<String>] = [:]
    /// The root file of each open document.
    private var roots: [String: String] = [:]

    /// - Returns: Whether the caller must start to work through the documents.
    mutating func add(_ uri: String) -> Bool {
        if !changed.contains(uri) { changed.append(uri) }
        defer { isRunning = true }
        return !isRunning
    }

    mutating func next() -> String? {
        guard !changed.isEmpty else {
            isRunning = false
            return nil
        }
        return changed.removeFirst()
    }

    /// Whether the document changed while it was checked.
    func isOutdated(_ uri: String) -> Bool { changed.contains(uri) }

    /// What to send, with empty lists for documents that no longer have findings.
    mutating func publish(_ found: FoundDiagnostics) -> [PublishedDiagnostics] {
        roots[found.uri] = found.root
        let old = published[found.root] ?? []
        published[found.root] = Set(found.diagnostics.filter { !$0.value.isEmpty }.keys)
        let gone = old.subtracting(found.diagnostics.keys)
        let all = found.diagnostics.merging(gone.map { ($0, []) }) { first, _ in first }
        return all.sorted { $0.key < $1.key }.map { uri, diagnostics in
            PublishedDiagnostics(uri: uri, version: found.versions[uri], diagnostics)
        }
    }

    /// - Returns: The documents whose diagnostics are to be removed, because nothing of their schema is open.
    mutating func close(_ uri: String) -> [(uri: String, version: Int?)] {
        guard let root = roots.removeValue(forKey: uri), !roots.values.contains(root) else { return [] }
        return (published.removeValue(forKey: root) ?? []).sorted().map { ($0, nil) }
    }
}

/// The diagnostics of a schema.
struct FoundDiagnostics: Sendable {
    /// The document whose schema it is.
    let uri: String
    let root: String
    private(set) var diagnostics: [String: [Diagnostic]] = [:]
    private(set) var versions: [String: Int] = [:]

    /// - Returns: Nil for a document that has nothing to do with schemas.
    init?(of uri: String, in scope: RequestScope) async {
        self.uri = uri
        if let document = await scope.document(uri) {
            root = document.snapshot.uri(of: document.snapshot.root)
            let snapshot = document.snapshot
            var converter = RangeConverter(snapshot)
            for file in snapshot.moment.source.files {
                guard let open = snapshot.documents.document(at: snapshot.path(of: file)) else { continue }
                diagnostics[open.uri] = []
                versions[open.uri] = open.version
            }
            for finding in await document.result().findings {
                diagnostics[snapshot.uri(of: finding.range.file), default: []]
                    .append(Diagnostic(finding, &converter))
            }
            return
        }
        guard let document = scope.documents[uri] else { return nil }
        let file = SourceFile(path: document.path.name, bytes: document.text.bytes)
        guard let finding = Finding.outsideSchemas(file, at: document.path) else { return nil }
        root = uri
        versions[uri] = document.version
        let range = document.text.range(finding.range.bytes, scope.client.encoding)
        diagnostics[uri] = [Diagnostic(finding, at: range)]
    }
}

extension Diagnostic {
    init(_ finding: Finding, _ converter: inout RangeConverter) {
        self.init(finding, at: converter.range(finding.range))
        let related = finding.notes.map { RelatedInformation($0.message, at: converter.location($0.range)) }
        relatedInformation = related.isEmpty ? nil : related
    }

    /// Without related places.
    init(_ finding: Finding, at range: PositionRange) {
        let severity: Severity =
            switch finding.severity {
            case .error: .error
            case .warning: .warning
            case .advice: .information
            }
        self.init(
            finding.message + (finding.help.map { "\n\($0)" } ?? ""), at: range, severity: severity,
            code: finding.rule.id)
        if let page = finding.rule.page { link(to: page) }
        if Self.unused.contains(finding.rule.id) { tags = [.unnecessary] }
        if Self.replaced.contains(finding.rule.id) { tags = [.deprecated] }
    }

    /// Rules about declarations and entries that do nothing.
    private static let unused: Set<String> = ["definition-unused", "lint-unused-exception"]
    /// Rules about keys that systems no longer read.
    private static let replaced: Set<String> = ["schema-key-ignored"]
}
