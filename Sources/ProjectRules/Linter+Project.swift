package import Diagnostics
package import Files
package import NotificationSchema
package import ProjectFiles
import Rules
package import SchemaRules

/// A schema, the project files that it names, and what is wrong in them.
package struct LintedProject: Sendable {
    package let schema: Schema
    package let project: Project
    /// In source order.
    package var findings: [Finding]
}

extension Linter {
    /// Checks a schema and the project files that it names.
    ///
    /// - Parameters:
    ///   - documents: The root first, then the fragments by path.
    ///   - folder: The folder of the root file, to which paths in the schema are relative.
    ///   - currentFolder: The folder to which displayed paths are relative.
    package func lint(
        _ documents: [SchemaDocument], withProjectIn folder: FilePath, from currentFolder: FilePath
    ) -> LintedProject {
        let read = read(documents)
        var further = FurtherChecks()
        let project = Project(of: read.schema, in: folder, from: currentFolder, findings: &further.findings)
        further.rules = ProjectRule.all.map { rule in
            Rule(rule.description, only: rule.condition) {
                rule.check(CheckedProject(context: $0, project: project), &$1)
            }
        }
        further.imageNames = project.namesOfTemplates
        further.areProjectFilesRead = true
        if (shared.team + read.schema.lint.team).contains(where: { $0.subject?.value == .text }) {
            further.translations = read.schema.translations(in: project)
        }
        let result = check(read, with: further)
        return LintedProject(schema: result.schema, project: project, findings: result.findings)
    }

    /// Applies the fixes of the selected rules repeatedly, until there are none left.
    ///
    /// - Parameters:
    ///   - files: The root first, then the fragments.
    ///   - applied: The kinds of fixes to apply.
    ///   - path: The path of the only file that can change; nil for all files.
    package func fixing(
        _ files: [SourceFile], withProjectIn folder: FilePath, from currentFolder: FilePath,
        applying applied: Set<Fix.Applicability>, only path: String? = nil
    ) -> (files: [SourceFile], findings: [Finding]) {
        fixing(files, applying: applied, only: path) { documents in
            lint(documents, withProjectIn: folder, from: currentFolder).findings
        }
    }
}

extension Schema {
    /// The translations of each text, for the rules of a team; empty if there are none.
    fileprivate func translations(in project: Project) -> [SourceRange: [TranslatedForm]] {
        guard let strings = project.strings else { return [:] }
        let translated = localizableTexts.map { text in
            let forms = LocalizedText(text, in: strings).translations.map {
                TranslatedForm(language: $0.language, value: $0.value, range: $0.range)
            }
            return (text.range, forms)
        }
        return Dictionary(translated, uniquingKeysWith: +)
    }
}

extension Project {
    /// The names of template images that exist; nil if no asset catalog is read.
    fileprivate var namesOfTemplates: Set<String>? {
        images.map { images in
            Set(
                images.lazy.filter { _, image in
                    if case .missing = image { false } else { true }
                }.map(\.key))
        }
    }
}
