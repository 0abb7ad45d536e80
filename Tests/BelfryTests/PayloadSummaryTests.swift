import Foundation
import Testing

/// Parts of a log, checked by separate processes.
@Suite struct PayloadSummaryTests {
    private static let right = """
        {"aps":{"alert":{"title":"Message"},"mutable-content":1},"notification":"sealed","ciphertext":"b64"}
        """
    private static let wrong = right.replacing("\"b64\"", with: "64")
    private static let cutOff = String(right.dropLast(20))

    /// 4,000 lines, of which 400 are wrong and 40 are cut off: more than a thread checks at once.
    private static let log = (0..<4000).map { number in
        number % 100 == 7 ? cutOff : number % 10 == 3 ? wrong : right.replacing("b64", with: "b\(number)")
    }

    private static func workspace() throws -> Workspace {
        try Workspace(["notifications.yaml": PayloadMistake.schema])
    }

    /// Proves that the sum of the parts is the summary of the whole, and that neither order nor threads change it.
    @Test func partsAddUpToTheWhole() async throws {
        let workspace = try Self.workspace()
        try workspace.write(Self.log.joined(separator: "\n"), to: "all.jsonl")
        let whole = try await workspace.belfry("check-payload all.jsonl --summary-json all.json --max-findings 1")
        #expect(whole.status == 1 && whole.error.hasPrefix("440 errors in 3960 pushes ("), "\(whole)")
        for part in 0..<4 {
            let lines = Self.log[part * 1000..<(part + 1) * 1000].joined(separator: "\n")
            let options = "--summary-json part-\(part).json --reporter jsonl --exit-zero -q"
            let result = try await workspace.belfry("check-payload - \(options)", input: lines)
            #expect(result.status == 0 && result.error == "")
            let found = try result.output.split(separator: "\n").map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            #expect(found.count == 110)
            #expect(found.compactMap { $0["line"] as? Int }.prefix(3) == [4, 8, 14])
            #expect(Set(found.compactMap { $0["rule"] as? String }) == ["payload-data-type", "json-syntax"])
        }
        let parts = "part-3.json part-1.json part-0.json part-2.json"
        let sum = try await workspace.belfry("summarize --json \(parts)")
        #expect(sum.status == 1)
        #expect(try sum.output == workspace.text("all.json"))
        #expect(try await workspace.belfry("summarize \(parts)").output == "440 errors in 3960 pushes\n")
        #expect(
            try await workspace.belfry("summarize -", input: sum.output + sum.output).output.hasPrefix("880 errors"))
    }

    @Test(
        arguments: [
            ("[]", "1:1: error: this isn't a summary"), ("{\"version\":1}", "1:1: error: this isn't a summary"),
            ("\n{\"version\":1,\"pushes\":-1,\"notChecked\":0,\"findings\":[]}", "2:1: error: this isn't a summary"),
            (
                "{\"version\":1,\"pushes\":1,\"notChecked\":0,\"findings\":[{\"rule\":\"a\"}]}",
                "1:52: error: this isn't a summary"
            ),
            ("{", "1:1: error: "),
            // Sums of two lines, of the numbers in a line, and of two kinds of findings that overflow.
            (
                String(repeating: "{\"version\":1,\"pushes\":\(Int.max),\"notChecked\":0,\"findings\":[]}\n", count: 2),
                "2:1: error: the numbers up to this one are too large to add up"
            ),
            (
                "{\"version\":1,\"pushes\":1,\"notChecked\":\(Int.max),\"findings\":[]}",
                "1:1: error: the numbers up to this one are too large to add up"
            ),
            (
                "{\"version\":1,\"pushes\":1,\"notChecked\":0,\"findings\":["
                    + "{\"rule\":\"a\",\"severity\":\"error\",\"count\":\(Int.max - 1)},"
                    + "{\"rule\":\"a\",\"severity\":\"error\",\"count\":1}]}",
                "error: the numbers up to this one are too large to add up"
            ),
        ]
    )
    func brokenSummariesAreReported(_ text: String, _ expected: String) async throws {
        let workspace = try Self.workspace()
        try workspace.write(text, to: "part.json")
        let result = try await workspace.belfry("summarize part.json")
        #expect(result.status == 2 && result.error.contains(expected), "\(result)")
    }

    /// Proves that compressed logs are read, and that one that is cut off isn't taken for a whole one.
    @Test func compressedLogs() async throws {
        let workspace = try Self.workspace()
        try workspace.write(Self.log.joined(separator: "\n"), to: "a log.jsonl")
        let gzip = Process()
        gzip.executableURL = URL(filePath: "/bin/gzip")
        gzip.arguments = [workspace.url("a log.jsonl").path]
        try gzip.run()
        gzip.waitUntilExit()
        let file = workspace.url("a log.jsonl.gz")
        try FileManager.default.moveItem(at: file, to: workspace.url("it's.jsonl.gz"))
        let whole = try await workspace.belfry("check-payload it's.jsonl.gz")
        #expect(whole.status == 1 && whole.error.hasPrefix("440 errors in 3960 pushes ("), "\(whole.error)")
        let bytes = try Data(contentsOf: workspace.url("it's.jsonl.gz"))
        try bytes.prefix(bytes.count / 2).write(to: workspace.url("half.jsonl.gz"))
        let half = try await workspace.belfry("check-payload half.jsonl.gz")
        #expect(half.status == 2 && half.error.contains("'gzip' can't decompress"), "\(half.error)")
    }
}
