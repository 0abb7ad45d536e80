/// The tool itself.
package enum Belfry {
    /// Semantic version, as `--version` prints it and generated files name it.
    package static let version = "0.1.0"

    /// Where the pages of `docs/rules` are published, with a slash at the end; nil while they are not.
    ///
    /// Findings then link to them. Until that day, what the pages say stands in the findings' own metadata.
    package static let documentation: String? = nil
}
