import CodeFacts
package import Diagnostics
package import Guidelines

extension CodeInput {
    package var linter: Linter {
        var linter = Linter()
        linter.shared = settings.rules
        return linter
    }

    /// What rules find in the code, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        let draft = SchemaDraft(facts, isOneFile: false)
        let documents = facts.files.compactMap { file in
            draft.node(of: file, isForRules: true)?.document(in: file)
        }
        return (findings + linter.lint(facts, documents: documents)).inSourceOrder()
    }

    /// The schema that the code makes, as YAML; nil if nothing is declared.
    package var schema: String? {
        SchemaDraft(facts, isOneFile: true).node(of: nil, isForRules: false)?.yaml
    }

    /// `3 categories, 6 actions read from 3 of 1,204 files`
    package var summary: String {
        func count(_ number: Int, _ noun: String, _ plural: String) -> String {
            "\(number) \(number == 1 ? noun : plural)"
        }
        let categories = Set(facts.categories.compactMap(\.identifier.known)).count
        let actions = Set(facts.actions.compactMap(\.identifier.known)).count
        return count(categories, "category", "categories") + ", " + count(actions, "action", "actions")
            + " read from \(facts.readFileCount) of \(count(facts.fileCount, "file", "files"))"
    }
}
