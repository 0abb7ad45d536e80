import Diagnostics

/// Prints findings as they arrive, up to a limit, and counts all of them.
struct FindingOutput {
    private(set) var counts: [Severity: Int] = [:]
    private(set) var hiddenCount = 0
    private let reporter: any FindingReporter
    private let separator: String?
    private let limit: Int
    private var shownCount = 0
    private var kept: [Finding] = []

    init(as name: ReporterName, color: ColorChoice, failingFrom severity: Severity, limit: Int) {
        reporter = name.reporter(on: .output, color: color, failingFrom: severity)
        separator = name.separator
        self.limit = limit
    }

    mutating func add(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        let shown = findings.prefix(limit - shownCount)
        hiddenCount += findings.count - shown.count
        guard !shown.isEmpty else { return }
        if let separator {
            StandardStream.output.write((shownCount > 0 ? separator : "") + reporter.report(Array(shown)))
        } else {
            kept += shown
        }
        shownCount += shown.count
    }

    /// Prints reports that can only be written as a whole.
    func finish() {
        if separator == nil { StandardStream.output.write(reporter.report(kept.inSourceOrder())) }
    }
}

extension ReporterName {
    /// The text between two reports; nil for reports that are whole documents.
    fileprivate var separator: String? {
        switch self {
        case .pretty: "\n"
        case .xcode, .github, .jsonl: ""
        case .json, .sarif, .gitlab, .junit, .checkstyle: nil
        }
    }
}
