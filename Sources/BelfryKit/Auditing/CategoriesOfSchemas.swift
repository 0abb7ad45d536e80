import CodeFacts
import Diagnostics
import Files
import NotificationSchema

/// Reads the categories of schemas beside the code, which generated Swift registers and handles.
enum CategoriesOfSchemas {
    private static let rootName = "notifications.yaml"
    private static let fileLimit = 4 << 20
    private static let schemaLimit = 200

    /// The files with the Swift that is generated from a schema say nothing that the schema doesn't.
    static let generatedFiles: Set<String> = ["notifications.generated.swift", "notifications.support.generated.swift"]

    static func read(_ paths: [FilePath], from folder: FilePath) -> [CategoryFact] {
        func file(_ path: FilePath) -> SourceFile? {
            guard let bytes = try? FileSystem.read(path, limit: fileLimit), bytes.count <= fileLimit else { return nil }
            return SourceFile(path: path.shown(from: folder), bytes: bytes)
        }
        let roots = paths.filter { $0.name == rootName }.prefix(schemaLimit)
        let fragments = Dictionary(grouping: paths.filter { $0.name.hasSuffix(".\(rootName)") }) { $0.parent }
        return roots.flatMap { root -> [CategoryFact] in
            guard let rootFile = file(root) else { return [] }
            var ignored: [Finding] = []
            let schema = Schema.read(
                root: rootFile, fragments: (fragments[root.parent] ?? []).compactMap(file), findings: &ignored)
            return schema.categories.filter { !$0.isExternal }.flatMap { category in
                // Generated Swift registers earlier identifiers, too.
                [fact(category, category.identifier.value)] + category.renamedFrom.map { fact(category, $0.value) }
            }
        }
    }

    private static func fact(_ category: Category, _ identifier: String) -> CategoryFact {
        var fact = CategoryFact(
            identifier: CodeText(identifier, at: category.name.range), range: category.name.range)
        fact.actions = category.actions.map { action in
            ActionFact(identifier: CodeText(action.identifier.value, at: action.name.range), range: action.name.range)
        }
        return fact
    }
}
