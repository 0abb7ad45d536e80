import Basics
import Diagnostics
import SourceSyntax

/// Findings of `lint` about one declaration.
struct FindingList {
    let findings: [Finding]
    let page: PageContext
    /// The map of the declaration, to name the key that a finding is about.
    var body: Node?

    var html: HTML {
        guard !findings.isEmpty else { return .empty }
        return tag("ul", .class("findings")) {
            for finding in findings.prefix(Self.limit) { item(finding) }
            if findings.count > Self.limit {
                tag("li") { "\(findings.count - Self.limit) more: belfry lint shows all." }
            }
        }
    }

    private static let limit = 50

    /// What a change breaks, for whom.
    private func witness(of finding: Finding) -> HTML {
        let lines = finding.linesOfWitness
        guard lines.count == 3 else { return .empty }
        return tag("div", .class("witness")) {
            tag("p") { lines[0] }
            tag("pre") { tag("code") { lines[1] } }
            tag("p") { lines[2] }
        }
    }

    private func item(_ finding: Finding) -> HTML {
        tag("li", .class(finding.severity.rawValue)) {
            tag("p") {
                tag("b") { finding.severity.rawValue }
                " "
                if let key = body?.entries.first(where: { $0.range.contains(finding.range) })?.key.text {
                    tag("code") { key.withVisibleControls }
                    " "
                }
                finding.message
                if let help = finding.help { tag("span", .class("help")) { " – " + help } }
            }
            witness(of: finding)
            tag("details") {
                tag("summary") {
                    tag("code") { finding.rule.id }
                    " at "
                    page.place(of: finding.range)
                }
                tag("p") { finding.rule.rationale }
                tag("p", .class("source")) { "Source: \(finding.rule.source.title)" }
            }
        }
    }
}
