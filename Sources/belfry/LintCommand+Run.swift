import Basics
import BelfryKit
import Diagnostics
import Files
import SchemaRules

extension LintCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(paths, stdinPath: stdinPath)
        let linter = rules.limit(input.linter)
        var findings: [Finding]
        // The schemas that a baseline can't record.
        var leftOut: [String] = []
        if fix || diff {
            let fixed = try input.fixes(of: linter, applying: unsafe ? [.safe, .unsafe] : [.safe])
            if diff {
                StandardStream.output.show(fixed.changes.difference(from: .currentFolder))
                return report.say(stopwatch.timed(fixed.changes.summaryOfProposals))
            }
            try write(fixed)
            findings = fixed.findings
        } else {
            findings = input.findings(of: linter)
        }
        // One line of the summary, not findings.
        let unchecked = findings.filter { $0.rule.id == RuleDescription.projectUnchecked.id }
        findings.removeAll { $0.rule.id == RuleDescription.projectUnchecked.id }
        if let baseline = try BaselineFile(named: rules.baseline, of: input.run, isWritten: rules.writeBaseline) {
            if rules.writeBaseline, let recordable = input.recordable(findings) {
                report.say(stopwatch.timed(try baseline.write(recordable.findings, of: recordable.run, by: linter)))
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
        let output = report.show(findings, on: fix && input.standardInput != nil ? .error : .output)
        try report.end(
            after: output,
            [stopwatch.timed(FindingSummary(findings, fileCount: input.fileCount).text)]
                + unchecked.summary + suggestions(after: findings, shownBy: output.name, leavingOut: leftOut))
    }

    /// Writes the fixed files, or fixed standard input to standard output.
    private func write(_ fixed: FixedInput) throws {
        if let file = fixed.standardInput { return StandardStream.output.write(file.bytes) }
        try fixed.changes.write()
        report.say(fixed.changes.summaryOfChanges)
    }

    /// What to do next.
    private func suggestions(
        after findings: [Finding], shownBy reporter: ReporterName, leavingOut leftOut: [String]
    ) -> [String] {
        var lines: [String] = []
        let unsafeFixes = fix && !unsafe ? findings.count { $0.fix?.applicability == .unsafe } : 0
        if unsafeFixes > 0 {
            lines.append("'--fix --unsafe' would also fix \(unsafeFixes) of them; review the result")
        }
        if reporter == .pretty, !findings.isEmpty { lines.append("'belfry explain RULE' explains a rule") }
        lines += leftOut.map {
            "the baseline leaves out '\($0.withVisibleControls)': its errors prevent parsing"
        }
        if rules.writeBaseline, leftOut.isEmpty {
            lines.append("the baseline wasn't written: errors that prevent parsing can't be baselined")
        }
        return lines
    }
}

extension [Finding] {
    /// What couldn't be checked, in one line; empty if everything was.
    fileprivate var summary: [String] {
        guard let first else { return [] }
        let schemas = count > 1 ? " in \(first.range.file.path) and \(count - 1) more" : ""
        return ["\(first.message)\(schemas) [\(first.rule.id)]"]
    }
}
