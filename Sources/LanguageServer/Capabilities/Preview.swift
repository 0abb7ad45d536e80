import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import Outputs
import Preview
import SourceSyntax

extension Capability {
    /// Lenses above declarations that the page of the preview shows.
    static let previewLenses = Capability("textDocument/codeLens") {
        $0.codeLensProvider = .init()
    } answer: { (_: DocumentParameters, scope) -> [CodeLens]? in
        var lenses: [CodeLens] = []
        scope.snapshot.place(of: scope.file)?.forEach { place in
            guard lenses.count < mostLenses, let label = place.label, place.isShownAlone else { return }
            let range = scope.range(label.range.bytes)
            lenses.append(CodeLens(range, ServerCommand.openPreview(scope.document.uri, range.start, title: "Preview")))
        }
        return lenses
    }

    private static let mostLenses = 1_000
}

extension SchemaPlace {
    /// Whether it declares something that people see by itself.
    var isShownAlone: Bool { expected.declares == .notification || expected.declares == .activity }
}

extension ServerCommand {
    private static let nameOfPreview = "belfry.openPreview"

    /// Opens the preview at a place of a document.
    static func openPreview(_ uri: String, _ position: LinePosition, title: String) -> Command {
        Command(title: title, command: nameOfPreview, arguments: [.place(PositionParameters(uri, position))])
    }

    static let openPreview = ServerCommand(nameOfPreview) { arguments, scope throws(ResponseError) in
        let place: (uri: String, position: LinePosition?)
        switch arguments.first {
        case .text(let uri): place = (uri, nil)
        case .place(let parameters): place = (parameters.textDocument.uri, parameters.position)
        case nil: throw ResponseError(.invalidParameters, "'\(nameOfPreview)' takes a document and a position")
        }
        guard let document = await scope.document(place.uri) else {
            throw ResponseError(.requestFailed, "'\(place.uri)' isn't an open file of a schema")
        }
        let snapshot = document.snapshot
        let page = SchemaPreview(of: snapshot.moment.source, await document.result()).page
        let file: FilePath
        do throws(FileError) {
            file = try await scope.server.writePreview(page.bytes, of: snapshot.path(of: snapshot.root))
        } catch {
            throw ResponseError(.requestFailed, error.description)
        }
        let anchor = place.position.flatMap { document.anchor(at: document.offset(of: $0)) }
        let uri = DocumentURI.uri(of: file) + (anchor.map { "#" + $0.text } ?? "")
        if scope.client.opensPages {
            await scope.server.call("window/showDocument", ShownDocument(uri: uri))
        } else {
            await scope.server.notify("window/showMessage", ShownMessage(.information, "The preview is \(uri)"))
        }
        return .text(uri)
    }
}

extension DocumentScope {
    /// The part of the page about the declaration at an offset.
    fileprivate func anchor(at offset: Int) -> PageAnchor? {
        let place = snapshot.place(of: file)?.path(to: offset).last
        guard let declaration = place?.declaration(of: [.notification, .activity, .category]),
            let name = declaration.label?.text
        else { return nil }
        return switch declaration.expected.declares {
        case .notification: .notification(name)
        case .activity: .activity(name)
        default: .category(name)
        }
    }
}
