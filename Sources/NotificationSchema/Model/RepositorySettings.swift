package import Diagnostics
import SourceSyntax

/// `.belfry.yaml`: settings for all schemas of a repository.
package struct RepositorySettings: KeyedModel {
    package static let fileName = ".belfry.yaml"

    /// Patterns for files and folders to skip.
    package var exclude: [Text] = []
    /// Settings of rules. A schema can change them.
    package var lint = LintOptions()
    /// The file with known findings, relative to this file.
    package var baseline: Text?

    package init() {}

    /// - Parameter findings: Gets every structural mistake of the file.
    package static func read(_ file: SourceFile, findings: inout [Finding]) -> RepositorySettings {
        var settings = RepositorySettings()
        var limits = ReadingLimits()
        guard let root = YAMLReader.read(file, limits: &limits, findings: &findings), !root.isMissing else {
            return settings
        }
        var reader = SchemaReader()
        if root.kind == .mapping {
            reader.read(root, by: keys, of: root.range, into: &settings)
        } else {
            reader.report(
                .wrongValue, at: root.range, "\(fileName) must be a map, not \(root.kind.words)",
                help: "begin it with a key such as exclude:")
        }
        if settings.exclude.reduce(0, { $0 + $1.value.utf8.count }) > patternBytes {
            reader.report(
                .limitExceeded, at: settings.exclude[0].range, "the patterns have more than \(patternBytes) bytes",
                help: "exclude whole folders instead")
            settings.exclude = []
        }
        findings += reader.findings
        return settings
    }

    /// A limit for all patterns together: every path is compared with each of them.
    private static let patternBytes = 4_096

    static let keys = KeyTable<RepositorySettings>(
        fileName,
        [
            Key(
                "exclude", .list(of: .nonEmptyText),
                "Patterns for files and folders to skip: `fixtures`, `*.generated`, `Apps/*/Old`."
            ) {
                $0.exclude = $1
            },
            Key(
                "lint", .map(LintOptions.keys) { _ in LintOptions() },
                "Settings of rules for every schema. A schema can change them."
            ) {
                $0.lint = $1
            },
            Key("baseline", .nonEmptyText, "The file with known findings, relative to this file.") { $0.baseline = $1 },
        ]
    )
}
