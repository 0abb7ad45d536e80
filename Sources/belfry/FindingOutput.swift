import Diagnostics

/// Prints findings as they arrive, up to a limit, and counts all of them.
struct FindingOutput {
    private(set) var counts: [Severity: Int] = [:]
    private(set) var hiddenCount = 0
    private let stream: StandardStream
    private let reporter: any FindingReporter
    let name: ReporterName
    private let limit: Int
    private var shownCount = 0
    private var isFirstOfSection = false
    private var kept: [Finding] = []

    init(
        as name: ReporterName, on stream: StandardStream, color: ColorChoice, failingFrom severity: Severity, limit: Int
    ) {
        self.stream = stream
        reporter = name.reporter(on: stream, color: color, failingFrom: severity)
        self.name = name
        self.limit = limit
    }

    /// - Parameter title: What the findings have in common; nil for no section of their own.
    mutating func add(_ findings: [Finding], below title: String?) {
        if let title, !findings.isEmpty, reporter.form.separator != nil {
            stream.write((shownCount > 0 ? "\n" : "") + title + ":\n")
            isFirstOfSection = true
        }
        add(findings)
    }

    mutating func add(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        let shown = findings.prefix(limit - shownCount)
        hiddenCount += findings.count - shown.count
        guard !shown.isEmpty else { return }
        if let separator = reporter.form.separator {
            stream.write((shownCount > 0 && !isFirstOfSection ? separator : "") + reporter.report(Array(shown)))
            isFirstOfSection = false
        } else {
            kept += shown
        }
        shownCount += shown.count
    }

    /// Prints reports that can only be written as a whole.
    func finish() {
        if reporter.form.separator == nil { stream.write(reporter.report(kept.inSourceOrder())) }
    }
}

extension StandardStream {
    /// Prints findings of a command whose output is something else.
    func report(_ findings: [Finding], color: ColorChoice = .auto) {
        write(ReporterName.preferred(on: self).reporter(on: self, color: color).report(findings))
    }
}
