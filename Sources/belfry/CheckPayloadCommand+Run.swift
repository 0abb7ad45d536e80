import BelfryKit
import Diagnostics
import Files

extension CheckPayloadCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput([schema])
        var payloads = PayloadCheck(of: try input.only(named: schema, by: "--schema"), in: input)
        guard payloads.schemaErrors.isEmpty else {
            StandardStream.error.report(payloads.schemaErrors, color: report.colors.color)
            report.say("the schema has errors; nothing was checked")
            throw ExitStatus.findings
        }
        var output = report.output(limit: maxFindings)
        try payloads.check(files, stdinPath: stdinPath) { output.add($0) }
        output.finish()
        if let summaryJSON {
            try AtomicFile(FilePath(summaryJSON, in: .currentFolder)).write(payloads.summary.file)
        }
        try report.end(after: output, messages(payloads.summary, output, stopwatch), fails: !exitZero)
    }

    private func messages(_ summary: PayloadSummary, _ output: FindingOutput, _ stopwatch: Stopwatch) -> [String] {
        var lines = [stopwatch.timed(summary.text)]
        if output.hiddenCount > 0 {
            lines.append(
                "\(output.hiddenCount) more findings not shown (limit: \(maxFindings)); '--max-findings' shows more")
        }
        if let text = summary.notCheckedText { lines.append(text) }
        return lines
    }
}
