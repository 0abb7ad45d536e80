package import Diagnostics
import Files
package import Preview
import ProjectFiles
package import ProjectRules
package import SchemaRules

/// The page of one schema, with its translations, its images and the findings of `lint`.
package struct SchemaPreview {
    package let page: PreviewPage
    /// In source order.
    package let findings: [Finding]

    /// - Parameter earlier: The version to compare with.
    package init(of source: SchemaSource, by linter: Linter, since earlier: EarlierVersion? = nil) {
        self.init(of: source, source.lint(by: linter), since: earlier)
    }

    /// - Parameter result: What `lint` says about the schema.
    package init(of source: SchemaSource, _ result: LintedProject, since earlier: EarlierVersion? = nil) {
        page = PreviewPage(
            result.schema, project: result.project,
            images: CatalogImage.templates(of: result.schema, in: source.folder, from: source.currentFolder),
            icon: CatalogImage.appIcon(of: result.schema, in: source.folder, from: source.currentFolder),
            findings: result.findings, earlier: earlier)
        findings = (result.findings + [page.finding].compactMap(\.self)).inSourceOrder()
    }
}
