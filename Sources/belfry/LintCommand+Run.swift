import BelfryKit
import Diagnostics
import Files
import SchemaRules

extension LintCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(paths, stdinPath: stdinPath)
        var linter = input.linter
        linter.only = Set(only)
        linter.skipped = Set(skip)
        var findings: [Finding]
        // The schemas that a baseline can't record.
        var leftOut: [String] = []
        if fix || diff {
            let fixed = try input.fixes(of: linter, applying: unsafe ? [.safe, .unsafe] : [.safe])
            if diff {
                StandardStream.output.show(fixed.changes.difference(from: .currentFolder))
                return say(fixed.changes.summaryOfProposals, stopwatch)
            }
            try write(fixed)
            findings = fixed.findings
        } else {
            findings = input.findings(of: linter)
        }
        if let baseline = try BaselineFile(named: baseline, of: input.run, isWritten: writeBaseline) {
            if writeBaseline, let recordable = input.recordable(findings) {
                say(try baseline.write(recordable.findings, of: recordable.run, by: linter), stopwatch)
                guard !recordable.leftOut.isEmpty else { return }
                findings = baseline.findings(beyond: recordable.others, of: recordable.run, by: linter)
                leftOut = recordable.leftOut
            } else if fix, input.standardInput == nil {
                findings = try baseline.removeStaleEntries(after: findings, of: input.run, by: linter)
            } else {
                findings = baseline.findings(beyond: findings, of: input.run, by: linter)
            }
        }
        // With standard input, the fixed text goes to standard output.
        let stream = fix && input.standardInput != nil ? StandardStream.error : .output
        let name = reporter ?? .preferred(on: stream)
        stream.write(name.reporter(on: stream, color: colors.color, failingFrom: failOn).report(findings))
        say(FindingSummary(findings, fileCount: input.fileCount).text, stopwatch)
        if !quiet { suggest(after: findings, shownBy: name, leavingOut: leftOut) }
        if findings.contains(where: { $0.severity >= failOn }) { throw ExitStatus.findings }
    }

    /// Writes the fixed files, or fixed standard input to standard output.
    private func write(_ fixed: FixedInput) throws {
        if let file = fixed.standardInput { return StandardStream.output.write(file.bytes) }
        try fixed.changes.write()
        if !quiet { StandardStream.error.write("\(fixed.changes.summaryOfChanges)\n") }
    }

    private func say(_ summary: String, _ stopwatch: Stopwatch) {
        if !quiet { StandardStream.error.write("\(summary) (\(stopwatch.text))\n") }
    }

    /// Suggests the next step.
    private func suggest(after findings: [Finding], shownBy reporter: ReporterName, leavingOut leftOut: [String]) {
        let unsafeFixes = fix && !unsafe ? findings.count { $0.fix?.applicability == .unsafe } : 0
        if unsafeFixes > 0 {
            StandardStream.error.write("'--fix --unsafe' would also fix \(unsafeFixes) of them; review the result\n")
        }
        if reporter == .pretty, !findings.isEmpty {
            StandardStream.error.write("'belfry explain RULE' explains a rule\n")
        }
        for schema in leftOut {
            StandardStream.error.write(
                "the baseline leaves out '\(schema.withVisibleControls)': its errors prevent parsing\n")
        }
        if writeBaseline, leftOut.isEmpty {
            StandardStream.error.write("the baseline wasn't written: errors that prevent parsing can't be baselined\n")
        }
    }
}
