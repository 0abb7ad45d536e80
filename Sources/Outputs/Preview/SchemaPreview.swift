package import Diagnostics
import Files
package import Preview
import ProjectFiles
import ProjectRules
package import SchemaRules

/// The page of one schema, with its translations, its images and the findings of `lint`.
package struct SchemaPreview {
    package let page: PreviewPage
    /// In source order.
    package let findings: [Finding]

    /// - Parameter earlier: The version to compare with.
    package init(of source: SchemaSource, by linter: Linter, since earlier: EarlierVersion? = nil) {
        let result = source.lint(by: linter)
        page = PreviewPage(
            result.schema, project: result.project,
            images: CatalogImage.templates(of: result.schema, in: source.folder, from: source.currentFolder),
            icon: CatalogImage.appIcon(of: result.schema, in: source.folder, from: source.currentFolder),
            findings: result.findings, earlier: earlier)
        findings = (result.findings + [page.finding].compactMap(\.self)).inSourceOrder()
    }
}
