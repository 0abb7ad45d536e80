import BelfryKit
import Diagnostics
import Files

extension CheckPayloadCommand {
    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput([schema ?? "."], mayBeEmpty: schema == nil)
        // A team that only sends has no schema.
        let isWithoutSchema = schema == nil && input.schemas.isEmpty
        var payloads =
            isWithoutSchema
            ? PayloadCheck(withoutSchemaIn: input)
            : PayloadCheck(of: try input.only(named: schema ?? ".", by: "--schema"), in: input)
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
        try report.end(after: output, messages(payloads.summary, output, stopwatch, isWithoutSchema), fails: !exitZero)
    }

    private func messages(
        _ summary: PayloadSummary, _ output: FindingOutput, _ stopwatch: Stopwatch, _ isWithoutSchema: Bool
    ) -> [String] {
        var lines = [stopwatch.timed(summary.text)]
        if output.hiddenCount > 0 {
            lines.append(
                "\(output.hiddenCount) more findings not shown (limit: \(maxFindings)); '--max-findings' shows more")
        }
        if isWithoutSchema {
            lines.append("there is no schema here, so only what holds for every app was checked; '--schema' names one")
        }
        if let text = summary.notCheckedText { lines.append(text) }
        return lines
    }
}
