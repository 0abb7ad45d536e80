import BelfryKit
import Diagnostics
import Files

extension CheckPayloadCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput([schema])
        var payloads = PayloadCheck(of: try input.only(named: schema, by: "--schema"), in: input)
        guard payloads.schemaErrors.isEmpty else {
            let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: colors.color)
            StandardStream.error.write(reporter.report(payloads.schemaErrors))
            if !quiet { StandardStream.error.write("the schema has errors; nothing was checked\n") }
            throw ExitStatus.findings
        }
        let name = reporter ?? .preferred(on: .output)
        var output = FindingOutput(as: name, color: colors.color, failingFrom: failOn, limit: maxFindings)
        try payloads.check(files, stdinPath: stdinPath) { output.add($0) }
        output.finish()
        if let summaryJSON {
            try AtomicFile(FilePath(summaryJSON, in: .currentFolder)).write(payloads.summary.file)
        }
        if !quiet { summarize(payloads.summary, output, stopwatch) }
        if !exitZero, output.counts.contains(where: { $0.key >= failOn && $0.value > 0 }) { throw ExitStatus.findings }
    }

    private func summarize(_ summary: PayloadSummary, _ output: FindingOutput, _ stopwatch: Stopwatch) {
        StandardStream.error.write("\(summary.text) (\(stopwatch.text))\n")
        if output.hiddenCount > 0 {
            StandardStream.error.write(
                "\(output.hiddenCount) more findings not shown (limit: \(maxFindings)); '--max-findings' shows more\n")
        }
        if let text = summary.notCheckedText { StandardStream.error.write("\(text)\n") }
    }
}
