package import CodeFacts
import CodeRules
package import Diagnostics
import EnglishStyle
import NotificationSchema
import Outputs
import PayloadContracts
import PayloadRules
package import SchemaRules

extension CodeInput {
    package var linter: Linter {
        var linter = Linter(for: OutputCatalogue.requirements)
        linter.shared = settings.lint
        return linter
    }

    /// What rules find in the code, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        (findings + facts.findings(of: linter) + findingsInPushes(by: linter)).inSourceOrder()
    }

    /// What 'check-payload' finds in the pushes of the repository, as far as it needs no declarations.
    private func findingsInPushes(by linter: Linter) -> [Finding] {
        guard !facts.pushes.isEmpty else { return [] }
        var checker = PayloadChecker(nil, shared: settings.lint)
        // A file can have several pushes.
        var seen: Set<String> = []
        let files = facts.pushes.filter { !$0.isInCode }.map(\.file).filter { seen.insert($0.path).inserted }
        // A file with several named pushes is no payload itself, and its pushes have what it lacks.
        return files.flatMap { checker.check($0) }
            .filter { linter.isWanted($0.rule.id) && $0.rule.id != RuleDescription.payloadForm.id }
    }

    /// The schema that the code makes, as YAML; nil if nothing is declared.
    package var schema: String? { facts.schema }

    /// The schema that the code makes, with what is left open; nil if nothing is declared.
    package var adopted: AdoptedSchema? { AdoptedSchema(facts) }

    /// The code that generated Swift replaces: that of the app, and not of a library beside it, or of a content extension
    /// that sets its own actions.
    package var replacedCode: [SourceRange] {
        let ofInterfaces = facts.actionsOfInterfaces.values.reduce(into: Set()) { $0.formUnion($1) }
        let actions = facts.actions.map(\.range).filter { !ofInterfaces.contains($0) }
        let all = facts.categories.map(\.range) + actions + facts.registrations.map(\.range)
        return all.filter { range in !libraries.contains { range.file.path.hasPrefix($0 + "/") } }
    }

    /// The actions that categories have for the minimal context of iOS 8 alone.
    package var minimalActions: [SourceRange] { facts.categoriesInUse.compactMap(\.otherMinimalActions) }

    /// `3 categories, 6 actions read from 3 of 1,204 files`
    package var summary: String {
        func count(_ number: Int, _ noun: String, _ plural: String) -> String {
            "\(number) \(number == 1 ? noun : plural)"
        }
        // One whose identifier isn't known counts as one.
        func number(_ identifiers: [CodeText]) -> Int {
            Set(identifiers.map { $0.known ?? "?\($0.range.bytes) \($0.range.file.path)" }).count
        }
        let elsewhere = facts.declaredElsewhere
        let categories = number((facts.categories + elsewhere).map(\.identifier))
        let actions = number((facts.actions + elsewhere.flatMap(\.actions)).map(\.identifier))
        return count(categories, "category", "categories") + ", " + count(actions, "action", "actions")
            + " read from \(facts.readFileCount) of \(count(facts.fileCount, "file", "files"))"
    }
}

extension NotificationFacts {
    /// What rules find in the code, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        let draft = SchemaDraft(self, isOneFile: false)
        let parts = draft.parts
        var documents: [SchemaDocument] = []
        // Nothing is known of the language but that it isn't English.
        let isForeign = language == nil && ForeignLanguage.isEvident(among: app.textsOfNotifications)
        let language = isForeign ? "und" : language
        for file in files {
            let node = parts[ObjectIdentifier(file)]?
                .node(of: file, isForRules: true, language: documents.isEmpty ? language : nil)
            if let document = node?.document(in: file) { documents.append(document) }
        }
        return linter.lint(self, documents: documents, identifiers: draft.identifiers)
    }

    /// The schema that the code makes, as YAML; nil if nothing is declared.
    package var schema: String? { AdoptedSchema(self)?.yaml }
}
