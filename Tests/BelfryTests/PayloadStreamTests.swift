import Foundation
import Testing

/// Logs that are piped to check-payload.
@Suite struct PayloadStreamTests {
    private static let payload = """
        {"aps":{"alert":{"title":"Message"},"mutable-content":1},"notification":"sealed","ciphertext":"b64"}
        """
    private static let wrong = payload.replacing("\"b64\"", with: "64")
    private static let pretty = """
        {
          "aps": { "alert": { "title": "Message" }, "mutable-content": 1 },

          "notification": "sealed",
          "ciphertext": 64
        }
        """

    private func errors(in input: String) async throws -> [String] {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        let result = try await workspace.belfry("check-payload -", input: input)
        return result.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            let parts = line.split(separator: ":")
            return "\(parts[1]):\(parts[2])" + (line.contains("[json-syntax]") ? " syntax" : "")
        }
    }

    private static let logs: [([String], [String])] = [
        ([payload, wrong, payload, wrong], ["2:95", "4:95"]),
        // Whitespace, and Windows line breaks.
        ([payload + "\r", "", "  ", " " + wrong + " \r"], ["4:96"]),
        ([pretty], ["5:17"]),
        ([payload, pretty, pretty, wrong], ["6:17", "12:17", "14:95"]),
        ([String(payload.dropLast(20)), wrong], ["1:1 syntax", "2:95"]),
        (["{", wrong], ["1:1 syntax", "2:95"]),
        ([payload, "connection reset by peer", wrong], ["2:1 syntax", "3:95"]),
        (["\u{FEFF}" + wrong], ["1:95"]),
        ([wrong + "}", payload + payload], ["1:98 syntax", "2:101 syntax"]),
        (["42", "null", "[42]"], ["1:1", "2:1", "3:2"]),
        ([payload.replacing("b64", with: "\\ud83d")], ["1:96 syntax"]),
        ([payload.replacing("\"b64\"", with: "\"b64\",\"ciphertext\":\"b65\"")], ["1:101 syntax"]),
        ([payload.replacing("\"b64\"", with: String(repeating: "[", count: 100))], ["1:158 syntax"]),
        ([payload.replacing("b64", with: "b\u{0}4")], ["1:97 syntax"]),
    ]

    private static let cutOff: [([String], [String])] = [
        // A truncated line, and lines that JSON can't continue.
        ([String(payload.dropLast(20)), "connection reset by peer", wrong], ["1:1 syntax", "2:1 syntax", "3:95"]),
        (["{\"aps\": {\"alert\":", "connection reset by peer", wrong], ["1:18 syntax", "2:1 syntax", "3:95"]),
        (["{\"aps\": {\"badge\": 1", " " + wrong, wrong], ["1:9 syntax", "2:96", "3:95"]),
        (["{\"aps\": {\"badge\": 1},", " " + wrong, wrong], ["1:1 syntax", "2:96", "3:95"]),
        (["{\"aps\": {\"alert\": \"Mess", "  \"notification\": 1", wrong], ["1:19 syntax", "2:17 syntax", "3:95"]),
        // Arrays on one line, with one element per line, and on more lines.
        (["[\(payload),\(wrong)]", wrong], ["1:197", "2:95"]),
        (["[", "\(payload),", "\(wrong),", wrong, "]", wrong], ["3:95", "4:95", "6:95"]),
        (
            ["["] + elements + ["  },", "  \(wrong),", "  \(wrong)", "]"],
            ["5:19", "7:97", "8:97"]
        ),
    ]

    private static let elements = pretty.split(separator: "\n").dropLast().map { "  \($0)" }

    @Test(arguments: logs + cutOff)
    func eachLineIsASeparatePush(_ lines: [String], _ expected: [String]) async throws {
        #expect(try await errors(in: lines.joined(separator: "\n")) == expected)
        #expect(try await errors(in: lines.joined(separator: "\n") + "\n") == expected)
    }

    @Test func bytesThatAreNotText() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        var bytes = Data(Self.payload.utf8)
        bytes[30] = 0xFF
        try (bytes + Data("\n\(Self.wrong)\n".utf8)).write(to: workspace.url("sent.jsonl"))
        let result = try await workspace.belfry("check-payload sent.jsonl")
        #expect(result.output.hasPrefix("sent.jsonl:1:31: error: this isn't UTF-8 [json-syntax]\n"))
        #expect(result.output.contains("sent.jsonl:2:95: error: 'ciphertext' must be a string, not a number"))
    }

    @Test func aLineWithoutAnEnd() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        let long = "{\"aps\": \"" + String(repeating: "x", count: 3 << 20)
        let result = try await workspace.belfry("check-payload -", input: long + "\n" + Self.wrong)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("<stdin>:1:1: error: a line is longer than 1 MiB, so it wasn't checked"))
        #expect(result.output.contains("<stdin>:2:95: error: "))
        let endless = String(repeating: "{\n \"x\":\n", count: 10) + String(repeating: " x\n", count: 400_000)
        #expect(try await workspace.belfry("check-payload -", input: endless).status == 1)
    }

    @Test func allFindingsAreCountedAndTheLimitIsShown() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        let input = String(repeating: Self.wrong + "\n", count: 2_500)
        let result = try await workspace.belfry("check-payload -", input: input)
        #expect(result.output.components(separatedBy: ": error: ").count - 1 == 1_000)
        #expect(result.error.hasPrefix("2500 errors in 2500 pushes ("))
        #expect(result.error.contains("\n1500 more findings not shown (limit: 1000); '--max-findings' shows more\n"))
        let few = try await workspace.belfry("check-payload - --max-findings 1 --reporter json", input: input)
        #expect(few.output.components(separatedBy: "\"rule\"").count - 1 == 1)
    }

    @Test func pushesOfOtherTypesAreCounted() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.notifications])
        let other = """
            {"aps":{"timestamp":1795253400,"event":"update","content-state":{"stops":3}}}
            {"headers":{"apns-push-type":"voip"},"payload":{"aps":{},"call":"7"}}

            """
        let result = try await workspace.belfry("check-payload -", input: other + Self.payload)
        #expect(result.status == 0)
        #expect(result.error.hasPrefix("no findings in 1 push ("))
        #expect(result.error.contains("\n2 not checked: their push types"))
    }
}
