/// The tool itself.
package enum Belfry {
    /// Semantic version, shown by `--version` and in generated files.
    package static let version = "0.2.0"

    /// The base URL of the published pages in `docs/rules`, with a slash at the end; nil until they are published.
    ///
    /// Findings link to these pages. Until then, the text is in the metadata of findings.
    package static let documentation: String? = nil
}
