import Diagnostics
import Foundation
import Testing

/// The witnesses of findings, for the generated code to read.
struct MatrixWitnesses {
    private(set) var checks: [(witness: Witness, source: String)] = []

    /// - Parameters:
    ///   - old: The namespace of the earlier version.
    ///   - new: The namespace of the current version.
    mutating func add(_ finding: Finding, old: String, new: String) {
        for item in finding.breaks where item.witness.after.hasPrefix(".unrecognized") {
            guard let content = json(item.witness.content) else { continue }
            let payload = content["userInfo"] ?? content["payload"] ?? content
            guard let bytes = try? JSONSerialization.data(withJSONObject: payload) else { continue }
            let action = content["actionIdentifier"] as? String
            let button = action.flatMap { $0.hasPrefix("com.apple.") ? nil : $0 }
            // The matrix has no dismissals, and reads no background pushes.
            guard action == nil || button != nil else { continue }
            let source = """
                    Check(
                        number: \(checks.count), reader: version\(item.party == .installed ? old : new),
                        button: \(button.map { "Button(identifier: \"\($0)\", takesText: false)" } ?? "nil"),
                        payload: ##"\(String(decoding: bytes, as: UTF8.self))"##),

                """
            checks.append((item.witness, source))
        }
    }

    private func json(_ text: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }

    var source: String { "var checks: [Check] { [\n\(checks.map(\.source).joined())] }\n" }

    /// Expects that the generated code rejects each witness, for the same key.
    func expectFailures(in output: String) {
        let lines = output.split(separator: "\n")
        for (number, check) in checks.enumerated() {
            let line = lines.first { $0.hasPrefix("witness \(number): ") } ?? "nothing"
            let witness = check.witness
            #expect(line.hasPrefix("witness \(number): unrecognized"), "\(witness.content): \(witness.after): \(line)")
            let quoted = witness.after.split(separator: "'", omittingEmptySubsequences: false)
            if witness.after.hasPrefix(".unrecognized: key"), quoted.count > 1 {
                #expect(line.contains(quoted[1]), "\(witness.after): \(line)")
            }
        }
    }
}
