package import Diagnostics
package import Files
import Outputs
import ProjectRules
package import SchemaRules

extension SchemaInput {
    /// For the baseline.
    package var run: BaselineFile.Run {
        .init(
            settings: settings, currentFolder: currentFolder, files: schemas.flatMap(\.files).map(\.path),
            command: "lint")
    }

    /// What a baseline can record: errors that prevent parsing aren't in it, and neither are the schemas that have them.
    package struct Recordable {
        package var run: BaselineFile.Run
        package var findings: [Finding]
        /// The findings of schemas that can't be parsed.
        package var others: [Finding]
        /// The root files of these schemas.
        package var leftOut: [String]
    }

    /// - Parameter findings: All findings of a run.
    /// - Returns: Nil if no schema can be parsed.
    package func recordable(_ findings: [Finding]) -> Recordable? {
        let broken = Set(
            findings.filter { $0.rule.kind == .structure && $0.severity == .error }.map(\.range.file.path))
        let leftOut = schemas.filter { $0.files.contains { broken.contains($0.path) } }
        let files = Set(leftOut.flatMap(\.files).map(\.path))
        guard leftOut.count < schemas.count, broken.isSubset(of: files) else { return nil }
        var run = run
        run.files.removeAll(where: files.contains)
        return Recordable(
            run: run, findings: findings.filter { !files.contains($0.range.file.path) },
            others: findings.filter { files.contains($0.range.file.path) }, leftOut: leftOut.map(\.root.path))
    }

    /// The findings of all schemas, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        let found = schemas.flatMap { $0.lint(by: linter).findings }
        return (findings + found).inSourceOrder()
    }

    /// What fixes change, and the findings that remain after them.
    ///
    /// - Parameter applicabilities: The kinds of fixes to apply.
    package func fixes(
        of linter: Linter, applying applicabilities: Set<Fix.Applicability>
    ) throws(FileError) -> FixedInput {
        var result = FixedInput(standardInput: standardInput, findings: findings)
        for schema in schemas {
            let fixed = linter.fixing(
                schema.files, withProjectIn: schema.folder, from: schema.currentFolder, applying: applicabilities,
                only: standardInput?.path)
            for (old, new) in zip(schema.files, fixed.files) where old.bytes != new.bytes {
                let path = FilePath(old.path, in: currentFolder)
                try schema.refuseOutside(path)
                try result.changes.change(path, from: old.bytes, to: new.bytes)
                if old === standardInput { result.standardInput = new }
            }
            result.findings += fixed.findings
        }
        result.findings = result.findings.inSourceOrder()
        return result
    }
}

/// An input with its fixes applied.
package struct FixedInput {
    /// The changes in files, which include standard input.
    package fileprivate(set) var changes = OutputWriter()
    package fileprivate(set) var standardInput: SourceFile?
    /// What remains, in source order.
    package fileprivate(set) var findings: [Finding]
}
