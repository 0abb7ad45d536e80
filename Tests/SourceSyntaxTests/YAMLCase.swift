import Basics
import Diagnostics
import Foundation
import SourceSyntax

/// A case of `YAMLCases`: a title, an input, and the expected result.
///
///     ▸ a plain text
///     a: cat
///     ▸▸ {"a":"cat"}
///
/// In the input, `‹0D›` is the character U+000D, and `‹›` at the end means no line break. The result is the tree as
/// JSON, where `~` is a missing value, or a finding, `schema-syntax 1:4`. `no YAML:` precedes a finding if YAML 1.2 also
/// forbids the input. If YAML 1.2 differs, the result begins with who decided that and why: `refused, tag:` or
/// `libyaml, anchor-letters:`.
struct YAMLCase: CustomStringConvertible, Sendable {
    let file: String
    let title: String
    let input: [UInt8]
    /// The tree or the finding.
    let outcome: String
    let isInvalid: Bool
    let deviation: YAMLDeviation?

    static let all: [YAMLCase] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "YAMLCases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name in
            let data = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
            return cases(in: String(decoding: data, as: UTF8.self), of: name)
        }
    }()

    private static func cases(in text: String, of file: String) -> [YAMLCase] {
        text.split(separator: "\n▸ ").dropFirst().compactMap { part in
            guard let title = part.prefix(while: { $0 != "\n" }) as Substring?,
                let arrow = part.range(of: "\n▸▸ ", options: .backwards)
            else { return nil }
            let input = part[title.endIndex..<arrow.lowerBound].dropFirst() + "\n"
            let outcome = part[arrow.upperBound...].trimmingCharacters(in: .newlines)
            return YAMLCase(file, String(title), input: decoded(String(input)), written: decoded(outcome))
        }
    }

    private init(_ file: String, _ title: String, input: String, written: String) {
        self.file = file
        self.title = title
        self.input = Array(input.utf8)
        let parts = written.split(separator: ": ", maxSplits: 1).map(String.init)
        let (origin, reason) = (parts[0].split(separator: ", ").first ?? "", parts[0].split(separator: ", ").last ?? "")
        let isDeviation = parts.count == 2 && (origin == "refused" || origin == "libyaml")
        isInvalid = parts.count == 2 && parts[0] == "no YAML"
        deviation = isDeviation ? YAMLDeviation(rawValue: String(reason)) : nil
        outcome = isInvalid || isDeviation ? parts[1] : written
    }

    /// With its file.
    var description: String { "\(file): \(title)" }

    /// Replaces codes with characters.
    private static func decoded(_ text: String) -> String {
        let text = text.replacing("‹›\n", with: "")
        return text.replacing(/‹([0-9A-F]+)›/) { match in
            UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
        }
    }
}

/// The result of reading a text, on one line.
enum YAMLSummary {
    static func of(_ bytes: [UInt8]) -> String {
        var limits = ReadingLimits()
        var findings: [Finding] = []
        let file = SourceFile(path: "a.yaml", bytes: bytes)
        let root = YAMLReader.read(file, limits: &limits, findings: &findings)
        if let finding = findings.first(where: { $0.severity == .error }) {
            let place = LineIndex(file).position(at: finding.range.bytes.lowerBound)
            return "\(finding.rule.id) \(place.line):\(place.column)"
        }
        return root.map(tree) ?? "nothing"
    }

    static func isTree(_ outcome: String) -> Bool {
        outcome == "nothing" || ["[", "{", "\"", "~"].contains { outcome.hasPrefix($0) }
    }

    private static func tree(_ node: Node) -> String {
        switch node.kind {
        case .scalar: node.isMissing ? "~" : JSONValue.string(node.text).compact
        case .sequence: "[\(node.items.map(tree).joined(separator: ","))]"
        case .mapping: "{\(node.entries.map { "\(tree($0.key)):\(tree($0.value))" }.joined(separator: ","))}"
        }
    }
}
