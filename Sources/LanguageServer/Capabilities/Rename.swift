import BelfryKit
import Diagnostics
import LanguageServerProtocol

extension Capability {
    static let prepareRename = Capability("textDocument/prepareRename") {
        (parameters: PositionParameters, scope) -> RenameTarget? in
        let mention = scope.snapshot.names.mention(at: scope.offset(of: parameters.position), in: scope.file)
        return mention.map { RenameTarget(scope.range($0.range.bytes), placeholder: $0.name) }
    }

    static let rename = Capability("textDocument/rename") {
        $0.renameProvider = .init()
    } answer: { (parameters: RenameParameters, scope) throws(ResponseError) -> WorkspaceEdit? in
        let names = scope.snapshot.names
        guard let mention = names.mention(at: scope.offset(of: parameters.position), in: scope.file) else {
            throw ResponseError(.requestFailed, "there is no name here that can be changed")
        }
        do throws(EditProblem) {
            let edits = try names.renaming(mention, to: parameters.newName)
            var converter = RangeConverter(scope.snapshot)
            return scope.edit(converter.changes(edits))
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
    }
}
