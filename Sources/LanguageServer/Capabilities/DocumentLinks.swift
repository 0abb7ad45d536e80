import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import Outputs
import ProjectFiles
import ProjectRules
import Rules
import SourceSyntax

extension Capability {
    static let documentLinks = Capability("textDocument/documentLink") {
        $0.documentLinkProvider = .init()
    } answer: { (_: DocumentParameters, scope) -> [DocumentLink]? in
        guard let root = scope.snapshot.place(of: scope.file) else { return nil }
        var links = DocumentLinks(scope, await scope.result().project)
        root.forEach { place in links.add(from: place) }
        return links.found
    }
}

/// Finds the files and pages that a document names.
private struct DocumentLinks {
    private(set) var found: [DocumentLink] = []
    /// Each path needs the file system, also one that doesn't exist.
    private var pathsLeft = 1_000
    private let scope: DocumentScope
    private let project: Project
    private let folder: FilePath
    /// Links don't show what is outside: a schema can come from somebody else.
    private let trustBoundary: FilePath

    init(_ scope: DocumentScope, _ project: Project) {
        (self.scope, self.project) = (scope, project)
        folder = scope.snapshot.moment.source.folder
        trustBoundary = folder.trustBoundary(from: scope.snapshot.folder)
    }

    mutating func add(from place: SchemaPlace) {
        if let link = link(from: place) { found.append(link) }
    }

    private mutating func link(from place: SchemaPlace) -> DocumentLink? {
        if let label = place.label, place.expected.names(isLabel: true) == .rule {
            guard let rule = RuleCatalogue.rule(label.text), let page = rule.page else { return nil }
            return DocumentLink(scope.range(label.range.bytes), to: page, tooltip: rule.source.title)
        }
        guard place.value.kind == .scalar, !place.value.isMissing, place.value.range.file === scope.file,
            let path = target(of: place)
        else { return nil }
        let tooltip = path.relative(to: scope.snapshot.folder)
        return DocumentLink(scope.range(place.value.range.bytes), to: DocumentURI.uri(of: path), tooltip: tooltip)
    }

    private mutating func target(of place: SchemaPlace) -> FilePath? {
        guard let referent = place.expected.names(isLabel: false), pathsLeft > 0 else { return nil }
        let name = place.value.text
        let path: FilePath?
        switch referent {
        case .path: path = FilePath(name, in: folder)
        case .sound: path = project.soundFiles[name]
        case .image: path = project.imageFolders[name].map(\.imageFile)
        default: return nil
        }
        pathsLeft -= 1
        guard let path, !name.utf8.contains(0), path.isReallyInside(trustBoundary),
            FileSystem.kind(of: path, followingLinks: true) != nil
        else { return nil }
        return path
    }
}

extension FilePath {
    /// The first image of an image set; the set itself if it has none.
    fileprivate var imageFile: FilePath {
        let files = (try? FileSystem.contents(of: self)) ?? []
        return files.first { $0.kind == .file && !$0.name.hasSuffix(".json") }.map { FilePath($0.name, in: self) }
            ?? self
    }
}
