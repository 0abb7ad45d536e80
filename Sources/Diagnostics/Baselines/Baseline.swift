import Basics

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Known findings of a project, recorded when it began to use Belfry. They don't fail a run as long as they match
/// exactly.
package struct Baseline: Sendable {
    package private(set) var entries: [Entry]

    package struct Entry: Hashable, Sendable {
        /// Relative to the folder of the baseline.
        package var file: String
        package var rule: String
        /// The content hash of `FindingFingerprints`.
        package var content: String
        /// For people who read the baseline. It isn't compared.
        package var message: String

        package init(file: String, rule: String, content: String, message: String) {
            self.file = file
            self.rule = rule
            self.content = content
            self.message = message
        }
    }

    package static let fileName = ".belfry-baseline.json"
    private static let version = 1

    package init(_ entries: [Entry]) {
        self.entries = entries.sorted { left, right in
            (left.file, left.rule, left.content, left.message) < (right.file, right.rule, right.content, right.message)
        }
    }

    /// - Parameter bytes: A file that an earlier run wrote.
    package init(parsing bytes: [UInt8]) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(bytes))
        guard file.version == Self.version else { throw UnknownVersion(number: file.version) }
        self.init(file.findings)
    }

    package struct UnknownVersion: Error {
        package var number: Int
    }

    private struct File: Decodable {
        var version: Int
        var findings: [Entry]
    }

    /// One line for each finding, so that diffs are small.
    package var text: String {
        let lines = entries.map { entry in
            let json: JSONValue = [
                "file": .string(entry.file),
                "rule": .string(entry.rule),
                "content": .string(entry.content),
                "message": .string(entry.message),
            ]
            return "    " + json.compact
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
    }
}

extension Baseline.Entry: Decodable {}
