import Diagnostics
import Guidelines
import NotificationSchema
import SwiftGeneration
import FoundationEssentials

let path = CommandLine.arguments[1]
let files = try CommandLine.arguments.dropFirst().map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(filePath: $0)))) }
let result = Linter().lint(root: files[0], fragments: Array(files.dropFirst()))
for finding in result.findings {
    let index = LineIndex(finding.range.file)
    let p = index.position(at: finding.range.bytes.lowerBound), e = index.position(at: finding.range.bytes.upperBound)
    print("// \(finding.range.file.path):\(p.line):\(p.column)-\(e.line):\(e.column): \(finding.severity): \(finding.message) [\(finding.rule.id)] -- \(finding.help ?? "")")
}
for f in SwiftGenerator(result.schema).files() { print(f.text) }
