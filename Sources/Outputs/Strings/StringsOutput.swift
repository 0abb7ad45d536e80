import Diagnostics
import Files
import NotificationSchema
import ProjectFiles
import SourceSyntax

/// Adds missing texts to the first string catalog that the schema names.
struct StringsOutput: SchemaOutput {
    let option = OutputOption("strings", .nothing, help: "Update or create the string catalog that the schema names.")

    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan? {
        let (schema, source) = (request.schema, request.source)
        let names = schema.app.strings ?? []
        guard let name = names.first(where: { $0.value.hasSuffix(StringCatalog.suffix) }) else {
            let place = names.first?.range ?? schema.app.scope ?? SourceRange(source.root, 0..<0)
            findings.append(
                Finding(
                    .projectFileUnreadable, at: place, "'app' doesn't name a string catalog",
                    help: "add strings: [Localizable\(StringCatalog.suffix)] to it"))
            return nil
        }
        let path = FilePath(name.value, in: source.folder)
        // '--check' prints parts of the file in its diff.
        guard path.isReallyInside(source.trustBoundary) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range,
                    "'\(name.value)' is outside the schema's repository or folder",
                    help: "move it into the repository; without a repository, run the command in a folder above both")
            )
            return nil
        }
        let exists = FileSystem.kind(of: path, followingLinks: true) != nil
        var old: [UInt8]?
        do throws(FileError) {
            if exists { old = try FileSystem.read(path, limit: ReadingLimits.fileBytes) }
        } catch {
            findings.append(
                Finding(.projectFileUnreadable, at: name.range, error.description, help: "make it readable"))
            return nil
        }
        let bytes = old ?? Array(StringCatalog.empty(language: schema.app.language).utf8)
        let file = SourceFile(path: path.shown(from: source.currentFolder), bytes: bytes)
        var limits = ReadingLimits()
        guard let catalog = StringCatalog.read(file, limits: &limits, findings: &findings) else { return nil }
        return .change(path, old: old, new: catalog.updated(for: schema))
    }
}
