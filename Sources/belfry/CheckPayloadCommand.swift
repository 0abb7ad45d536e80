import ArgumentParser
import BelfryKit
import Diagnostics

struct CheckPayloadCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "check-payload",
        abstract: "Checks payloads from a server against the schema.",
        discussion: """
            A file contains one push or an array of pushes. A push is a payload, a payload with the headers of its \
            request, { "headers": …, "payload": … }, a message for Firebase, or a message for Amazon SNS. A log has one \
            push per line, and can have any length: standard input ('-'), a pipe, files named *.jsonl, *.ndjson, *.gz or \
            *.zst, and any other file whose first line is a push that more follow. \
            The headers of an .apns file are read from the *.headers.json file next to it. Without a schema, only what \
            holds for every app is checked: keys, types, headers and sizes.

            EXAMPLES
              belfry check-payload push.json
              belfry check-payload --schema Sources/App Fixtures/*.apns
              belfry check-payload push.log
              tail -n 10000 sent.jsonl | belfry check-payload -
              belfry check-payload part-7.jsonl.gz --reporter jsonl --summary-json part-7.json
            """
    )

    static let targetFolders = TargetFolders.onlySchema(option: "--schema")
    var writesFiles: Bool { summaryJSON != nil }
    var printsDocument: Bool { report.isForPrograms }

    @Argument(
        help: "Files with payloads; '-' is standard input.",
        completion: .file(extensions: ["json", "apns", "jsonl", "ndjson", "gz", "zst"]))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "A root file, a fragment, or a folder with one schema. Default: the current folder.", valueName: "path"),
        completion: .file(extensions: ["yaml"]))
    var schema: String?

    @OptionGroup var report: ReportOptions

    @Option(help: ArgumentHelp("How many findings to show. All are counted.", valueName: "number"))
    var maxFindings = 1000

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @Option(
        help: ArgumentHelp(
            "Write the number of pushes and findings to a file. 'belfry summarize' adds up such files.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var summaryJSON: String?

    @Flag(help: "Exit with 0 even if findings fail the run, for engines that stop at any other status.")
    var exitZero = false

    /// Reports that are one document are built in memory, and platforms show no more findings.
    private static let findingLimits = 1...25_000

    func validate() throws {
        guard !files.isEmpty else { throw ValidationError("Name a file with a payload, or '-' for standard input.") }
        guard schema != SchemaInput.standardInput else {
            throw ValidationError("The schema is a file or a folder; standard input, '-', is for payloads.")
        }
        guard stdinPath == nil || files.contains(SchemaInput.standardInput) else {
            throw ValidationError("'--stdin-path' needs standard input: add the file '-'.")
        }
        guard Self.findingLimits.contains(maxFindings) else {
            throw ValidationError(
                "'--max-findings' must be from \(Self.findingLimits.lowerBound) to \(Self.findingLimits.upperBound).")
        }
    }
}
