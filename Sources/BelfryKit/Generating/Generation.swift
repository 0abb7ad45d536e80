import Diagnostics
import Files
import NotificationSchema
import Outputs
import SchemaRules
import SourceSyntax
import SwiftGeneration

/// The outputs of one schema.
struct Generation {
    let source: SchemaSource
    private(set) var findings: [Finding]
    private(set) var plans: [OutputPlan] = []
    /// Whether neither the command line nor the schema names an output.
    private(set) var hasNoPlace = false
    private let schema: Schema

    init(of source: SchemaSource, _ selection: OutputSelection, by linter: Linter) {
        // Without project files: nothing that is generated depends on them, and servers don't have them.
        let result = linter.lint(root: source.root, fragments: source.fragments)
        self.source = source
        schema = result.schema
        findings = result.findings
        let places = OutputCatalogue.all.compactMap { output in
            place(of: output, selection).map { (output, $0) }
        }
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        hasNoPlace = places.isEmpty
        for (output, place) in places {
            let request = OutputRequest(
                schema: schema, source: source, place: place, selection: selection, linter: linter)
            if let plan = output.plan(for: request, findings: &findings) { plans.append(plan) }
        }
    }

    var swift: [OutputFile] { SwiftGenerator(schema).files().all }

    func add(to writer: inout OutputWriter) throws(FileError) {
        for plan in plans {
            switch plan {
            case .folder(let folder, let files, let ownership): try writer.add(files, in: folder, owned: ownership)
            case .file(let path, let bytes, let ownership): try writer.add(bytes, at: path, owned: ownership)
            case .change(let path, let old, let new):
                try source.refuseOutside(path)
                try writer.change(path, from: old, to: new)
            }
        }
    }

    // MARK: Destinations

    /// The place on the command line, otherwise the one in the schema.
    private mutating func place(of output: any SchemaOutput, _ selection: OutputSelection) -> FilePath? {
        guard !selection.isEmpty else { return output.folder(in: schema.generate).flatMap { folder($0) } }
        guard let value = selection[output.option] else { return nil }
        return output.option.isFlag ? source.folder : FilePath(value, in: source.currentFolder)
    }

    private mutating func folder(_ output: Text) -> FilePath? {
        func refuse(_ problem: String, help: String) -> FilePath? {
            findings.append(Finding(.wrongValue, at: output.range, problem, help: help))
            return nil
        }
        let trustBoundary = source.trustBoundary
        guard !output.value.utf8.contains(0) else {
            return refuse("'\(output.value)' isn't a valid path of a folder", help: "delete the character U+0000")
        }
        guard output.value.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ReadingLimits.depth else {
            return refuse(
                "the path has more than \(ReadingLimits.depth) folders",
                help: "write a shorter path, or name the folder on the command line")
        }
        let folder = FilePath(output.value, in: source.folder)
        guard !folder.isInGitFolder(below: trustBoundary) else {
            return refuse(
                "'\(output.value)' is in '.git', which is for Git's own files", help: "write a folder outside it")
        }
        guard folder.isReallyInside(trustBoundary) else {
            return refuse(
                "'\(output.value)' is outside the schema's repository or folder",
                help: "write a folder below it, or name the folder on the command line")
        }
        return folder
    }
}
