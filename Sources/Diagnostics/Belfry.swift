/// The tool itself.
package enum Belfry {
    /// Semantic version, as `--version` prints it and generated files name it.
    package static let version = "0.1.0"
}
