import Basics
import BelfryKit
import Diagnostics
import Files
import Outputs
import SwiftNaming

extension GenerateCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(path.map { [$0] } ?? [], stdinPath: stdinPath)
        let generation = try GenerationRun(of: input, named: path ?? ".", outputs.selection)
        try report(generation.findings, fileCount: input.fileCount)
        if check {
            let output = try generation.changes()
            StandardStream.output.show(output.difference(from: .currentFolder))
            let isUpToDate = output.changes.isEmpty
            summarize(isUpToDate ? "up to date" : "out of date: run this: \(commandThatWrites)", stopwatch)
            if !isUpToDate { throw ExitStatus.findings }
        } else if !noPrinting, let swift = generation.swiftWithoutPlace {
            StandardStream.output.write(swift)
        } else {
            let written = try generation.write()
            summarize(written.summary, stopwatch)
            // In 0.1, there was one file.
            for path in written.newNeighbors(named: SwiftFileName.support) where !quiet {
                let name = path.shown(from: .currentFolder).withVisibleControls
                StandardStream.error.write(
                    "'\(name)' is new: add it to the targets that have the other generated files\n")
            }
        }
    }

    /// Prints to standard error, because standard output may contain Swift.
    private func report(_ findings: [Finding], fileCount: Int) throws {
        // Builds call this command each time, and 'lint' shows advice.
        StandardStream.error.report(quiet ? findings.filter { $0.severity > .advice } : findings, color: colors.color)
        guard findings.contains(where: { $0.severity == .error }) else { return }
        if !quiet {
            StandardStream.error.write("\(FindingSummary(findings, fileCount: fileCount).text); nothing was written\n")
        }
        throw ExitStatus.findings
    }

    private func summarize(_ text: String, _ stopwatch: Stopwatch) {
        if !quiet { StandardStream.error.write(stopwatch.timed(text) + "\n") }
    }

    /// This command without `--check`, quoted for a shell.
    private var commandThatWrites: String {
        let (options, flags) = outputs.selection.arguments
        let words =
            ["belfry", "generate"] + (path.map { [$0] } ?? []) + options
            + search.exclude.flatMap { ["--exclude", $0] } + flags
        return words.map(\.inShell).joined(separator: " ")
    }
}
