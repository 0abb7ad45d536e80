import CodeFacts
import Diagnostics
import Files
import NotificationSchema

/// Reads the categories of schemas beside the code, which generated Swift registers and handles.
enum CategoriesOfSchemas {
    /// Of all files together, in bytes. What is beyond is as if it weren't there.
    private static let limit = 8 << 20

    static func read(_ paths: [FilePath], from folder: FilePath) -> [CategoryFact] {
        var left = limit
        func file(_ path: FilePath) -> SourceFile? {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return nil }
            left -= bytes.count
            return SourceFile(path: path.shown(from: folder), bytes: bytes)
        }
        var roots: [FilePath] = []
        var fragments: [FilePath?: [FilePath]] = [:]
        for path in paths {
            switch SchemaFileRole(fileName: path.name) {
            case .root: roots.append(path)
            case .fragment: fragments[path.parent, default: []].append(path)
            case .misnamed, nil: continue
            }
        }
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
