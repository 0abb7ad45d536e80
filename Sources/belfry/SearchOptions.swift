import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files

/// The options of commands that search folders for schemas.
struct SearchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Skip files and folders that match, such as 'fixtures' or 'Apps/*/Old'. Repeatable.",
            valueName: "glob"))
    var exclude: [String] = []

    @Flag(help: "Also list skipped files that are named like schemas.")
    var verbose = false

    /// The schemas that the paths name.
    func input(_ paths: [String], stdinPath: String? = nil) throws -> SchemaInput {
        var leftOut: [String] = []
        defer {
            // Even if nothing else was found, which is an error.
            for path in leftOut where verbose {
                StandardStream.error.write("'\(path.withVisibleControls)' has no key of a schema, so it's skipped\n")
            }
        }
        return try SchemaInput(paths, stdinPath: stdinPath, excluding: exclude, leftOut: &leftOut)
    }
}
