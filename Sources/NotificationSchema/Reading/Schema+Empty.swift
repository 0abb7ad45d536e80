import Diagnostics

extension Schema {
    /// A schema that declares nothing.
    package static var empty: Schema {
        var ignored: [Finding] = []
        let file = SourceFile(path: SchemaFileRole.rootName, bytes: [])
        return read(root: file, fragments: [], findings: &ignored)
    }
}
