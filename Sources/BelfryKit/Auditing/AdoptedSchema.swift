import CodeFacts
package import Diagnostics

/// The schema that code declares, and what it doesn't have.
package struct AdoptedSchema {
    /// The schema as YAML.
    package let yaml: String
    /// The values that are left open: where they belong, such as `actions.snooze.title`, and the code for them.
    package let openValues: [(path: String, range: SourceRange)]
    /// Where code makes local notifications that aren't known completely. Nothing registers them, so they are left out.
    package let leftOut: [SourceRange]
    /// Those that are left out only because no code declares their category.
    package let withoutCategory: [SourceRange]

    /// Nil if nothing is declared.
    init?(_ facts: NotificationFacts) {
        let draft = SchemaDraft(facts, isOneFile: true)
        guard let node = draft.node(of: nil, isForRules: false, language: facts.language), let yaml = node.yaml else {
            return nil
        }
        self.yaml = yaml
        openValues = node.openValues
        leftOut = draft.leftOut
        withoutCategory = draft.withoutCategory
    }
}

extension DraftNode {
    /// The values that are left open, with their paths.
    var openValues: [(path: String, range: SourceRange)] {
        switch self {
        case .text, .number, .flag: []
        case .unknown(_, let range): [("", range)]
        case .list(let items, _): items.flatMap(\.openValues)
        case .map(let entries, _):
            entries.flatMap { entry in
                entry.value.openValues.map { ($0.path.isEmpty ? entry.key : "\(entry.key).\($0.path)", $0.range) }
            }
        }
    }
}
