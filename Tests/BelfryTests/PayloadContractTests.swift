import Foundation
import TestSupport
import Testing

/// check-payload and the JSON Schemas agree: both reject each mistake, and both accept correct payloads.
@Suite struct PayloadContractTests {
    /// The rules with findings, by file.
    private func rules(in output: String) throws -> [String: [String]] {
        struct Report: Decodable {
            struct Finding: Decodable {
                var rule, severity, file: String
            }
            var findings: [Finding]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
        return Dictionary(grouping: report.findings.filter { $0.severity == "error" }, by: \.file)
            .mapValues { $0.map(\.rule) }
    }

    @Test func eachMistakeIsFoundOnceByItsRule() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        for (index, mistake) in PayloadMistake.all.enumerated() {
            #expect(mistake.text != mistake.request, "\(mistake)")
            try workspace.write(mistake.text, to: "\(index).json")
        }
        let files = PayloadMistake.all.indices.map { "\($0).json" }.joined(separator: " ")
        let result = try await workspace.belfry("check-payload --reporter json \(files)")
        #expect(result.status == 1)
        let found = try rules(in: result.output)
        for (index, mistake) in PayloadMistake.all.enumerated() {
            #expect(found["\(index).json"] == [mistake.rule], "\(mistake)")
        }
    }

    @Test func correctPayloadsPass() async throws {
        let requests = [PayloadMistake.courier, PayloadMistake.sealed, PayloadMistake.alarm, PayloadMistake.sync]
        let files = Dictionary(uniqueKeysWithValues: requests.enumerated().map { ("\($0).json", $1) })
        let workspace = try Workspace(files.merging(["notifications.yaml": PayloadMistake.schema]) { $1 })
        let result = try await workspace.belfry("check-payload 0.json 1.json 2.json 3.json --fail-on advice")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("no findings in 4 pushes ("))
    }

    /// Uses an independent validator, the Python package jsonschema, if it can be installed.
    @Test(.enabled(if: PythonTools.interpreter != nil, "\(PythonTools.requirement)"))
    func jsonSchemasSayTheSame() async throws {
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.schema, "validate.py": Self.validator,
        ])
        #expect(try await workspace.belfry("generate --json-schema Schemas --fixtures Fixtures").status == 0)
        let mistakes = PayloadMistake.all.filter(\.isInJSONSchema)
        for (index, mistake) in mistakes.enumerated() { try workspace.write(mistake.text, to: "Wrong/\(index).json") }
        for (index, request) in [
            PayloadMistake.courier, PayloadMistake.sealed, PayloadMistake.alarm, PayloadMistake.sync,
        ].enumerated() {
            try workspace.write(request, to: "Right/\(index).json")
        }
        let (status, output) = try runProgram(
            PythonTools.interpreter?.path ?? "python3", ["validate.py"], in: workspace.folder)
        #expect(status == 0, "\(output)")
        for line in output.split(separator: "\n") {
            let index = line.split(separator: " ").first.flatMap { Int($0) }
            #expect(Bool(false), "\(index.map { "\(mistakes[$0]): " } ?? "")\(line)")
        }
    }

    /// Thousands of random mistakes: both reject the same payloads.
    @Test(.enabled(if: PythonTools.interpreter != nil, "\(PythonTools.requirement)"))
    func checksAndJSONSchemaAgreeOnMutatedPayloads() async throws {
        let count = 240 * mutationsOfAnInput
        let workspace = try Workspace([
            "notifications.yaml": PayloadMutations.schema, "mutate.py": PayloadMutations.script,
        ])
        #expect(try await workspace.belfry("generate --json-schema Schemas --fixtures Fixtures").status == 0)
        let (status, output) = try runProgram(
            PythonTools.interpreter?.path ?? "python3",
            ["mutate.py", "\(count)", "payloads.jsonl", "refused.txt", "right.jsonl"],
            in: workspace.folder)
        #expect(status == 0, "\(output)")
        let refused = Set(try workspace.text("refused.txt").split(separator: "\n").compactMap { Int($0) })
        // Enough accepted and rejected payloads for a meaningful test.
        #expect((count / 10...count * 9 / 10).contains(refused.count))
        let result = try await workspace.belfry("check-payload payloads.jsonl --reporter xcode --max-findings 20000")
        let wrong = Set(
            result.output.split(separator: "\n").filter { $0.contains(": error: ") }
                .compactMap { Int($0.split(separator: ":")[1]) })
        let payloads = try workspace.text("payloads.jsonl").split(separator: "\n")
        try await compareAloneAndInALog(payloads, in: workspace)
        for line in wrong.symmetricDifference(refused).sorted().prefix(10) {
            Issue.record(
                "\(wrong.contains(line) ? "only check-payload" : "only the JSON Schema") refuses \(payloads[line - 1])")
        }
    }

    /// Proves that a push has the same findings in a file of its own as after correct pushes in a log, where most lines
    /// are only compared with earlier ones.
    private func compareAloneAndInALog(_ payloads: [Substring], in workspace: Workspace) async throws {
        let right = try workspace.text("right.jsonl")
        let start = right.count { $0 == "\n" }
        try workspace.write(right + payloads.joined(separator: "\n") + "\n", to: "log.jsonl")
        for (index, payload) in payloads.enumerated() { try workspace.write(String(payload), to: "p/\(index).json") }
        func found(_ arguments: String, place: (Substring) -> Int?) async throws -> [Int: [String]] {
            let result = try await workspace.belfry(
                "check-payload --reporter xcode --max-findings 25000 --exit-zero \(arguments)")
            var found: [Int: [String]] = [:]
            for line in result.output.split(separator: "\n") where !line.contains(": note: ") {
                guard let message = line.firstRange(of: ": "), let place = place(line) else { continue }
                found[place, default: []].append(String(line[message.upperBound...]))
            }
            return found
        }
        let files = payloads.indices.map { "p/\($0).json" }.joined(separator: " ")
        let alone = try await found(files) { Int($0.dropFirst(2).prefix { $0 != "." }) }
        let logged = try await found("log.jsonl") { line in
            Int(line.split(separator: ":")[1]).map { $0 - start - 1 }
        }
        for (index, payload) in payloads.enumerated() where alone[index] != logged[index] {
            Issue.record("\(payload): alone \(alone[index] ?? []), in a log \(logged[index] ?? [])")
        }
    }

    /// Prints payloads with an unexpected result.
    private static let validator = """
        import glob, json
        from jsonschema import Draft202012Validator as Validator

        schemas = {}
        for path in glob.glob("Schemas/*.schema.json") + ["Schemas/schema.json"]:
            with open(path) as file: schema = json.load(file)
            Validator.check_schema(schema)
            schemas[path.split("/")[-1]] = Validator(schema)
        def load(path):
            with open(path) as file: return json.load(file)
        def valid(name, payload): return schemas[name].is_valid(payload)
        for entry in load("Fixtures/fixtures.json")["fixtures"]:
            payload = load("Fixtures/" + entry["file"])
            own = entry.get("name") or entry["activity"] + "." + entry["event"]
            for name in ["schema.json", own + ".schema.json"]:
                for error in schemas[name].iter_errors(payload): print(entry["file"], name, error.message)
        for path in sorted(glob.glob("Right/*.json")):
            payload = load(path)["payload"]
            for name in ["schema.json", payload["notification"] + ".schema.json"]:
                if not valid(name, payload): print(path, "is refused by", name)
        for path in glob.glob("Wrong/*.json"):
            payload = load(path)["payload"]
            index = path.split("/")[-1].split(".")[0]
            for name in schemas:
                if valid(name, payload): print(index, "is accepted by", name)
        """
}
