package import Diagnostics
package import Files
package import NotificationSchema
package import SchemaRules

/// A kind of files that Belfry generates from a schema.
///
/// To add one, add a folder next to this file with a type that conforms, and run `script/embed`. The command line gets
/// its options; `--check`, the rules for overwriting and for collisions between outputs follow from it.
package protocol SchemaOutput: Sendable {
    /// The option that selects it.
    var option: OutputOption { get }
    /// Further options.
    var details: [OutputOption] { get }
    /// The folder in the schema under `generate`; nil if there is none.
    func folder(in options: GenerateOptions) -> Text?
    /// What it needs from schemas; nil if it can express all of them.
    var requirements: (any OutputRequirements)? { get }
    /// The mistake in its options; nil if they are valid.
    func mistake(in selection: OutputSelection) -> String?
    /// - Parameter findings: Gets problems that prevent generation.
    /// - Returns: Nil if a finding was added.
    func plan(for request: OutputRequest, findings: inout [Finding]) -> OutputPlan?
}

extension SchemaOutput {
    package var details: [OutputOption] { [] }
    package var requirements: (any OutputRequirements)? { nil }
    package func folder(in options: GenerateOptions) -> Text? { nil }
    package func mistake(in selection: OutputSelection) -> String? { nil }
}

/// The input of an output.
package struct OutputRequest: Sendable {
    /// A schema without errors.
    package let schema: Schema
    package let source: SchemaSource
    /// The folder or file from the option; for a flag, the folder of the schema.
    package let place: FilePath
    package let selection: OutputSelection
    /// Checks the schema with the settings of the run.
    package let linter: Linter

    package init(schema: Schema, source: SchemaSource, place: FilePath, selection: OutputSelection, linter: Linter) {
        self.schema = schema
        self.source = source
        self.place = place
        self.selection = selection
        self.linter = linter
    }
}

/// The changes that an output makes.
package enum OutputPlan: Sendable {
    /// All files of the output in a folder.
    case folder(FilePath, [OutputFile], Ownership)
    case file(FilePath, [UInt8], Ownership)
    /// A part of a file that belongs to the author. `old` is nil if the file doesn't exist yet.
    case change(FilePath, old: [UInt8]?, new: [UInt8])

    /// The folder to lock against other runs, because files in it are removed.
    package var folderToLock: FilePath? {
        switch self {
        case .folder(let folder, _, .list), .folder(let folder, _, .mark): folder
        case .folder(_, _, .firstLine), .file, .change: nil
        }
    }
}
