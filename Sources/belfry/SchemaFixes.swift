import Diagnostics
import Guidelines
import NotificationSchema

/// The files of schemas with every automatic fix made, again and again until there is none left.
struct SchemaFixes {
    /// Only the files that change.
    private(set) var changes: [(file: SourceFile, fixed: SourceFile)] = []

    /// One fix can make room for another; more rounds than this would go in circles.
    private static let rounds = 20

    init(of input: SchemaInput, by linter: Linter, from currentFolder: FilePath) {
        for schema in input.schemas {
            let files = [schema.root] + schema.fragments
            let fixed = Self.fixed(files, schema.projectAccess(from: currentFolder), by: linter)
            changes += zip(files, fixed).filter { $0.bytes != $1.bytes }.map { (file: $0, fixed: $1) }
        }
    }

    private static func fixed(
        _ files: [SourceFile],
        _ project: Linter.ProjectAccess,
        by linter: Linter
    ) -> [SourceFile] {
        func lint(_ files: [SourceFile]) -> [Finding] {
            linter.lint(root: files[0], fragments: Array(files.dropFirst()), project: project).findings
        }
        var files = files
        var findings = lint(files)
        for _ in 0..<rounds {
            let fixes = findings.compactMap(\.fix).filter { $0.applicability == .auto }.withoutConflicts()
            // Fixes in files of the project are for 'requirements --write'.
            let edits = fixes.filter { fix in
                fix.edits.allSatisfy { edit in files.contains { $0 === edit.range.file } }
            }.flatMap(\.edits)
            guard !edits.isEmpty else { return files }
            let next = files.map { SourceFile(path: $0.path, bytes: $0.applying(edits)) }
            let remaining = lint(next)
            // A fix that breaks what was understood is none.
            guard structural(remaining) <= structural(findings) else { return files }
            (files, findings) = (next, remaining)
        }
        return files
    }

    private static func structural(_ findings: [Finding]) -> Int {
        findings.filter { $0.rule.kind == .structure }.count
    }

    func write(from currentFolder: FilePath) throws {
        for change in changes {
            try AtomicFile(FilePath(change.file.path, in: currentFolder)).write(change.fixed.bytes)
        }
    }

    /// As `patch` understands it.
    var difference: String {
        changes.map { change in
            UnifiedDiff(
                from: String(decoding: change.file.bytes, as: UTF8.self),
                to: String(decoding: change.fixed.bytes, as: UTF8.self)
            ).text(from: change.file.path, to: change.file.path)
        }.joined()
    }

    var summary: String { changes.count == 1 ? "1 file" : "\(changes.count) files" }
}
