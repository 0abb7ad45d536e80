import Diagnostics
import Guidelines
import FoundationEssentials

let path = CommandLine.arguments[1]
let file = SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
let result = Linter().lint(root: file, fragments: [])
let index = LineIndex(file)
for finding in result.findings {
    let p = index.position(at: finding.range.bytes.lowerBound), e = index.position(at: finding.range.bytes.upperBound)
    print("\(path):\(p.line):\(p.column)-\(e.line):\(e.column): \(finding.severity): \(finding.message) [\(finding.rule.id)] -- \(finding.help ?? "")")
}
