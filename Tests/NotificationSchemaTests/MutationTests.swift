import Basics
import BelfryKit
import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// Valid schemas with thousands of random changes, the same in each run: no crash, and all findings inside the file.
@Suite struct MutationTests {
    private static let realWorld = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "examples/real-world")

    static let applications: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: realWorld.path)) ?? [])
        .filter { !$0.contains(".") }.sorted()

    @Test func thereAreApplications() {
        #expect(Self.applications.count >= 13)
    }

    @Test(arguments: applications)
    func realApplications(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.realWorld.appending(path: "\(name)/notifications.yaml")))
        var mutator = Mutator(seed: 1)
        for number in 0..<20 * mutationsOfAnInput { check(mutator.mutated(bytes), number) }
    }

    @Test(arguments: RuleCatalogue.all)
    func examplesOfRules(_ rule: RuleDescription) {
        var mutator = Mutator(seed: 2)
        var number = 0
        for example in rule.passing + rule.failing where !example.isCode && example.text.utf8.count < 10_000 {
            for _ in 0..<mutationsOfAnInput {
                check(mutator.mutated(Array(example.text.utf8)), number)
                number += 1
            }
        }
    }

    /// - Parameter number: The number of the mutation. One in twenty is linted twice, and must give the same findings.
    private func check(_ bytes: [UInt8], _ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        let file = SourceFile(path: "notifications.yaml", bytes: bytes)
        let findings = Linter.standard.lint(root: file, fragments: []).findings
        let text = String(decoding: bytes, as: UTF8.self)
        if number.isMultiple(of: 20) {
            let copy = SourceFile(path: "notifications.yaml", bytes: bytes)
            let again = Linter.standard.lint(root: copy, fragments: []).findings
            #expect(findings.map(\.report) == again.map(\.report), "\(text)", sourceLocation: sourceLocation)
        }
        for finding in findings {
            let ranges = [finding.range] + finding.notes.map(\.range) + (finding.fix?.edits.map(\.range) ?? [])
            #expect(ranges.allSatisfy { isSound($0, in: file) }, "\(finding)\n\(text)", sourceLocation: sourceLocation)
            let lines = [finding.message, finding.help ?? "-"] + finding.notes.map(\.message)
            #expect(lines.allSatisfy { !$0.isEmpty && !$0.contains("\n") }, "\(lines)", sourceLocation: sourceLocation)
            #expect(
                !finding.message.hasPrefix("this isn't YAML: "), "\(finding.report)\n\(text)",
                sourceLocation: sourceLocation)
        }
    }

    /// Whether it is inside the file and, in text, between scalars.
    private func isSound(_ range: SourceRange, in file: SourceFile) -> Bool {
        guard range.file === file, range.bytes.upperBound <= file.bytes.count else { return false }
        guard String(validUTF8: file.bytes) != nil else { return true }
        return [range.bytes.lowerBound, range.bytes.upperBound].allSatisfy { offset in
            offset == file.bytes.count || file.bytes[offset] & 0b1100_0000 != 0b1000_0000
        }
    }
}

/// Makes typical editing accidents: the same for the same seed.
struct Mutator {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private static let insertions: [String] = [
        "{", "}", "[", "]", ":", ": ", ",", "- ", "-", "&a ", "*a", "!", "!!str ", "|", "|\n", ">", "'", "\"", "#",
        " #", "%", "@",
        "`", "\t", "\n", "\r", "\r\n", " ", "  ", "<<: ", "---\n", "...\n", "? ", "$(", ")", "\\", "\u{FEFF}", "\u{85}",
        "\u{2028}",
        "é", "👩‍👩‍👧", "\u{301}", "\u{202E}", "~", "null", "\u{0}", "x-", "aps", "title: ", "categories:\n",
    ]

    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.next(below: 3) {
            let place = random.next(below: bytes.count + 1)
            switch random.next(below: 6) {
            case 0:
                bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(below: 8)))
            case 1, 2:
                bytes.insert(contentsOf: Self.insertions[random.next(below: Self.insertions.count)].utf8, at: place)
            case 3:
                if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
            case 4:
                swapLines(of: &bytes)
            default:
                let end = min(bytes.count, place + random.next(below: 60))
                bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count + 1))
            }
        }
        return bytes
    }

    private mutating func swapLines(of bytes: inout [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines.swapAt(random.next(below: lines.count), random.next(below: lines.count))
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
