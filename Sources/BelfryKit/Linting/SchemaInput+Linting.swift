package import Diagnostics
package import Files
package import Guidelines

extension SchemaInput {
    /// The findings of all schemas, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        let found = schemas.flatMap { schema in
            linter.lint(root: schema.root, fragments: schema.fragments, project: schema.projectAccess).findings
        }
        return (findings + found).inSourceOrder()
    }

    /// The changes that fixes make in the files of the schemas.
    ///
    /// - Parameter applicabilities: The kinds of fixes to apply.
    package func fixes(
        of linter: Linter, applying applicabilities: Set<Fix.Applicability>
    ) throws(FileError) -> OutputWriter {
        var writer = OutputWriter()
        for schema in schemas {
            let files = schema.files
            let fixed = linter.fixing(
                files, project: schema.projectAccess, applying: applicabilities, only: standardInput?.path)
            for (old, new) in zip(files, fixed) where old.bytes != new.bytes {
                let path = FilePath(old.path, in: currentFolder)
                try schema.refuseOutside(path)
                try writer.change(path, from: old.bytes, to: new.bytes)
            }
        }
        return writer
    }

    /// Applies all fixes to standard input that change no other file; nil if no schema is read from standard input.
    package func fixingStandardInput(
        of linter: Linter, applying applicabilities: Set<Fix.Applicability>
    ) -> SchemaInput? {
        guard let file = standardInput else { return nil }
        guard let schema = schemas.first else { return self }
        let fixed = linter.fixing(
            schema.files, project: schema.projectAccess, applying: applicabilities, only: file.path)
        return replacingStandardInput(with: zip(schema.files, fixed).first { $0.0 === file }?.1 ?? file)
    }
}
