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
        return (findings + linter.lint(facts, documents: documents, identifiers: draft.identifiers)).inSourceOrder()
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
        // One whose identifier isn't known counts as one.
        func number(_ identifiers: [CodeText]) -> Int {
            Set(identifiers.map { $0.known ?? "?\($0.range.bytes) \($0.range.file.path)" }).count
        }
        let categories = number(facts.categories.map(\.identifier))
        let actions = number(facts.actions.map(\.identifier))
        return count(categories, "category", "categories") + ", " + count(actions, "action", "actions")
            + " read from \(facts.readFileCount) of \(count(facts.fileCount, "file", "files"))"
    }
}
