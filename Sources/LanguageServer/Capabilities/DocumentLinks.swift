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
        let links = DocumentLinks(scope, await scope.result().project)
        var found: [DocumentLink] = []
        root.forEach { place in
            if found.count < DocumentLinks.limit, let link = links.link(from: place) { found.append(link) }
        }
        return found
    }
}

/// Finds the files and pages that a document names.
private struct DocumentLinks {
    /// Each link needs the file system.
    static let limit = 1_000

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

    func link(from place: SchemaPlace) -> DocumentLink? {
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

    private func target(of place: SchemaPlace) -> FilePath? {
        let name = place.value.text
        let path: FilePath? =
            switch place.expected.names(isLabel: false) {
            case .path: FilePath(name, in: folder)
            case .sound: project.soundFiles[name]
            case .image: project.imageFolders[name].map(\.imageFile)
            default: nil
            }
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
