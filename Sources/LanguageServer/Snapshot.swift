import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import Outputs
import SourceSyntax

/// A schema as it was when a message arrived.
final class Snapshot: Sendable {
    let moment: EditedSchema.Moment
    let documents: OpenDocuments
    /// For each file, the last content that could be read: names are known while somebody types.
    let readable: [SchemaDocument]
    let folder: FilePath
    let encoding: PositionEncoding

    init(
        _ moment: EditedSchema.Moment, _ documents: OpenDocuments, readable: [SchemaDocument], in folder: FilePath,
        _ encoding: PositionEncoding
    ) {
        (self.moment, self.documents, self.readable, self.folder) = (moment, documents, readable, folder)
        self.encoding = encoding
    }

    var root: SourceFile { moment.source.root }

    func path(of file: SourceFile) -> FilePath { FilePath(file.path, in: folder) }

    func uri(of file: SourceFile) -> String {
        let path = path(of: file)
        return documents.document(at: path)?.uri ?? DocumentURI.uri(of: path)
    }

    /// The map of a file; nil if the file can't be read.
    func place(of file: SourceFile) -> SchemaPlace? {
        moment.documents.first { $0.file === file }?.root.map { SchemaPlace(of: $0, isRoot: file === root) }
    }

    /// The value at a path of keys in the content that could be read last; nil if there is none.
    func readableValue(at path: some Sequence<CursorPlace.Step>) -> Node? {
        readable.lazy.compactMap { document in
            path.reduce(document.root) { node, step in
                if case .key(let name) = step { node?.value(of: name) } else { nil }
            }
        }.first
    }

    /// The names in the current content. Files that can't be read have none.
    var names: SchemaNames { SchemaNames(moment.documents, root: root) }

    /// The names in the content that could be read last.
    var readableNames: SchemaNames {
        SchemaNames(readable, root: readable.first { $0.file.path == root.path }?.file)
    }
}

/// Converts ranges of bytes to positions of the protocol. For one request: it keeps the lines of each file.
struct RangeConverter {
    private let snapshot: Snapshot
    private var texts: [ObjectIdentifier: DocumentText] = [:]

    init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    mutating func text(of file: SourceFile) -> DocumentText {
        if let text = texts[ObjectIdentifier(file)] { return text }
        let document = snapshot.documents.document(at: snapshot.path(of: file))
        let isSame = document.map { $0.text.bytes.count == file.bytes.count && $0.text.bytes == file.bytes } ?? false
        let text = isSame ? document?.text : nil
        texts[ObjectIdentifier(file)] = text ?? DocumentText(file.bytes)
        return texts[ObjectIdentifier(file)] ?? DocumentText(file.bytes)
    }

    mutating func range(_ range: SourceRange) -> PositionRange {
        text(of: range.file).range(range.bytes, snapshot.encoding)
    }

    mutating func location(_ range: SourceRange) -> Location {
        Location(uri: snapshot.uri(of: range.file), range: self.range(range))
    }

    mutating func edit(_ edit: TextEdit) -> DocumentEdit {
        DocumentEdit(range: range(edit.range), newText: edit.text)
    }

    /// Edits of several files.
    mutating func changes(_ edits: [TextEdit]) -> [WorkspaceEdit.Change] {
        var files: [SourceFile] = []
        var byFile: [ObjectIdentifier: [DocumentEdit]] = [:]
        for edit in edits {
            let file = edit.range.file
            if byFile[ObjectIdentifier(file)] == nil { files.append(file) }
            byFile[ObjectIdentifier(file), default: []].append(self.edit(edit))
        }
        return files.map { file in
            let version = snapshot.documents.document(at: snapshot.path(of: file))?.version
            return .edit(uri: snapshot.uri(of: file), version: version, byFile[ObjectIdentifier(file)] ?? [])
        }
    }
}
